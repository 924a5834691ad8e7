import HomeModel
import HomeTraits
import JSON

extension Planner {
    /// `mode` and the target temperatures: a target belongs to the mode that is asked for, not to the one still reported.
    mutating func planThermostat(_ request: PartRequest) throws(CommandFailure) {
        guard let state = request.part.state(of: Thermostat.self) else { return }
        try refuseReadOnly(EverydayKeys.temperature, request)
        let setpoints = Setpoints(state)
        var mode = state[Thermostat.systemMode]
        var modeStep: (Argument, Thermostat.SystemMode)?
        if let argument = request[EverydayKeys.mode] {
            let wanted = try Self.mode(argument, state)
            mode = wanted
            modeStep = (argument, wanted)
        }
        var targets: [(argument: Argument, setpoint: Setpoints.Setpoint, raw: Int64)] = []
        func add(_ key: String, _ setpoint: Setpoints.Setpoint?) throws(CommandFailure) {
            guard let argument = request[key], let setpoint else { return }
            targets.append((argument, setpoint, try raw(argument, in: setpoint.range)))
        }
        if let argument = request[EverydayKeys.targetTemperature] {
            guard let target = setpoints.target(in: mode) else {
                throw argument.refused("in this mode set targetTemperatureLow and targetTemperatureHigh")
            }
            try add(EverydayKeys.targetTemperature, target)
        }
        try add(EverydayKeys.targetTemperatureLow, setpoints.heating)
        try add(EverydayKeys.targetTemperatureHigh, setpoints.cooling)
        try check(targets, setpoints, request)
        if let (argument, mode) = modeStep {
            write(mode.value, to: Thermostat.systemMode, on: request.part, for: argument)
        }
        // Raised from the top and lowered from the bottom, so that neither pushes the other.
        let isRaising =
            targets.first.map { $0.raw > Int64(state[$0.setpoint.attribute] ?? .max) } ?? false
        for target in isRaising ? targets.reversed() : targets {
            write(.integer(target.raw), to: target.setpoint.attribute, on: request.part, for: target.argument)
        }
    }

    private static func mode(
        _ argument: Argument, _ state: TraitState
    ) throws(CommandFailure) -> Thermostat.SystemMode {
        let number = try argument.member(of: Thermostat.SystemMode.definition)
        let possible = Thermostat.SystemMode.allCases.filter { mode in
            switch mode {
            case .heat, .emergencyHeat: state.has(Thermostat.Features.heating.rawValue)
            case .cool, .precooling: state.has(Thermostat.Features.cooling.rawValue)
            case .auto: state.has(Thermostat.Features.autoMode.rawValue)
            case .off, .fanOnly, .dry, .sleep: true
            }
        }
        let known = possible + [state[Thermostat.systemMode]].compactMap { $0 }.filter { !possible.contains($0) }
        guard let mode = known.first(where: { UInt32($0.rawValue) == number }) else {
            throw argument.outOfRange(
                "this thermostat does not have that mode",
                allowed: .names(
                    known.compactMap { Thermostat.SystemMode.definition.name(of: UInt64($0.rawValue)) }))
        }
        return mode
    }

    /// Degrees as hundredths, rounded and never cut off.
    private func raw(_ argument: Argument, in range: ClosedRange<Int64>) throws(CommandFailure) -> Int64 {
        let degrees = try argument.number()
        var raw = (degrees * 100).rounded()
        if clamps { raw = min(max(raw, Double(range.lowerBound)), Double(range.upperBound)) }
        guard raw >= Double(range.lowerBound), raw <= Double(range.upperBound) else {
            throw argument.outOfRange(
                "from \(Double(range.lowerBound) / 100) to \(Double(range.upperBound) / 100) °C",
                allowed: .range(.number(Double(range.lowerBound) / 100), .number(Double(range.upperBound) / 100)))
        }
        return Int64(raw)
    }

    private func check(
        _ targets: [(argument: Argument, setpoint: Setpoints.Setpoint, raw: Int64)], _ setpoints: Setpoints,
        _ request: PartRequest
    ) throws(CommandFailure) {
        var wished: [Int: Int64] = [:]
        for target in targets {
            let index = target.setpoint.attribute.index
            if let other = wished.updateValue(target.raw, forKey: index), other != target.raw {
                throw target.argument.wrong("another key asks for another value of the same setpoint", allowed: [])
            }
        }
        guard let low = setpoints.heating.flatMap({ wished[$0.attribute.index] }),
            let high = setpoints.cooling.flatMap({ wished[$0.attribute.index] }),
            high < low + setpoints.deadBand,
            let argument = request[EverydayKeys.targetTemperatureHigh] ?? targets.last?.argument
        else { return }
        throw argument.outOfRange(
            "it is too close to the lower target",
            allowed: ["min": .number(Double(low + setpoints.deadBand) / 100)])
    }

    func refuseReadOnly(_ key: String, _ request: PartRequest) throws(CommandFailure) {
        if let argument = request[key] { throw argument.refused("it is measured and cannot be set") }
    }
}

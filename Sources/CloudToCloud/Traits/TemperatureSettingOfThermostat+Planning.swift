import EverydayView
import HomeModel
import HomeTraits
import JSON

extension TemperatureSettingOfThermostat {
    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        switch command {
        case .thermostatSetMode: return try plan(mode: try parameters.text("thermostatMode"))
        case .thermostatTemperatureSetpoint:
            guard let target = target(pending) else { throw GoogleError(.functionNotSupported) }
            return try plan([(target, try parameters.number("thermostatTemperatureSetpoint"))], single: true)
        case .thermostatTemperatureSetRange:
            guard let heating = setpoints.heating, let cooling = setpoints.cooling else {
                throw GoogleError(.functionNotSupported)
            }
            let low = try parameters.number("thermostatTemperatureSetpointLow")
            let high = try parameters.number("thermostatTemperatureSetpointHigh")
            guard ((high - low) * 100).rounded() >= Double(setpoints.deadBand) else {
                throw GoogleError(.rangeTooClose)
            }
            var plan = try plan([(heating, low), (cooling, high)], single: false)
            // In other modes only one of them shows.
            if mode(pending) != .auto { plan.expected = [:] }
            return plan
        default: return try plan(step: parameters, pending)
        }
    }

    /// The mode that an earlier command of the same request asks for counts more than the one still reported.
    private func mode(_ pending: JSONObject) -> Thermostat.SystemMode? {
        pending["thermostatMode"]?.stringValue.flatMap(mode(named:)) ?? state[Thermostat.systemMode]
    }

    private func target(_ pending: JSONObject) -> Setpoints.Setpoint? { setpoints.target(in: mode(pending)) }

    private func plan(mode name: String) throws(GoogleError) -> CloudPlan {
        let wish: Thermostat.SystemMode
        if name == "on" {
            // Which mode was the last is not known: the one that keeps both limits, else the one there is.
            let modes = ["heatcool", "heat", "cool"].compactMap(mode(named:))
            let current = state[Thermostat.systemMode].flatMap { $0 == .off ? nil : $0 }
            guard let mode = current ?? modes.first else { throw GoogleError(.functionNotSupported) }
            wish = mode
        } else {
            guard let mode = mode(named: name) else { throw GoogleError(.functionNotSupported) }
            wish = mode
        }
        var plan = CloudPlan(expecting: ["thermostatMode": .string(Self.name(of: wish))])
        plan.write(wish, to: Thermostat.systemMode, on: part)
        return plan
    }

    private func plan(
        _ wishes: [(setpoint: Setpoints.Setpoint, degrees: Double)], single: Bool
    ) throws(GoogleError) -> CloudPlan {
        var targets: [(setpoint: Setpoints.Setpoint, raw: Int64)] = []
        for wish in wishes {
            // Rounded to the hundredths that the thermostat has, never cut off.
            let raw = (wish.degrees * 100).rounded()
            guard Double(wish.setpoint.range.lowerBound) <= raw, raw <= Double(wish.setpoint.range.upperBound) else {
                throw GoogleError(.valueOutOfRange)
            }
            targets.append((wish.setpoint, Int64(raw)))
        }
        var expected = JSONObject()
        let names =
            single
            ? ["thermostatTemperatureSetpoint"]
            : ["thermostatTemperatureSetpointLow", "thermostatTemperatureSetpointHigh"]
        for (name, target) in zip(names, targets) { expected.append(name, .number(Double(target.raw) / 100)) }
        var plan = CloudPlan(expecting: expected)
        // Raised from the top and lowered from the bottom, so that neither pushes the other.
        let isRaising = targets.first.map { $0.raw > Int64(state[$0.setpoint.attribute] ?? .max) } ?? false
        for target in isRaising ? targets.reversed() : targets {
            plan.write(Int16(clamping: target.raw), to: target.setpoint.attribute, on: part)
        }
        return plan
    }

    /// A step in degrees, or a weight for steps of half a degree; what lies outside is brought to the nearest that is possible.
    private func plan(step parameters: Parameters, _ pending: JSONObject) throws(GoogleError) -> CloudPlan {
        var step: Double
        if let degrees = try parameters.optionalNumber("thermostatTemperatureRelativeDegree") {
            step = degrees
        } else {
            let weight = try parameters.integer("thermostatTemperatureRelativeWeight")
            guard (-5...5).contains(weight) else { throw GoogleError(.valueOutOfRange) }
            step = Double(weight) / 2
        }
        let single = target(pending)
        let moved = single.map { [$0] } ?? [setpoints.heating, setpoints.cooling].compactMap { $0 }
        var wishes: [(setpoint: Setpoints.Setpoint, degrees: Double)] = []
        for setpoint in moved {
            guard let now = value(setpoint) else { throw GoogleError(.deviceNotReady) }
            let range = (Double(setpoint.range.lowerBound) / 100)...(Double(setpoint.range.upperBound) / 100)
            wishes.append((setpoint, min(max(now + step, range.lowerBound), range.upperBound)))
        }
        return try plan(wishes, single: single != nil)
    }
}

import EverydayView
import HomeModel
import HomeTraits
import JSON

/// TemperatureSetting of a Matter thermostat. Matter's auto is Google's heatcool.
struct TemperatureSettingOfThermostat: CloudTrait {
    static let name = GoogleTrait.temperatureSetting
    let part: CloudPart
    let state: TraitState
    let setpoints: Setpoints

    init?(_ part: CloudPart) {
        guard let state = part.state(of: Thermostat.self) else { return nil }
        setpoints = Setpoints(state)
        guard state.supports(Thermostat.systemMode), setpoints.heating != nil || setpoints.cooling != nil else {
            return nil
        }
        self.part = part
        self.state = state
    }

    /// Google's names of modes, and what they are written as.
    private static let modes: [(name: String, mode: Thermostat.SystemMode)] = [
        ("off", .off), ("heat", .heat), ("cool", .cool), ("heatcool", .auto), ("fan-only", .fanOnly), ("dry", .dry),
    ]

    static func name(of mode: Thermostat.SystemMode) -> String {
        switch mode {
        case .off, .sleep: "off"
        case .auto: "heatcool"
        case .cool, .precooling: "cool"
        case .heat, .emergencyHeat: "heat"
        case .fanOnly: "fan-only"
        case .dry: "dry"
        }
    }

    func mode(named name: String) -> Thermostat.SystemMode? {
        available.contains(name) ? Self.modes.first { $0.name == name }?.mode : nil
    }

    /// Blowing and drying are for air conditioners, and for whatever does it at present.
    private var available: [String] {
        let current = state[Thermostat.systemMode].map(Self.name)
        let isAirConditioner = part.has(type: 0x0072)
        return Self.modes.filter { name, mode in
            if name == current { return true }
            return switch mode {
            case .heat: state.has(Thermostat.Features.heating)
            case .cool: state.has(Thermostat.Features.cooling)
            case .auto: state.has(Thermostat.Features.autoMode)
            case .fanOnly, .dry: isAirConditioner
            default: true
            }
        }.map(\.name)
    }

    var attributes: JSONObject {
        let interface = part.state(of: ThermostatUserInterfaceConfiguration.self)
        let unit =
            interface?[ThermostatUserInterfaceConfiguration.temperatureDisplayMode] == .fahrenheit ? "F" : "C"
        var attributes: JSONObject = [
            "availableThermostatModes": .array(available.map { .string($0) }),
            "thermostatTemperatureUnit": .string(unit),
        ]
        let ranges = [setpoints.heating?.range, setpoints.cooling?.range].compactMap { $0 }
        if let lowest = ranges.map(\.lowerBound).min(), let highest = ranges.map(\.upperBound).max(), lowest > -27_315 {
            attributes.append(
                "thermostatTemperatureRange",
                [
                    "minThresholdCelsius": .number(Double(lowest) / 100),
                    "maxThresholdCelsius": .number(Double(highest) / 100),
                ])
        }
        if state.has(Thermostat.Features.autoMode) {
            attributes.append("bufferRangeCelsius", .number(Double(setpoints.deadBand) / 100))
        }
        return attributes
    }

    var states: JSONObject? {
        guard let mode = state[Thermostat.systemMode], let ambient = state.value(Thermostat.localTemperature) else {
            return nil
        }
        var states: JSONObject = [
            "thermostatMode": .string(Self.name(of: mode)),
            "thermostatTemperatureAmbient": .number(Double(ambient) / 100),
        ]
        if Self.name(of: mode) == Self.name(of: .auto) {
            guard let low = value(setpoints.heating) ?? value(setpoints.cooling),
                let high = value(setpoints.cooling) ?? value(setpoints.heating)
            else { return nil }
            states.append("thermostatTemperatureSetpointLow", .number(min(low, high)))
            states.append("thermostatTemperatureSetpointHigh", .number(max(low, high)))
        } else {
            guard let value = value(setpoints.target(in: mode)) else { return nil }
            states.append("thermostatTemperatureSetpoint", .number(value))
        }
        if let running = state[Thermostat.thermostatRunningMode] {
            states.append("activeThermostatMode", .string(running == .off ? "none" : "\(running)"))
        }
        if let humidity = part.state(of: RelativeHumidityMeasurement.self)?
            .value(RelativeHumidityMeasurement.measuredValue)
        {
            states.append("thermostatHumidityAmbient", .number(min((Double(humidity) / 100).rounded(), 100)))
        }
        return states
    }

    func value(_ setpoint: Setpoints.Setpoint?) -> Double? {
        setpoint.flatMap { state[$0.attribute] }.map { Double($0) / 100 }
    }

    var commands: Set<GoogleCommand> {
        let single: Set<GoogleCommand> = [.thermostatSetMode, .thermostatTemperatureSetpoint, .temperatureRelative]
        return setpoints.heating != nil && setpoints.cooling != nil
            ? single.union([.thermostatTemperatureSetRange]) : single
    }
}

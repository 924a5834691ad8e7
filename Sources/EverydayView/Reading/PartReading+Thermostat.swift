import HomeModel
import HomeTraits

extension PartReading {
    mutating func readThermostat(_ state: TraitState) {
        if state.supports(Thermostat.localTemperature), part.state(of: TemperatureMeasurement.self) == nil {
            add(EverydayKeys.temperature, .hundredths(state[attribute: Thermostat.localTemperature.index]))
        }
        if state.supports(Thermostat.systemMode) {
            add(EverydayKeys.mode, Self.mode(state[attribute: Thermostat.systemMode.index]))
        }
        let setpoints = Setpoints(state)
        if setpoints.heating != nil || setpoints.cooling != nil {
            let target = setpoints.target(in: state[Thermostat.systemMode])
            add(
                EverydayKeys.targetTemperature,
                target.map { .hundredths(state[attribute: $0.attribute.index]) } ?? .absent)
        }
        if let heating = setpoints.heating, let cooling = setpoints.cooling {
            add(EverydayKeys.targetTemperatureLow, .hundredths(state[attribute: heating.attribute.index]))
            add(EverydayKeys.targetTemperatureHigh, .hundredths(state[attribute: cooling.attribute.index]))
        }
    }

    private static func mode(_ value: Value?) -> Reading {
        guard let number = value?.uintValue else { return .absent }
        return Thermostat.SystemMode.definition.name(of: number).map(Reading.text) ?? .integer(Int64(clamping: number))
    }
}

extension Reading {
    /// Hundredths as units: exact, since the quotient is the double nearest to the decimal number.
    static func hundredths(_ value: Value?) -> Reading {
        guard let value else { return .absent }
        if value.isNull { return .null }
        return value.doubleValue.map { .number($0 / 100) } ?? .absent
    }
}

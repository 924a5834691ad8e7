import HomeModel
import HomeTraits

/// A measured attribute that is no key of the everyday view.
struct MeasuredAttribute {
    let trait: String
    let attribute: String
    let name: String
    let deviceClass: String?
    let unit: String?
    /// What the attribute's value is divided by.
    let divisor: Int
    let precision: Int

    init<Owner, Wrapped>(
        _ key: AttributeKey<Owner, Wrapped>, _ name: String, _ deviceClass: String?, _ unit: String?,
        dividedBy divisor: Int,
        precision: Int
    ) {
        trait = Owner.identity.name
        attribute = key.definition.name
        self.name = name
        self.deviceClass = deviceClass
        self.unit = unit
        self.divisor = divisor
        self.precision = precision
    }

    /// By trait: the definition of a trait that no device has is not made.
    static let byTrait: [String: @Sendable () -> [MeasuredAttribute]] = [
        ElectricalPowerMeasurement.identity.name: {
            [
                .init(
                    ElectricalPowerMeasurement.frequency, "Frequency", "frequency", "Hz", dividedBy: 1000, precision: 1),
                .init(
                    ElectricalPowerMeasurement.apparentPower, "Apparent power", "apparent_power", "VA", dividedBy: 1000,
                    precision: 1),
                .init(
                    ElectricalPowerMeasurement.reactivePower, "Reactive power", "reactive_power", "var",
                    dividedBy: 1000,
                    precision: 1),
                .init(
                    ElectricalPowerMeasurement.powerFactor, "Power factor", "power_factor", "%", dividedBy: 100,
                    precision: 1),
            ]
        },
        PowerSource.identity.name: {
            [
                .init(PowerSource.batVoltage, "Battery voltage", "voltage", "V", dividedBy: 1000, precision: 2),
                .init(
                    PowerSource.batTimeRemaining, "Battery time remaining", "duration", "s", dividedBy: 1, precision: 0),
            ]
        },
        Thermostat.identity.name: {
            [
                .init(
                    Thermostat.outdoorTemperature, "Outdoor temperature", "temperature", "°C", dividedBy: 100,
                    precision: 1),
                .init(Thermostat.piHeatingDemand, "Heating demand", nil, "%", dividedBy: 1, precision: 0),
                .init(Thermostat.piCoolingDemand, "Cooling demand", nil, "%", dividedBy: 1, precision: 0),
            ]
        },
    ]
}

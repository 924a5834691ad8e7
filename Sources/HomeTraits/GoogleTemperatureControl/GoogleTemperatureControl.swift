// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait TemperatureControl (action.devices.traits.TemperatureControl).
public enum GoogleTemperatureControl: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(
            name: "google.temperatureControl", namespace: .google,
            identifier: "action.devices.traits.TemperatureControl")
    }

    public static let definition = TraitDefinition(
        identity, title: "TemperatureControl", revision: 1, attributes: attributesTable, commands: commandsTable,
        setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, in °C.
    public static let temperatureSetpointCelsius = AttributeKey<GoogleTemperatureControl, Double>(index: 0)

    /// Attribute 0x0001, in °C.
    public static let temperatureAmbientCelsius = AttributeKey<GoogleTemperatureControl, Double>(index: 1)

    /// Attribute 0x0002, fixed.
    public static let temperatureRange = AttributeKey<GoogleTemperatureControl, TemperatureRange>(index: 2)

    /// Attribute 0x0003, in °C, fixed, conformance `O`.
    public static let temperatureStepCelsius = AttributeKey<GoogleTemperatureControl, Double>(index: 3)

    /// Attribute 0x0004, fixed.
    public static let temperatureUnitForUX = AttributeKey<GoogleTemperatureControl, TemperatureUnit>(index: 4)

    /// Attribute 0x0005, fixed, conformance `O`.
    public static let commandOnlyTemperatureControl = AttributeKey<GoogleTemperatureControl, Bool>(index: 5)

    /// Attribute 0x0006, fixed, conformance `O`.
    public static let queryOnlyTemperatureControl = AttributeKey<GoogleTemperatureControl, Bool>(index: 6)
}

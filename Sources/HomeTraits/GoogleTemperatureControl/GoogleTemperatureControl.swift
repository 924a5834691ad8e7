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
    public static var temperatureSetpointCelsius: AttributeKey<GoogleTemperatureControl, Double> {
        AttributeKey(index: 0)
    }

    /// Attribute 0x0001, in °C.
    public static var temperatureAmbientCelsius: AttributeKey<GoogleTemperatureControl, Double> {
        AttributeKey(index: 1)
    }

    /// Attribute 0x0002, fixed.
    public static var temperatureRange: AttributeKey<GoogleTemperatureControl, TemperatureRange> {
        AttributeKey(index: 2)
    }

    /// Attribute 0x0003, in °C, fixed, conformance `O`.
    public static var temperatureStepCelsius: AttributeKey<GoogleTemperatureControl, Double> { AttributeKey(index: 3) }

    /// Attribute 0x0004, fixed.
    public static var temperatureUnitForUX: AttributeKey<GoogleTemperatureControl, TemperatureUnit> {
        AttributeKey(index: 4)
    }

    /// Attribute 0x0005, fixed, conformance `O`.
    public static var commandOnlyTemperatureControl: AttributeKey<GoogleTemperatureControl, Bool> {
        AttributeKey(index: 5)
    }

    /// Attribute 0x0006, fixed, conformance `O`.
    public static var queryOnlyTemperatureControl: AttributeKey<GoogleTemperatureControl, Bool> {
        AttributeKey(index: 6)
    }
}

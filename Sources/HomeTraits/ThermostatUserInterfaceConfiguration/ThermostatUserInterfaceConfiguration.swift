// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster ThermostatUserInterfaceConfiguration (0x0204).
public enum ThermostatUserInterfaceConfiguration: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(
            name: "thermostatUserInterfaceConfiguration", namespace: .matter, clusterID: 0x0204, identifier: "0x0204")
    }

    public static let definition = TraitDefinition(
        identity, title: "ThermostatUserInterfaceConfiguration", revision: 2, attributes: attributesTable,
        everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, writable.
    public static var temperatureDisplayMode: AttributeKey<ThermostatUserInterfaceConfiguration, TemperatureDisplayMode>
    {
        AttributeKey(index: 0)
    }

    /// Attribute 0x0001, writable.
    public static var keypadLockout: AttributeKey<ThermostatUserInterfaceConfiguration, KeypadLockout> {
        AttributeKey(index: 1)
    }

    /// Attribute 0x0002, writable, conformance `O`.
    public static var scheduleProgrammingVisibility:
        AttributeKey<ThermostatUserInterfaceConfiguration, ScheduleProgrammingVisibility>
    {
        AttributeKey(index: 2)
    }
}

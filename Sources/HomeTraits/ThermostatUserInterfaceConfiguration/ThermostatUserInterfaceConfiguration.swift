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
    public static let temperatureDisplayMode = AttributeKey<
        ThermostatUserInterfaceConfiguration, TemperatureDisplayMode
    >(
        index: 0)

    /// Attribute 0x0001, writable.
    public static let keypadLockout = AttributeKey<ThermostatUserInterfaceConfiguration, KeypadLockout>(index: 1)

    /// Attribute 0x0002, writable, conformance `O`.
    public static let scheduleProgrammingVisibility = AttributeKey<
        ThermostatUserInterfaceConfiguration, ScheduleProgrammingVisibility
    >(
        index: 2)
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait EnergyStorage (action.devices.traits.EnergyStorage).
public enum GoogleEnergyStorage: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(
            name: "google.energyStorage", namespace: .google, identifier: "action.devices.traits.EnergyStorage")
    }

    public static let definition = TraitDefinition(
        identity, title: "EnergyStorage", revision: 1, attributes: attributesTable, commands: commandsTable,
        setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000.
    public static let descriptiveCapacityRemaining = AttributeKey<GoogleEnergyStorage, DescriptiveCapacity>(index: 0)

    /// Attribute 0x0001, conformance `O`.
    public static let capacityRemaining = AttributeKey<GoogleEnergyStorage, [Capacity]>(index: 1)

    /// Attribute 0x0002, conformance `O`.
    public static let capacityUntilFull = AttributeKey<GoogleEnergyStorage, [Capacity]>(index: 2)

    /// Attribute 0x0003, conformance `!(queryOnlyEnergyStorage == 1), O`.
    public static let isCharging = AttributeKey<GoogleEnergyStorage, Bool>(index: 3)

    /// Attribute 0x0004, conformance `O`.
    public static let isPluggedIn = AttributeKey<GoogleEnergyStorage, Bool>(index: 4)

    /// Attribute 0x0005, fixed.
    public static let queryOnlyEnergyStorage = AttributeKey<GoogleEnergyStorage, Bool>(index: 5)

    /// Attribute 0x0006, fixed, conformance `O`.
    public static let energyStorageDistanceUnitForUX = AttributeKey<GoogleEnergyStorage, DistanceUnit>(index: 6)

    /// Attribute 0x0007, fixed, conformance `O`.
    public static let isRechargeable = AttributeKey<GoogleEnergyStorage, Bool>(index: 7)
}

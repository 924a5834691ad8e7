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
    public static var descriptiveCapacityRemaining: AttributeKey<GoogleEnergyStorage, DescriptiveCapacity> {
        AttributeKey(index: 0)
    }

    /// Attribute 0x0001, conformance `O`.
    public static var capacityRemaining: AttributeKey<GoogleEnergyStorage, [Capacity]> { AttributeKey(index: 1) }

    /// Attribute 0x0002, conformance `O`.
    public static var capacityUntilFull: AttributeKey<GoogleEnergyStorage, [Capacity]> { AttributeKey(index: 2) }

    /// Attribute 0x0003, conformance `!(queryOnlyEnergyStorage == 1), O`.
    public static var isCharging: AttributeKey<GoogleEnergyStorage, Bool> { AttributeKey(index: 3) }

    /// Attribute 0x0004, conformance `O`.
    public static var isPluggedIn: AttributeKey<GoogleEnergyStorage, Bool> { AttributeKey(index: 4) }

    /// Attribute 0x0005, fixed.
    public static var queryOnlyEnergyStorage: AttributeKey<GoogleEnergyStorage, Bool> { AttributeKey(index: 5) }

    /// Attribute 0x0006, fixed, conformance `O`.
    public static var energyStorageDistanceUnitForUX: AttributeKey<GoogleEnergyStorage, DistanceUnit> {
        AttributeKey(index: 6)
    }

    /// Attribute 0x0007, fixed, conformance `O`.
    public static var isRechargeable: AttributeKey<GoogleEnergyStorage, Bool> { AttributeKey(index: 7) }
}

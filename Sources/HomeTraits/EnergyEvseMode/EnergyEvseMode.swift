// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster EnergyEvseMode (0x009D), derived from ModeBase.
public enum EnergyEvseMode: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "energyEvseMode", namespace: .matter, clusterID: 0x009D, identifier: "0x009D")
    }

    public static let definition = TraitDefinition(
        identity, title: "EnergyEvseMode", revision: 2, attributes: attributesTable, commands: ModeBase.commandsTable,
        setRules: ModeBase.setRulesTable, everydayKeys: everydayKeysTable)

    public typealias ModeChangeStatus = ModeBase.ModeChangeStatus

    /// Attribute 0x0000, fixed.
    public static var supportedModes: AttributeKey<EnergyEvseMode, [ModeOption]> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var currentMode: AttributeKey<EnergyEvseMode, UInt8> { AttributeKey(index: 1) }

    /// Attribute 0x0002, writable, conformance `O`.
    public static var startUpMode: AttributeKey<EnergyEvseMode, UInt8?> { AttributeKey(index: 2) }

    /// Attribute 0x0003, writable, conformance `O`.
    public static var onMode: AttributeKey<EnergyEvseMode, UInt8?> { AttributeKey(index: 3) }
}

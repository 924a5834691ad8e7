// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster DishwasherMode (0x0059), derived from ModeBase.
public enum DishwasherMode: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "dishwasherMode", namespace: .matter, clusterID: 0x0059, identifier: "0x0059")
    }

    public static let definition = TraitDefinition(
        identity, title: "DishwasherMode", revision: 3, attributes: attributesTable, commands: ModeBase.commandsTable,
        setRules: ModeBase.setRulesTable, everydayKeys: everydayKeysTable)

    public typealias ModeChangeStatus = ModeBase.ModeChangeStatus

    /// Attribute 0x0000, fixed.
    public static var supportedModes: AttributeKey<DishwasherMode, [ModeOption]> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var currentMode: AttributeKey<DishwasherMode, UInt8> { AttributeKey(index: 1) }

    /// Attribute 0x0002, writable, conformance `O`.
    public static var startUpMode: AttributeKey<DishwasherMode, UInt8?> { AttributeKey(index: 2) }

    /// Attribute 0x0003, writable, conformance `O`.
    public static var onMode: AttributeKey<DishwasherMode, UInt8?> { AttributeKey(index: 3) }
}

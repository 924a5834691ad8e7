// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster WaterHeaterMode (0x009E), derived from ModeBase.
public enum WaterHeaterMode: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "waterHeaterMode", namespace: .matter, clusterID: 0x009E, identifier: "0x009E")
    }

    public static let definition = TraitDefinition(
        identity, title: "WaterHeaterMode", revision: 1, attributes: attributesTable, commands: ModeBase.commandsTable,
        setRules: ModeBase.setRulesTable, everydayKeys: everydayKeysTable)

    public typealias ModeChangeStatus = ModeBase.ModeChangeStatus

    /// Attribute 0x0000, fixed.
    public static var supportedModes: AttributeKey<WaterHeaterMode, [ModeOption]> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var currentMode: AttributeKey<WaterHeaterMode, UInt8> { AttributeKey(index: 1) }

    /// Attribute 0x0002, writable, conformance `O`.
    public static var startUpMode: AttributeKey<WaterHeaterMode, UInt8?> { AttributeKey(index: 2) }

    /// Attribute 0x0003, writable, conformance `O`.
    public static var onMode: AttributeKey<WaterHeaterMode, UInt8?> { AttributeKey(index: 3) }
}

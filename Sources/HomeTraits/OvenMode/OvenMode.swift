// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster OvenMode (0x0049), derived from ModeBase.
public enum OvenMode: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "ovenMode", namespace: .matter, clusterID: 0x0049, identifier: "0x0049")
    }

    public static let definition = TraitDefinition(
        identity, title: "OvenMode", revision: 2, attributes: attributesTable, commands: ModeBase.commandsTable,
        setRules: ModeBase.setRulesTable, everydayKeys: everydayKeysTable)

    public typealias ModeChangeStatus = ModeBase.ModeChangeStatus

    /// Attribute 0x0000, fixed.
    public static var supportedModes: AttributeKey<OvenMode, [ModeOption]> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var currentMode: AttributeKey<OvenMode, UInt8> { AttributeKey(index: 1) }

    /// Attribute 0x0002, writable, conformance `O`.
    public static var startUpMode: AttributeKey<OvenMode, UInt8?> { AttributeKey(index: 2) }

    /// Attribute 0x0003, writable, conformance `O`.
    public static var onMode: AttributeKey<OvenMode, UInt8?> { AttributeKey(index: 3) }
}

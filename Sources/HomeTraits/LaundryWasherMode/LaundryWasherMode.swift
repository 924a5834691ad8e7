// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster LaundryWasherMode (0x0051), derived from ModeBase.
public enum LaundryWasherMode: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "laundryWasherMode", namespace: .matter, clusterID: 0x0051, identifier: "0x0051")
    }

    public static let definition = TraitDefinition(
        identity, title: "LaundryWasherMode", revision: 3, attributes: attributesTable,
        commands: ModeBase.commandsTable, setRules: ModeBase.setRulesTable, everydayKeys: everydayKeysTable)

    public typealias ModeChangeStatus = ModeBase.ModeChangeStatus

    /// Attribute 0x0000, fixed.
    public static var supportedModes: AttributeKey<LaundryWasherMode, [ModeOption]> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var currentMode: AttributeKey<LaundryWasherMode, UInt8> { AttributeKey(index: 1) }

    /// Attribute 0x0002, writable, conformance `O`.
    public static var startUpMode: AttributeKey<LaundryWasherMode, UInt8?> { AttributeKey(index: 2) }

    /// Attribute 0x0003, writable, conformance `O`.
    public static var onMode: AttributeKey<LaundryWasherMode, UInt8?> { AttributeKey(index: 3) }
}

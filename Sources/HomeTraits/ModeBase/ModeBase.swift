// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// What the traits derived from ModeBase share; no trait by itself.
public enum ModeBase: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "modeBase", namespace: .matter, identifier: "modeBase")
    }

    public static let definition = TraitDefinition(
        identity, title: "ModeBase", revision: 1, attributes: attributesTable, commands: commandsTable,
        setRules: setRulesTable)

    /// Attribute 0x0000, fixed.
    public static var supportedModes: AttributeKey<ModeBase, [ModeOption]> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var currentMode: AttributeKey<ModeBase, UInt8> { AttributeKey(index: 1) }

    /// Attribute 0x0002, writable, conformance `O`.
    public static var startUpMode: AttributeKey<ModeBase, UInt8?> { AttributeKey(index: 2) }

    /// Attribute 0x0003, writable, conformance `O`.
    public static var onMode: AttributeKey<ModeBase, UInt8?> { AttributeKey(index: 3) }
}

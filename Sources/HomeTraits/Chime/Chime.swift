// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster Chime (0x0556).
public enum Chime: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "chime", namespace: .matter, clusterID: 0x0556, identifier: "0x0556")
    }

    public static let definition = TraitDefinition(
        identity, title: "Chime", revision: 2, attributes: attributesTable, commands: commandsTable,
        events: eventsTable, everydayKeys: everydayKeysTable, actions: actionsTable)

    /// Attribute 0x0000.
    public static var installedChimeSounds: AttributeKey<Chime, [ChimeSound]> { AttributeKey(index: 0) }

    /// Attribute 0x0001, writable.
    public static var selectedChime: AttributeKey<Chime, UInt8> { AttributeKey(index: 1) }

    /// Attribute 0x0002, writable.
    public static var enabled: AttributeKey<Chime, Bool> { AttributeKey(index: 2) }
}

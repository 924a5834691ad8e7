// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster Identify (0x0003).
public enum Identify: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "identify", namespace: .matter, clusterID: 0x0003, identifier: "0x0003")
    }

    public static let definition = TraitDefinition(
        identity, title: "Identify", revision: 6, exposure: .commands, attributes: attributesTable,
        commands: commandsTable, actions: actionsTable)

    /// Attribute 0x0000, in s, writable.
    public static var identifyTime: AttributeKey<Identify, UInt16> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var identifyType: AttributeKey<Identify, IdentifyType> { AttributeKey(index: 1) }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster Binding (0x001E).
public enum Binding: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "binding", namespace: .matter, clusterID: 0x001E, identifier: "0x001E")
    }

    public static let definition = TraitDefinition(
        identity, title: "Binding", revision: 1, exposure: .hidden, attributes: attributesTable)

    /// Attribute 0x0000, writable.
    public static var binding: AttributeKey<Binding, [Target]> { AttributeKey(index: 0) }
}

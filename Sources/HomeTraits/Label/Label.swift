// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// What the traits derived from Label share; no trait by itself.
public enum Label: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "label", namespace: .matter, identifier: "label")
    }

    public static let definition = TraitDefinition(
        identity, title: "Label", revision: 1, exposure: .hidden, attributes: attributesTable)

    /// Attribute 0x0000.
    public static var labelList: AttributeKey<Label, [LabelStruct]> { AttributeKey(index: 0) }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster FixedLabel (0x0040), derived from Label.
public enum FixedLabel: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "fixedLabel", namespace: .matter, clusterID: 0x0040, identifier: "0x0040")
    }

    public static let definition = TraitDefinition(
        identity, title: "FixedLabel", revision: 1, exposure: .hidden, attributes: Label.attributesTable)

    public typealias LabelStruct = Label.LabelStruct

    /// Attribute 0x0000.
    public static var labelList: AttributeKey<FixedLabel, [LabelStruct]> { AttributeKey(index: 0) }
}

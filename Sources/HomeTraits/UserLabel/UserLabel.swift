// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster UserLabel (0x0041), derived from Label.
public enum UserLabel: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "userLabel", namespace: .matter, clusterID: 0x0041, identifier: "0x0041")
    }

    public static let definition = TraitDefinition(
        identity, title: "UserLabel", revision: 1, exposure: .hidden, attributes: attributesTable)

    public typealias LabelStruct = Label.LabelStruct

    /// Attribute 0x0000, writable.
    public static var labelList: AttributeKey<UserLabel, [LabelStruct]> { AttributeKey(index: 0) }
}

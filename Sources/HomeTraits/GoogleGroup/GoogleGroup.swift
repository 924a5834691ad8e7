// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait Group (google.group).
public enum GoogleGroup: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.group", namespace: .google, identifier: "google.group")
    }

    public static let definition = TraitDefinition(
        identity, title: "Group", revision: 1, exposure: .hidden, attributes: attributesTable)

    /// Attribute 0x0000, writable.
    public static var name: AttributeKey<GoogleGroup, String> { AttributeKey(index: 0) }
}

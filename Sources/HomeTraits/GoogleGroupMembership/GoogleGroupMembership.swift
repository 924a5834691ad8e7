// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait GroupMembership (google.groupMembership).
public enum GoogleGroupMembership: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.groupMembership", namespace: .google, identifier: "google.groupMembership")
    }

    public static let definition = TraitDefinition(
        identity, title: "GroupMembership", revision: 1, exposure: .hidden, attributes: attributesTable)

    /// Attribute 0x0000.
    public static var groupObjectIds: AttributeKey<GoogleGroupMembership, [String]> { AttributeKey(index: 0) }
}

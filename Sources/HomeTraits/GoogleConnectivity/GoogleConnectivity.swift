// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait Connectivity (google.connectivity).
public enum GoogleConnectivity: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.connectivity", namespace: .google, identifier: "google.connectivity")
    }

    public static let definition = TraitDefinition(
        identity, title: "Connectivity", revision: 1, attributes: attributesTable)

    /// Attribute 0x0000.
    public static var connectivityState: AttributeKey<GoogleConnectivity, ConnectivityState> { AttributeKey(index: 0) }
}

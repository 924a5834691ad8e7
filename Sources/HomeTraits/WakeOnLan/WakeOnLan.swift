// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster WakeOnLan (0x0503).
public enum WakeOnLan: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "wakeOnLan", namespace: .matter, clusterID: 0x0503, identifier: "0x0503")
    }

    public static let definition = TraitDefinition(
        identity, title: "WakeOnLan", revision: 1, attributes: attributesTable)

    /// Attribute 0x0000, fixed, conformance `O`.
    public static var macAddress: AttributeKey<WakeOnLan, String> { AttributeKey(index: 0) }

    /// Attribute 0x0001, fixed, conformance `O`.
    public static var linkLocalAddress: AttributeKey<WakeOnLan, Octets> { AttributeKey(index: 1) }
}

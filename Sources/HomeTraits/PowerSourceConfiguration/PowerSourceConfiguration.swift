// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster PowerSourceConfiguration (0x002E).
public enum PowerSourceConfiguration: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "powerSourceConfiguration", namespace: .matter, clusterID: 0x002E, identifier: "0x002E")
    }

    public static let definition = TraitDefinition(
        identity, title: "PowerSourceConfiguration", revision: 1, exposure: .hidden, attributes: attributesTable)

    /// Attribute 0x0000.
    public static var sources: AttributeKey<PowerSourceConfiguration, [UInt16]> { AttributeKey(index: 0) }
}

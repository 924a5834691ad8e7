// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster ThreadNetworkDirectory (0x0453).
public enum ThreadNetworkDirectory: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "threadNetworkDirectory", namespace: .matter, clusterID: 0x0453, identifier: "0x0453")
    }

    public static let definition = TraitDefinition(
        identity, title: "ThreadNetworkDirectory", revision: 1, attributes: attributesTable, commands: commandsTable)

    /// Attribute 0x0000, writable.
    public static var preferredExtendedPanId: AttributeKey<ThreadNetworkDirectory, Octets?> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var threadNetworks: AttributeKey<ThreadNetworkDirectory, [ThreadNetwork]> { AttributeKey(index: 1) }

    /// Attribute 0x0002, fixed.
    public static var threadNetworkTableSize: AttributeKey<ThreadNetworkDirectory, UInt8> { AttributeKey(index: 2) }
}

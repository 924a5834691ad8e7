// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster WiFiNetworkManagement (0x0451).
public enum WiFiNetworkManagement: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "wiFiNetworkManagement", namespace: .matter, clusterID: 0x0451, identifier: "0x0451")
    }

    public static let definition = TraitDefinition(
        identity, title: "WiFiNetworkManagement", revision: 1, attributes: attributesTable, commands: commandsTable)

    /// Attribute 0x0000.
    public static var ssid: AttributeKey<WiFiNetworkManagement, Octets?> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var passphraseSurrogate: AttributeKey<WiFiNetworkManagement, UInt64?> { AttributeKey(index: 1) }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster NetworkCommissioning (0x0031).
public enum NetworkCommissioning: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "networkCommissioning", namespace: .matter, clusterID: 0x0031, identifier: "0x0031")
    }

    public static let definition = TraitDefinition(
        identity, title: "NetworkCommissioning", revision: 2, exposure: .hidden, features: featuresTable,
        attributes: attributesTable, commands: commandsTable)

    /// Attribute 0x0000, fixed.
    public static var maxNetworks: AttributeKey<NetworkCommissioning, UInt8> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var networks: AttributeKey<NetworkCommissioning, [NetworkInfo]> { AttributeKey(index: 1) }

    /// Attribute 0x0002, in s, fixed, conformance `WI | TH`.
    public static var scanMaxTimeSeconds: AttributeKey<NetworkCommissioning, UInt8> { AttributeKey(index: 2) }

    /// Attribute 0x0003, in s, fixed, conformance `WI | TH`.
    public static var connectMaxTimeSeconds: AttributeKey<NetworkCommissioning, UInt8> { AttributeKey(index: 3) }

    /// Attribute 0x0004, writable.
    public static var interfaceEnabled: AttributeKey<NetworkCommissioning, Bool> { AttributeKey(index: 4) }

    /// Attribute 0x0005.
    public static var lastNetworkingStatus: AttributeKey<NetworkCommissioning, NetworkCommissioningStatus?> {
        AttributeKey(index: 5)
    }

    /// Attribute 0x0006.
    public static var lastNetworkId: AttributeKey<NetworkCommissioning, Octets?> { AttributeKey(index: 6) }

    /// Attribute 0x0007.
    public static var lastConnectErrorValue: AttributeKey<NetworkCommissioning, Int32?> { AttributeKey(index: 7) }

    /// Attribute 0x0008, fixed, conformance `WI`.
    public static var supportedWiFiBands: AttributeKey<NetworkCommissioning, [WiFiBand]> { AttributeKey(index: 8) }

    /// Attribute 0x0009, fixed, conformance `TH`.
    public static var supportedThreadFeatures: AttributeKey<NetworkCommissioning, ThreadCapabilities> {
        AttributeKey(index: 9)
    }

    /// Attribute 0x000A, fixed, conformance `TH`.
    public static var threadVersion: AttributeKey<NetworkCommissioning, UInt16> { AttributeKey(index: 10) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// WI
        public static var wiFiNetworkInterface: Features { Features(rawValue: 1 << 0) }
        /// TH
        public static var threadNetworkInterface: Features { Features(rawValue: 1 << 1) }
        /// ET
        public static var ethernetNetworkInterface: Features { Features(rawValue: 1 << 2) }
    }
}

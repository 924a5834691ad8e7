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
    public static let maxNetworks = AttributeKey<NetworkCommissioning, UInt8>(index: 0)

    /// Attribute 0x0001.
    public static let networks = AttributeKey<NetworkCommissioning, [NetworkInfo]>(index: 1)

    /// Attribute 0x0002, in s, fixed, conformance `WI | TH`.
    public static let scanMaxTimeSeconds = AttributeKey<NetworkCommissioning, UInt8>(index: 2)

    /// Attribute 0x0003, in s, fixed, conformance `WI | TH`.
    public static let connectMaxTimeSeconds = AttributeKey<NetworkCommissioning, UInt8>(index: 3)

    /// Attribute 0x0004, writable.
    public static let interfaceEnabled = AttributeKey<NetworkCommissioning, Bool>(index: 4)

    /// Attribute 0x0005.
    public static let lastNetworkingStatus = AttributeKey<NetworkCommissioning, NetworkCommissioningStatus?>(index: 5)

    /// Attribute 0x0006.
    public static let lastNetworkId = AttributeKey<NetworkCommissioning, Octets?>(index: 6)

    /// Attribute 0x0007.
    public static let lastConnectErrorValue = AttributeKey<NetworkCommissioning, Int32?>(index: 7)

    /// Attribute 0x0008, fixed, conformance `WI`.
    public static let supportedWiFiBands = AttributeKey<NetworkCommissioning, [WiFiBand]>(index: 8)

    /// Attribute 0x0009, fixed, conformance `TH`.
    public static let supportedThreadFeatures = AttributeKey<NetworkCommissioning, ThreadCapabilities>(index: 9)

    /// Attribute 0x000A, fixed, conformance `TH`.
    public static let threadVersion = AttributeKey<NetworkCommissioning, UInt16>(index: 10)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// WI
        public static let wiFiNetworkInterface = Features(rawValue: 1 << 0)
        /// TH
        public static let threadNetworkInterface = Features(rawValue: 1 << 1)
        /// ET
        public static let ethernetNetworkInterface = Features(rawValue: 1 << 2)
    }
}

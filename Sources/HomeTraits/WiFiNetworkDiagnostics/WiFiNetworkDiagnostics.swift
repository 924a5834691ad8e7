// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster WiFiNetworkDiagnostics (0x0036).
public enum WiFiNetworkDiagnostics: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "wiFiNetworkDiagnostics", namespace: .matter, clusterID: 0x0036, identifier: "0x0036")
    }

    public static let definition = TraitDefinition(
        identity, title: "WiFiNetworkDiagnostics", revision: 1, exposure: .hidden, features: featuresTable,
        attributes: attributesTable, commands: commandsTable, events: eventsTable)

    /// Attribute 0x0000.
    public static let bssid = AttributeKey<WiFiNetworkDiagnostics, Octets?>(index: 0)

    /// Attribute 0x0001.
    public static let securityType = AttributeKey<WiFiNetworkDiagnostics, SecurityType?>(index: 1)

    /// Attribute 0x0002.
    public static let wiFiVersion = AttributeKey<WiFiNetworkDiagnostics, WiFiVersion?>(index: 2)

    /// Attribute 0x0003.
    public static let channelNumber = AttributeKey<WiFiNetworkDiagnostics, UInt16?>(index: 3)

    /// Attribute 0x0004, in dBm.
    public static let rssi = AttributeKey<WiFiNetworkDiagnostics, Int8?>(index: 4)

    /// Attribute 0x0005, conformance `ERRCNT`.
    public static let beaconLostCount = AttributeKey<WiFiNetworkDiagnostics, UInt32?>(index: 5)

    /// Attribute 0x0006, conformance `PKTCNT`.
    public static let beaconRxCount = AttributeKey<WiFiNetworkDiagnostics, UInt32?>(index: 6)

    /// Attribute 0x0007, conformance `PKTCNT`.
    public static let packetMulticastRxCount = AttributeKey<WiFiNetworkDiagnostics, UInt32?>(index: 7)

    /// Attribute 0x0008, conformance `PKTCNT`.
    public static let packetMulticastTxCount = AttributeKey<WiFiNetworkDiagnostics, UInt32?>(index: 8)

    /// Attribute 0x0009, conformance `PKTCNT`.
    public static let packetUnicastRxCount = AttributeKey<WiFiNetworkDiagnostics, UInt32?>(index: 9)

    /// Attribute 0x000A, conformance `PKTCNT`.
    public static let packetUnicastTxCount = AttributeKey<WiFiNetworkDiagnostics, UInt32?>(index: 10)

    /// Attribute 0x000B, in bit/s, conformance `O`.
    public static let currentMaxRate = AttributeKey<WiFiNetworkDiagnostics, UInt64?>(index: 11)

    /// Attribute 0x000C, conformance `ERRCNT`.
    public static let overrunCount = AttributeKey<WiFiNetworkDiagnostics, UInt64?>(index: 12)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// PKTCNT
        public static let packetCounts = Features(rawValue: 1 << 0)
        /// ERRCNT
        public static let errorCounts = Features(rawValue: 1 << 1)
    }
}

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
    public static var bssid: AttributeKey<WiFiNetworkDiagnostics, Octets?> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var securityType: AttributeKey<WiFiNetworkDiagnostics, SecurityType?> { AttributeKey(index: 1) }

    /// Attribute 0x0002.
    public static var wiFiVersion: AttributeKey<WiFiNetworkDiagnostics, WiFiVersion?> { AttributeKey(index: 2) }

    /// Attribute 0x0003.
    public static var channelNumber: AttributeKey<WiFiNetworkDiagnostics, UInt16?> { AttributeKey(index: 3) }

    /// Attribute 0x0004, in dBm.
    public static var rssi: AttributeKey<WiFiNetworkDiagnostics, Int8?> { AttributeKey(index: 4) }

    /// Attribute 0x0005, conformance `ERRCNT`.
    public static var beaconLostCount: AttributeKey<WiFiNetworkDiagnostics, UInt32?> { AttributeKey(index: 5) }

    /// Attribute 0x0006, conformance `PKTCNT`.
    public static var beaconRxCount: AttributeKey<WiFiNetworkDiagnostics, UInt32?> { AttributeKey(index: 6) }

    /// Attribute 0x0007, conformance `PKTCNT`.
    public static var packetMulticastRxCount: AttributeKey<WiFiNetworkDiagnostics, UInt32?> { AttributeKey(index: 7) }

    /// Attribute 0x0008, conformance `PKTCNT`.
    public static var packetMulticastTxCount: AttributeKey<WiFiNetworkDiagnostics, UInt32?> { AttributeKey(index: 8) }

    /// Attribute 0x0009, conformance `PKTCNT`.
    public static var packetUnicastRxCount: AttributeKey<WiFiNetworkDiagnostics, UInt32?> { AttributeKey(index: 9) }

    /// Attribute 0x000A, conformance `PKTCNT`.
    public static var packetUnicastTxCount: AttributeKey<WiFiNetworkDiagnostics, UInt32?> { AttributeKey(index: 10) }

    /// Attribute 0x000B, in bit/s, conformance `O`.
    public static var currentMaxRate: AttributeKey<WiFiNetworkDiagnostics, UInt64?> { AttributeKey(index: 11) }

    /// Attribute 0x000C, conformance `ERRCNT`.
    public static var overrunCount: AttributeKey<WiFiNetworkDiagnostics, UInt64?> { AttributeKey(index: 12) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// PKTCNT
        public static var packetCounts: Features { Features(rawValue: 1 << 0) }
        /// ERRCNT
        public static var errorCounts: Features { Features(rawValue: 1 << 1) }
    }
}

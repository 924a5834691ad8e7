// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster EthernetNetworkDiagnostics (0x0037).
public enum EthernetNetworkDiagnostics: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "ethernetNetworkDiagnostics", namespace: .matter, clusterID: 0x0037, identifier: "0x0037")
    }

    public static let definition = TraitDefinition(
        identity, title: "EthernetNetworkDiagnostics", revision: 1, exposure: .hidden, features: featuresTable,
        attributes: attributesTable, commands: commandsTable)

    /// Attribute 0x0000, conformance `O`.
    public static var phyRate: AttributeKey<EthernetNetworkDiagnostics, PHYRate?> { AttributeKey(index: 0) }

    /// Attribute 0x0001, conformance `O`.
    public static var fullDuplex: AttributeKey<EthernetNetworkDiagnostics, Bool?> { AttributeKey(index: 1) }

    /// Attribute 0x0002, conformance `PKTCNT`.
    public static var packetRxCount: AttributeKey<EthernetNetworkDiagnostics, UInt64> { AttributeKey(index: 2) }

    /// Attribute 0x0003, conformance `PKTCNT`.
    public static var packetTxCount: AttributeKey<EthernetNetworkDiagnostics, UInt64> { AttributeKey(index: 3) }

    /// Attribute 0x0004, conformance `ERRCNT`.
    public static var txErrCount: AttributeKey<EthernetNetworkDiagnostics, UInt64> { AttributeKey(index: 4) }

    /// Attribute 0x0005, conformance `ERRCNT`.
    public static var collisionCount: AttributeKey<EthernetNetworkDiagnostics, UInt64> { AttributeKey(index: 5) }

    /// Attribute 0x0006, conformance `ERRCNT`.
    public static var overrunCount: AttributeKey<EthernetNetworkDiagnostics, UInt64> { AttributeKey(index: 6) }

    /// Attribute 0x0007, conformance `O`.
    public static var carrierDetect: AttributeKey<EthernetNetworkDiagnostics, Bool?> { AttributeKey(index: 7) }

    /// Attribute 0x0008, in min, conformance `O`.
    public static var timeSinceReset: AttributeKey<EthernetNetworkDiagnostics, UInt64> { AttributeKey(index: 8) }

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

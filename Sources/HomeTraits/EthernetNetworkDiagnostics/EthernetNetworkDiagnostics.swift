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
    public static let phyRate = AttributeKey<EthernetNetworkDiagnostics, PHYRate?>(index: 0)

    /// Attribute 0x0001, conformance `O`.
    public static let fullDuplex = AttributeKey<EthernetNetworkDiagnostics, Bool?>(index: 1)

    /// Attribute 0x0002, conformance `PKTCNT`.
    public static let packetRxCount = AttributeKey<EthernetNetworkDiagnostics, UInt64>(index: 2)

    /// Attribute 0x0003, conformance `PKTCNT`.
    public static let packetTxCount = AttributeKey<EthernetNetworkDiagnostics, UInt64>(index: 3)

    /// Attribute 0x0004, conformance `ERRCNT`.
    public static let txErrCount = AttributeKey<EthernetNetworkDiagnostics, UInt64>(index: 4)

    /// Attribute 0x0005, conformance `ERRCNT`.
    public static let collisionCount = AttributeKey<EthernetNetworkDiagnostics, UInt64>(index: 5)

    /// Attribute 0x0006, conformance `ERRCNT`.
    public static let overrunCount = AttributeKey<EthernetNetworkDiagnostics, UInt64>(index: 6)

    /// Attribute 0x0007, conformance `O`.
    public static let carrierDetect = AttributeKey<EthernetNetworkDiagnostics, Bool?>(index: 7)

    /// Attribute 0x0008, in min, conformance `O`.
    public static let timeSinceReset = AttributeKey<EthernetNetworkDiagnostics, UInt64>(index: 8)

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

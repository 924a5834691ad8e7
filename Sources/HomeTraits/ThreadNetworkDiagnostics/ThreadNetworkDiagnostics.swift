// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster ThreadNetworkDiagnostics (0x0035).
public enum ThreadNetworkDiagnostics: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "threadNetworkDiagnostics", namespace: .matter, clusterID: 0x0035, identifier: "0x0035")
    }

    public static let definition = TraitDefinition(
        identity, title: "ThreadNetworkDiagnostics", revision: 3, exposure: .hidden, features: featuresTable,
        attributes: attributesTable, commands: commandsTable, events: eventsTable)

    /// Attribute 0x0000.
    public static var channel: AttributeKey<ThreadNetworkDiagnostics, UInt16?> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var routingRole: AttributeKey<ThreadNetworkDiagnostics, RoutingRole?> { AttributeKey(index: 1) }

    /// Attribute 0x0002.
    public static var networkName: AttributeKey<ThreadNetworkDiagnostics, String?> { AttributeKey(index: 2) }

    /// Attribute 0x0003.
    public static var panId: AttributeKey<ThreadNetworkDiagnostics, UInt16?> { AttributeKey(index: 3) }

    /// Attribute 0x0004.
    public static var extendedPanId: AttributeKey<ThreadNetworkDiagnostics, UInt64?> { AttributeKey(index: 4) }

    /// Attribute 0x0005.
    public static var meshLocalPrefix: AttributeKey<ThreadNetworkDiagnostics, Octets?> { AttributeKey(index: 5) }

    /// Attribute 0x0006, conformance `ERRCNT`.
    public static var overrunCount: AttributeKey<ThreadNetworkDiagnostics, UInt64> { AttributeKey(index: 6) }

    /// Attribute 0x0007.
    public static var neighborTable: AttributeKey<ThreadNetworkDiagnostics, [NeighborTable]> { AttributeKey(index: 7) }

    /// Attribute 0x0008.
    public static var routeTable: AttributeKey<ThreadNetworkDiagnostics, [RouteTable]> { AttributeKey(index: 8) }

    /// Attribute 0x0009.
    public static var partitionId: AttributeKey<ThreadNetworkDiagnostics, UInt32?> { AttributeKey(index: 9) }

    /// Attribute 0x000A.
    public static var weighting: AttributeKey<ThreadNetworkDiagnostics, UInt16?> { AttributeKey(index: 10) }

    /// Attribute 0x000B.
    public static var dataVersion: AttributeKey<ThreadNetworkDiagnostics, UInt16?> { AttributeKey(index: 11) }

    /// Attribute 0x000C.
    public static var stableDataVersion: AttributeKey<ThreadNetworkDiagnostics, UInt16?> { AttributeKey(index: 12) }

    /// Attribute 0x000D.
    public static var leaderRouterId: AttributeKey<ThreadNetworkDiagnostics, UInt8?> { AttributeKey(index: 13) }

    /// Attribute 0x000E, conformance `[MLECNT]`.
    public static var detachedRoleCount: AttributeKey<ThreadNetworkDiagnostics, UInt16> { AttributeKey(index: 14) }

    /// Attribute 0x000F, conformance `[MLECNT]`.
    public static var childRoleCount: AttributeKey<ThreadNetworkDiagnostics, UInt16> { AttributeKey(index: 15) }

    /// Attribute 0x0010, conformance `[MLECNT]`.
    public static var routerRoleCount: AttributeKey<ThreadNetworkDiagnostics, UInt16> { AttributeKey(index: 16) }

    /// Attribute 0x0011, conformance `[MLECNT]`.
    public static var leaderRoleCount: AttributeKey<ThreadNetworkDiagnostics, UInt16> { AttributeKey(index: 17) }

    /// Attribute 0x0012, conformance `[MLECNT]`.
    public static var attachAttemptCount: AttributeKey<ThreadNetworkDiagnostics, UInt16> { AttributeKey(index: 18) }

    /// Attribute 0x0013, conformance `[MLECNT]`.
    public static var partitionIdChangeCount: AttributeKey<ThreadNetworkDiagnostics, UInt16> { AttributeKey(index: 19) }

    /// Attribute 0x0014, conformance `[MLECNT]`.
    public static var betterPartitionAttachAttemptCount: AttributeKey<ThreadNetworkDiagnostics, UInt16> {
        AttributeKey(index: 20)
    }

    /// Attribute 0x0015, conformance `[MLECNT]`.
    public static var parentChangeCount: AttributeKey<ThreadNetworkDiagnostics, UInt16> { AttributeKey(index: 21) }

    /// Attribute 0x0016, conformance `[MACCNT]`.
    public static var txTotalCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 22) }

    /// Attribute 0x0017, conformance `[MACCNT]`.
    public static var txUnicastCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 23) }

    /// Attribute 0x0018, conformance `[MACCNT]`.
    public static var txBroadcastCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 24) }

    /// Attribute 0x0019, conformance `[MACCNT]`.
    public static var txAckRequestedCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 25) }

    /// Attribute 0x001A, conformance `[MACCNT]`.
    public static var txAckedCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 26) }

    /// Attribute 0x001B, conformance `[MACCNT]`.
    public static var txNoAckRequestedCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 27) }

    /// Attribute 0x001C, conformance `[MACCNT]`.
    public static var txDataCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 28) }

    /// Attribute 0x001D, conformance `[MACCNT]`.
    public static var txDataPollCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 29) }

    /// Attribute 0x001E, conformance `[MACCNT]`.
    public static var txBeaconCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 30) }

    /// Attribute 0x001F, conformance `[MACCNT]`.
    public static var txBeaconRequestCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 31) }

    /// Attribute 0x0020, conformance `[MACCNT]`.
    public static var txOtherCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 32) }

    /// Attribute 0x0021, conformance `[MACCNT]`.
    public static var txRetryCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 33) }

    /// Attribute 0x0022, conformance `[MACCNT]`.
    public static var txDirectMaxRetryExpiryCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> {
        AttributeKey(index: 34)
    }

    /// Attribute 0x0023, conformance `[MACCNT]`.
    public static var txIndirectMaxRetryExpiryCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> {
        AttributeKey(index: 35)
    }

    /// Attribute 0x0024, conformance `[MACCNT]`.
    public static var txErrCcaCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 36) }

    /// Attribute 0x0025, conformance `[MACCNT]`.
    public static var txErrAbortCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 37) }

    /// Attribute 0x0026, conformance `[MACCNT]`.
    public static var txErrBusyChannelCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 38) }

    /// Attribute 0x0027, conformance `[MACCNT]`.
    public static var rxTotalCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 39) }

    /// Attribute 0x0028, conformance `[MACCNT]`.
    public static var rxUnicastCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 40) }

    /// Attribute 0x0029, conformance `[MACCNT]`.
    public static var rxBroadcastCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 41) }

    /// Attribute 0x002A, conformance `[MACCNT]`.
    public static var rxDataCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 42) }

    /// Attribute 0x002B, conformance `[MACCNT]`.
    public static var rxDataPollCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 43) }

    /// Attribute 0x002C, conformance `[MACCNT]`.
    public static var rxBeaconCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 44) }

    /// Attribute 0x002D, conformance `[MACCNT]`.
    public static var rxBeaconRequestCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 45) }

    /// Attribute 0x002E, conformance `[MACCNT]`.
    public static var rxOtherCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 46) }

    /// Attribute 0x002F, conformance `[MACCNT]`.
    public static var rxAddressFilteredCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 47) }

    /// Attribute 0x0030, conformance `[MACCNT]`.
    public static var rxDestAddrFilteredCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> {
        AttributeKey(index: 48)
    }

    /// Attribute 0x0031, conformance `[MACCNT]`.
    public static var rxDuplicatedCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 49) }

    /// Attribute 0x0032, conformance `[MACCNT]`.
    public static var rxErrNoFrameCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 50) }

    /// Attribute 0x0033, conformance `[MACCNT]`.
    public static var rxErrUnknownNeighborCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> {
        AttributeKey(index: 51)
    }

    /// Attribute 0x0034, conformance `[MACCNT]`.
    public static var rxErrInvalidSrcAddrCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> {
        AttributeKey(index: 52)
    }

    /// Attribute 0x0035, conformance `[MACCNT]`.
    public static var rxErrSecCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 53) }

    /// Attribute 0x0036, conformance `[MACCNT]`.
    public static var rxErrFcsCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 54) }

    /// Attribute 0x0037, conformance `[MACCNT]`.
    public static var rxErrOtherCount: AttributeKey<ThreadNetworkDiagnostics, UInt32> { AttributeKey(index: 55) }

    /// Attribute 0x0038, conformance `O`.
    public static var activeTimestamp: AttributeKey<ThreadNetworkDiagnostics, UInt64?> { AttributeKey(index: 56) }

    /// Attribute 0x0039, conformance `O`.
    public static var pendingTimestamp: AttributeKey<ThreadNetworkDiagnostics, UInt64?> { AttributeKey(index: 57) }

    /// Attribute 0x003A, in ms, conformance `O`.
    public static var delay: AttributeKey<ThreadNetworkDiagnostics, UInt32?> { AttributeKey(index: 58) }

    /// Attribute 0x003B.
    public static var securityPolicy: AttributeKey<ThreadNetworkDiagnostics, SecurityPolicy?> {
        AttributeKey(index: 59)
    }

    /// Attribute 0x003C.
    public static var channelPage0Mask: AttributeKey<ThreadNetworkDiagnostics, Octets?> { AttributeKey(index: 60) }

    /// Attribute 0x003D.
    public static var operationalDatasetComponents:
        AttributeKey<ThreadNetworkDiagnostics, OperationalDatasetComponents?>
    {
        AttributeKey(index: 61)
    }

    /// Attribute 0x003E.
    public static var activeNetworkFaultsList: AttributeKey<ThreadNetworkDiagnostics, [NetworkFault]> {
        AttributeKey(index: 62)
    }

    /// Attribute 0x003F.
    public static var extAddress: AttributeKey<ThreadNetworkDiagnostics, UInt64?> { AttributeKey(index: 63) }

    /// Attribute 0x0040.
    public static var rloc16: AttributeKey<ThreadNetworkDiagnostics, UInt16?> { AttributeKey(index: 64) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// PKTCNT
        public static var packetCounts: Features { Features(rawValue: 1 << 0) }
        /// ERRCNT
        public static var errorCounts: Features { Features(rawValue: 1 << 1) }
        /// MLECNT
        public static var mleCounts: Features { Features(rawValue: 1 << 2) }
        /// MACCNT
        public static var macCounts: Features { Features(rawValue: 1 << 3) }
    }
}

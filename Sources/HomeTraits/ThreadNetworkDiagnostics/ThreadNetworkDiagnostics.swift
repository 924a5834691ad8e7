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
    public static let channel = AttributeKey<ThreadNetworkDiagnostics, UInt16?>(index: 0)

    /// Attribute 0x0001.
    public static let routingRole = AttributeKey<ThreadNetworkDiagnostics, RoutingRole?>(index: 1)

    /// Attribute 0x0002.
    public static let networkName = AttributeKey<ThreadNetworkDiagnostics, String?>(index: 2)

    /// Attribute 0x0003.
    public static let panId = AttributeKey<ThreadNetworkDiagnostics, UInt16?>(index: 3)

    /// Attribute 0x0004.
    public static let extendedPanId = AttributeKey<ThreadNetworkDiagnostics, UInt64?>(index: 4)

    /// Attribute 0x0005.
    public static let meshLocalPrefix = AttributeKey<ThreadNetworkDiagnostics, Octets?>(index: 5)

    /// Attribute 0x0006, conformance `ERRCNT`.
    public static let overrunCount = AttributeKey<ThreadNetworkDiagnostics, UInt64>(index: 6)

    /// Attribute 0x0007.
    public static let neighborTable = AttributeKey<ThreadNetworkDiagnostics, [NeighborTable]>(index: 7)

    /// Attribute 0x0008.
    public static let routeTable = AttributeKey<ThreadNetworkDiagnostics, [RouteTable]>(index: 8)

    /// Attribute 0x0009.
    public static let partitionId = AttributeKey<ThreadNetworkDiagnostics, UInt32?>(index: 9)

    /// Attribute 0x000A.
    public static let weighting = AttributeKey<ThreadNetworkDiagnostics, UInt16?>(index: 10)

    /// Attribute 0x000B.
    public static let dataVersion = AttributeKey<ThreadNetworkDiagnostics, UInt16?>(index: 11)

    /// Attribute 0x000C.
    public static let stableDataVersion = AttributeKey<ThreadNetworkDiagnostics, UInt16?>(index: 12)

    /// Attribute 0x000D.
    public static let leaderRouterId = AttributeKey<ThreadNetworkDiagnostics, UInt8?>(index: 13)

    /// Attribute 0x000E, conformance `[MLECNT]`.
    public static let detachedRoleCount = AttributeKey<ThreadNetworkDiagnostics, UInt16>(index: 14)

    /// Attribute 0x000F, conformance `[MLECNT]`.
    public static let childRoleCount = AttributeKey<ThreadNetworkDiagnostics, UInt16>(index: 15)

    /// Attribute 0x0010, conformance `[MLECNT]`.
    public static let routerRoleCount = AttributeKey<ThreadNetworkDiagnostics, UInt16>(index: 16)

    /// Attribute 0x0011, conformance `[MLECNT]`.
    public static let leaderRoleCount = AttributeKey<ThreadNetworkDiagnostics, UInt16>(index: 17)

    /// Attribute 0x0012, conformance `[MLECNT]`.
    public static let attachAttemptCount = AttributeKey<ThreadNetworkDiagnostics, UInt16>(index: 18)

    /// Attribute 0x0013, conformance `[MLECNT]`.
    public static let partitionIdChangeCount = AttributeKey<ThreadNetworkDiagnostics, UInt16>(index: 19)

    /// Attribute 0x0014, conformance `[MLECNT]`.
    public static let betterPartitionAttachAttemptCount = AttributeKey<ThreadNetworkDiagnostics, UInt16>(index: 20)

    /// Attribute 0x0015, conformance `[MLECNT]`.
    public static let parentChangeCount = AttributeKey<ThreadNetworkDiagnostics, UInt16>(index: 21)

    /// Attribute 0x0016, conformance `[MACCNT]`.
    public static let txTotalCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 22)

    /// Attribute 0x0017, conformance `[MACCNT]`.
    public static let txUnicastCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 23)

    /// Attribute 0x0018, conformance `[MACCNT]`.
    public static let txBroadcastCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 24)

    /// Attribute 0x0019, conformance `[MACCNT]`.
    public static let txAckRequestedCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 25)

    /// Attribute 0x001A, conformance `[MACCNT]`.
    public static let txAckedCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 26)

    /// Attribute 0x001B, conformance `[MACCNT]`.
    public static let txNoAckRequestedCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 27)

    /// Attribute 0x001C, conformance `[MACCNT]`.
    public static let txDataCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 28)

    /// Attribute 0x001D, conformance `[MACCNT]`.
    public static let txDataPollCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 29)

    /// Attribute 0x001E, conformance `[MACCNT]`.
    public static let txBeaconCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 30)

    /// Attribute 0x001F, conformance `[MACCNT]`.
    public static let txBeaconRequestCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 31)

    /// Attribute 0x0020, conformance `[MACCNT]`.
    public static let txOtherCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 32)

    /// Attribute 0x0021, conformance `[MACCNT]`.
    public static let txRetryCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 33)

    /// Attribute 0x0022, conformance `[MACCNT]`.
    public static let txDirectMaxRetryExpiryCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 34)

    /// Attribute 0x0023, conformance `[MACCNT]`.
    public static let txIndirectMaxRetryExpiryCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 35)

    /// Attribute 0x0024, conformance `[MACCNT]`.
    public static let txErrCcaCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 36)

    /// Attribute 0x0025, conformance `[MACCNT]`.
    public static let txErrAbortCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 37)

    /// Attribute 0x0026, conformance `[MACCNT]`.
    public static let txErrBusyChannelCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 38)

    /// Attribute 0x0027, conformance `[MACCNT]`.
    public static let rxTotalCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 39)

    /// Attribute 0x0028, conformance `[MACCNT]`.
    public static let rxUnicastCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 40)

    /// Attribute 0x0029, conformance `[MACCNT]`.
    public static let rxBroadcastCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 41)

    /// Attribute 0x002A, conformance `[MACCNT]`.
    public static let rxDataCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 42)

    /// Attribute 0x002B, conformance `[MACCNT]`.
    public static let rxDataPollCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 43)

    /// Attribute 0x002C, conformance `[MACCNT]`.
    public static let rxBeaconCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 44)

    /// Attribute 0x002D, conformance `[MACCNT]`.
    public static let rxBeaconRequestCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 45)

    /// Attribute 0x002E, conformance `[MACCNT]`.
    public static let rxOtherCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 46)

    /// Attribute 0x002F, conformance `[MACCNT]`.
    public static let rxAddressFilteredCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 47)

    /// Attribute 0x0030, conformance `[MACCNT]`.
    public static let rxDestAddrFilteredCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 48)

    /// Attribute 0x0031, conformance `[MACCNT]`.
    public static let rxDuplicatedCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 49)

    /// Attribute 0x0032, conformance `[MACCNT]`.
    public static let rxErrNoFrameCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 50)

    /// Attribute 0x0033, conformance `[MACCNT]`.
    public static let rxErrUnknownNeighborCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 51)

    /// Attribute 0x0034, conformance `[MACCNT]`.
    public static let rxErrInvalidSrcAddrCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 52)

    /// Attribute 0x0035, conformance `[MACCNT]`.
    public static let rxErrSecCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 53)

    /// Attribute 0x0036, conformance `[MACCNT]`.
    public static let rxErrFcsCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 54)

    /// Attribute 0x0037, conformance `[MACCNT]`.
    public static let rxErrOtherCount = AttributeKey<ThreadNetworkDiagnostics, UInt32>(index: 55)

    /// Attribute 0x0038, conformance `O`.
    public static let activeTimestamp = AttributeKey<ThreadNetworkDiagnostics, UInt64?>(index: 56)

    /// Attribute 0x0039, conformance `O`.
    public static let pendingTimestamp = AttributeKey<ThreadNetworkDiagnostics, UInt64?>(index: 57)

    /// Attribute 0x003A, in ms, conformance `O`.
    public static let delay = AttributeKey<ThreadNetworkDiagnostics, UInt32?>(index: 58)

    /// Attribute 0x003B.
    public static let securityPolicy = AttributeKey<ThreadNetworkDiagnostics, SecurityPolicy?>(index: 59)

    /// Attribute 0x003C.
    public static let channelPage0Mask = AttributeKey<ThreadNetworkDiagnostics, Octets?>(index: 60)

    /// Attribute 0x003D.
    public static let operationalDatasetComponents = AttributeKey<
        ThreadNetworkDiagnostics, OperationalDatasetComponents?
    >(
        index: 61)

    /// Attribute 0x003E.
    public static let activeNetworkFaultsList = AttributeKey<ThreadNetworkDiagnostics, [NetworkFault]>(index: 62)

    /// Attribute 0x003F.
    public static let extAddress = AttributeKey<ThreadNetworkDiagnostics, UInt64?>(index: 63)

    /// Attribute 0x0040.
    public static let rloc16 = AttributeKey<ThreadNetworkDiagnostics, UInt16?>(index: 64)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// PKTCNT
        public static let packetCounts = Features(rawValue: 1 << 0)
        /// ERRCNT
        public static let errorCounts = Features(rawValue: 1 << 1)
        /// MLECNT
        public static let mleCounts = Features(rawValue: 1 << 2)
        /// MACCNT
        public static let macCounts = Features(rawValue: 1 << 3)
    }
}

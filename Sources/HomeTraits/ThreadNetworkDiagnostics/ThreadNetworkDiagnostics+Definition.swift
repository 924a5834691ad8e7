// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension ThreadNetworkDiagnostics {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "PKTCNT", name: "packetCounts"),
            FeatureDefinition(bit: 1, code: "ERRCNT", name: "errorCounts"),
            FeatureDefinition(bit: 2, code: "MLECNT", name: "mleCounts"),
            FeatureDefinition(bit: 3, code: "MACCNT", name: "macCounts"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(name: "channel", id: 0x0000, type: .unsigned(bits: 16), isNullable: true),
            AttributeDefinition(
                name: "routingRole", id: 0x0001, type: .enumeration(RoutingRole.definition), isNullable: true),
            AttributeDefinition(
                name: "networkName", id: 0x0002, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(16))), isNullable: true),
            AttributeDefinition(name: "panId", id: 0x0003, type: .unsigned(bits: 16), isNullable: true),
            AttributeDefinition(name: "extendedPanId", id: 0x0004, type: .unsigned(bits: 64), isNullable: true),
            AttributeDefinition(
                name: "meshLocalPrefix", id: 0x0005, type: .octets,
                range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(17))),
                isNullable: true),
            AttributeDefinition(
                name: "overrunCount", id: 0x0006, type: .unsigned(bits: 64), changesOmitted: true,
                conformance: "ERRCNT", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "neighborTable", id: 0x0007, type: .list(.structure(NeighborTable.definition)),
                defaultValue: .list([])),
            AttributeDefinition(
                name: "routeTable", id: 0x0008, type: .list(.structure(RouteTable.definition)),
                defaultValue: .list([])),
            AttributeDefinition(name: "partitionId", id: 0x0009, type: .unsigned(bits: 32), isNullable: true),
            AttributeDefinition(
                name: "weighting", id: 0x000A, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(255))), isNullable: true),
            AttributeDefinition(
                name: "dataVersion", id: 0x000B, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(255))), isNullable: true),
            AttributeDefinition(
                name: "stableDataVersion", id: 0x000C, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(255))), isNullable: true),
            AttributeDefinition(
                name: "leaderRouterId", id: 0x000D, type: .unsigned(bits: 8),
                range: ValueRange(maximum: .constant(.integer(62))), isNullable: true),
            AttributeDefinition(
                name: "detachedRoleCount", id: 0x000E, type: .unsigned(bits: 16), changesOmitted: true,
                conformance: "[MLECNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "childRoleCount", id: 0x000F, type: .unsigned(bits: 16), changesOmitted: true,
                conformance: "[MLECNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "routerRoleCount", id: 0x0010, type: .unsigned(bits: 16), changesOmitted: true,
                conformance: "[MLECNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "leaderRoleCount", id: 0x0011, type: .unsigned(bits: 16), changesOmitted: true,
                conformance: "[MLECNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "attachAttemptCount", id: 0x0012, type: .unsigned(bits: 16), changesOmitted: true,
                conformance: "[MLECNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "partitionIdChangeCount", id: 0x0013, type: .unsigned(bits: 16), changesOmitted: true,
                conformance: "[MLECNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "betterPartitionAttachAttemptCount", id: 0x0014, type: .unsigned(bits: 16), changesOmitted: true,
                conformance: "[MLECNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "parentChangeCount", id: 0x0015, type: .unsigned(bits: 16), changesOmitted: true,
                conformance: "[MLECNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "txTotalCount", id: 0x0016, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "txUnicastCount", id: 0x0017, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "txBroadcastCount", id: 0x0018, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "txAckRequestedCount", id: 0x0019, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "txAckedCount", id: 0x001A, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "txNoAckRequestedCount", id: 0x001B, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "txDataCount", id: 0x001C, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "txDataPollCount", id: 0x001D, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "txBeaconCount", id: 0x001E, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "txBeaconRequestCount", id: 0x001F, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "txOtherCount", id: 0x0020, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "txRetryCount", id: 0x0021, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "txDirectMaxRetryExpiryCount", id: 0x0022, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "txIndirectMaxRetryExpiryCount", id: 0x0023, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "txErrCcaCount", id: 0x0024, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "txErrAbortCount", id: 0x0025, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "txErrBusyChannelCount", id: 0x0026, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "rxTotalCount", id: 0x0027, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "rxUnicastCount", id: 0x0028, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "rxBroadcastCount", id: 0x0029, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "rxDataCount", id: 0x002A, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "rxDataPollCount", id: 0x002B, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "rxBeaconCount", id: 0x002C, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "rxBeaconRequestCount", id: 0x002D, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "rxOtherCount", id: 0x002E, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "rxAddressFilteredCount", id: 0x002F, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "rxDestAddrFilteredCount", id: 0x0030, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "rxDuplicatedCount", id: 0x0031, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "rxErrNoFrameCount", id: 0x0032, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "rxErrUnknownNeighborCount", id: 0x0033, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "rxErrInvalidSrcAddrCount", id: 0x0034, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "rxErrSecCount", id: 0x0035, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "rxErrFcsCount", id: 0x0036, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "rxErrOtherCount", id: 0x0037, type: .unsigned(bits: 32), changesOmitted: true,
                conformance: "[MACCNT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "activeTimestamp", id: 0x0038, type: .unsigned(bits: 64), isNullable: true, conformance: "O",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "pendingTimestamp", id: 0x0039, type: .unsigned(bits: 64), isNullable: true, conformance: "O",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "delay", id: 0x003A, type: .unsigned(bits: 32), unit: "ms", isNullable: true, conformance: "O",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "securityPolicy", id: 0x003B, type: .structure(SecurityPolicy.definition), isNullable: true),
            AttributeDefinition(
                name: "channelPage0Mask", id: 0x003C, type: .octets,
                range: ValueRange(minimumLength: .constant(.integer(4)), maximumLength: .constant(.integer(4))),
                isNullable: true),
            AttributeDefinition(
                name: "operationalDatasetComponents", id: 0x003D,
                type: .structure(OperationalDatasetComponents.definition), isNullable: true),
            AttributeDefinition(
                name: "activeNetworkFaultsList", id: 0x003E, type: .list(.enumeration(NetworkFault.definition)),
                range: ValueRange(maximumLength: .constant(.integer(4)))),
            AttributeDefinition(name: "extAddress", id: 0x003F, type: .unsigned(bits: 64), isNullable: true),
            AttributeDefinition(name: "rloc16", id: 0x0040, type: .unsigned(bits: 16), isNullable: true),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(name: "resetCounts", id: 0x00, conformance: "ERRCNT")
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "connectionStatus", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "connectionStatus", id: 0, type: .enumeration(ConnectionStatusEnum.definition))
                ],
                conformance: "O"),
            EventDefinition(
                name: "networkFaultChange", id: 0x01,
                fields: [
                    FieldDefinition(
                        name: "current", id: 0, type: .list(.enumeration(NetworkFault.definition)),
                        range: ValueRange(maximumLength: .constant(.integer(4)))),
                    FieldDefinition(
                        name: "previous", id: 1, type: .list(.enumeration(NetworkFault.definition)),
                        range: ValueRange(maximumLength: .constant(.integer(4)))),
                ],
                conformance: "O"),
        ]
    }
}

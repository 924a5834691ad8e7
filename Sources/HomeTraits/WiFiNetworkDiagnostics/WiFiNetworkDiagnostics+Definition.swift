// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension WiFiNetworkDiagnostics {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "PKTCNT", name: "packetCounts"),
            FeatureDefinition(bit: 1, code: "ERRCNT", name: "errorCounts"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "bssid", id: 0x0000, type: .octets,
                range: ValueRange(minimumLength: .constant(.integer(6)), maximumLength: .constant(.integer(6))),
                isNullable: true, defaultValue: .null),
            AttributeDefinition(
                name: "securityType", id: 0x0001, type: .enumeration(SecurityType.definition), isNullable: true,
                defaultValue: .null),
            AttributeDefinition(
                name: "wiFiVersion", id: 0x0002, type: .enumeration(WiFiVersion.definition), isNullable: true,
                defaultValue: .null),
            AttributeDefinition(
                name: "channelNumber", id: 0x0003, type: .unsigned(bits: 16), isNullable: true, defaultValue: .null),
            AttributeDefinition(
                name: "rssi", id: 0x0004, type: .signed(bits: 8), unit: "dBm",
                range: ValueRange(minimum: .constant(.integer(-120)), maximum: .constant(.integer(0))),
                isNullable: true, changesOmitted: true, defaultValue: .null),
            AttributeDefinition(
                name: "beaconLostCount", id: 0x0005, type: .unsigned(bits: 32), isNullable: true, changesOmitted: true,
                conformance: "ERRCNT", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "beaconRxCount", id: 0x0006, type: .unsigned(bits: 32), isNullable: true, changesOmitted: true,
                conformance: "PKTCNT", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "packetMulticastRxCount", id: 0x0007, type: .unsigned(bits: 32), isNullable: true,
                changesOmitted: true, conformance: "PKTCNT", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "packetMulticastTxCount", id: 0x0008, type: .unsigned(bits: 32), isNullable: true,
                changesOmitted: true, conformance: "PKTCNT", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "packetUnicastRxCount", id: 0x0009, type: .unsigned(bits: 32), isNullable: true,
                changesOmitted: true, conformance: "PKTCNT", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "packetUnicastTxCount", id: 0x000A, type: .unsigned(bits: 32), isNullable: true,
                changesOmitted: true, conformance: "PKTCNT", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "currentMaxRate", id: 0x000B, type: .unsigned(bits: 64), unit: "bit/s", isNullable: true,
                changesOmitted: true, conformance: "O", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "overrunCount", id: 0x000C, type: .unsigned(bits: 64), isNullable: true, changesOmitted: true,
                conformance: "ERRCNT", defaultValue: .integer(0)),
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
                name: "disconnection", id: 0x00,
                fields: [FieldDefinition(name: "reasonCode", id: 0, type: .unsigned(bits: 16))], conformance: "O"),
            EventDefinition(
                name: "associationFailure", id: 0x01,
                fields: [
                    FieldDefinition(
                        name: "associationFailureCause", id: 0, type: .enumeration(AssociationFailureCause.definition)),
                    FieldDefinition(name: "status", id: 1, type: .unsigned(bits: 16)),
                ],
                conformance: "O"),
            EventDefinition(
                name: "connectionStatus", id: 0x02,
                fields: [
                    FieldDefinition(
                        name: "connectionStatus", id: 0, type: .enumeration(ConnectionStatusEnum.definition))
                ],
                conformance: "O"),
        ]
    }
}

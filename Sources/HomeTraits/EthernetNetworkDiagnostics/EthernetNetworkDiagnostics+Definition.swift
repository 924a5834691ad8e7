// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension EthernetNetworkDiagnostics {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "PKTCNT", name: "packetCounts"),
            FeatureDefinition(bit: 1, code: "ERRCNT", name: "errorCounts"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "phyRate", id: 0x0000, type: .enumeration(PHYRate.definition), isNullable: true, conformance: "O",
                defaultValue: .null),
            AttributeDefinition(
                name: "fullDuplex", id: 0x0001, type: .bool, isNullable: true, conformance: "O", defaultValue: .null),
            AttributeDefinition(
                name: "packetRxCount", id: 0x0002, type: .unsigned(bits: 64), changesOmitted: true,
                conformance: "PKTCNT", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "packetTxCount", id: 0x0003, type: .unsigned(bits: 64), changesOmitted: true,
                conformance: "PKTCNT", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "txErrCount", id: 0x0004, type: .unsigned(bits: 64), changesOmitted: true, conformance: "ERRCNT",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "collisionCount", id: 0x0005, type: .unsigned(bits: 64), changesOmitted: true,
                conformance: "ERRCNT", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "overrunCount", id: 0x0006, type: .unsigned(bits: 64), changesOmitted: true,
                conformance: "ERRCNT", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "carrierDetect", id: 0x0007, type: .bool, isNullable: true, changesOmitted: true,
                conformance: "O", defaultValue: .null),
            AttributeDefinition(
                name: "timeSinceReset", id: 0x0008, type: .unsigned(bits: 64), unit: "min", changesOmitted: true,
                conformance: "O", defaultValue: .integer(0)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(name: "resetCounts", id: 0x00, conformance: "PKTCNT | ERRCNT")
        ]
    }
}

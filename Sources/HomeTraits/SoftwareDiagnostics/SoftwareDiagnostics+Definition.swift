// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension SoftwareDiagnostics {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "WTRMRK", name: "watermarks")
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "threadMetrics", id: 0x0000, type: .list(.structure(ThreadMetrics.definition)),
                range: ValueRange(maximumLength: .constant(.integer(64))), conformance: "O",
                affectedBy: ["resetWatermarks"]),
            AttributeDefinition(
                name: "currentHeapFree", id: 0x0001, type: .unsigned(bits: 64), unit: "B", conformance: "O"),
            AttributeDefinition(
                name: "currentHeapUsed", id: 0x0002, type: .unsigned(bits: 64), unit: "B", conformance: "O"),
            AttributeDefinition(
                name: "currentHeapHighWatermark", id: 0x0003, type: .unsigned(bits: 64), unit: "B",
                conformance: "WTRMRK", affectedBy: ["resetWatermarks"]),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(name: "resetWatermarks", id: 0x00, conformance: "WTRMRK")
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "softwareFault", id: 0x00,
                fields: [
                    FieldDefinition(name: "id", id: 0, type: .unsigned(bits: 64), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "name", id: 1, type: .string, range: ValueRange(maximumLength: .constant(.integer(8))),
                        isOptional: true),
                    FieldDefinition(
                        name: "faultRecording", id: 2, type: .octets,
                        range: ValueRange(maximumLength: .constant(.integer(1024))), isOptional: true),
                ],
                conformance: "O")
        ]
    }
}

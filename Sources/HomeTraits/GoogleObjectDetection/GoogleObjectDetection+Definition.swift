// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleObjectDetection {
    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "objectsDetected", id: 0x00,
                fields: [
                    FieldDefinition(name: "detectionTimestamp", id: 0, type: .signed(bits: 64), unit: "ms"),
                    FieldDefinition(
                        name: "named", id: 1, type: .list(.string),
                        range: ValueRange(minimumLength: .constant(.integer(1))), isOptional: true),
                    FieldDefinition(name: "familiar", id: 2, type: .unsigned(bits: 32), isOptional: true),
                    FieldDefinition(name: "unfamiliar", id: 3, type: .unsigned(bits: 32), isOptional: true),
                    FieldDefinition(name: "unclassified", id: 4, type: .unsigned(bits: 32), isOptional: true),
                ])
        ]
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension ServiceArea {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "SELRUN", name: "selectWhileRunning"),
            FeatureDefinition(bit: 1, code: "PROG", name: "progressReporting"),
            FeatureDefinition(bit: 2, code: "MAPS", name: "maps"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "supportedAreas", id: 0x0000, type: .list(.structure(Area.definition)),
                range: ValueRange(maximumLength: .constant(.integer(255)))),
            AttributeDefinition(
                name: "supportedMaps", id: 0x0001, type: .list(.structure(Map.definition)),
                range: ValueRange(maximumLength: .constant(.integer(255))), conformance: "MAPS"),
            AttributeDefinition(
                name: "selectedAreas", id: 0x0002, type: .list(.unsigned(bits: 32)), affectedBy: ["selectAreas"],
                defaultValue: .list([])),
            AttributeDefinition(
                name: "currentArea", id: 0x0003, type: .unsigned(bits: 32), isNullable: true, conformance: "desc",
                affectedBy: ["skipArea"], defaultValue: .null),
            AttributeDefinition(
                name: "estimatedEndTime", id: 0x0004, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z",
                isNullable: true, isQuieter: true, conformance: "[CurrentArea]",
                affectedBy: ["selectAreas", "skipArea"], defaultValue: .null),
            AttributeDefinition(
                name: "progress", id: 0x0005, type: .list(.structure(Progress.definition)),
                range: ValueRange(maximumLength: .constant(.integer(255))), conformance: "PROG",
                affectedBy: ["selectAreas", "skipArea"], defaultValue: .list([])),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "selectAreas", id: 0x00,
                fields: [FieldDefinition(name: "newAreas", id: 0, type: .list(.unsigned(bits: 32)))],
                response: CommandDefinition.ResponseDefinition(
                    name: "selectAreasResponse", id: 0x01,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(SelectAreasStatus.definition)),
                        FieldDefinition(
                            name: "statusText", id: 1, type: .string,
                            range: ValueRange(maximumLength: .constant(.integer(256)))),
                    ],
                    outcome: AnswerOutcome(field: "status", success: .integer(0), reason: "statusText"))),
            CommandDefinition(
                name: "skipArea", id: 0x02,
                fields: [FieldDefinition(name: "skippedArea", id: 0, type: .unsigned(bits: 32))],
                response: CommandDefinition.ResponseDefinition(
                    name: "skipAreaResponse", id: 0x03,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(SkipAreaStatus.definition)),
                        FieldDefinition(
                            name: "statusText", id: 1, type: .string,
                            range: ValueRange(maximumLength: .constant(.integer(256)))),
                    ],
                    outcome: AnswerOutcome(field: "status", success: .integer(0), reason: "statusText")),
                conformance: "[CurrentArea | Progress]"),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["selectedAreas"], command: "selectAreas",
                fields: [SetRule.Assignment(field: "newAreas", source: .attribute("selectedAreas"))])
        ]
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension ModeBase {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "supportedModes", id: 0x0000, type: .list(.structure(ModeOption.definition)),
                range: ValueRange(minimumLength: .constant(.integer(2)), maximumLength: .constant(.integer(255))),
                isFixed: true),
            AttributeDefinition(
                name: "currentMode", id: 0x0001, type: .unsigned(bits: 8), isNonvolatile: true,
                affectedBy: ["changeToMode"]),
            AttributeDefinition(
                name: "startUpMode", id: 0x0002, type: .unsigned(bits: 8), isNullable: true, isWritable: true,
                isNonvolatile: true, conformance: "O"),
            AttributeDefinition(
                name: "onMode", id: 0x0003, type: .unsigned(bits: 8), isNullable: true, isWritable: true,
                isNonvolatile: true, conformance: "O", defaultValue: .null),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "changeToMode", id: 0x00,
                fields: [FieldDefinition(name: "newMode", id: 0, type: .unsigned(bits: 8))],
                response: CommandDefinition.ResponseDefinition(
                    name: "changeToModeResponse", id: 0x01,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(ModeChangeStatus.definition)),
                        FieldDefinition(
                            name: "statusText", id: 1, type: .string,
                            range: ValueRange(maximumLength: .constant(.integer(64))), isOptional: true),
                    ],
                    outcome: AnswerOutcome(field: "status", success: .integer(0), reason: "statusText")))
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["currentMode"], command: "changeToMode",
                fields: [SetRule.Assignment(field: "newMode", source: .attribute("currentMode"))])
        ]
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension TargetNavigator {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(name: "targetList", id: 0x0000, type: .list(.structure(TargetInfo.definition))),
            AttributeDefinition(
                name: "currentTarget", id: 0x0001, type: .unsigned(bits: 8), conformance: "O",
                affectedBy: ["navigateTarget"], defaultValue: .integer(255)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "navigateTarget", id: 0x00,
                fields: [
                    FieldDefinition(name: "target", id: 0, type: .unsigned(bits: 8)),
                    FieldDefinition(name: "data", id: 1, type: .string, isOptional: true),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "navigateTargetResponse", id: 0x01,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(name: "data", id: 1, type: .string, isOptional: true),
                    ],
                    outcome: AnswerOutcome(field: "status", success: .integer(0))))
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "targetUpdated", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "targetList", id: 0, type: .list(.structure(TargetInfo.definition)), isOptional: true),
                    FieldDefinition(name: "currentTarget", id: 1, type: .unsigned(bits: 8), isOptional: true),
                    FieldDefinition(
                        name: "data", id: 2, type: .octets, range: ValueRange(maximumLength: .constant(.integer(900))),
                        isOptional: true),
                ],
                conformance: "O")
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["currentTarget"], command: "navigateTarget",
                fields: [SetRule.Assignment(field: "target", source: .attribute("currentTarget"))])
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(
                key: "target", attribute: "currentTarget",
                conversion: .label(EverydayKey.Labels(list: "targetList", text: "name", number: "identifier")))
        ]
    }
}

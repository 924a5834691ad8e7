// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleAppSelector {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "currentApplication", id: 0x0000, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(256))), affectedBy: ["appSelect"],
                defaultValue: .string("")),
            AttributeDefinition(
                name: "availableApplications", id: 0x0001, type: .list(.structure(Application.definition)),
                isFixed: true),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "appInstall", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "newApplication", id: 0, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(256))), isOptional: true),
                    FieldDefinition(
                        name: "newApplicationName", id: 1, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(256))), isOptional: true),
                ]),
            CommandDefinition(
                name: "appSearch", id: 0x01,
                fields: [
                    FieldDefinition(
                        name: "newApplication", id: 0, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(256))), isOptional: true),
                    FieldDefinition(
                        name: "newApplicationName", id: 1, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(256))), isOptional: true),
                ]),
            CommandDefinition(
                name: "appSelect", id: 0x02,
                fields: [
                    FieldDefinition(
                        name: "newApplication", id: 0, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(256))), isOptional: true),
                    FieldDefinition(
                        name: "newApplicationName", id: 1, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(256))), isOptional: true),
                ]),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["currentApplication"], command: "appSelect",
                fields: [SetRule.Assignment(field: "newApplication", source: .attribute("currentApplication"))])
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "app", attribute: "currentApplication", conversion: .identity)
        ]
    }
}

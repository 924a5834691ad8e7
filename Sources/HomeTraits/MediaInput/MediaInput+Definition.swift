// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension MediaInput {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "NU", name: "nameUpdates")
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "inputList", id: 0x0000, type: .list(.structure(InputInfo.definition)),
                affectedBy: ["renameInput"]),
            AttributeDefinition(
                name: "currentInput", id: 0x0001, type: .unsigned(bits: 8), affectedBy: ["selectInput"]),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "selectInput", id: 0x00,
                fields: [FieldDefinition(name: "index", id: 0, type: .unsigned(bits: 8))]),
            CommandDefinition(name: "showInputStatus", id: 0x01),
            CommandDefinition(name: "hideInputStatus", id: 0x02),
            CommandDefinition(
                name: "renameInput", id: 0x03,
                fields: [
                    FieldDefinition(name: "index", id: 0, type: .unsigned(bits: 8)),
                    FieldDefinition(name: "name", id: 1, type: .string),
                ],
                conformance: "NU"),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["currentInput"], command: "selectInput",
                fields: [SetRule.Assignment(field: "index", source: .attribute("currentInput"))])
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(
                key: "input", attribute: "currentInput",
                conversion: .label(EverydayKey.Labels(list: "inputList", text: "name", number: "index")))
        ]
    }
}

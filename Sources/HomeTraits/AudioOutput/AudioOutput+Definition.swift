// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension AudioOutput {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "NU", name: "nameUpdates")
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "outputList", id: 0x0000, type: .list(.structure(OutputInfo.definition)),
                affectedBy: ["renameOutput"]),
            AttributeDefinition(
                name: "currentOutput", id: 0x0001, type: .unsigned(bits: 8), affectedBy: ["selectOutput"]),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "selectOutput", id: 0x00,
                fields: [FieldDefinition(name: "index", id: 0, type: .unsigned(bits: 8))]),
            CommandDefinition(
                name: "renameOutput", id: 0x01,
                fields: [
                    FieldDefinition(name: "index", id: 0, type: .unsigned(bits: 8)),
                    FieldDefinition(
                        name: "name", id: 1, type: .string, range: ValueRange(maximumLength: .constant(.integer(32)))),
                ],
                conformance: "NU"),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["currentOutput"], command: "selectOutput",
                fields: [SetRule.Assignment(field: "index", source: .attribute("currentOutput"))])
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(
                key: "output", attribute: "currentOutput",
                conversion: .label(EverydayKey.Labels(list: "outputList", text: "name", number: "index")))
        ]
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleToggles {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "currentToggleSettings", id: 0x0000, type: .list(.structure(ToggleSetting.definition)),
                isNonvolatile: true, conformance: "!(commandOnlyToggles == 1)", affectedBy: ["setToggles"],
                defaultValue: .list([])),
            AttributeDefinition(
                name: "availableToggles", id: 0x0001, type: .list(.structure(Toggle.definition)), isFixed: true),
            AttributeDefinition(
                name: "commandOnlyToggles", id: 0x0002, type: .bool, isFixed: true, conformance: "O",
                defaultValue: .bool(false)),
            AttributeDefinition(
                name: "queryOnlyToggles", id: 0x0003, type: .bool, isFixed: true, conformance: "O",
                defaultValue: .bool(false)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "setToggles", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "updateToggleSettings", id: 0, type: .list(.structure(ToggleSetting.definition)))
                ],
                conformance: "!(queryOnlyToggles == 1)")
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["currentToggleSettings"], command: "setToggles",
                fields: [
                    SetRule.Assignment(field: "updateToggleSettings", source: .attribute("currentToggleSettings"))
                ])
        ]
    }
}

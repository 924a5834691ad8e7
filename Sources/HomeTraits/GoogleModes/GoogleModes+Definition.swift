// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleModes {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "currentModeSettings", id: 0x0000, type: .list(.structure(ModeSetting.definition)),
                isNonvolatile: true, conformance: "!(commandOnlyModes == 1)", affectedBy: ["setModes"],
                defaultValue: .list([])),
            AttributeDefinition(
                name: "availableModes", id: 0x0001, type: .list(.structure(Mode.definition)), isFixed: true),
            AttributeDefinition(
                name: "commandOnlyModes", id: 0x0002, type: .bool, isFixed: true, conformance: "O",
                defaultValue: .bool(false)),
            AttributeDefinition(
                name: "queryOnlyModes", id: 0x0003, type: .bool, isFixed: true, conformance: "O",
                defaultValue: .bool(false)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "setModes", id: 0x00,
                fields: [
                    FieldDefinition(name: "updateModeSettings", id: 0, type: .list(.structure(ModeSetting.definition)))
                ],
                conformance: "!(queryOnlyModes == 1)")
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["currentModeSettings"], command: "setModes",
                fields: [SetRule.Assignment(field: "updateModeSettings", source: .attribute("currentModeSettings"))])
        ]
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleInputSelector {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "currentInput", id: 0x0000, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(256))), isNonvolatile: true,
                conformance: "!(commandOnlyInputSelector == 1)",
                affectedBy: ["setInput", "previousInput", "nextInput"], defaultValue: .string("")),
            AttributeDefinition(
                name: "availableInputs", id: 0x0001, type: .list(.structure(Input.definition)), isFixed: true),
            AttributeDefinition(
                name: "commandOnlyInputSelector", id: 0x0002, type: .bool, isFixed: true, conformance: "O",
                defaultValue: .bool(false)),
            AttributeDefinition(
                name: "orderedInputs", id: 0x0003, type: .bool, isFixed: true, conformance: "O",
                defaultValue: .bool(false)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "setInput", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "newInput", id: 0, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(256))))
                ]),
            CommandDefinition(name: "previousInput", id: 0x01, conformance: "orderedInputs == 1"),
            CommandDefinition(name: "nextInput", id: 0x02, conformance: "orderedInputs == 1"),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["currentInput"], command: "setInput",
                fields: [SetRule.Assignment(field: "newInput", source: .attribute("currentInput"))])
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "input", attribute: "currentInput", conversion: .identity)
        ]
    }

    static var actionsTable: [EverydayAction] {
        [
            EverydayAction("nextInput", command: "nextInput"),
            EverydayAction("previousInput", command: "previousInput"),
        ]
    }
}

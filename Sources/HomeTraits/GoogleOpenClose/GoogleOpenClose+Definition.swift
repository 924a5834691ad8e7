// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleOpenClose {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "openPercent", id: 0x0000, type: .double, unit: "%",
                range: ValueRange(minimum: .constant(.number(0.0)), maximum: .constant(.number(100.0))),
                isNonvolatile: true,
                conformance: "!(commandOnlyOpenClose == 1) & !openState, [!(commandOnlyOpenClose == 1)]",
                affectedBy: ["openClose", "openCloseRelative"], defaultValue: .number(0.0)),
            AttributeDefinition(
                name: "openState", id: 0x0001, type: .list(.structure(OpenState.definition)), isNonvolatile: true,
                conformance: "[!(commandOnlyOpenClose == 1)]", affectedBy: ["openClose", "openCloseRelative"]),
            AttributeDefinition(
                name: "discreteOnlyOpenClose", id: 0x0002, type: .bool, isFixed: true, conformance: "O",
                defaultValue: .bool(false)),
            AttributeDefinition(
                name: "openDirection", id: 0x0003, type: .list(.enumeration(OpenDirection.definition)), isFixed: true,
                conformance: "O", defaultValue: .list([])),
            AttributeDefinition(
                name: "commandOnlyOpenClose", id: 0x0004, type: .bool, isFixed: true, conformance: "O",
                defaultValue: .bool(false)),
            AttributeDefinition(
                name: "queryOnlyOpenClose", id: 0x0005, type: .bool, isFixed: true, conformance: "O",
                defaultValue: .bool(false)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "openClose", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "openPercent", id: 0, type: .double, unit: "%",
                        range: ValueRange(minimum: .constant(.number(0.0)), maximum: .constant(.number(100.0)))),
                    FieldDefinition(
                        name: "openDirection", id: 1, type: .enumeration(OpenDirection.definition), isOptional: true),
                    FieldDefinition(
                        name: "followUpToken", id: 2, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(1024))), isOptional: true),
                ],
                conformance: "!(queryOnlyOpenClose == 1)"),
            CommandDefinition(
                name: "openCloseRelative", id: 0x01,
                fields: [
                    FieldDefinition(
                        name: "openRelativePercent", id: 0, type: .double, unit: "%",
                        range: ValueRange(minimum: .constant(.number(-100.0)), maximum: .constant(.number(100.0)))),
                    FieldDefinition(
                        name: "openDirection", id: 1, type: .enumeration(OpenDirection.definition), isOptional: true),
                ],
                conformance: "!(queryOnlyOpenClose == 1) & !(discreteOnlyOpenClose == 1)"),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["openPercent"], command: "openClose",
                fields: [SetRule.Assignment(field: "openPercent", source: .attribute("openPercent"))])
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "open", attribute: "openPercent", conversion: .identity, unit: "%")
        ]
    }
}

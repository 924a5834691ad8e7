// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleFill {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "isFilled", id: 0x0000, type: .bool, isNonvolatile: true, affectedBy: ["fill"],
                defaultValue: .bool(false)),
            AttributeDefinition(
                name: "currentFillLevel", id: 0x0001, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(256))), isNonvolatile: true,
                conformance: "[availableFillLevels]", affectedBy: ["fill"], defaultValue: .string("")),
            AttributeDefinition(
                name: "currentFillPercent", id: 0x0002, type: .double, unit: "%",
                range: ValueRange(minimum: .constant(.number(0.0)), maximum: .constant(.number(100.0))),
                isNonvolatile: true, conformance: "O", affectedBy: ["fill"], defaultValue: .number(0.0)),
            AttributeDefinition(
                name: "availableFillLevels", id: 0x0003, type: .structure(FillLevels.definition), isFixed: true,
                conformance: "O"),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "fill", id: 0x00,
                fields: [
                    FieldDefinition(name: "fill", id: 0, type: .bool),
                    FieldDefinition(
                        name: "fillLevel", id: 1, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(256))), isOptional: true),
                    FieldDefinition(
                        name: "fillPercent", id: 2, type: .double, unit: "%",
                        range: ValueRange(minimum: .constant(.number(0.0)), maximum: .constant(.number(100.0))),
                        isOptional: true),
                ])
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["isFilled"], command: "fill",
                fields: [SetRule.Assignment(field: "fill", source: .attribute("isFilled"))]),
            SetRule(
                attributes: ["currentFillLevel"], command: "fill",
                fields: [
                    SetRule.Assignment(field: "fill", source: .constant(.bool(true))),
                    SetRule.Assignment(field: "fillLevel", source: .attribute("currentFillLevel")),
                ]),
            SetRule(
                attributes: ["currentFillPercent"], command: "fill",
                fields: [
                    SetRule.Assignment(field: "fill", source: .constant(.bool(true))),
                    SetRule.Assignment(field: "fillPercent", source: .attribute("currentFillPercent")),
                ]),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "filled", attribute: "isFilled", conversion: .identity),
            EverydayKey(key: "fillLevel", attribute: "currentFillLevel", conversion: .identity),
            EverydayKey(key: "fillPercent", attribute: "currentFillPercent", conversion: .identity, unit: "%"),
        ]
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleCook {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "currentCookingMode", id: 0x0000, type: .enumeration(CookingMode.definition), isNullable: true,
                affectedBy: ["cook"], defaultValue: .null),
            AttributeDefinition(
                name: "currentFoodPreset", id: 0x0001, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(256))), isNullable: true, conformance: "O",
                affectedBy: ["cook"], defaultValue: .null),
            AttributeDefinition(
                name: "currentFoodQuantity", id: 0x0002, type: .double, isNullable: true, conformance: "O",
                affectedBy: ["cook"], defaultValue: .null),
            AttributeDefinition(
                name: "currentFoodUnit", id: 0x0003, type: .enumeration(Unit.definition), isNullable: true,
                conformance: "O", affectedBy: ["cook"], defaultValue: .null),
            AttributeDefinition(
                name: "supportedCookingModes", id: 0x0004, type: .list(.enumeration(CookingMode.definition)),
                isFixed: true),
            AttributeDefinition(
                name: "foodPresets", id: 0x0005, type: .list(.structure(FoodPreset.definition)), isFixed: true,
                conformance: "O"),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "cook", id: 0x00,
                fields: [
                    FieldDefinition(name: "start", id: 0, type: .bool),
                    FieldDefinition(
                        name: "cookingMode", id: 1, type: .enumeration(CookingMode.definition), isOptional: true),
                    FieldDefinition(
                        name: "foodPreset", id: 2, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(256))), isOptional: true),
                    FieldDefinition(name: "quantity", id: 3, type: .double, isOptional: true),
                    FieldDefinition(name: "unit", id: 4, type: .enumeration(Unit.definition), isOptional: true),
                ])
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["currentCookingMode"], value: .null, command: "cook",
                fields: [SetRule.Assignment(field: "start", source: .constant(.bool(false)))]),
            SetRule(
                attributes: ["currentCookingMode"], command: "cook",
                fields: [
                    SetRule.Assignment(field: "start", source: .constant(.bool(true))),
                    SetRule.Assignment(field: "cookingMode", source: .attribute("currentCookingMode")),
                ]),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "cookingMode", attribute: "currentCookingMode", conversion: .identity),
            EverydayKey(key: "foodPreset", attribute: "currentFoodPreset", conversion: .identity),
        ]
    }
}

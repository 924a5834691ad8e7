// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension MicrowaveOvenControl {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "PWRNUM", name: "powerAsNumber", conformance: "O.a"),
            FeatureDefinition(bit: 1, code: "WATTS", name: "powerInWatts", conformance: "O.a"),
            FeatureDefinition(bit: 2, code: "PWRLMTS", name: "powerNumberLimits", conformance: "[PWRNUM]"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "cookTime", id: 0x0000, type: .unsigned(bits: 32), unit: "s",
                range: ValueRange(minimum: .constant(.integer(1)), maximum: .attribute("maxCookTime", offset: 0)),
                affectedBy: ["addMoreTime", "setCookingParameters"], defaultValue: .integer(30)),
            AttributeDefinition(
                name: "maxCookTime", id: 0x0001, type: .unsigned(bits: 32), unit: "s",
                range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(86400))), isFixed: true),
            AttributeDefinition(
                name: "powerSetting", id: 0x0002, type: .unsigned(bits: 8), unit: "1 %", conformance: "PWRNUM",
                affectedBy: ["setCookingParameters"]),
            AttributeDefinition(
                name: "minPower", id: 0x0003, type: .unsigned(bits: 8), unit: "1 %",
                range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(99))), isFixed: true,
                conformance: "PWRLMTS", defaultValue: .integer(10)),
            AttributeDefinition(
                name: "maxPower", id: 0x0004, type: .unsigned(bits: 8), unit: "1 %",
                range: ValueRange(minimum: .attribute("minPower", offset: 1), maximum: .constant(.integer(100))),
                isFixed: true, conformance: "PWRLMTS", defaultValue: .integer(100)),
            AttributeDefinition(
                name: "powerStep", id: 0x0005, type: .unsigned(bits: 8), unit: "1 %", isFixed: true,
                conformance: "PWRLMTS", defaultValue: .integer(10)),
            AttributeDefinition(
                name: "supportedWatts", id: 0x0006, type: .list(.unsigned(bits: 16)),
                range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(10))),
                isFixed: true, conformance: "WATTS"),
            AttributeDefinition(
                name: "selectedWattIndex", id: 0x0007, type: .unsigned(bits: 8), conformance: "WATTS",
                affectedBy: ["setCookingParameters"]),
            AttributeDefinition(
                name: "wattRating", id: 0x0008, type: .unsigned(bits: 16), unit: "W", isFixed: true, conformance: "O"),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "setCookingParameters", id: 0x00,
                fields: [
                    FieldDefinition(name: "cookMode", id: 0, type: .unsigned(bits: 8), isOptional: true),
                    FieldDefinition(
                        name: "cookTime", id: 1, type: .unsigned(bits: 32), unit: "s",
                        range: ValueRange(
                            minimum: .constant(.integer(1)), maximum: .attribute("maxCookTime", offset: 0)),
                        defaultValue: .integer(30)),
                    FieldDefinition(
                        name: "powerSetting", id: 2, type: .unsigned(bits: 8), unit: "1 %",
                        range: ValueRange(
                            minimum: .attribute("minPower", offset: 0), maximum: .attribute("maxPower", offset: 0)),
                        isOptional: true),
                    FieldDefinition(name: "wattSettingIndex", id: 3, type: .unsigned(bits: 8), isOptional: true),
                    FieldDefinition(name: "startAfterSetting", id: 4, type: .bool, defaultValue: .bool(false)),
                ]),
            CommandDefinition(
                name: "addMoreTime", id: 0x01,
                fields: [
                    FieldDefinition(
                        name: "timeToAdd", id: 0, type: .unsigned(bits: 32), unit: "s",
                        range: ValueRange(
                            minimum: .constant(.integer(1)), maximum: .attribute("maxCookTime", offset: 0)))
                ],
                conformance: "O"),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["cookTime", "powerSetting"], command: "setCookingParameters",
                fields: [
                    SetRule.Assignment(field: "cookTime", source: .attribute("cookTime")),
                    SetRule.Assignment(field: "powerSetting", source: .attribute("powerSetting")),
                ]),
            SetRule(
                attributes: ["cookTime"], command: "setCookingParameters",
                fields: [SetRule.Assignment(field: "cookTime", source: .attribute("cookTime"))]),
            SetRule(
                attributes: ["powerSetting"], command: "setCookingParameters",
                fields: [SetRule.Assignment(field: "powerSetting", source: .attribute("powerSetting"))]),
            SetRule(
                attributes: ["selectedWattIndex"], command: "setCookingParameters",
                fields: [SetRule.Assignment(field: "wattSettingIndex", source: .attribute("selectedWattIndex"))]),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "cookTime", attribute: "cookTime", conversion: .identity, unit: "s"),
            EverydayKey(key: "cookPower", attribute: "powerSetting", conversion: .identity, unit: "%"),
        ]
    }
}

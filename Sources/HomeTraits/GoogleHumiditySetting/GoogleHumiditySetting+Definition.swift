// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleHumiditySetting {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "humiditySetpointPercent", id: 0x0000, type: .unsigned(bits: 8), unit: "%",
                range: ValueRange(
                    minimum: .attribute("humiditySetpointRange.minPercent", offset: 0),
                    maximum: .attribute("humiditySetpointRange.maxPercent", offset: 0)),
                isNonvolatile: true,
                conformance:
                    "!(commandOnlyHumiditySetting == 1) & !(queryOnlyHumiditySetting == 1), "
                    + "[!(commandOnlyHumiditySetting == 1)]",
                affectedBy: ["setHumidity", "humidityRelative"]),
            AttributeDefinition(
                name: "humidityAmbientPercent", id: 0x0001, type: .unsigned(bits: 8), unit: "%",
                range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(100))),
                conformance: "[!(commandOnlyHumiditySetting == 1)]"),
            AttributeDefinition(
                name: "humiditySetpointRange", id: 0x0002, type: .structure(PercentRange.definition), isFixed: true,
                conformance: "O"),
            AttributeDefinition(
                name: "commandOnlyHumiditySetting", id: 0x0003, type: .bool, isFixed: true, conformance: "O",
                defaultValue: .bool(false)),
            AttributeDefinition(
                name: "queryOnlyHumiditySetting", id: 0x0004, type: .bool, isFixed: true, conformance: "O",
                defaultValue: .bool(false)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "setHumidity", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "humidity", id: 0, type: .unsigned(bits: 8), unit: "%",
                        range: ValueRange(
                            minimum: .attribute("humiditySetpointRange.minPercent", offset: 0),
                            maximum: .attribute("humiditySetpointRange.maxPercent", offset: 0)))
                ],
                conformance: "!(queryOnlyHumiditySetting == 1)"),
            CommandDefinition(
                name: "humidityRelative", id: 0x01,
                fields: [
                    FieldDefinition(
                        name: "humidityRelativePercent", id: 0, type: .signed(bits: 8), unit: "%",
                        range: ValueRange(minimum: .constant(.integer(-100)), maximum: .constant(.integer(100))),
                        isOptional: true),
                    FieldDefinition(
                        name: "humidityRelativeWeight", id: 1, type: .signed(bits: 8),
                        range: ValueRange(minimum: .constant(.integer(-5)), maximum: .constant(.integer(5))),
                        isOptional: true),
                ],
                conformance: "!(queryOnlyHumiditySetting == 1)"),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["humiditySetpointPercent"], command: "setHumidity",
                fields: [SetRule.Assignment(field: "humidity", source: .attribute("humiditySetpointPercent"))])
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "humidity", attribute: "humidityAmbientPercent", conversion: .identity, unit: "%"),
            EverydayKey(key: "targetHumidity", attribute: "humiditySetpointPercent", conversion: .identity, unit: "%"),
        ]
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension TemperatureControl {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "TN", name: "temperatureNumber", conformance: "O.a"),
            FeatureDefinition(bit: 1, code: "TL", name: "temperatureLevel", conformance: "O.a"),
            FeatureDefinition(bit: 2, code: "STEP", name: "temperatureStep", conformance: "[TN]"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "temperatureSetpoint", id: 0x0000, type: .signed(bits: 16), unit: "0.01 °C",
                range: ValueRange(
                    minimum: .attribute("minTemperature", offset: 0), maximum: .attribute("maxTemperature", offset: 0)),
                conformance: "TN", affectedBy: ["setTemperature"]),
            AttributeDefinition(
                name: "minTemperature", id: 0x0001, type: .signed(bits: 16), unit: "0.01 °C",
                range: ValueRange(
                    minimum: .constant(.integer(-27315)), maximum: .attribute("maxTemperature", offset: -1)),
                isFixed: true, conformance: "TN"),
            AttributeDefinition(
                name: "maxTemperature", id: 0x0002, type: .signed(bits: 16), unit: "0.01 °C",
                range: ValueRange(minimum: .constant(.integer(-27315)), maximum: .constant(.integer(32767))),
                isFixed: true, conformance: "TN"),
            AttributeDefinition(
                name: "step", id: 0x0003, type: .signed(bits: 16), unit: "0.01 °C",
                range: ValueRange(
                    minimum: .constant(.integer(1)), maximum: .difference("maxTemperature", "minTemperature")),
                isFixed: true, conformance: "STEP"),
            AttributeDefinition(
                name: "selectedTemperatureLevel", id: 0x0004, type: .unsigned(bits: 8),
                range: ValueRange(maximum: .constant(.integer(31))), conformance: "TL", affectedBy: ["setTemperature"]),
            AttributeDefinition(
                name: "supportedTemperatureLevels", id: 0x0005, type: .list(.string),
                range: ValueRange(maximumLength: .constant(.integer(32))), conformance: "TL"),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "setTemperature", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "targetTemperature", id: 0, type: .signed(bits: 16), unit: "0.01 °C",
                        range: ValueRange(minimum: .constant(.integer(-27315)), maximum: .constant(.integer(32767))),
                        isOptional: true),
                    FieldDefinition(name: "targetTemperatureLevel", id: 1, type: .unsigned(bits: 8), isOptional: true),
                ])
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["temperatureSetpoint"], command: "setTemperature",
                fields: [SetRule.Assignment(field: "targetTemperature", source: .attribute("temperatureSetpoint"))]),
            SetRule(
                attributes: ["selectedTemperatureLevel"], command: "setTemperature",
                fields: [
                    SetRule.Assignment(field: "targetTemperatureLevel", source: .attribute("selectedTemperatureLevel"))
                ]),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(
                key: "targetTemperature", attribute: "temperatureSetpoint", conversion: .hundredths, unit: "°C"),
            EverydayKey(
                key: "temperatureLevel", attribute: "selectedTemperatureLevel",
                conversion: .label(EverydayKey.Labels(list: "supportedTemperatureLevels"))),
        ]
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleTemperatureControl {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "temperatureSetpointCelsius", id: 0x0000, type: .double, unit: "°C",
                range: ValueRange(
                    minimum: .attribute("temperatureRange.minThresholdCelsius", offset: 0),
                    maximum: .attribute("temperatureRange.maxThresholdCelsius", offset: 0)),
                isNonvolatile: true,
                conformance:
                    "!(commandOnlyTemperatureControl == 1) & !(queryOnlyTemperatureControl == 1), "
                    + "[!(commandOnlyTemperatureControl == 1)]",
                affectedBy: ["setTemperature"]),
            AttributeDefinition(
                name: "temperatureAmbientCelsius", id: 0x0001, type: .double, unit: "°C",
                conformance: "queryOnlyTemperatureControl == 1, [!(commandOnlyTemperatureControl == 1)]"),
            AttributeDefinition(
                name: "temperatureRange", id: 0x0002, type: .structure(TemperatureRange.definition), isFixed: true),
            AttributeDefinition(
                name: "temperatureStepCelsius", id: 0x0003, type: .double, unit: "°C", isFixed: true, conformance: "O"),
            AttributeDefinition(
                name: "temperatureUnitForUX", id: 0x0004, type: .enumeration(TemperatureUnit.definition), isFixed: true,
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "commandOnlyTemperatureControl", id: 0x0005, type: .bool, isFixed: true, conformance: "O",
                defaultValue: .bool(false)),
            AttributeDefinition(
                name: "queryOnlyTemperatureControl", id: 0x0006, type: .bool, isFixed: true, conformance: "O",
                defaultValue: .bool(false)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "setTemperature", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "temperature", id: 0, type: .double, unit: "°C",
                        range: ValueRange(
                            minimum: .attribute("temperatureRange.minThresholdCelsius", offset: 0),
                            maximum: .attribute("temperatureRange.maxThresholdCelsius", offset: 0)))
                ],
                conformance: "!(queryOnlyTemperatureControl == 1)",
                effect: CommandEffect(
                    sets: [
                        CommandEffect.Assignment(target: "temperatureSetpointCelsius", source: .named("temperature"))
                    ]))
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["temperatureSetpointCelsius"], command: "setTemperature",
                fields: [SetRule.Assignment(field: "temperature", source: .attribute("temperatureSetpointCelsius"))])
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "temperature", attribute: "temperatureAmbientCelsius", conversion: .identity, unit: "°C"),
            EverydayKey(
                key: "targetTemperature", attribute: "temperatureSetpointCelsius", conversion: .identity, unit: "°C"),
        ]
    }
}

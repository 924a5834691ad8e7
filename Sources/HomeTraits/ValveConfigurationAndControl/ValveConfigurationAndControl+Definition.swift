// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension ValveConfigurationAndControl {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "TS", name: "timeSync", conformance: "desc"),
            FeatureDefinition(bit: 1, code: "LVL", name: "level"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "openDuration", id: 0x0000, type: .unsigned(bits: 32), unit: "s",
                range: ValueRange(minimum: .constant(.integer(1))), isNullable: true, affectedBy: ["close", "open"],
                defaultValue: .null),
            AttributeDefinition(
                name: "defaultOpenDuration", id: 0x0001, type: .unsigned(bits: 32), unit: "s",
                range: ValueRange(minimum: .constant(.integer(1))), isNullable: true, isWritable: true,
                isNonvolatile: true, defaultValue: .null),
            AttributeDefinition(
                name: "autoCloseTime", id: 0x0002, type: .unsigned(bits: 64), unit: "µs since 2000-01-01T00:00:00Z",
                isNullable: true, conformance: "TS", affectedBy: ["close", "open"], defaultValue: .null),
            AttributeDefinition(
                name: "remainingDuration", id: 0x0003, type: .unsigned(bits: 32), unit: "s", isNullable: true,
                isQuieter: true, affectedBy: ["close", "open"], defaultValue: .null),
            AttributeDefinition(
                name: "currentState", id: 0x0004, type: .enumeration(ValveState.definition), isNullable: true,
                affectedBy: ["close", "open"], defaultValue: .null),
            AttributeDefinition(
                name: "targetState", id: 0x0005, type: .enumeration(ValveState.definition), isNullable: true,
                affectedBy: ["close", "open"], defaultValue: .null),
            AttributeDefinition(
                name: "currentLevel", id: 0x0006, type: .unsigned(bits: 8), unit: "1 %",
                range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(100))), isNullable: true,
                isQuieter: true, conformance: "LVL", affectedBy: ["close", "open"], defaultValue: .null),
            AttributeDefinition(
                name: "targetLevel", id: 0x0007, type: .unsigned(bits: 8), unit: "1 %",
                range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(100))), isNullable: true,
                conformance: "LVL", affectedBy: ["close", "open"], defaultValue: .null),
            AttributeDefinition(
                name: "defaultOpenLevel", id: 0x0008, type: .unsigned(bits: 8), unit: "1 %",
                range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(100))), isWritable: true,
                isNonvolatile: true, conformance: "[LVL]", defaultValue: .integer(100)),
            AttributeDefinition(
                name: "valveFault", id: 0x0009, type: .bitmap(ValveFaultBitmap.definition), conformance: "O",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "levelStep", id: 0x000A, type: .unsigned(bits: 8), unit: "1 %",
                range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(50))), isFixed: true,
                conformance: "[LVL]", defaultValue: .integer(1)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "open", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "openDuration", id: 0, type: .unsigned(bits: 32), unit: "s",
                        range: ValueRange(minimum: .constant(.integer(1))), isNullable: true, isOptional: true),
                    FieldDefinition(
                        name: "targetLevel", id: 1, type: .unsigned(bits: 8), unit: "1 %",
                        range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(100))),
                        isOptional: true),
                ]),
            CommandDefinition(name: "close", id: 0x01),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "valveStateChanged", id: 0x00,
                fields: [
                    FieldDefinition(name: "valveState", id: 0, type: .enumeration(ValveState.definition)),
                    FieldDefinition(
                        name: "valveLevel", id: 1, type: .unsigned(bits: 8), unit: "1 %",
                        range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(100))),
                        isOptional: true),
                ],
                conformance: "O"),
            EventDefinition(
                name: "valveFault", id: 0x01,
                fields: [FieldDefinition(name: "valveFault", id: 0, type: .bitmap(ValveFaultBitmap.definition))],
                conformance: "O"),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(attributes: ["targetState"], value: .integer(1), command: "open"),
            SetRule(attributes: ["targetState"], value: .integer(0), command: "close"),
            SetRule(attributes: ["currentState"], value: .integer(1), command: "open"),
            SetRule(attributes: ["currentState"], value: .integer(0), command: "close"),
            SetRule(attributes: ["targetLevel"], value: .integer(0), command: "close"),
            SetRule(
                attributes: ["targetLevel"], command: "open",
                fields: [SetRule.Assignment(field: "targetLevel", source: .attribute("targetLevel"))]),
            SetRule(attributes: ["currentLevel"], value: .integer(0), command: "close"),
            SetRule(
                attributes: ["currentLevel"], command: "open",
                fields: [SetRule.Assignment(field: "targetLevel", source: .attribute("currentLevel"))]),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "valve", attribute: "currentState", conversion: .identity),
            EverydayKey(key: "open", attribute: "currentLevel", conversion: .identity, unit: "%"),
            EverydayKey(key: "remainingTime", attribute: "remainingDuration", conversion: .identity, unit: "s"),
        ]
    }
}

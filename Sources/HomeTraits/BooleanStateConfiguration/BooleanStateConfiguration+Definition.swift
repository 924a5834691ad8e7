// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension BooleanStateConfiguration {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "VIS", name: "visual"),
            FeatureDefinition(bit: 1, code: "AUD", name: "audible"),
            FeatureDefinition(bit: 2, code: "SPRS", name: "alarmSuppress", conformance: "[VIS | AUD]"),
            FeatureDefinition(bit: 3, code: "SENSLVL", name: "sensitivityLevel"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "currentSensitivityLevel", id: 0x0000, type: .unsigned(bits: 8),
                range: ValueRange(maximum: .attribute("supportedSensitivityLevels", offset: -1)), isWritable: true,
                isNonvolatile: true, conformance: "SENSLVL"),
            AttributeDefinition(
                name: "supportedSensitivityLevels", id: 0x0001, type: .unsigned(bits: 8),
                range: ValueRange(minimum: .constant(.integer(2)), maximum: .constant(.integer(10))), isFixed: true,
                conformance: "SENSLVL"),
            AttributeDefinition(
                name: "defaultSensitivityLevel", id: 0x0002, type: .unsigned(bits: 8),
                range: ValueRange(maximum: .attribute("supportedSensitivityLevels", offset: -1)), isFixed: true,
                conformance: "[SENSLVL]"),
            AttributeDefinition(
                name: "alarmsActive", id: 0x0003, type: .bitmap(AlarmMode.definition), conformance: "VIS | AUD",
                affectedBy: ["enableDisableAlarm"], defaultValue: .integer(0)),
            AttributeDefinition(
                name: "alarmsSuppressed", id: 0x0004, type: .bitmap(AlarmMode.definition), conformance: "SPRS",
                affectedBy: ["enableDisableAlarm", "suppressAlarm"], defaultValue: .integer(0)),
            AttributeDefinition(
                name: "alarmsEnabled", id: 0x0005, type: .bitmap(AlarmMode.definition), isNonvolatile: true,
                conformance: "[VIS | AUD]", affectedBy: ["enableDisableAlarm"]),
            AttributeDefinition(
                name: "alarmsSupported", id: 0x0006, type: .bitmap(AlarmMode.definition), isFixed: true,
                conformance: "VIS | AUD", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "sensorFault", id: 0x0007, type: .bitmap(SensorFaultBitmap.definition), conformance: "O",
                defaultValue: .integer(0)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "suppressAlarm", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "alarmsToSuppress", id: 0, type: .bitmap(AlarmMode.definition), defaultValue: .integer(0))
                ],
                conformance: "SPRS"),
            CommandDefinition(
                name: "enableDisableAlarm", id: 0x01,
                fields: [
                    FieldDefinition(
                        name: "alarmsToEnableDisable", id: 0, type: .bitmap(AlarmMode.definition),
                        defaultValue: .integer(0))
                ],
                conformance: "VIS | AUD"),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "alarmsStateChanged", id: 0x00,
                fields: [
                    FieldDefinition(name: "alarmsActive", id: 0, type: .bitmap(AlarmMode.definition)),
                    FieldDefinition(
                        name: "alarmsSuppressed", id: 1, type: .bitmap(AlarmMode.definition), isOptional: true),
                ],
                conformance: "VIS | AUD"),
            EventDefinition(
                name: "sensorFault", id: 0x01,
                fields: [FieldDefinition(name: "sensorFault", id: 0, type: .bitmap(SensorFaultBitmap.definition))],
                conformance: "O"),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["alarmsEnabled"], command: "enableDisableAlarm",
                fields: [SetRule.Assignment(field: "alarmsToEnableDisable", source: .attribute("alarmsEnabled"))]),
            SetRule(
                attributes: ["alarmsSuppressed"], command: "suppressAlarm",
                fields: [SetRule.Assignment(field: "alarmsToSuppress", source: .attribute("alarmsSuppressed"))]),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "sensitivity", attribute: "currentSensitivityLevel", conversion: .identity)
        ]
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension SmokeCoAlarm {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "SMOKE", name: "smokeAlarm", conformance: "O.a+"),
            FeatureDefinition(bit: 1, code: "CO", name: "coAlarm", conformance: "O.a+"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "expressedState", id: 0x0000, type: .enumeration(ExpressedState.definition), isNonvolatile: true,
                affectedBy: ["selfTestRequest"]),
            AttributeDefinition(
                name: "smokeState", id: 0x0001, type: .enumeration(AlarmState.definition), isNonvolatile: true,
                conformance: "SMOKE"),
            AttributeDefinition(
                name: "coState", id: 0x0002, type: .enumeration(AlarmState.definition), isNonvolatile: true,
                conformance: "CO"),
            AttributeDefinition(
                name: "batteryAlert", id: 0x0003, type: .enumeration(AlarmState.definition), isNonvolatile: true),
            AttributeDefinition(
                name: "deviceMuted", id: 0x0004, type: .enumeration(MuteState.definition), isNonvolatile: true,
                conformance: "O"),
            AttributeDefinition(name: "testInProgress", id: 0x0005, type: .bool, affectedBy: ["selfTestRequest"]),
            AttributeDefinition(name: "hardwareFaultAlert", id: 0x0006, type: .bool, isNonvolatile: true),
            AttributeDefinition(
                name: "endOfServiceAlert", id: 0x0007, type: .enumeration(EndOfServiceEnum.definition),
                isNonvolatile: true),
            AttributeDefinition(
                name: "interconnectSmokeAlarm", id: 0x0008, type: .enumeration(AlarmState.definition),
                conformance: "O"),
            AttributeDefinition(
                name: "interconnectCoAlarm", id: 0x0009, type: .enumeration(AlarmState.definition), conformance: "O"),
            AttributeDefinition(
                name: "contaminationState", id: 0x000A, type: .enumeration(ContaminationState.definition),
                conformance: "[SMOKE]"),
            AttributeDefinition(
                name: "smokeSensitivityLevel", id: 0x000B, type: .enumeration(Sensitivity.definition), isWritable: true,
                conformance: "[SMOKE]"),
            AttributeDefinition(
                name: "expiryDate", id: 0x000C, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z",
                isFixed: true, conformance: "O"),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(name: "selfTestRequest", id: 0x00, conformance: "O")
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "smokeAlarm", id: 0x00, priority: .critical,
                fields: [FieldDefinition(name: "alarmSeverityLevel", id: 0, type: .enumeration(AlarmState.definition))],
                conformance: "SMOKE"),
            EventDefinition(
                name: "coAlarm", id: 0x01, priority: .critical,
                fields: [FieldDefinition(name: "alarmSeverityLevel", id: 0, type: .enumeration(AlarmState.definition))],
                conformance: "CO"),
            EventDefinition(
                name: "lowBattery", id: 0x02,
                fields: [
                    FieldDefinition(name: "alarmSeverityLevel", id: 0, type: .enumeration(AlarmState.definition))
                ]),
            EventDefinition(name: "hardwareFault", id: 0x03),
            EventDefinition(name: "endOfService", id: 0x04),
            EventDefinition(name: "selfTestComplete", id: 0x05),
            EventDefinition(name: "alarmMuted", id: 0x06, conformance: "O"),
            EventDefinition(name: "muteEnded", id: 0x07, conformance: "O"),
            EventDefinition(
                name: "interconnectSmokeAlarm", id: 0x08, priority: .critical,
                fields: [FieldDefinition(name: "alarmSeverityLevel", id: 0, type: .enumeration(AlarmState.definition))],
                conformance: "[SMOKE]"),
            EventDefinition(
                name: "interconnectCoAlarm", id: 0x09, priority: .critical,
                fields: [FieldDefinition(name: "alarmSeverityLevel", id: 0, type: .enumeration(AlarmState.definition))],
                conformance: "[CO]"),
            EventDefinition(name: "allClear", id: 0x0A),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(attributes: ["testInProgress"], value: .bool(true), command: "selfTestRequest")
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "alarm", attribute: "expressedState", conversion: .identity),
            EverydayKey(key: "smoke", attribute: "smokeState", conversion: .differs("normal")),
            EverydayKey(key: "coAlarm", attribute: "coState", conversion: .differs("normal")),
            EverydayKey(key: "batteryAlert", attribute: "batteryAlert", conversion: .differs("normal")),
            EverydayKey(key: "expired", attribute: "endOfServiceAlert", conversion: .equals("expired")),
            EverydayKey(key: "fault", attribute: "hardwareFaultAlert", conversion: .identity),
            EverydayKey(key: "testing", attribute: "testInProgress", conversion: .identity),
        ]
    }

    static var actionsTable: [EverydayAction] {
        [
            EverydayAction("test", command: "selfTestRequest")
        ]
    }
}

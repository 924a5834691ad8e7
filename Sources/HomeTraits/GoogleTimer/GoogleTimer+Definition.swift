// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleTimer {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "timerRemainingSec", id: 0x0000, type: .signed(bits: 32), unit: "s",
                range: ValueRange(minimum: .constant(.integer(-1)), maximum: .attribute("maxTimerLimitSec", offset: 0)),
                isQuieter: true, conformance: "!(commandOnlyTimer == 1)",
                affectedBy: ["timerStart", "timerAdjust", "timerPause", "timerResume", "timerCancel"],
                defaultValue: .integer(-1)),
            AttributeDefinition(
                name: "timerPaused", id: 0x0001, type: .bool, conformance: "!(commandOnlyTimer == 1)",
                affectedBy: ["timerStart", "timerPause", "timerResume", "timerCancel"], defaultValue: .bool(false)),
            AttributeDefinition(
                name: "maxTimerLimitSec", id: 0x0002, type: .signed(bits: 32), unit: "s",
                range: ValueRange(minimum: .constant(.integer(1))), isFixed: true, defaultValue: .integer(86400)),
            AttributeDefinition(
                name: "commandOnlyTimer", id: 0x0003, type: .bool, isFixed: true, conformance: "O",
                defaultValue: .bool(false)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "timerStart", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "timerTimeSec", id: 0, type: .signed(bits: 32), unit: "s",
                        range: ValueRange(
                            minimum: .constant(.integer(1)), maximum: .attribute("maxTimerLimitSec", offset: 0)))
                ]),
            CommandDefinition(
                name: "timerAdjust", id: 0x01,
                fields: [FieldDefinition(name: "timerTimeSec", id: 0, type: .signed(bits: 32), unit: "s")]),
            CommandDefinition(name: "timerPause", id: 0x02),
            CommandDefinition(name: "timerResume", id: 0x03),
            CommandDefinition(name: "timerCancel", id: 0x04),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(attributes: ["timerRemainingSec"], value: .integer(-1), command: "timerCancel"),
            SetRule(
                attributes: ["timerRemainingSec"], command: "timerStart",
                fields: [SetRule.Assignment(field: "timerTimeSec", source: .attribute("timerRemainingSec"))]),
            SetRule(attributes: ["timerPaused"], value: .bool(true), command: "timerPause"),
            SetRule(attributes: ["timerPaused"], value: .bool(false), command: "timerResume"),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "timer", attribute: "timerRemainingSec", conversion: .identity, unit: "s"),
            EverydayKey(key: "timerPaused", attribute: "timerPaused", conversion: .identity),
        ]
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleLightEffects {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "activeLightEffect", id: 0x0000, type: .enumeration(LightEffect.definition), isNullable: true,
                affectedBy: ["colorLoop", "sleep", "stopEffect", "wake"], defaultValue: .null),
            AttributeDefinition(
                name: "lightEffectEndUnixTimestampSec", id: 0x0001, type: .signed(bits: 64), unit: "s",
                isNullable: true, conformance: "O", affectedBy: ["colorLoop", "sleep", "stopEffect", "wake"],
                defaultValue: .null),
            AttributeDefinition(
                name: "defaultSleepDuration", id: 0x0002, type: .unsigned(bits: 16), unit: "s",
                range: ValueRange(minimum: .constant(.integer(300)), maximum: .constant(.integer(3600))), isFixed: true,
                conformance: "O", defaultValue: .integer(1800)),
            AttributeDefinition(
                name: "defaultWakeDuration", id: 0x0003, type: .unsigned(bits: 16), unit: "s",
                range: ValueRange(minimum: .constant(.integer(300)), maximum: .constant(.integer(3600))), isFixed: true,
                conformance: "O", defaultValue: .integer(1800)),
            AttributeDefinition(
                name: "supportedEffects", id: 0x0004, type: .bitmap(SupportedEffects.definition), isFixed: true),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "colorLoop", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "duration", id: 0, type: .unsigned(bits: 16), unit: "s",
                        range: ValueRange(minimum: .constant(.integer(300)), maximum: .constant(.integer(3600))),
                        isOptional: true)
                ],
                conformance: "colorLoop"),
            CommandDefinition(
                name: "sleep", id: 0x01,
                fields: [
                    FieldDefinition(
                        name: "duration", id: 0, type: .unsigned(bits: 16), unit: "s",
                        range: ValueRange(minimum: .constant(.integer(300)), maximum: .constant(.integer(3600))),
                        isOptional: true)
                ],
                conformance: "sleep"),
            CommandDefinition(name: "stopEffect", id: 0x02),
            CommandDefinition(
                name: "wake", id: 0x03,
                fields: [
                    FieldDefinition(
                        name: "duration", id: 0, type: .unsigned(bits: 16), unit: "s",
                        range: ValueRange(minimum: .constant(.integer(300)), maximum: .constant(.integer(3600))),
                        isOptional: true)
                ],
                conformance: "wake"),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(attributes: ["activeLightEffect"], value: .null, command: "stopEffect"),
            SetRule(attributes: ["activeLightEffect"], value: .integer(0), command: "colorLoop"),
            SetRule(attributes: ["activeLightEffect"], value: .integer(1), command: "sleep"),
            SetRule(attributes: ["activeLightEffect"], value: .integer(2), command: "wake"),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "lightEffect", attribute: "activeLightEffect", conversion: .identity)
        ]
    }

    static var actionsTable: [EverydayAction] {
        [
            EverydayAction("stop", command: "stopEffect")
        ]
    }
}

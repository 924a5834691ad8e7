// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleVolume {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "currentVolume", id: 0x0000, type: .unsigned(bits: 16),
                range: ValueRange(minimum: .constant(.integer(0)), maximum: .attribute("volumeMaxLevel", offset: 0)),
                isNonvolatile: true, conformance: "!(commandOnlyVolume == 1)",
                affectedBy: ["setVolume", "volumeRelative"]),
            AttributeDefinition(
                name: "isMuted", id: 0x0001, type: .bool, isNonvolatile: true,
                conformance: "volumeCanMuteAndUnmute == 1 & !(commandOnlyVolume == 1)",
                affectedBy: ["mute", "setVolume", "volumeRelative"], defaultValue: .bool(false)),
            AttributeDefinition(
                name: "volumeMaxLevel", id: 0x0002, type: .unsigned(bits: 16),
                range: ValueRange(minimum: .constant(.integer(1))), isFixed: true, defaultValue: .integer(100)),
            AttributeDefinition(
                name: "volumeCanMuteAndUnmute", id: 0x0003, type: .bool, isFixed: true, defaultValue: .bool(true)),
            AttributeDefinition(
                name: "volumeDefaultPercentage", id: 0x0004, type: .unsigned(bits: 8), unit: "%",
                range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(100))), isFixed: true,
                conformance: "O", defaultValue: .integer(40)),
            AttributeDefinition(
                name: "levelStepSize", id: 0x0005, type: .unsigned(bits: 16),
                range: ValueRange(minimum: .constant(.integer(1))), isFixed: true, conformance: "O",
                defaultValue: .integer(1)),
            AttributeDefinition(
                name: "commandOnlyVolume", id: 0x0006, type: .bool, isFixed: true, conformance: "O",
                defaultValue: .bool(false)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "mute", id: 0x00, fields: [FieldDefinition(name: "mute", id: 0, type: .bool)],
                conformance: "volumeCanMuteAndUnmute == 1"),
            CommandDefinition(
                name: "setVolume", id: 0x01,
                fields: [
                    FieldDefinition(
                        name: "volumeLevel", id: 0, type: .unsigned(bits: 16),
                        range: ValueRange(
                            minimum: .constant(.integer(0)), maximum: .attribute("volumeMaxLevel", offset: 0)))
                ]),
            CommandDefinition(
                name: "volumeRelative", id: 0x02,
                fields: [FieldDefinition(name: "relativeSteps", id: 0, type: .signed(bits: 32))]),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["currentVolume"], command: "setVolume",
                fields: [SetRule.Assignment(field: "volumeLevel", source: .attribute("currentVolume"))]),
            SetRule(
                attributes: ["isMuted"], command: "mute",
                fields: [SetRule.Assignment(field: "mute", source: .attribute("isMuted"))]),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(
                key: "volume", attribute: "currentVolume", conversion: .percent(of: "volumeMaxLevel"), unit: "%"),
            EverydayKey(key: "muted", attribute: "isMuted", conversion: .identity),
        ]
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension OnOff {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "LT", name: "lighting", conformance: "[!OFFONLY]"),
            FeatureDefinition(bit: 1, code: "DF", name: "deadFrontBehavior", conformance: "[!OFFONLY]"),
            FeatureDefinition(bit: 2, code: "OFFONLY", name: "offOnly", conformance: "[!(LT | DF)]"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "onOff", id: 0x0000, type: .bool, isNonvolatile: true,
                affectedBy: [
                    "off",
                    "offWithEffect",
                    "on",
                    "onWithRecallGlobalScene",
                    "onWithTimedOff",
                    "toggle",
                    "levelControl.moveToLevelWithOnOff",
                    "levelControl.moveWithOnOff",
                    "levelControl.stepWithOnOff",
                    "scenesManagement.recallScene",
                ],
                defaultValue: .bool(false)),
            AttributeDefinition(
                name: "globalSceneControl", id: 0x4000, type: .bool, conformance: "LT",
                affectedBy: [
                    "offWithEffect",
                    "on",
                    "onWithRecallGlobalScene",
                    "onWithTimedOff",
                    "toggle",
                    "levelControl.moveToLevelWithOnOff",
                    "levelControl.moveWithOnOff",
                    "levelControl.stepWithOnOff",
                    "scenesManagement.recallScene",
                ],
                defaultValue: .bool(true)),
            AttributeDefinition(
                name: "onTime", id: 0x4001, type: .unsigned(bits: 16), unit: "0.1 s", isWritable: true,
                conformance: "LT",
                affectedBy: [
                    "off",
                    "offWithEffect",
                    "onWithTimedOff",
                    "toggle",
                    "levelControl.moveToLevelWithOnOff",
                    "levelControl.moveWithOnOff",
                    "levelControl.stepWithOnOff",
                ],
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "offWaitTime", id: 0x4002, type: .unsigned(bits: 16), unit: "0.1 s", isWritable: true,
                conformance: "LT",
                affectedBy: [
                    "on",
                    "onWithRecallGlobalScene",
                    "onWithTimedOff",
                    "toggle",
                    "levelControl.moveToLevelWithOnOff",
                    "levelControl.moveWithOnOff",
                    "levelControl.stepWithOnOff",
                ],
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "startUpOnOff", id: 0x4003, type: .enumeration(StartUpOnOff.definition), isNullable: true,
                isWritable: true, isNonvolatile: true, conformance: "LT"),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(name: "off", id: 0x00),
            CommandDefinition(name: "on", id: 0x01, conformance: "!OFFONLY"),
            CommandDefinition(name: "toggle", id: 0x02, conformance: "!OFFONLY"),
            CommandDefinition(
                name: "offWithEffect", id: 0x40,
                fields: [
                    FieldDefinition(name: "effectIdentifier", id: 0, type: .enumeration(EffectIdentifier.definition)),
                    FieldDefinition(name: "effectVariant", id: 1, type: .unsigned(bits: 8), defaultValue: .integer(0)),
                ],
                conformance: "LT"),
            CommandDefinition(name: "onWithRecallGlobalScene", id: 0x41, conformance: "LT"),
            CommandDefinition(
                name: "onWithTimedOff", id: 0x42,
                fields: [
                    FieldDefinition(
                        name: "onOffControl", id: 0, type: .bitmap(OnOffControl.definition),
                        range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(1))),
                        defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "onTime", id: 1, type: .unsigned(bits: 16), unit: "0.1 s",
                        range: ValueRange(maximum: .constant(.integer(65534)))),
                    FieldDefinition(
                        name: "offWaitTime", id: 2, type: .unsigned(bits: 16), unit: "0.1 s",
                        range: ValueRange(maximum: .constant(.integer(65534)))),
                ],
                conformance: "LT"),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(attributes: ["onOff"], value: .bool(true), command: "on"),
            SetRule(attributes: ["onOff"], value: .bool(false), command: "off"),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "on", attribute: "onOff", conversion: .identity)
        ]
    }

    static var actionsTable: [EverydayAction] {
        [
            EverydayAction("toggle", command: "toggle")
        ]
    }
}

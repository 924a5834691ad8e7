// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension LevelControl {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "OO", name: "onOff"),
            FeatureDefinition(bit: 1, code: "LT", name: "lighting"),
            FeatureDefinition(bit: 2, code: "FQ", name: "frequency"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "currentLevel", id: 0x0000, type: .unsigned(bits: 8), unit: "1/254 of full scale",
                range: ValueRange(
                    minimum: .attribute("minLevel", offset: 0), maximum: .attribute("maxLevel", offset: 0)),
                isNullable: true, isNonvolatile: true, isQuieter: true,
                affectedBy: [
                    "move",
                    "moveToLevel",
                    "moveToLevelWithOnOff",
                    "moveWithOnOff",
                    "step",
                    "stepWithOnOff",
                    "stop",
                    "stopWithOnOff",
                    "onOff.off",
                    "onOff.on",
                    "onOff.toggle",
                    "scenesManagement.recallScene",
                ],
                defaultValue: .null),
            AttributeDefinition(
                name: "remainingTime", id: 0x0001, type: .unsigned(bits: 16), unit: "0.1 s", isQuieter: true,
                conformance: "LT",
                affectedBy: [
                    "move",
                    "moveToLevel",
                    "moveToLevelWithOnOff",
                    "moveWithOnOff",
                    "step",
                    "stepWithOnOff",
                    "stop",
                    "stopWithOnOff",
                    "onOff.off",
                    "onOff.on",
                    "onOff.toggle",
                    "scenesManagement.recallScene",
                ],
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "minLevel", id: 0x0002, type: .unsigned(bits: 8),
                range: ValueRange(maximum: .constant(.integer(254))), isFixed: true, defaultValue: .integer(1)),
            AttributeDefinition(
                name: "maxLevel", id: 0x0003, type: .unsigned(bits: 8),
                range: ValueRange(minimum: .attribute("minLevel", offset: 0), maximum: .constant(.integer(254))),
                isFixed: true, defaultValue: .integer(254)),
            AttributeDefinition(
                name: "currentFrequency", id: 0x0004, type: .unsigned(bits: 16),
                range: ValueRange(
                    minimum: .attribute("minFrequency", offset: 0), maximum: .attribute("maxFrequency", offset: 0)),
                isQuieter: true, conformance: "FQ", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "minFrequency", id: 0x0005, type: .unsigned(bits: 16), conformance: "FQ",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "maxFrequency", id: 0x0006, type: .unsigned(bits: 16),
                range: ValueRange(minimum: .attribute("minFrequency", offset: 0)), conformance: "FQ",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "options", id: 0x000F, type: .bitmap(Options.definition), isWritable: true,
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "onOffTransitionTime", id: 0x0010, type: .unsigned(bits: 16), unit: "0.1 s", isWritable: true,
                conformance: "O", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "onLevel", id: 0x0011, type: .unsigned(bits: 8),
                range: ValueRange(
                    minimum: .attribute("minLevel", offset: 0), maximum: .attribute("maxLevel", offset: 0)),
                isNullable: true, isWritable: true, defaultValue: .null),
            AttributeDefinition(
                name: "onTransitionTime", id: 0x0012, type: .unsigned(bits: 16), unit: "0.1 s", isNullable: true,
                isWritable: true, conformance: "O", defaultValue: .null),
            AttributeDefinition(
                name: "offTransitionTime", id: 0x0013, type: .unsigned(bits: 16), unit: "0.1 s", isNullable: true,
                isWritable: true, conformance: "O", defaultValue: .null),
            AttributeDefinition(
                name: "defaultMoveRate", id: 0x0014, type: .unsigned(bits: 8), unit: "level units/s",
                range: ValueRange(minimum: .constant(.integer(1))), isNullable: true, isWritable: true,
                conformance: "O"),
            AttributeDefinition(
                name: "startUpCurrentLevel", id: 0x4000, type: .unsigned(bits: 8), isNullable: true, isWritable: true,
                isNonvolatile: true, conformance: "LT"),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "moveToLevel", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "level", id: 0, type: .unsigned(bits: 8),
                        range: ValueRange(maximum: .constant(.integer(254)))),
                    FieldDefinition(
                        name: "transitionTime", id: 1, type: .unsigned(bits: 16), unit: "0.1 s", isNullable: true,
                        defaultValue: .null),
                    FieldDefinition(
                        name: "optionsMask", id: 2, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "optionsOverride", id: 3, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                ]),
            CommandDefinition(
                name: "move", id: 0x01,
                fields: [
                    FieldDefinition(name: "moveMode", id: 0, type: .enumeration(MoveMode.definition)),
                    FieldDefinition(
                        name: "rate", id: 1, type: .unsigned(bits: 8), unit: "level units/s", isNullable: true,
                        defaultValue: .null),
                    FieldDefinition(
                        name: "optionsMask", id: 2, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "optionsOverride", id: 3, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                ]),
            CommandDefinition(
                name: "step", id: 0x02,
                fields: [
                    FieldDefinition(name: "stepMode", id: 0, type: .enumeration(StepMode.definition)),
                    FieldDefinition(name: "stepSize", id: 1, type: .unsigned(bits: 8)),
                    FieldDefinition(
                        name: "transitionTime", id: 2, type: .unsigned(bits: 16), unit: "0.1 s", isNullable: true,
                        defaultValue: .null),
                    FieldDefinition(
                        name: "optionsMask", id: 3, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "optionsOverride", id: 4, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                ]),
            CommandDefinition(
                name: "stop", id: 0x03,
                fields: [
                    FieldDefinition(
                        name: "optionsMask", id: 0, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "optionsOverride", id: 1, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                ]),
            CommandDefinition(
                name: "moveToLevelWithOnOff", id: 0x04,
                fields: [
                    FieldDefinition(
                        name: "level", id: 0, type: .unsigned(bits: 8),
                        range: ValueRange(maximum: .constant(.integer(254)))),
                    FieldDefinition(
                        name: "transitionTime", id: 1, type: .unsigned(bits: 16), unit: "0.1 s", isNullable: true,
                        defaultValue: .null),
                    FieldDefinition(
                        name: "optionsMask", id: 2, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "optionsOverride", id: 3, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                ]),
            CommandDefinition(
                name: "moveWithOnOff", id: 0x05,
                fields: [
                    FieldDefinition(name: "moveMode", id: 0, type: .enumeration(MoveMode.definition)),
                    FieldDefinition(
                        name: "rate", id: 1, type: .unsigned(bits: 8), unit: "level units/s", isNullable: true,
                        defaultValue: .null),
                    FieldDefinition(
                        name: "optionsMask", id: 2, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "optionsOverride", id: 3, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                ]),
            CommandDefinition(
                name: "stepWithOnOff", id: 0x06,
                fields: [
                    FieldDefinition(name: "stepMode", id: 0, type: .enumeration(StepMode.definition)),
                    FieldDefinition(name: "stepSize", id: 1, type: .unsigned(bits: 8)),
                    FieldDefinition(
                        name: "transitionTime", id: 2, type: .unsigned(bits: 16), unit: "0.1 s", isNullable: true,
                        defaultValue: .null),
                    FieldDefinition(
                        name: "optionsMask", id: 3, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "optionsOverride", id: 4, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                ]),
            CommandDefinition(
                name: "stopWithOnOff", id: 0x07,
                fields: [
                    FieldDefinition(
                        name: "optionsMask", id: 0, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "optionsOverride", id: 1, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                ]),
            CommandDefinition(
                name: "moveToClosestFrequency", id: 0x08,
                fields: [
                    FieldDefinition(name: "frequency", id: 0, type: .unsigned(bits: 16), defaultValue: .integer(0))
                ],
                conformance: "FQ"),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["currentLevel"], command: "moveToLevelWithOnOff",
                fields: [SetRule.Assignment(field: "level", source: .attribute("currentLevel"))])
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "brightness", attribute: "currentLevel", conversion: .levelPercent, unit: "%")
        ]
    }

    static var actionsTable: [EverydayAction] {
        [
            EverydayAction("stop", command: "stop")
        ]
    }
}

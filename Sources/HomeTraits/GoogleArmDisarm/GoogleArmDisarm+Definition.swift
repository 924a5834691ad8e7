// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleArmDisarm {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "isArmed", id: 0x0000, type: .bool, isNonvolatile: true, affectedBy: ["armDisarm"],
                defaultValue: .bool(false)),
            AttributeDefinition(
                name: "currentArmLevel", id: 0x0001, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(256))), isNonvolatile: true,
                affectedBy: ["armDisarm"], defaultValue: .string("")),
            AttributeDefinition(
                name: "exitAllowance", id: 0x0002, type: .unsigned(bits: 32), unit: "s", conformance: "O"),
            AttributeDefinition(
                name: "availableArmLevels", id: 0x0003, type: .structure(ArmLevels.definition), isFixed: true,
                conformance: "O"),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "armDisarm", id: 0x00,
                fields: [
                    FieldDefinition(name: "arm", id: 0, type: .bool),
                    FieldDefinition(name: "cancel", id: 1, type: .bool, isOptional: true),
                    FieldDefinition(
                        name: "armLevel", id: 2, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(256))), isOptional: true),
                    FieldDefinition(
                        name: "followUpToken", id: 3, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(1024))), isOptional: true),
                ])
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["isArmed", "currentArmLevel"], command: "armDisarm",
                fields: [
                    SetRule.Assignment(field: "arm", source: .attribute("isArmed")),
                    SetRule.Assignment(field: "armLevel", source: .attribute("currentArmLevel")),
                ]),
            SetRule(
                attributes: ["isArmed"], command: "armDisarm",
                fields: [SetRule.Assignment(field: "arm", source: .attribute("isArmed"))]),
            SetRule(
                attributes: ["currentArmLevel"], command: "armDisarm",
                fields: [
                    SetRule.Assignment(field: "arm", source: .constant(.bool(true))),
                    SetRule.Assignment(field: "armLevel", source: .attribute("currentArmLevel")),
                ]),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "armed", attribute: "isArmed", conversion: .identity),
            EverydayKey(key: "armLevel", attribute: "currentArmLevel", conversion: .identity),
        ]
    }
}

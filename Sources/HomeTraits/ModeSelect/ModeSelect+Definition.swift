// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension ModeSelect {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "DEPONOFF", name: "onOff")
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "description", id: 0x0000, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(64))), isFixed: true),
            AttributeDefinition(
                name: "standardNamespace", id: 0x0001, type: .enumeration(Namespace.definition), isNullable: true,
                isFixed: true, defaultValue: .null),
            AttributeDefinition(
                name: "supportedModes", id: 0x0002, type: .list(.structure(ModeOption.definition)),
                range: ValueRange(maximumLength: .constant(.integer(255))), isFixed: true),
            AttributeDefinition(
                name: "currentMode", id: 0x0003, type: .unsigned(bits: 8), isNonvolatile: true,
                affectedBy: ["changeToMode"]),
            AttributeDefinition(
                name: "startUpMode", id: 0x0004, type: .unsigned(bits: 8), isNullable: true, isWritable: true,
                isNonvolatile: true, conformance: "O"),
            AttributeDefinition(
                name: "onMode", id: 0x0005, type: .unsigned(bits: 8), isNullable: true, isWritable: true,
                isNonvolatile: true, conformance: "DEPONOFF", defaultValue: .null),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "changeToMode", id: 0x00,
                fields: [FieldDefinition(name: "newMode", id: 0, type: .unsigned(bits: 8))])
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["currentMode"], command: "changeToMode",
                fields: [SetRule.Assignment(field: "newMode", source: .attribute("currentMode"))])
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(
                key: "modeSelect", attribute: "currentMode",
                conversion: .label(EverydayKey.Labels(list: "supportedModes", text: "label", number: "mode")))
        ]
    }
}

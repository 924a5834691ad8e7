// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleLockUnlock {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "isLocked", id: 0x0000, type: .bool, isNonvolatile: true, affectedBy: ["lockUnlock"],
                defaultValue: .bool(true)),
            AttributeDefinition(
                name: "isJammed", id: 0x0001, type: .bool, isNonvolatile: true, conformance: "O",
                defaultValue: .bool(false)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "lockUnlock", id: 0x00,
                fields: [
                    FieldDefinition(name: "lock", id: 0, type: .bool),
                    FieldDefinition(
                        name: "followUpToken", id: 1, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(1024))), isOptional: true),
                ])
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["isLocked"], command: "lockUnlock",
                fields: [SetRule.Assignment(field: "lock", source: .attribute("isLocked"))])
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "locked", attribute: "isLocked", conversion: .identity),
            EverydayKey(key: "jammed", attribute: "isJammed", conversion: .identity),
        ]
    }
}

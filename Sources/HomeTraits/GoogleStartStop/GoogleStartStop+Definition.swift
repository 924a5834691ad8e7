// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleStartStop {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "isRunning", id: 0x0000, type: .bool,
                affectedBy: ["startStop", "pauseUnpause", "google.dock.dock"], defaultValue: .bool(false)),
            AttributeDefinition(
                name: "isPaused", id: 0x0001, type: .bool, conformance: "pausable == 1",
                affectedBy: ["startStop", "pauseUnpause", "google.dock.dock"], defaultValue: .bool(false)),
            AttributeDefinition(
                name: "activeZones", id: 0x0002, type: .list(.string), conformance: "[availableZones]",
                affectedBy: ["startStop"], defaultValue: .list([])),
            AttributeDefinition(name: "pausable", id: 0x0003, type: .bool, isFixed: true, defaultValue: .bool(false)),
            AttributeDefinition(
                name: "availableZones", id: 0x0004, type: .list(.string), isFixed: true, conformance: "O"),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "startStop", id: 0x00,
                fields: [
                    FieldDefinition(name: "start", id: 0, type: .bool),
                    FieldDefinition(
                        name: "zone", id: 1, type: .string, range: ValueRange(maximumLength: .constant(.integer(256))),
                        isOptional: true),
                    FieldDefinition(
                        name: "multipleZones", id: 2, type: .list(.string),
                        range: ValueRange(maximumLength: .constant(.integer(256))), isOptional: true),
                ]),
            CommandDefinition(
                name: "pauseUnpause", id: 0x01, fields: [FieldDefinition(name: "pause", id: 0, type: .bool)],
                conformance: "pausable == 1"),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["isRunning"], command: "startStop",
                fields: [SetRule.Assignment(field: "start", source: .attribute("isRunning"))]),
            SetRule(
                attributes: ["isPaused"], command: "pauseUnpause",
                fields: [SetRule.Assignment(field: "pause", source: .attribute("isPaused"))]),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "running", attribute: "isRunning", conversion: .identity),
            EverydayKey(key: "paused", attribute: "isPaused", conversion: .identity),
        ]
    }

    static var actionsTable: [EverydayAction] {
        [
            EverydayAction(
                "start", command: "startStop",
                fields: [EverydayAction.Assignment(field: "start", source: .constant(.bool(true)))]),
            EverydayAction(
                "stop", command: "startStop",
                fields: [EverydayAction.Assignment(field: "start", source: .constant(.bool(false)))]),
            EverydayAction(
                "pause", command: "pauseUnpause",
                fields: [EverydayAction.Assignment(field: "pause", source: .constant(.bool(true)))]),
            EverydayAction(
                "resume", command: "pauseUnpause",
                fields: [EverydayAction.Assignment(field: "pause", source: .constant(.bool(false)))]),
        ]
    }
}

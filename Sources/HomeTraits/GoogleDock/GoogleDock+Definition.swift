// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleDock {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "isDocked", id: 0x0000, type: .bool, isNonvolatile: true,
                affectedBy: ["dock", "google.startStop.startStop"], defaultValue: .bool(true))
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(name: "dock", id: 0x00)
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(attributes: ["isDocked"], value: .bool(true), command: "dock")
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "docked", attribute: "isDocked", conversion: .identity)
        ]
    }

    static var actionsTable: [EverydayAction] {
        [
            EverydayAction("dock", command: "dock")
        ]
    }
}

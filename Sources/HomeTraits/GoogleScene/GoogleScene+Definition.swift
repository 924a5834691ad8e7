// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleScene {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "sceneReversible", id: 0x0000, type: .bool, isFixed: true, defaultValue: .bool(false))
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "activateScene", id: 0x00,
                fields: [FieldDefinition(name: "deactivate", id: 0, type: .bool, defaultValue: .bool(false))])
        ]
    }

    static var actionsTable: [EverydayAction] {
        [
            EverydayAction("activate", command: "activateScene")
        ]
    }
}

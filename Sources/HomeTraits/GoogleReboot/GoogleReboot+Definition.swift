// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleReboot {
    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(name: "reboot", id: 0x00, effect: CommandEffect())
        ]
    }

    static var actionsTable: [EverydayAction] {
        [
            EverydayAction("reboot", command: "reboot")
        ]
    }
}

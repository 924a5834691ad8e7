// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension LowPower {
    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(name: "sleep", id: 0x00)
        ]
    }
}

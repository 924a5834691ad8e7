// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleLocator {
    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "locate", id: 0x00,
                fields: [
                    FieldDefinition(name: "silence", id: 0, type: .bool, defaultValue: .bool(false)),
                    FieldDefinition(
                        name: "lang", id: 1, type: .string, range: ValueRange(maximumLength: .constant(.integer(35))),
                        defaultValue: .string("en")),
                ],
                effect: CommandEffect())
        ]
    }

    static var actionsTable: [EverydayAction] {
        [
            EverydayAction("locate", command: "locate")
        ]
    }
}

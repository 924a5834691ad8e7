// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension ContentAppObserver {
    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "contentAppMessage", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "data", id: 0, type: .string, range: ValueRange(maximumLength: .constant(.integer(500)))),
                    FieldDefinition(
                        name: "encodingHint", id: 1, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(100))), isOptional: true),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "contentAppMessageResponse", id: 0x01,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(
                            name: "data", id: 1, type: .string,
                            range: ValueRange(maximumLength: .constant(.integer(500))), isOptional: true),
                        FieldDefinition(
                            name: "encodingHint", id: 2, type: .string,
                            range: ValueRange(maximumLength: .constant(.integer(100))), isOptional: true),
                    ]))
        ]
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension AccountLogin {
    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "getSetupPin", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "tempAccountIdentifier", id: 0, type: .string,
                        range: ValueRange(
                            minimumLength: .constant(.integer(16)), maximumLength: .constant(.integer(100))))
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "getSetupPinResponse", id: 0x01,
                    fields: [FieldDefinition(name: "setupPin", id: 0, type: .string, isSensitive: true)]),
                isTimed: true),
            CommandDefinition(
                name: "login", id: 0x02,
                fields: [
                    FieldDefinition(
                        name: "tempAccountIdentifier", id: 0, type: .string,
                        range: ValueRange(
                            minimumLength: .constant(.integer(16)), maximumLength: .constant(.integer(100)))),
                    FieldDefinition(
                        name: "setupPin", id: 1, type: .string,
                        range: ValueRange(minimumLength: .constant(.integer(8))), isSensitive: true),
                    FieldDefinition(name: "node", id: 2, type: .unsigned(bits: 64), isOptional: true),
                ],
                isTimed: true),
            CommandDefinition(
                name: "logout", id: 0x03,
                fields: [FieldDefinition(name: "node", id: 0, type: .unsigned(bits: 64), isOptional: true)],
                isTimed: true),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "loggedOut", id: 0x00, priority: .critical,
                fields: [FieldDefinition(name: "node", id: 0, type: .unsigned(bits: 64), isOptional: true)],
                conformance: "O")
        ]
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension Messages {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "CONF", name: "receivedConfirmation"),
            FeatureDefinition(bit: 1, code: "RESP", name: "confirmationResponse", conformance: "[CONF]"),
            FeatureDefinition(bit: 2, code: "RPLY", name: "confirmationReply", conformance: "[CONF]"),
            FeatureDefinition(bit: 3, code: "PROT", name: "protectedMessages"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "messages", id: 0x0000, type: .list(.structure(Message.definition)),
                range: ValueRange(maximumLength: .constant(.integer(8))),
                affectedBy: ["cancelMessagesRequest", "presentMessagesRequest"], defaultValue: .list([])),
            AttributeDefinition(
                name: "activeMessageIDs", id: 0x0001, type: .list(.octets),
                range: ValueRange(maximumLength: .constant(.integer(8))),
                affectedBy: ["cancelMessagesRequest", "presentMessagesRequest"], defaultValue: .list([])),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "presentMessagesRequest", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "messageId", id: 0, type: .octets,
                        range: ValueRange(
                            minimumLength: .constant(.integer(16)), maximumLength: .constant(.integer(16)))),
                    FieldDefinition(
                        name: "priority", id: 1, type: .enumeration(MessagePriority.definition),
                        defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "messageControl", id: 2, type: .bitmap(MessageControl.definition),
                        defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "startTime", id: 3, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z",
                        isNullable: true, defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "duration", id: 4, type: .unsigned(bits: 64), unit: "ms", isNullable: true,
                        defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "messageText", id: 5, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(256)))),
                    FieldDefinition(
                        name: "responses", id: 6, type: .list(.structure(MessageResponseOption.definition)),
                        range: ValueRange(maximumLength: .constant(.integer(4))), defaultValue: .list([])),
                ]),
            CommandDefinition(
                name: "cancelMessagesRequest", id: 0x01,
                fields: [
                    FieldDefinition(
                        name: "messageIDs", id: 0, type: .list(.octets),
                        range: ValueRange(maximumLength: .constant(.integer(8))))
                ]),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "messageQueued", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "messageId", id: 0, type: .octets,
                        range: ValueRange(
                            minimumLength: .constant(.integer(16)), maximumLength: .constant(.integer(16))))
                ]),
            EventDefinition(
                name: "messagePresented", id: 0x01,
                fields: [
                    FieldDefinition(
                        name: "messageId", id: 0, type: .octets,
                        range: ValueRange(
                            minimumLength: .constant(.integer(16)), maximumLength: .constant(.integer(16))))
                ]),
            EventDefinition(
                name: "messageComplete", id: 0x02,
                fields: [
                    FieldDefinition(
                        name: "messageId", id: 0, type: .octets,
                        range: ValueRange(
                            minimumLength: .constant(.integer(16)), maximumLength: .constant(.integer(16)))),
                    FieldDefinition(
                        name: "responseId", id: 1, type: .unsigned(bits: 32), isNullable: true, isOptional: true),
                    FieldDefinition(
                        name: "reply", id: 2, type: .string, range: ValueRange(maximumLength: .constant(.integer(256))),
                        isNullable: true, isOptional: true),
                    FieldDefinition(
                        name: "futureMessagesPreference", id: 3, type: .enumeration(FutureMessagePreference.definition),
                        isNullable: true),
                ]),
        ]
    }
}

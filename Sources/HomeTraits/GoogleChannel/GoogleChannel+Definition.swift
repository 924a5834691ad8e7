// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleChannel {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "availableChannels", id: 0x0000, type: .list(.structure(Channel.definition)), isFixed: true),
            AttributeDefinition(
                name: "commandOnlyChannels", id: 0x0001, type: .bool, isFixed: true, conformance: "O",
                defaultValue: .bool(false)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "selectChannel", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "channelCode", id: 0, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(256))), isOptional: true),
                    FieldDefinition(
                        name: "channelName", id: 1, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(256))), isOptional: true),
                    FieldDefinition(
                        name: "channelNumber", id: 2, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(256))), isOptional: true),
                ]),
            CommandDefinition(
                name: "relativeChannel", id: 0x01,
                fields: [FieldDefinition(name: "relativeChannelChange", id: 0, type: .signed(bits: 32))]),
            CommandDefinition(name: "returnChannel", id: 0x02),
        ]
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension WiFiNetworkManagement {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "ssid", id: 0x0000, type: .octets,
                range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(32))),
                isNullable: true, isNonvolatile: true, defaultValue: .null),
            AttributeDefinition(
                name: "passphraseSurrogate", id: 0x0001, type: .unsigned(bits: 64), isNullable: true,
                isNonvolatile: true, defaultValue: .null),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "networkPassphraseRequest", id: 0x00,
                response: CommandDefinition.ResponseDefinition(
                    name: "networkPassphraseResponse", id: 0x01,
                    fields: [
                        FieldDefinition(
                            name: "passphrase", id: 0, type: .octets,
                            range: ValueRange(maximumLength: .constant(.integer(64))), isSensitive: true)
                    ]))
        ]
    }
}

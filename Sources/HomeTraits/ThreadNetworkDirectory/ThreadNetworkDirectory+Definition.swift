// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension ThreadNetworkDirectory {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "preferredExtendedPanId", id: 0x0000, type: .octets,
                range: ValueRange(minimumLength: .constant(.integer(8)), maximumLength: .constant(.integer(8))),
                isNullable: true, isWritable: true, isNonvolatile: true, defaultValue: .null),
            AttributeDefinition(
                name: "threadNetworks", id: 0x0001, type: .list(.structure(ThreadNetwork.definition)),
                range: ValueRange(maximumLength: .attribute("threadNetworkTableSize", offset: 0)), isNonvolatile: true,
                affectedBy: ["addNetwork", "removeNetwork"]),
            AttributeDefinition(
                name: "threadNetworkTableSize", id: 0x0002, type: .unsigned(bits: 8), isFixed: true,
                defaultValue: .integer(10)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "addNetwork", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "operationalDataset", id: 0, type: .octets,
                        range: ValueRange(maximumLength: .constant(.integer(254))), isSensitive: true)
                ],
                isTimed: true),
            CommandDefinition(
                name: "removeNetwork", id: 0x01,
                fields: [
                    FieldDefinition(
                        name: "extendedPanId", id: 0, type: .octets,
                        range: ValueRange(minimumLength: .constant(.integer(8)), maximumLength: .constant(.integer(8))))
                ],
                isTimed: true),
            CommandDefinition(
                name: "getOperationalDataset", id: 0x02,
                fields: [
                    FieldDefinition(
                        name: "extendedPanId", id: 0, type: .octets,
                        range: ValueRange(minimumLength: .constant(.integer(8)), maximumLength: .constant(.integer(8))))
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "operationalDatasetResponse", id: 0x03,
                    fields: [
                        FieldDefinition(
                            name: "operationalDataset", id: 0, type: .octets,
                            range: ValueRange(maximumLength: .constant(.integer(254))), isSensitive: true)
                    ])),
        ]
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension ThreadBorderRouterManagement {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "PC", name: "panChange")
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "borderRouterName", id: 0x0000, type: .string,
                range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(63)))),
            AttributeDefinition(
                name: "borderAgentId", id: 0x0001, type: .octets,
                range: ValueRange(minimumLength: .constant(.integer(16)), maximumLength: .constant(.integer(16)))),
            AttributeDefinition(name: "threadVersion", id: 0x0002, type: .unsigned(bits: 16), isFixed: true),
            AttributeDefinition(
                name: "interfaceEnabled", id: 0x0003, type: .bool, isNonvolatile: true,
                affectedBy: ["setActiveDatasetRequest"], defaultValue: .bool(false)),
            AttributeDefinition(
                name: "activeDatasetTimestamp", id: 0x0004, type: .unsigned(bits: 64), isNullable: true,
                isNonvolatile: true, affectedBy: ["setActiveDatasetRequest"], defaultValue: .integer(0)),
            AttributeDefinition(
                name: "pendingDatasetTimestamp", id: 0x0005, type: .unsigned(bits: 64), isNullable: true,
                isNonvolatile: true, affectedBy: ["setPendingDatasetRequest"], defaultValue: .integer(0)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "getActiveDatasetRequest", id: 0x00,
                response: CommandDefinition.ResponseDefinition(
                    name: "datasetResponse", id: 0x02,
                    fields: [
                        FieldDefinition(
                            name: "dataset", id: 0, type: .octets,
                            range: ValueRange(maximumLength: .constant(.integer(254))), isSensitive: true)
                    ])),
            CommandDefinition(
                name: "getPendingDatasetRequest", id: 0x01,
                response: CommandDefinition.ResponseDefinition(
                    name: "datasetResponse", id: 0x02,
                    fields: [
                        FieldDefinition(
                            name: "dataset", id: 0, type: .octets,
                            range: ValueRange(maximumLength: .constant(.integer(254))), isSensitive: true)
                    ])),
            CommandDefinition(
                name: "setActiveDatasetRequest", id: 0x03,
                fields: [
                    FieldDefinition(
                        name: "activeDataset", id: 0, type: .octets,
                        range: ValueRange(maximumLength: .constant(.integer(254))), isSensitive: true),
                    FieldDefinition(name: "breadcrumb", id: 1, type: .unsigned(bits: 64), isOptional: true),
                ],
                isTimed: true),
            CommandDefinition(
                name: "setPendingDatasetRequest", id: 0x04,
                fields: [
                    FieldDefinition(
                        name: "pendingDataset", id: 0, type: .octets,
                        range: ValueRange(maximumLength: .constant(.integer(254))), isSensitive: true)
                ],
                isTimed: true, conformance: "PC"),
        ]
    }
}

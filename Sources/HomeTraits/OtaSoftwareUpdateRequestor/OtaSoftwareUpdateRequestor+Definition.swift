// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension OtaSoftwareUpdateRequestor {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "defaultOtaProviders", id: 0x0000, type: .list(.structure(ProviderLocation.definition)),
                isWritable: true, isNonvolatile: true, defaultValue: .list([])),
            AttributeDefinition(name: "updatePossible", id: 0x0001, type: .bool, defaultValue: .bool(true)),
            AttributeDefinition(
                name: "updateState", id: 0x0002, type: .enumeration(UpdateState.definition),
                affectedBy: ["announceOtaProvider"], defaultValue: .integer(0)),
            AttributeDefinition(
                name: "updateStateProgress", id: 0x0003, type: .unsigned(bits: 8), unit: "1 %",
                range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(100))), isNullable: true,
                isQuieter: true, defaultValue: .null),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "announceOtaProvider", id: 0x00,
                fields: [
                    FieldDefinition(name: "providerNodeId", id: 0, type: .unsigned(bits: 64)),
                    FieldDefinition(name: "vendorId", id: 1, type: .unsigned(bits: 16)),
                    FieldDefinition(
                        name: "announcementReason", id: 2, type: .enumeration(AnnouncementReason.definition)),
                    FieldDefinition(
                        name: "metadataForNode", id: 3, type: .octets,
                        range: ValueRange(maximumLength: .constant(.integer(512))), isOptional: true),
                    FieldDefinition(name: "endpoint", id: 4, type: .unsigned(bits: 16)),
                ],
                conformance: "O")
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "stateTransition", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "previousState", id: 0, type: .enumeration(UpdateState.definition),
                        defaultValue: .integer(0)),
                    FieldDefinition(name: "newState", id: 1, type: .enumeration(UpdateState.definition)),
                    FieldDefinition(name: "reason", id: 2, type: .enumeration(ChangeReason.definition)),
                    FieldDefinition(
                        name: "targetSoftwareVersion", id: 3, type: .unsigned(bits: 32), isNullable: true,
                        defaultValue: .null),
                ]),
            EventDefinition(
                name: "versionApplied", id: 0x01, priority: .critical,
                fields: [
                    FieldDefinition(name: "softwareVersion", id: 0, type: .unsigned(bits: 32)),
                    FieldDefinition(name: "productId", id: 1, type: .unsigned(bits: 16)),
                ]),
            EventDefinition(
                name: "downloadError", id: 0x02,
                fields: [
                    FieldDefinition(name: "softwareVersion", id: 0, type: .unsigned(bits: 32)),
                    FieldDefinition(name: "bytesDownloaded", id: 1, type: .unsigned(bits: 64), unit: "B"),
                    FieldDefinition(
                        name: "progressPercent", id: 2, type: .unsigned(bits: 8), unit: "1 %",
                        range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(100))),
                        isNullable: true, defaultValue: .null),
                    FieldDefinition(
                        name: "platformCode", id: 3, type: .signed(bits: 64), isNullable: true, defaultValue: .null),
                ]),
        ]
    }
}

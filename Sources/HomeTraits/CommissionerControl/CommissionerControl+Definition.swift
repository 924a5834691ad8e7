// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension CommissionerControl {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "supportedDeviceCategories", id: 0x0000, type: .bitmap(SupportedDeviceCategory.definition),
                defaultValue: .integer(0))
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "requestCommissioningApproval", id: 0x00,
                fields: [
                    FieldDefinition(name: "requestId", id: 0, type: .unsigned(bits: 64)),
                    FieldDefinition(name: "vendorId", id: 1, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "productId", id: 2, type: .unsigned(bits: 16)),
                    FieldDefinition(
                        name: "label", id: 3, type: .string, range: ValueRange(maximumLength: .constant(.integer(64))),
                        isOptional: true),
                ]),
            CommandDefinition(
                name: "commissionNode", id: 0x01,
                fields: [
                    FieldDefinition(name: "requestId", id: 0, type: .unsigned(bits: 64)),
                    FieldDefinition(
                        name: "responseTimeoutSeconds", id: 1, type: .unsigned(bits: 16), unit: "s",
                        range: ValueRange(minimum: .constant(.integer(30)), maximum: .constant(.integer(120))),
                        defaultValue: .integer(30)),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "reverseOpenCommissioningWindow", id: 0x02,
                    fields: [
                        FieldDefinition(name: "commissioningTimeout", id: 0, type: .unsigned(bits: 16), unit: "s"),
                        FieldDefinition(
                            name: "pakePasscodeVerifier", id: 1, type: .octets,
                            range: ValueRange(
                                minimumLength: .constant(.integer(97)), maximumLength: .constant(.integer(97))),
                            isSensitive: true),
                        FieldDefinition(
                            name: "discriminator", id: 2, type: .unsigned(bits: 16),
                            range: ValueRange(maximum: .constant(.integer(4095)))),
                        FieldDefinition(
                            name: "iterations", id: 3, type: .unsigned(bits: 32),
                            range: ValueRange(
                                minimum: .constant(.integer(1000)), maximum: .constant(.integer(100000)))),
                        FieldDefinition(
                            name: "salt", id: 4, type: .octets,
                            range: ValueRange(
                                minimumLength: .constant(.integer(16)), maximumLength: .constant(.integer(32))),
                            isSensitive: true),
                    ])),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "commissioningRequestResult", id: 0x00,
                fields: [
                    FieldDefinition(name: "requestId", id: 0, type: .unsigned(bits: 64)),
                    FieldDefinition(name: "clientNodeId", id: 1, type: .unsigned(bits: 64)),
                    FieldDefinition(name: "statusCode", id: 2, type: .enumeration(Status.definition)),
                    FieldDefinition(
                        name: "fabricIndex", id: 254, type: .unsigned(bits: 8),
                        range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254))),
                        isOptional: true),
                ])
        ]
    }
}

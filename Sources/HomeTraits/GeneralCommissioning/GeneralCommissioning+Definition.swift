// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GeneralCommissioning {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "TC", name: "termsAndConditions"),
            FeatureDefinition(bit: 1, code: "NR", name: "networkRecovery"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "breadcrumb", id: 0x0000, type: .unsigned(bits: 64), isWritable: true,
                affectedBy: ["armFailSafe", "commissioningComplete", "setRegulatoryConfig"], defaultValue: .integer(0)),
            AttributeDefinition(
                name: "basicCommissioningInfo", id: 0x0001, type: .structure(BasicCommissioningInfo.definition),
                isFixed: true),
            AttributeDefinition(
                name: "regulatoryConfig", id: 0x0002, type: .enumeration(RegulatoryLocationType.definition),
                affectedBy: ["setRegulatoryConfig"]),
            AttributeDefinition(
                name: "locationCapability", id: 0x0003, type: .enumeration(RegulatoryLocationType.definition),
                isFixed: true, defaultValue: .integer(2)),
            AttributeDefinition(
                name: "supportsConcurrentConnection", id: 0x0004, type: .bool, isFixed: true,
                defaultValue: .bool(true)),
            AttributeDefinition(
                name: "tcAcceptedVersion", id: 0x0005, type: .unsigned(bits: 16), isNonvolatile: true,
                conformance: "TC", affectedBy: ["setTcAcknowledgements"]),
            AttributeDefinition(
                name: "tcMinRequiredVersion", id: 0x0006, type: .unsigned(bits: 16), isNonvolatile: true,
                conformance: "TC"),
            AttributeDefinition(
                name: "tcAcknowledgements", id: 0x0007, type: .unsigned(bits: 16), isNonvolatile: true,
                conformance: "TC", affectedBy: ["setTcAcknowledgements"]),
            AttributeDefinition(
                name: "tcAcknowledgementsRequired", id: 0x0008, type: .bool, isNonvolatile: true, conformance: "TC",
                defaultValue: .bool(true)),
            AttributeDefinition(
                name: "tcUpdateDeadline", id: 0x0009, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z",
                isNullable: true, isNonvolatile: true, conformance: "TC"),
            AttributeDefinition(
                name: "recoveryIdentifier", id: 0x000A, type: .octets,
                range: ValueRange(minimumLength: .constant(.integer(8)), maximumLength: .constant(.integer(8))),
                isNonvolatile: true, conformance: "NR"),
            AttributeDefinition(
                name: "networkRecoveryReason", id: 0x000B, type: .enumeration(NetworkRecoveryReason.definition),
                isNullable: true, conformance: "NR", defaultValue: .null),
            AttributeDefinition(
                name: "isCommissioningWithoutPower", id: 0x000C, type: .bool, conformance: "O",
                defaultValue: .bool(false)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "armFailSafe", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "expiryLengthSeconds", id: 0, type: .unsigned(bits: 16), unit: "s",
                        defaultValue: .integer(900)),
                    FieldDefinition(name: "breadcrumb", id: 1, type: .unsigned(bits: 64)),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "armFailSafeResponse", id: 0x01,
                    fields: [
                        FieldDefinition(
                            name: "errorCode", id: 0, type: .enumeration(CommissioningError.definition),
                            defaultValue: .integer(0)),
                        FieldDefinition(
                            name: "debugText", id: 1, type: .string,
                            range: ValueRange(maximumLength: .constant(.integer(128)))),
                    ])),
            CommandDefinition(
                name: "setRegulatoryConfig", id: 0x02,
                fields: [
                    FieldDefinition(
                        name: "newRegulatoryConfig", id: 0, type: .enumeration(RegulatoryLocationType.definition)),
                    FieldDefinition(
                        name: "countryCode", id: 1, type: .string,
                        range: ValueRange(
                            minimumLength: .constant(.integer(2)), maximumLength: .constant(.integer(2)))),
                    FieldDefinition(name: "breadcrumb", id: 2, type: .unsigned(bits: 64)),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "setRegulatoryConfigResponse", id: 0x03,
                    fields: [
                        FieldDefinition(
                            name: "errorCode", id: 0, type: .enumeration(CommissioningError.definition),
                            defaultValue: .integer(0)),
                        FieldDefinition(name: "debugText", id: 1, type: .string),
                    ])),
            CommandDefinition(
                name: "commissioningComplete", id: 0x04,
                response: CommandDefinition.ResponseDefinition(
                    name: "commissioningCompleteResponse", id: 0x05,
                    fields: [
                        FieldDefinition(
                            name: "errorCode", id: 0, type: .enumeration(CommissioningError.definition),
                            defaultValue: .integer(0)),
                        FieldDefinition(name: "debugText", id: 1, type: .string),
                    ])),
            CommandDefinition(
                name: "setTcAcknowledgements", id: 0x06,
                fields: [
                    FieldDefinition(name: "tcVersion", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "tcUserResponse", id: 1, type: .unsigned(bits: 16)),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "setTcAcknowledgementsResponse", id: 0x07,
                    fields: [
                        FieldDefinition(
                            name: "errorCode", id: 0, type: .enumeration(CommissioningError.definition),
                            defaultValue: .integer(0))
                    ]),
                conformance: "TC"),
        ]
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension AdministratorCommissioning {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "BC", name: "basic")
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "windowStatus", id: 0x0000, type: .enumeration(CommissioningWindowStatus.definition),
                affectedBy: ["openBasicCommissioningWindow", "openCommissioningWindow", "revokeCommissioning"]),
            AttributeDefinition(
                name: "adminFabricIndex", id: 0x0001, type: .unsigned(bits: 8), isNullable: true,
                affectedBy: ["openBasicCommissioningWindow", "openCommissioningWindow", "revokeCommissioning"]),
            AttributeDefinition(
                name: "adminVendorId", id: 0x0002, type: .unsigned(bits: 16), isNullable: true,
                affectedBy: ["openBasicCommissioningWindow", "openCommissioningWindow", "revokeCommissioning"]),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "openCommissioningWindow", id: 0x00,
                fields: [
                    FieldDefinition(name: "commissioningTimeout", id: 0, type: .unsigned(bits: 16), unit: "s"),
                    FieldDefinition(
                        name: "pakePasscodeVerifier", id: 1, type: .octets,
                        range: ValueRange(
                            minimumLength: .constant(.integer(97)), maximumLength: .constant(.integer(97))),
                        isSensitive: true),
                    FieldDefinition(
                        name: "discriminator", id: 2, type: .unsigned(bits: 16),
                        range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(4095)))),
                    FieldDefinition(
                        name: "iterations", id: 3, type: .unsigned(bits: 32),
                        range: ValueRange(minimum: .constant(.integer(1000)), maximum: .constant(.integer(100000)))),
                    FieldDefinition(
                        name: "salt", id: 4, type: .octets,
                        range: ValueRange(
                            minimumLength: .constant(.integer(16)), maximumLength: .constant(.integer(32))),
                        isSensitive: true),
                ],
                isTimed: true),
            CommandDefinition(
                name: "openBasicCommissioningWindow", id: 0x01,
                fields: [FieldDefinition(name: "commissioningTimeout", id: 0, type: .unsigned(bits: 16), unit: "s")],
                isTimed: true, conformance: "BC"),
            CommandDefinition(name: "revokeCommissioning", id: 0x02, isTimed: true),
        ]
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension AccessControl {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "EXTS", name: "extension"),
            FeatureDefinition(bit: 1, code: "MNGD", name: "managedDevice", conformance: "desc"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "acl", id: 0x0000, type: .list(.structure(AccessControlEntry.definition)), isWritable: true),
            AttributeDefinition(
                name: "extension", id: 0x0001, type: .list(.structure(AccessControlExtension.definition)),
                isWritable: true, conformance: "EXTS"),
            AttributeDefinition(
                name: "subjectsPerAccessControlEntry", id: 0x0002, type: .unsigned(bits: 16),
                range: ValueRange(minimum: .constant(.integer(4)), maximum: .constant(.integer(65534))), isFixed: true,
                defaultValue: .integer(4)),
            AttributeDefinition(
                name: "targetsPerAccessControlEntry", id: 0x0003, type: .unsigned(bits: 16),
                range: ValueRange(minimum: .constant(.integer(3)), maximum: .constant(.integer(65534))), isFixed: true,
                defaultValue: .integer(3)),
            AttributeDefinition(
                name: "accessControlEntriesPerFabric", id: 0x0004, type: .unsigned(bits: 16),
                range: ValueRange(minimum: .constant(.integer(4)), maximum: .constant(.integer(65534))), isFixed: true,
                defaultValue: .integer(4)),
            AttributeDefinition(
                name: "commissioningArl", id: 0x0005,
                type: .list(.structure(CommissioningAccessRestrictionEntry.definition)), isFixed: true,
                conformance: "MNGD", defaultValue: .list([])),
            AttributeDefinition(
                name: "arl", id: 0x0006, type: .list(.structure(AccessRestrictionEntry.definition)),
                conformance: "MNGD", defaultValue: .list([])),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "reviewFabricRestrictions", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "arl", id: 0, type: .list(.structure(CommissioningAccessRestrictionEntry.definition)))
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "reviewFabricRestrictionsResponse", id: 0x01,
                    fields: [FieldDefinition(name: "token", id: 0, type: .unsigned(bits: 64))]),
                conformance: "MNGD")
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "accessControlEntryChanged", id: 0x00,
                fields: [
                    FieldDefinition(name: "adminNodeId", id: 1, type: .unsigned(bits: 64), isNullable: true),
                    FieldDefinition(name: "adminPasscodeId", id: 2, type: .unsigned(bits: 16), isNullable: true),
                    FieldDefinition(name: "changeType", id: 3, type: .enumeration(ChangeType.definition)),
                    FieldDefinition(
                        name: "latestValue", id: 4, type: .structure(AccessControlEntry.definition), isNullable: true),
                    FieldDefinition(
                        name: "fabricIndex", id: 254, type: .unsigned(bits: 8),
                        range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254))),
                        isOptional: true),
                ]),
            EventDefinition(
                name: "accessControlExtensionChanged", id: 0x01,
                fields: [
                    FieldDefinition(name: "adminNodeId", id: 1, type: .unsigned(bits: 64), isNullable: true),
                    FieldDefinition(name: "adminPasscodeId", id: 2, type: .unsigned(bits: 16), isNullable: true),
                    FieldDefinition(name: "changeType", id: 3, type: .enumeration(ChangeType.definition)),
                    FieldDefinition(
                        name: "latestValue", id: 4, type: .structure(AccessControlExtension.definition),
                        isNullable: true),
                    FieldDefinition(
                        name: "fabricIndex", id: 254, type: .unsigned(bits: 8),
                        range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254))),
                        isOptional: true),
                ],
                conformance: "EXTS"),
            EventDefinition(
                name: "fabricRestrictionReviewUpdate", id: 0x02,
                fields: [
                    FieldDefinition(name: "token", id: 0, type: .unsigned(bits: 64)),
                    FieldDefinition(
                        name: "instruction", id: 1, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(512))), isOptional: true),
                    FieldDefinition(
                        name: "arlRequestFlowUrl", id: 2, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(256))), isOptional: true),
                    FieldDefinition(
                        name: "fabricIndex", id: 254, type: .unsigned(bits: 8),
                        range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254))),
                        isOptional: true),
                ],
                conformance: "MNGD"),
        ]
    }
}

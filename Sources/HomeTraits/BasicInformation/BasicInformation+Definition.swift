// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension BasicInformation {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(name: "dataModelRevision", id: 0x0000, type: .unsigned(bits: 16), isFixed: true),
            AttributeDefinition(
                name: "vendorName", id: 0x0001, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(32))), isFixed: true),
            AttributeDefinition(name: "vendorId", id: 0x0002, type: .unsigned(bits: 16), isFixed: true),
            AttributeDefinition(
                name: "productName", id: 0x0003, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(32))), isFixed: true),
            AttributeDefinition(name: "productId", id: 0x0004, type: .unsigned(bits: 16), isFixed: true),
            AttributeDefinition(
                name: "nodeLabel", id: 0x0005, type: .string, range: ValueRange(maximumLength: .constant(.integer(32))),
                isWritable: true, isNonvolatile: true, defaultValue: .string("")),
            AttributeDefinition(
                name: "location", id: 0x0006, type: .string,
                range: ValueRange(minimumLength: .constant(.integer(2)), maximumLength: .constant(.integer(2))),
                isWritable: true, isNonvolatile: true, defaultValue: .string("XX")),
            AttributeDefinition(
                name: "hardwareVersion", id: 0x0007, type: .unsigned(bits: 16), isFixed: true,
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "hardwareVersionString", id: 0x0008, type: .string,
                range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(64))),
                isFixed: true),
            AttributeDefinition(
                name: "softwareVersion", id: 0x0009, type: .unsigned(bits: 32), isFixed: true,
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "softwareVersionString", id: 0x000A, type: .string,
                range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(64))),
                isFixed: true),
            AttributeDefinition(
                name: "manufacturingDate", id: 0x000B, type: .string,
                range: ValueRange(minimumLength: .constant(.integer(8)), maximumLength: .constant(.integer(16))),
                isFixed: true, conformance: "O"),
            AttributeDefinition(
                name: "partNumber", id: 0x000C, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(32))), isFixed: true, conformance: "O"),
            AttributeDefinition(
                name: "productUrl", id: 0x000D, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(256))), isFixed: true, conformance: "O"),
            AttributeDefinition(
                name: "productLabel", id: 0x000E, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(64))), isFixed: true, conformance: "O"),
            AttributeDefinition(
                name: "serialNumber", id: 0x000F, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(32))), isFixed: true, conformance: "O"),
            AttributeDefinition(
                name: "localConfigDisabled", id: 0x0010, type: .bool, isWritable: true, isNonvolatile: true,
                conformance: "O", defaultValue: .bool(false)),
            AttributeDefinition(
                name: "reachable", id: 0x0011, type: .bool, conformance: "O", defaultValue: .bool(true)),
            AttributeDefinition(
                name: "uniqueId", id: 0x0012, type: .string, range: ValueRange(maximumLength: .constant(.integer(32))),
                isFixed: true),
            AttributeDefinition(
                name: "capabilityMinima", id: 0x0013, type: .structure(CapabilityMinima.definition), isFixed: true),
            AttributeDefinition(
                name: "productAppearance", id: 0x0014, type: .structure(ProductAppearance.definition), isFixed: true,
                conformance: "O"),
            AttributeDefinition(
                name: "specificationVersion", id: 0x0015, type: .unsigned(bits: 32), isFixed: true,
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "maxPathsPerInvoke", id: 0x0016, type: .unsigned(bits: 16),
                range: ValueRange(minimum: .constant(.integer(1))), isFixed: true, defaultValue: .integer(1)),
            AttributeDefinition(
                name: "configurationVersion", id: 0x0018, type: .unsigned(bits: 32),
                range: ValueRange(minimum: .constant(.integer(1))), isNonvolatile: true, defaultValue: .integer(1)),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "startUp", id: 0x00, priority: .critical,
                fields: [FieldDefinition(name: "softwareVersion", id: 0, type: .unsigned(bits: 32))]),
            EventDefinition(name: "shutDown", id: 0x01, priority: .critical, conformance: "O"),
            EventDefinition(
                name: "leave", id: 0x02,
                fields: [
                    FieldDefinition(
                        name: "fabricIndex", id: 0, type: .unsigned(bits: 8),
                        range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254))))
                ],
                conformance: "O"),
            EventDefinition(
                name: "reachableChanged", id: 0x03,
                fields: [FieldDefinition(name: "reachableNewValue", id: 0, type: .bool)], conformance: "Reachable"),
        ]
    }
}

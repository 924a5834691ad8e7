// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension BridgedDeviceBasicInformation {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 20, code: "BIS", name: "bridgedIcdSupport")
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "vendorName", id: 0x0001, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(32))), isFixed: true, conformance: "desc"),
            AttributeDefinition(
                name: "vendorId", id: 0x0002, type: .unsigned(bits: 16), isFixed: true, conformance: "desc"),
            AttributeDefinition(
                name: "productName", id: 0x0003, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(32))), isFixed: true, conformance: "O"),
            AttributeDefinition(
                name: "productId", id: 0x0004, type: .unsigned(bits: 16), isFixed: true, conformance: "desc"),
            AttributeDefinition(
                name: "nodeLabel", id: 0x0005, type: .string, range: ValueRange(maximumLength: .constant(.integer(32))),
                isWritable: true, isNonvolatile: true, conformance: "O", defaultValue: .string("")),
            AttributeDefinition(
                name: "hardwareVersion", id: 0x0007, type: .unsigned(bits: 16), isFixed: true, conformance: "O",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "hardwareVersionString", id: 0x0008, type: .string,
                range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(64))),
                isFixed: true, conformance: "O"),
            AttributeDefinition(
                name: "softwareVersion", id: 0x0009, type: .unsigned(bits: 32), isFixed: true, conformance: "O",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "softwareVersionString", id: 0x000A, type: .string,
                range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(64))),
                isFixed: true, conformance: "O"),
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
            AttributeDefinition(name: "reachable", id: 0x0011, type: .bool, defaultValue: .bool(true)),
            AttributeDefinition(
                name: "uniqueId", id: 0x0012, type: .string, range: ValueRange(maximumLength: .constant(.integer(32))),
                isFixed: true),
            AttributeDefinition(
                name: "productAppearance", id: 0x0014, type: .structure(ProductAppearance.definition), isFixed: true,
                conformance: "O"),
            AttributeDefinition(
                name: "configurationVersion", id: 0x0018, type: .unsigned(bits: 32),
                range: ValueRange(minimum: .constant(.integer(1))), isNonvolatile: true, conformance: "O",
                defaultValue: .integer(1)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "keepActive", id: 0x80,
                fields: [
                    FieldDefinition(name: "stayActiveDuration", id: 0, type: .unsigned(bits: 32)),
                    FieldDefinition(
                        name: "timeoutMs", id: 1, type: .unsigned(bits: 32),
                        range: ValueRange(
                            minimum: .constant(.integer(30000)), maximum: .constant(.integer(3_600_000)))),
                ],
                conformance: "BIS")
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "startUp", id: 0x00, priority: .critical,
                fields: [FieldDefinition(name: "softwareVersion", id: 0, type: .unsigned(bits: 32))], conformance: "O"),
            EventDefinition(name: "shutDown", id: 0x01, priority: .critical, conformance: "O"),
            EventDefinition(name: "leave", id: 0x02, conformance: "O"),
            EventDefinition(
                name: "reachableChanged", id: 0x03,
                fields: [FieldDefinition(name: "reachableNewValue", id: 0, type: .bool)]),
            EventDefinition(
                name: "activeChanged", id: 0x80,
                fields: [FieldDefinition(name: "promisedActiveDuration", id: 0, type: .unsigned(bits: 32))],
                conformance: "BIS"),
        ]
    }
}

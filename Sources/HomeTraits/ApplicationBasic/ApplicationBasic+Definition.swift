// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension ApplicationBasic {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "vendorName", id: 0x0000, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(32))), isFixed: true, conformance: "O"),
            AttributeDefinition(
                name: "vendorId", id: 0x0001, type: .unsigned(bits: 16), isFixed: true, conformance: "O"),
            AttributeDefinition(
                name: "applicationName", id: 0x0002, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(256))), isFixed: true),
            AttributeDefinition(
                name: "productId", id: 0x0003, type: .unsigned(bits: 16), isFixed: true, conformance: "O"),
            AttributeDefinition(
                name: "application", id: 0x0004, type: .structure(Application.definition), isFixed: true),
            AttributeDefinition(name: "status", id: 0x0005, type: .enumeration(ApplicationStatus.definition)),
            AttributeDefinition(
                name: "applicationVersion", id: 0x0006, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(32))), isFixed: true),
            AttributeDefinition(name: "allowedVendorList", id: 0x0007, type: .list(.unsigned(bits: 16)), isFixed: true),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "application", attribute: "applicationName", conversion: .identity)
        ]
    }
}

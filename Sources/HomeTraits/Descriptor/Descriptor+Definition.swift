// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension Descriptor {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "TAGLIST", name: "tagList", conformance: "desc")
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "deviceTypeList", id: 0x0000, type: .list(.structure(DeviceType.definition)),
                range: ValueRange(minimumLength: .constant(.integer(1))), isFixed: true),
            AttributeDefinition(
                name: "serverList", id: 0x0001, type: .list(.unsigned(bits: 32)), isFixed: true,
                defaultValue: .list([])),
            AttributeDefinition(
                name: "clientList", id: 0x0002, type: .list(.unsigned(bits: 32)), isFixed: true,
                defaultValue: .list([])),
            AttributeDefinition(
                name: "partsList", id: 0x0003, type: .list(.unsigned(bits: 16)), defaultValue: .list([])),
            AttributeDefinition(
                name: "tagList", id: 0x0004, type: .list(.structure(SemanticTag.definition)),
                range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(6))),
                isFixed: true, conformance: "TAGLIST"),
            AttributeDefinition(
                name: "endpointUniqueId", id: 0x0005, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(32))), isFixed: true, conformance: "O"),
        ]
    }
}

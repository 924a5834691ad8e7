// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension MeterIdentification {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "PWRTHLD", name: "powerThreshold")
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "meterType", id: 0x0000, type: .enumeration(MeterType.definition), isNullable: true),
            AttributeDefinition(
                name: "pointOfDelivery", id: 0x0001, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(64))), isNullable: true),
            AttributeDefinition(
                name: "meterSerialNumber", id: 0x0002, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(64))), isNullable: true),
            AttributeDefinition(
                name: "protocolVersion", id: 0x0003, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(64))), isNullable: true, conformance: "O"),
            AttributeDefinition(
                name: "powerThreshold", id: 0x0004, type: .structure(PowerThreshold.definition), isNullable: true,
                conformance: "PWRTHLD"),
        ]
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension PressureMeasurement {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "EXT", name: "extended")
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "measuredValue", id: 0x0000, type: .signed(bits: 16), unit: "0.1 kPa",
                range: ValueRange(
                    minimum: .attribute("minMeasuredValue", offset: 0),
                    maximum: .attribute("maxMeasuredValue", offset: 0)),
                isNullable: true),
            AttributeDefinition(
                name: "minMeasuredValue", id: 0x0001, type: .signed(bits: 16), unit: "0.1 kPa",
                range: ValueRange(maximum: .constant(.integer(32766))), isNullable: true),
            AttributeDefinition(
                name: "maxMeasuredValue", id: 0x0002, type: .signed(bits: 16), unit: "0.1 kPa",
                range: ValueRange(
                    minimum: .attribute("minMeasuredValue", offset: 1), maximum: .constant(.integer(32767))),
                isNullable: true),
            AttributeDefinition(
                name: "tolerance", id: 0x0003, type: .unsigned(bits: 16), unit: "0.1 kPa",
                range: ValueRange(maximum: .constant(.integer(2048))), conformance: "O", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "scaledValue", id: 0x0010, type: .signed(bits: 16), unit: "10^-scale Pa",
                range: ValueRange(
                    minimum: .attribute("minScaledValue", offset: 0), maximum: .attribute("maxScaledValue", offset: 0)),
                isNullable: true, conformance: "EXT", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "minScaledValue", id: 0x0011, type: .signed(bits: 16), unit: "10^-scale Pa",
                range: ValueRange(maximum: .constant(.integer(32766))), isNullable: true, conformance: "EXT",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "maxScaledValue", id: 0x0012, type: .signed(bits: 16), unit: "10^-scale Pa",
                range: ValueRange(
                    minimum: .attribute("minScaledValue", offset: 1), maximum: .constant(.integer(32767))),
                isNullable: true, conformance: "EXT", defaultValue: .null),
            AttributeDefinition(
                name: "scaledTolerance", id: 0x0013, type: .unsigned(bits: 16), unit: "10^-scale Pa",
                range: ValueRange(maximum: .constant(.integer(2048))), conformance: "[EXT]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "scale", id: 0x0014, type: .signed(bits: 8),
                range: ValueRange(minimum: .constant(.integer(-127))), conformance: "EXT", defaultValue: .integer(0)),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "pressure", attribute: "measuredValue", conversion: .identity, unit: "hPa")
        ]
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension IlluminanceMeasurement {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "measuredValue", id: 0x0000, type: .unsigned(bits: 16),
                unit: "10000*log10(lux)+1; 0 = too low to measure",
                range: ValueRange(
                    minimum: .attribute("minMeasuredValue", offset: 0),
                    maximum: .attribute("maxMeasuredValue", offset: 0), exceptions: [.integer(0)]),
                isNullable: true, defaultValue: .integer(0)),
            AttributeDefinition(
                name: "minMeasuredValue", id: 0x0001, type: .unsigned(bits: 16), unit: "10000*log10(lux)+1",
                range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(65533))),
                isNullable: true),
            AttributeDefinition(
                name: "maxMeasuredValue", id: 0x0002, type: .unsigned(bits: 16), unit: "10000*log10(lux)+1",
                range: ValueRange(minimum: .attribute("minMeasuredValue", offset: 1)), isNullable: true),
            AttributeDefinition(
                name: "tolerance", id: 0x0003, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(2048))), isCapability: true, conformance: "O"),
            AttributeDefinition(
                name: "lightSensorType", id: 0x0004, type: .unsigned(bits: 8), isNullable: true, isCapability: true,
                conformance: "O", defaultValue: .null),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "illuminance", attribute: "measuredValue", conversion: .lux, unit: "lx")
        ]
    }
}

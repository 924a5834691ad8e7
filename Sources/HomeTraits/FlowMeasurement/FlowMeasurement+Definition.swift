// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension FlowMeasurement {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "measuredValue", id: 0x0000, type: .unsigned(bits: 16), unit: "0.1 m³/h",
                range: ValueRange(
                    minimum: .attribute("minMeasuredValue", offset: 0),
                    maximum: .attribute("maxMeasuredValue", offset: 0)),
                isNullable: true, defaultValue: .null),
            AttributeDefinition(
                name: "minMeasuredValue", id: 0x0001, type: .unsigned(bits: 16), unit: "0.1 m³/h",
                range: ValueRange(maximum: .constant(.integer(65533))), isNullable: true),
            AttributeDefinition(
                name: "maxMeasuredValue", id: 0x0002, type: .unsigned(bits: 16), unit: "0.1 m³/h",
                range: ValueRange(minimum: .attribute("minMeasuredValue", offset: 1)), isNullable: true),
            AttributeDefinition(
                name: "tolerance", id: 0x0003, type: .unsigned(bits: 16), unit: "0.1 m³/h",
                range: ValueRange(maximum: .constant(.integer(2048))), conformance: "O", defaultValue: .integer(0)),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "flow", attribute: "measuredValue", conversion: .tenths, unit: "m³/h")
        ]
    }
}

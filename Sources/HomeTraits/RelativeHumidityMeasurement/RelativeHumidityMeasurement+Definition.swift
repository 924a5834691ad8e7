// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension RelativeHumidityMeasurement {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "measuredValue", id: 0x0000, type: .unsigned(bits: 16), unit: "0.01 %RH",
                range: ValueRange(
                    minimum: .attribute("minMeasuredValue", offset: 0),
                    maximum: .attribute("maxMeasuredValue", offset: 0)),
                isNullable: true),
            AttributeDefinition(
                name: "minMeasuredValue", id: 0x0001, type: .unsigned(bits: 16), unit: "0.01 %RH",
                range: ValueRange(maximum: .constant(.integer(9999))), isNullable: true),
            AttributeDefinition(
                name: "maxMeasuredValue", id: 0x0002, type: .unsigned(bits: 16), unit: "0.01 %RH",
                range: ValueRange(
                    minimum: .attribute("minMeasuredValue", offset: 1), maximum: .constant(.integer(10000))),
                isNullable: true),
            AttributeDefinition(
                name: "tolerance", id: 0x0003, type: .unsigned(bits: 16), unit: "0.01 %RH",
                range: ValueRange(maximum: .constant(.integer(2048))), isCapability: true, conformance: "O"),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "humidity", attribute: "measuredValue", conversion: .hundredths, unit: "%")
        ]
    }
}

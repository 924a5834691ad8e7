// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension TemperatureMeasurement {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "measuredValue", id: 0x0000, type: .signed(bits: 16), unit: "0.01 °C",
                range: ValueRange(
                    minimum: .attribute("minMeasuredValue", offset: 0),
                    maximum: .attribute("maxMeasuredValue", offset: 0)),
                isNullable: true),
            AttributeDefinition(
                name: "minMeasuredValue", id: 0x0001, type: .signed(bits: 16), unit: "0.01 °C",
                range: ValueRange(
                    minimum: .constant(.integer(-27315)), maximum: .attribute("maxMeasuredValue", offset: -1)),
                isNullable: true, defaultValue: .integer(-27315)),
            AttributeDefinition(
                name: "maxMeasuredValue", id: 0x0002, type: .signed(bits: 16), unit: "0.01 °C",
                range: ValueRange(
                    minimum: .attribute("minMeasuredValue", offset: 1), maximum: .constant(.integer(32767))),
                isNullable: true, defaultValue: .integer(32767)),
            AttributeDefinition(
                name: "tolerance", id: 0x0003, type: .unsigned(bits: 16), unit: "0.01 °C",
                range: ValueRange(maximum: .constant(.integer(2048))), isCapability: true, conformance: "O",
                defaultValue: .integer(0)),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "temperature", attribute: "measuredValue", conversion: .hundredths, unit: "°C")
        ]
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension SoilMeasurement {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "soilMoistureMeasurementLimits", id: 0x0000, type: .structure(MeasurementAccuracy.definition),
                isFixed: true),
            AttributeDefinition(
                name: "soilMoistureMeasuredValue", id: 0x0001, type: .unsigned(bits: 8), unit: "1 %",
                range: ValueRange(
                    minimum: .attribute("soilMoistureMeasurementLimits.minMeasuredValue", offset: 0),
                    maximum: .attribute("soilMoistureMeasurementLimits.maxMeasuredValue", offset: 0)),
                isNullable: true),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "soilMoisture", attribute: "soilMoistureMeasuredValue", conversion: .identity, unit: "%")
        ]
    }
}

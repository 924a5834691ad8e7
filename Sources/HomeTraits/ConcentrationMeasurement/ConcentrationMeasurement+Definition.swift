// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension ConcentrationMeasurement {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "MEA", name: "numericMeasurement", conformance: "O.a+"),
            FeatureDefinition(bit: 1, code: "LEV", name: "levelIndication", conformance: "O.a+"),
            FeatureDefinition(bit: 2, code: "MED", name: "mediumLevel", conformance: "[LEV]"),
            FeatureDefinition(bit: 3, code: "CRI", name: "criticalLevel", conformance: "[LEV]"),
            FeatureDefinition(bit: 4, code: "PEA", name: "peakMeasurement", conformance: "[MEA]"),
            FeatureDefinition(bit: 5, code: "AVG", name: "averageMeasurement", conformance: "[MEA]"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "measuredValue", id: 0x0000, type: .single,
                range: ValueRange(
                    minimum: .attribute("minMeasuredValue", offset: 0),
                    maximum: .attribute("maxMeasuredValue", offset: 0)),
                isNullable: true, conformance: "MEA", defaultValue: .null),
            AttributeDefinition(
                name: "minMeasuredValue", id: 0x0001, type: .single, isNullable: true, conformance: "MEA",
                defaultValue: .null),
            AttributeDefinition(
                name: "maxMeasuredValue", id: 0x0002, type: .single,
                range: ValueRange(minimum: .attribute("minMeasuredValue", offset: 0)), isNullable: true,
                conformance: "MEA", defaultValue: .null),
            AttributeDefinition(
                name: "peakMeasuredValue", id: 0x0003, type: .single,
                range: ValueRange(
                    minimum: .attribute("minMeasuredValue", offset: 0),
                    maximum: .attribute("maxMeasuredValue", offset: 0)),
                isNullable: true, conformance: "PEA", defaultValue: .null),
            AttributeDefinition(
                name: "peakMeasuredValueWindow", id: 0x0004, type: .unsigned(bits: 32), unit: "s",
                range: ValueRange(maximum: .constant(.integer(604800))), conformance: "PEA", defaultValue: .integer(1)),
            AttributeDefinition(
                name: "averageMeasuredValue", id: 0x0005, type: .single,
                range: ValueRange(
                    minimum: .attribute("minMeasuredValue", offset: 0),
                    maximum: .attribute("maxMeasuredValue", offset: 0)),
                isNullable: true, conformance: "AVG", defaultValue: .null),
            AttributeDefinition(
                name: "averageMeasuredValueWindow", id: 0x0006, type: .unsigned(bits: 32), unit: "s",
                range: ValueRange(maximum: .constant(.integer(604800))), conformance: "AVG", defaultValue: .integer(1)),
            AttributeDefinition(name: "uncertainty", id: 0x0007, type: .single, conformance: "[MEA]"),
            AttributeDefinition(
                name: "measurementUnit", id: 0x0008, type: .enumeration(MeasurementUnit.definition), isFixed: true,
                conformance: "MEA"),
            AttributeDefinition(
                name: "measurementMedium", id: 0x0009, type: .enumeration(MeasurementMedium.definition), isFixed: true),
            AttributeDefinition(
                name: "levelValue", id: 0x000A, type: .enumeration(LevelValue.definition), conformance: "LEV",
                defaultValue: .integer(0)),
        ]
    }
}

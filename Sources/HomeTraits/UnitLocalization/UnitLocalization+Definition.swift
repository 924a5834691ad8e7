// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension UnitLocalization {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "TEMP", name: "temperatureUnit")
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "temperatureUnit", id: 0x0000, type: .enumeration(TempUnit.definition), isWritable: true,
                isNonvolatile: true, conformance: "TEMP"),
            AttributeDefinition(
                name: "supportedTemperatureUnits", id: 0x0001, type: .list(.enumeration(TempUnit.definition)),
                range: ValueRange(minimumLength: .constant(.integer(2)), maximumLength: .constant(.integer(3))),
                isFixed: true, conformance: "TEMP"),
        ]
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension AirQuality {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "FAIR", name: "fair"),
            FeatureDefinition(bit: 1, code: "MOD", name: "moderate"),
            FeatureDefinition(bit: 2, code: "VPOOR", name: "veryPoor"),
            FeatureDefinition(bit: 3, code: "XPOOR", name: "extremelyPoor"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "airQuality", id: 0x0000, type: .enumeration(AirQualityEnum.definition),
                defaultValue: .integer(0))
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "airQuality", attribute: "airQuality", conversion: .identity)
        ]
    }
}

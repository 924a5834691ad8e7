// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension TotalVolatileOrganicCompoundsConcentrationMeasurement {
    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(
                key: "tvoc", attribute: "measuredValue", conversion: .concentration(unit: "measurementUnit"),
                unit: "ppb"),
            EverydayKey(key: "tvocLevel", attribute: "levelValue", conversion: .identity),
        ]
    }
}

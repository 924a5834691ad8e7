// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension CarbonMonoxideConcentrationMeasurement {
    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(
                key: "co", attribute: "measuredValue", conversion: .concentration(unit: "measurementUnit"),
                unit: "ppm"),
            EverydayKey(key: "coLevel", attribute: "levelValue", conversion: .identity),
        ]
    }
}

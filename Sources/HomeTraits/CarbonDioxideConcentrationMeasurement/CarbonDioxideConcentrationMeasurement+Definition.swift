// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension CarbonDioxideConcentrationMeasurement {
    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(
                key: "co2", attribute: "measuredValue", conversion: .concentration(unit: "measurementUnit"),
                unit: "ppm"),
            EverydayKey(key: "co2Level", attribute: "levelValue", conversion: .identity),
        ]
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension NitrogenDioxideConcentrationMeasurement {
    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(
                key: "no2", attribute: "measuredValue", conversion: .concentration(unit: "measurementUnit"),
                unit: "ppb"),
            EverydayKey(key: "no2Level", attribute: "levelValue", conversion: .identity),
        ]
    }
}

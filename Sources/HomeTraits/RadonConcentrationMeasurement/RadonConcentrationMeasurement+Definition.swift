// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension RadonConcentrationMeasurement {
    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(
                key: "radon", attribute: "measuredValue", conversion: .concentration(unit: "measurementUnit"),
                unit: "Bq/m³"),
            EverydayKey(key: "radonLevel", attribute: "levelValue", conversion: .identity),
        ]
    }
}

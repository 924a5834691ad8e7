// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension Pm1ConcentrationMeasurement {
    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(
                key: "pm1", attribute: "measuredValue", conversion: .concentration(unit: "measurementUnit"),
                unit: "µg/m³"),
            EverydayKey(key: "pm1Level", attribute: "levelValue", conversion: .identity),
        ]
    }
}

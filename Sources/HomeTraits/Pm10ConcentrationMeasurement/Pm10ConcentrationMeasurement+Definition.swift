// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension Pm10ConcentrationMeasurement {
    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(
                key: "pm10", attribute: "measuredValue", conversion: .concentration(unit: "measurementUnit"),
                unit: "µg/m³"),
            EverydayKey(key: "pm10Level", attribute: "levelValue", conversion: .identity),
        ]
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension Pm25ConcentrationMeasurement {
    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(
                key: "pm25", attribute: "measuredValue", conversion: .concentration(unit: "measurementUnit"),
                unit: "µg/m³"),
            EverydayKey(key: "pm25Level", attribute: "levelValue", conversion: .identity),
        ]
    }
}

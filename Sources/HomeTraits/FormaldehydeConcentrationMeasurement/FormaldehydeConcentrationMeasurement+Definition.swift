// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension FormaldehydeConcentrationMeasurement {
    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(
                key: "formaldehyde", attribute: "measuredValue", conversion: .concentration(unit: "measurementUnit"),
                unit: "µg/m³"),
            EverydayKey(key: "formaldehydeLevel", attribute: "levelValue", conversion: .identity),
        ]
    }
}

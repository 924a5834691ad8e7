// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension OzoneConcentrationMeasurement {
    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(
                key: "ozone", attribute: "measuredValue", conversion: .concentration(unit: "measurementUnit"),
                unit: "ppb"),
            EverydayKey(key: "ozoneLevel", attribute: "levelValue", conversion: .identity),
        ]
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension ActivatedCarbonFilterMonitoring {
    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "carbonFilter", attribute: "condition", conversion: .identity, unit: "%"),
            EverydayKey(key: "carbonFilterChange", attribute: "changeIndication", conversion: .identity),
        ]
    }
}

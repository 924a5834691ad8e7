// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension HepaFilterMonitoring {
    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "hepaFilter", attribute: "condition", conversion: .identity, unit: "%"),
            EverydayKey(key: "hepaFilterChange", attribute: "changeIndication", conversion: .identity),
        ]
    }
}

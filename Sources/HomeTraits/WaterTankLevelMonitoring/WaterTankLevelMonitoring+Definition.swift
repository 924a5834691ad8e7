// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension WaterTankLevelMonitoring {
    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "waterTank", attribute: "condition", conversion: .identity, unit: "%"),
            EverydayKey(key: "waterTankChange", attribute: "changeIndication", conversion: .identity),
        ]
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension EnergyPreference {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "BALA", name: "energyBalance", conformance: "O.a+"),
            FeatureDefinition(bit: 1, code: "LPMS", name: "lowPowerModeSensitivity", conformance: "O.a+"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "energyBalances", id: 0x0000, type: .list(.structure(Balance.definition)),
                range: ValueRange(minimumLength: .constant(.integer(2)), maximumLength: .constant(.integer(10))),
                isFixed: true, conformance: "BALA"),
            AttributeDefinition(
                name: "currentEnergyBalance", id: 0x0001, type: .unsigned(bits: 8), isWritable: true,
                isNonvolatile: true, conformance: "BALA"),
            AttributeDefinition(
                name: "energyPriorities", id: 0x0002, type: .list(.enumeration(EnergyPriority.definition)),
                range: ValueRange(minimumLength: .constant(.integer(2)), maximumLength: .constant(.integer(2))),
                isFixed: true, conformance: "BALA"),
            AttributeDefinition(
                name: "lowPowerModeSensitivities", id: 0x0003, type: .list(.structure(Balance.definition)),
                range: ValueRange(minimumLength: .constant(.integer(2)), maximumLength: .constant(.integer(10))),
                isFixed: true, conformance: "LPMS"),
            AttributeDefinition(
                name: "currentLowPowerModeSensitivity", id: 0x0004, type: .unsigned(bits: 8), isWritable: true,
                isNonvolatile: true, conformance: "LPMS"),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(
                key: "energyBalance", attribute: "currentEnergyBalance",
                conversion: .label(EverydayKey.Labels(list: "energyBalances", text: "label")))
        ]
    }
}

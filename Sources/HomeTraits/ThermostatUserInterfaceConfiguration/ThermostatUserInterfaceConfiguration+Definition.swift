// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension ThermostatUserInterfaceConfiguration {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "temperatureDisplayMode", id: 0x0000, type: .enumeration(TemperatureDisplayMode.definition),
                isWritable: true, defaultValue: .integer(0)),
            AttributeDefinition(
                name: "keypadLockout", id: 0x0001, type: .enumeration(KeypadLockout.definition), isWritable: true,
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "scheduleProgrammingVisibility", id: 0x0002,
                type: .enumeration(ScheduleProgrammingVisibility.definition), isWritable: true, conformance: "O",
                defaultValue: .integer(0)),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "keypadLockout", attribute: "keypadLockout", conversion: .identity)
        ]
    }
}

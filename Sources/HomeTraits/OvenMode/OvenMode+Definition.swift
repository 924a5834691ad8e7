// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension OvenMode {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "supportedModes", id: 0x0000, type: .list(.structure(ModeOption.definition)),
                range: ValueRange(minimumLength: .constant(.integer(2)), maximumLength: .constant(.integer(255))),
                isFixed: true),
            AttributeDefinition(
                name: "currentMode", id: 0x0001, type: .unsigned(bits: 8), isNonvolatile: true,
                affectedBy: ["changeToMode"]),
            AttributeDefinition(
                name: "startUpMode", id: 0x0002, type: .unsigned(bits: 8), isNullable: true, isWritable: true,
                isNonvolatile: true, conformance: "O"),
            AttributeDefinition(
                name: "onMode", id: 0x0003, type: .unsigned(bits: 8), isNullable: true, isWritable: true,
                isNonvolatile: true, conformance: "O", defaultValue: .null),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(
                key: "ovenMode", attribute: "currentMode",
                conversion: .label(EverydayKey.Labels(list: "supportedModes", text: "label", number: "mode")))
        ]
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension LaundryDryerControls {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "supportedDrynessLevels", id: 0x0000, type: .list(.enumeration(DrynessLevel.definition)),
                range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(4)))),
            AttributeDefinition(
                name: "selectedDrynessLevel", id: 0x0001, type: .enumeration(DrynessLevel.definition), isNullable: true,
                isWritable: true),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "dryness", attribute: "selectedDrynessLevel", conversion: .identity)
        ]
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleSoftwareUpdate {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "lastSoftwareUpdateUnixTimestampSec", id: 0x0000, type: .signed(bits: 64), unit: "s",
                isNonvolatile: true, affectedBy: ["softwareUpdate"], defaultValue: .integer(0))
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(name: "softwareUpdate", id: 0x00)
        ]
    }

    static var actionsTable: [EverydayAction] {
        [
            EverydayAction("update", command: "softwareUpdate")
        ]
    }
}

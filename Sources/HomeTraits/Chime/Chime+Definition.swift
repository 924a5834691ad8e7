// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension Chime {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "installedChimeSounds", id: 0x0000, type: .list(.structure(ChimeSound.definition)),
                range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(255)))),
            AttributeDefinition(
                name: "selectedChime", id: 0x0001, type: .unsigned(bits: 8), isWritable: true, isNonvolatile: true),
            AttributeDefinition(name: "enabled", id: 0x0002, type: .bool, isWritable: true, isNonvolatile: true),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "playChimeSound", id: 0x00,
                fields: [FieldDefinition(name: "chimeId", id: 0, type: .unsigned(bits: 8), isOptional: true)])
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "chimeStartedPlaying", id: 0x00,
                fields: [FieldDefinition(name: "chimeId", id: 0, type: .unsigned(bits: 8))])
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(
                key: "chime", attribute: "selectedChime",
                conversion: .label(EverydayKey.Labels(list: "installedChimeSounds", text: "name", number: "chimeId"))),
            EverydayKey(key: "chimeEnabled", attribute: "enabled", conversion: .identity),
        ]
    }

    static var actionsTable: [EverydayAction] {
        [
            EverydayAction("ring", command: "playChimeSound")
        ]
    }
}

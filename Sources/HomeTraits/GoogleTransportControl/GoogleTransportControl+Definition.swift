// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleTransportControl {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "transportControlSupportedCommands", id: 0x0000, type: .bitmap(SupportedCommands.definition),
                isFixed: true)
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(name: "mediaClosedCaptioningOff", id: 0x00, conformance: "captionControl"),
            CommandDefinition(
                name: "mediaClosedCaptioningOn", id: 0x01,
                fields: [
                    FieldDefinition(
                        name: "closedCaptioningLanguage", id: 0, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(35))), isOptional: true),
                    FieldDefinition(
                        name: "userQueryLanguage", id: 1, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(35))), isOptional: true),
                ],
                conformance: "captionControl"),
            CommandDefinition(name: "mediaNext", id: 0x02, conformance: "next"),
            CommandDefinition(name: "mediaPause", id: 0x03, conformance: "pause"),
            CommandDefinition(name: "mediaPrevious", id: 0x04, conformance: "previous"),
            CommandDefinition(name: "mediaResume", id: 0x05, conformance: "resume"),
            CommandDefinition(
                name: "mediaRepeatMode", id: 0x06,
                fields: [
                    FieldDefinition(name: "isOn", id: 0, type: .bool),
                    FieldDefinition(name: "isSingle", id: 1, type: .bool, defaultValue: .bool(false)),
                ],
                conformance: "setRepeat"),
            CommandDefinition(
                name: "mediaSeekRelative", id: 0x07,
                fields: [FieldDefinition(name: "relativePositionMs", id: 0, type: .signed(bits: 32), unit: "ms")],
                conformance: "seekRelative"),
            CommandDefinition(
                name: "mediaSeekToPosition", id: 0x08,
                fields: [
                    FieldDefinition(
                        name: "absPositionMs", id: 0, type: .signed(bits: 32), unit: "ms",
                        range: ValueRange(minimum: .constant(.integer(0))))
                ],
                conformance: "seekToPosition"),
            CommandDefinition(name: "mediaShuffle", id: 0x09, conformance: "shuffle"),
            CommandDefinition(name: "mediaStop", id: 0x0A, conformance: "stop"),
        ]
    }

    static var actionsTable: [EverydayAction] {
        [
            EverydayAction("next", command: "mediaNext"),
            EverydayAction("previous", command: "mediaPrevious"),
            EverydayAction("pause", command: "mediaPause"),
            EverydayAction("resume", command: "mediaResume"),
            EverydayAction("stop", command: "mediaStop"),
            EverydayAction("shuffle", command: "mediaShuffle"),
        ]
    }
}

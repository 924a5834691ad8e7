// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension MediaPlayback {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "AS", name: "advancedSeek"),
            FeatureDefinition(bit: 1, code: "VS", name: "variableSpeed"),
            FeatureDefinition(bit: 2, code: "TT", name: "textTracks"),
            FeatureDefinition(bit: 3, code: "AT", name: "audioTracks"),
            FeatureDefinition(bit: 4, code: "AA", name: "audioAdvance"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "currentState", id: 0x0000, type: .enumeration(PlaybackState.definition),
                affectedBy: [
                    "fastForward",
                    "next",
                    "pause",
                    "play",
                    "previous",
                    "rewind",
                    "seek",
                    "skipBackward",
                    "skipForward",
                    "startOver",
                    "stop",
                ]),
            AttributeDefinition(
                name: "startTime", id: 0x0001, type: .unsigned(bits: 64), unit: "µs since 2000-01-01T00:00:00Z",
                isNullable: true, conformance: "AS", affectedBy: ["next", "previous"], defaultValue: .null),
            AttributeDefinition(
                name: "duration", id: 0x0002, type: .unsigned(bits: 64), unit: "ms", isNullable: true,
                conformance: "AS", affectedBy: ["next", "previous"], defaultValue: .null),
            AttributeDefinition(
                name: "sampledPosition", id: 0x0003, type: .structure(PlaybackPosition.definition), isNullable: true,
                conformance: "AS",
                affectedBy: [
                    "fastForward",
                    "next",
                    "pause",
                    "play",
                    "previous",
                    "rewind",
                    "seek",
                    "skipBackward",
                    "skipForward",
                    "startOver",
                    "stop",
                ],
                defaultValue: .null),
            AttributeDefinition(
                name: "playbackSpeed", id: 0x0004, type: .single, unit: "ratio", conformance: "AS",
                affectedBy: ["fastForward", "pause", "play", "rewind", "seek", "skipForward", "startOver", "stop"],
                defaultValue: .number(0.0)),
            AttributeDefinition(
                name: "seekRangeEnd", id: 0x0005, type: .unsigned(bits: 64), unit: "ms", isNullable: true,
                conformance: "AS", affectedBy: ["next", "previous"], defaultValue: .null),
            AttributeDefinition(
                name: "seekRangeStart", id: 0x0006, type: .unsigned(bits: 64), unit: "ms", isNullable: true,
                conformance: "AS", affectedBy: ["next", "previous"], defaultValue: .null),
            AttributeDefinition(
                name: "activeAudioTrack", id: 0x0007, type: .structure(Track.definition), isNullable: true,
                conformance: "AT", affectedBy: ["activateAudioTrack", "next", "previous"], defaultValue: .null),
            AttributeDefinition(
                name: "availableAudioTracks", id: 0x0008, type: .list(.structure(Track.definition)), isNullable: true,
                conformance: "AT", defaultValue: .null),
            AttributeDefinition(
                name: "activeTextTrack", id: 0x0009, type: .structure(Track.definition), isNullable: true,
                conformance: "TT", affectedBy: ["activateTextTrack", "deactivateTextTrack", "next", "previous"],
                defaultValue: .null),
            AttributeDefinition(
                name: "availableTextTracks", id: 0x000A, type: .list(.structure(Track.definition)), isNullable: true,
                conformance: "TT", defaultValue: .null),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "play", id: 0x00,
                response: CommandDefinition.ResponseDefinition(
                    name: "playbackResponse", id: 0x0A,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(name: "data", id: 1, type: .string, isOptional: true),
                    ],
                    outcome: AnswerOutcome(field: "status", success: .integer(0)))),
            CommandDefinition(
                name: "pause", id: 0x01,
                response: CommandDefinition.ResponseDefinition(
                    name: "playbackResponse", id: 0x0A,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(name: "data", id: 1, type: .string, isOptional: true),
                    ],
                    outcome: AnswerOutcome(field: "status", success: .integer(0)))),
            CommandDefinition(
                name: "stop", id: 0x02,
                response: CommandDefinition.ResponseDefinition(
                    name: "playbackResponse", id: 0x0A,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(name: "data", id: 1, type: .string, isOptional: true),
                    ],
                    outcome: AnswerOutcome(field: "status", success: .integer(0)))),
            CommandDefinition(
                name: "startOver", id: 0x03,
                response: CommandDefinition.ResponseDefinition(
                    name: "playbackResponse", id: 0x0A,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(name: "data", id: 1, type: .string, isOptional: true),
                    ],
                    outcome: AnswerOutcome(field: "status", success: .integer(0))),
                conformance: "O"),
            CommandDefinition(
                name: "previous", id: 0x04,
                response: CommandDefinition.ResponseDefinition(
                    name: "playbackResponse", id: 0x0A,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(name: "data", id: 1, type: .string, isOptional: true),
                    ],
                    outcome: AnswerOutcome(field: "status", success: .integer(0))),
                conformance: "O"),
            CommandDefinition(
                name: "next", id: 0x05,
                response: CommandDefinition.ResponseDefinition(
                    name: "playbackResponse", id: 0x0A,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(name: "data", id: 1, type: .string, isOptional: true),
                    ],
                    outcome: AnswerOutcome(field: "status", success: .integer(0))),
                conformance: "O"),
            CommandDefinition(
                name: "rewind", id: 0x06,
                fields: [FieldDefinition(name: "audioAdvanceUnmuted", id: 0, type: .bool, defaultValue: .bool(false))],
                response: CommandDefinition.ResponseDefinition(
                    name: "playbackResponse", id: 0x0A,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(name: "data", id: 1, type: .string, isOptional: true),
                    ],
                    outcome: AnswerOutcome(field: "status", success: .integer(0))),
                conformance: "VS"),
            CommandDefinition(
                name: "fastForward", id: 0x07,
                fields: [FieldDefinition(name: "audioAdvanceUnmuted", id: 0, type: .bool, defaultValue: .bool(false))],
                response: CommandDefinition.ResponseDefinition(
                    name: "playbackResponse", id: 0x0A,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(name: "data", id: 1, type: .string, isOptional: true),
                    ],
                    outcome: AnswerOutcome(field: "status", success: .integer(0))),
                conformance: "VS"),
            CommandDefinition(
                name: "skipForward", id: 0x08,
                fields: [
                    FieldDefinition(name: "deltaPositionMilliseconds", id: 0, type: .unsigned(bits: 64), unit: "ms")
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "playbackResponse", id: 0x0A,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(name: "data", id: 1, type: .string, isOptional: true),
                    ],
                    outcome: AnswerOutcome(field: "status", success: .integer(0))),
                conformance: "O"),
            CommandDefinition(
                name: "skipBackward", id: 0x09,
                fields: [
                    FieldDefinition(name: "deltaPositionMilliseconds", id: 0, type: .unsigned(bits: 64), unit: "ms")
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "playbackResponse", id: 0x0A,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(name: "data", id: 1, type: .string, isOptional: true),
                    ],
                    outcome: AnswerOutcome(field: "status", success: .integer(0))),
                conformance: "O"),
            CommandDefinition(
                name: "seek", id: 0x0B,
                fields: [FieldDefinition(name: "position", id: 0, type: .unsigned(bits: 64), unit: "ms")],
                response: CommandDefinition.ResponseDefinition(
                    name: "playbackResponse", id: 0x0A,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(name: "data", id: 1, type: .string, isOptional: true),
                    ],
                    outcome: AnswerOutcome(field: "status", success: .integer(0))),
                conformance: "AS"),
            CommandDefinition(
                name: "activateAudioTrack", id: 0x0C,
                fields: [
                    FieldDefinition(
                        name: "trackId", id: 0, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(32)))),
                    FieldDefinition(
                        name: "audioOutputIndex", id: 1, type: .unsigned(bits: 8), isNullable: true, isOptional: true),
                ],
                conformance: "AT"),
            CommandDefinition(
                name: "activateTextTrack", id: 0x0D,
                fields: [
                    FieldDefinition(
                        name: "trackId", id: 0, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(32))))
                ],
                conformance: "TT"),
            CommandDefinition(name: "deactivateTextTrack", id: 0x0E, conformance: "TT"),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "stateChanged", id: 0x00,
                fields: [
                    FieldDefinition(name: "currentState", id: 0, type: .enumeration(PlaybackState.definition)),
                    FieldDefinition(
                        name: "startTime", id: 1, type: .unsigned(bits: 64), unit: "µs since 2000-01-01T00:00:00Z",
                        isOptional: true),
                    FieldDefinition(name: "duration", id: 2, type: .unsigned(bits: 64), unit: "ms", isOptional: true),
                    FieldDefinition(
                        name: "sampledPosition", id: 3, type: .structure(PlaybackPosition.definition),
                        isOptional: true),
                    FieldDefinition(name: "playbackSpeed", id: 4, type: .single, unit: "ratio", isOptional: true),
                    FieldDefinition(
                        name: "seekRangeEnd", id: 5, type: .unsigned(bits: 64), unit: "ms", isOptional: true),
                    FieldDefinition(
                        name: "seekRangeStart", id: 6, type: .unsigned(bits: 64), unit: "ms", isOptional: true),
                    FieldDefinition(
                        name: "data", id: 7, type: .octets, range: ValueRange(maximumLength: .constant(.integer(900))),
                        isOptional: true),
                    FieldDefinition(name: "audioAdvanceUnmuted", id: 8, type: .bool, isOptional: true),
                ],
                conformance: "O")
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(attributes: ["currentState"], value: .integer(0), command: "play"),
            SetRule(attributes: ["currentState"], value: .integer(1), command: "pause"),
            SetRule(attributes: ["currentState"], value: .integer(2), command: "stop"),
            SetRule(
                attributes: ["sampledPosition"], command: "seek",
                fields: [
                    SetRule.Assignment(
                        field: "position", source: .member(attribute: "sampledPosition", field: "position"))
                ]),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "playback", attribute: "currentState", conversion: .identity)
        ]
    }

    static var actionsTable: [EverydayAction] {
        [
            EverydayAction("play", command: "play"),
            EverydayAction("start", command: "play"),
            EverydayAction("pause", command: "pause"),
            EverydayAction("stop", command: "stop"),
            EverydayAction("next", command: "next"),
            EverydayAction("previous", command: "previous"),
            EverydayAction("startOver", command: "startOver"),
            EverydayAction("rewind", command: "rewind"),
            EverydayAction("fastForward", command: "fastForward"),
        ]
    }
}

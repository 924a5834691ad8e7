// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension Channel {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "CL", name: "channelList"),
            FeatureDefinition(bit: 1, code: "LI", name: "lineupInfo"),
            FeatureDefinition(bit: 2, code: "EG", name: "electronicGuide"),
            FeatureDefinition(bit: 3, code: "RP", name: "recordProgram"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "channelList", id: 0x0000, type: .list(.structure(ChannelInfo.definition)), conformance: "CL",
                defaultValue: .list([])),
            AttributeDefinition(
                name: "lineup", id: 0x0001, type: .structure(LineupInfo.definition), isNullable: true,
                conformance: "LI", defaultValue: .null),
            AttributeDefinition(
                name: "currentChannel", id: 0x0002, type: .structure(ChannelInfo.definition), isNullable: true,
                conformance: "O", affectedBy: ["changeChannel", "changeChannelByNumber", "skipChannel"],
                defaultValue: .null),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "changeChannel", id: 0x00, fields: [FieldDefinition(name: "match", id: 0, type: .string)],
                response: CommandDefinition.ResponseDefinition(
                    name: "changeChannelResponse", id: 0x01,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(name: "data", id: 1, type: .string, isOptional: true),
                    ],
                    outcome: AnswerOutcome(field: "status", success: .integer(0))),
                conformance: "CL | LI"),
            CommandDefinition(
                name: "changeChannelByNumber", id: 0x02,
                fields: [
                    FieldDefinition(name: "majorNumber", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "minorNumber", id: 1, type: .unsigned(bits: 16)),
                ]),
            CommandDefinition(
                name: "skipChannel", id: 0x03,
                fields: [FieldDefinition(name: "count", id: 0, type: .signed(bits: 16))]),
            CommandDefinition(
                name: "getProgramGuide", id: 0x04,
                fields: [
                    FieldDefinition(
                        name: "startTime", id: 0, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z"),
                    FieldDefinition(
                        name: "endTime", id: 1, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z"),
                    FieldDefinition(
                        name: "channelList", id: 2, type: .list(.structure(ChannelInfo.definition)),
                        range: ValueRange(maximumLength: .constant(.integer(255))), defaultValue: .list([])),
                    FieldDefinition(
                        name: "pageToken", id: 3, type: .structure(PageToken.definition), isNullable: true,
                        isOptional: true, defaultValue: .null),
                    FieldDefinition(
                        name: "recordingFlag", id: 5, type: .bitmap(RecordingFlag.definition), isNullable: true,
                        isOptional: true, defaultValue: .null),
                    FieldDefinition(
                        name: "externalIdList", id: 6, type: .list(.structure(AdditionalInfo.definition)),
                        range: ValueRange(maximumLength: .constant(.integer(255))), defaultValue: .list([])),
                    FieldDefinition(
                        name: "data", id: 7, type: .octets, range: ValueRange(maximumLength: .constant(.integer(8092))),
                        isOptional: true),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "programGuideResponse", id: 0x05,
                    fields: [
                        FieldDefinition(name: "paging", id: 0, type: .structure(ChannelPaging.definition)),
                        FieldDefinition(name: "programList", id: 1, type: .list(.structure(Program.definition))),
                    ]),
                conformance: "EG"),
            CommandDefinition(
                name: "recordProgram", id: 0x06,
                fields: [
                    FieldDefinition(
                        name: "programIdentifier", id: 0, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(255)))),
                    FieldDefinition(name: "shouldRecordSeries", id: 1, type: .bool),
                    FieldDefinition(
                        name: "externalIdList", id: 2, type: .list(.structure(AdditionalInfo.definition)),
                        range: ValueRange(maximumLength: .constant(.integer(255))), defaultValue: .list([])),
                    FieldDefinition(
                        name: "data", id: 3, type: .octets, range: ValueRange(maximumLength: .constant(.integer(8092))),
                        isOptional: true),
                ],
                conformance: "RP & EG"),
            CommandDefinition(
                name: "cancelRecordProgram", id: 0x07,
                fields: [
                    FieldDefinition(
                        name: "programIdentifier", id: 0, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(255)))),
                    FieldDefinition(name: "shouldRecordSeries", id: 1, type: .bool),
                    FieldDefinition(
                        name: "externalIdList", id: 2, type: .list(.structure(AdditionalInfo.definition)),
                        range: ValueRange(maximumLength: .constant(.integer(255))), defaultValue: .list([])),
                    FieldDefinition(
                        name: "data", id: 3, type: .octets, range: ValueRange(maximumLength: .constant(.integer(8092))),
                        isOptional: true),
                ],
                conformance: "RP & EG"),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["currentChannel"], command: "changeChannelByNumber",
                fields: [
                    SetRule.Assignment(
                        field: "majorNumber", source: .member(attribute: "currentChannel", field: "majorNumber")),
                    SetRule.Assignment(
                        field: "minorNumber", source: .member(attribute: "currentChannel", field: "minorNumber")),
                ])
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "channel", attribute: "currentChannel", field: "name", conversion: .identity)
        ]
    }
}

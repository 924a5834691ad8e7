// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension WebRtcTransportProvider {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "METADATA", name: "metadata")
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "currentSessions", id: 0x0000, type: .list(.structure(WebRTCSession.definition)),
                affectedBy: ["endSession", "provideOffer", "solicitOffer"])
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "solicitOffer", id: 0x00,
                fields: [
                    FieldDefinition(name: "streamUsage", id: 0, type: .enumeration(StreamUsage.definition)),
                    FieldDefinition(name: "originatingEndpointId", id: 1, type: .unsigned(bits: 16)),
                    FieldDefinition(
                        name: "videoStreamId", id: 2, type: .unsigned(bits: 16), isNullable: true, isOptional: true),
                    FieldDefinition(
                        name: "audioStreamId", id: 3, type: .unsigned(bits: 16), isNullable: true, isOptional: true),
                    FieldDefinition(
                        name: "iceServers", id: 4, type: .list(.structure(ICEServer.definition)),
                        range: ValueRange(maximumLength: .constant(.integer(10))), isOptional: true),
                    FieldDefinition(
                        name: "iceTransportPolicy", id: 5, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(16))), isOptional: true),
                    FieldDefinition(name: "metadataEnabled", id: 6, type: .bool, isOptional: true),
                    FieldDefinition(name: "sFrameConfig", id: 7, type: .structure(SFrame.definition), isOptional: true),
                    FieldDefinition(
                        name: "videoStreams", id: 8, type: .list(.unsigned(bits: 16)),
                        range: ValueRange(
                            minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(16))),
                        isOptional: true),
                    FieldDefinition(
                        name: "audioStreams", id: 9, type: .list(.unsigned(bits: 16)),
                        range: ValueRange(
                            minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(16))),
                        isOptional: true),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "solicitOfferResponse", id: 0x01,
                    fields: [
                        FieldDefinition(name: "webRtcSessionId", id: 0, type: .unsigned(bits: 16)),
                        FieldDefinition(name: "deferredOffer", id: 1, type: .bool),
                        FieldDefinition(
                            name: "videoStreamId", id: 2, type: .unsigned(bits: 16), isNullable: true,
                            isOptional: true),
                        FieldDefinition(
                            name: "audioStreamId", id: 3, type: .unsigned(bits: 16), isNullable: true,
                            isOptional: true),
                    ])),
            CommandDefinition(
                name: "provideOffer", id: 0x02,
                fields: [
                    FieldDefinition(
                        name: "webRtcSessionId", id: 0, type: .unsigned(bits: 16), isNullable: true,
                        defaultValue: .null),
                    FieldDefinition(name: "sdp", id: 1, type: .string),
                    FieldDefinition(
                        name: "streamUsage", id: 2, type: .enumeration(StreamUsage.definition), isOptional: true),
                    FieldDefinition(name: "originatingEndpointId", id: 3, type: .unsigned(bits: 16), isOptional: true),
                    FieldDefinition(
                        name: "videoStreamId", id: 4, type: .unsigned(bits: 16), isNullable: true, isOptional: true),
                    FieldDefinition(
                        name: "audioStreamId", id: 5, type: .unsigned(bits: 16), isNullable: true, isOptional: true),
                    FieldDefinition(
                        name: "iceServers", id: 6, type: .list(.structure(ICEServer.definition)),
                        range: ValueRange(maximumLength: .constant(.integer(10))), isOptional: true),
                    FieldDefinition(
                        name: "iceTransportPolicy", id: 7, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(16))), isOptional: true),
                    FieldDefinition(name: "metadataEnabled", id: 8, type: .bool, isOptional: true),
                    FieldDefinition(name: "sFrameConfig", id: 9, type: .structure(SFrame.definition), isOptional: true),
                    FieldDefinition(
                        name: "videoStreams", id: 10, type: .list(.unsigned(bits: 16)),
                        range: ValueRange(
                            minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(16))),
                        isOptional: true),
                    FieldDefinition(
                        name: "audioStreams", id: 11, type: .list(.unsigned(bits: 16)),
                        range: ValueRange(
                            minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(16))),
                        isOptional: true),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "provideOfferResponse", id: 0x03,
                    fields: [
                        FieldDefinition(name: "webRtcSessionId", id: 0, type: .unsigned(bits: 16)),
                        FieldDefinition(
                            name: "videoStreamId", id: 1, type: .unsigned(bits: 16), isNullable: true,
                            isOptional: true),
                        FieldDefinition(
                            name: "audioStreamId", id: 2, type: .unsigned(bits: 16), isNullable: true,
                            isOptional: true),
                    ])),
            CommandDefinition(
                name: "provideAnswer", id: 0x04,
                fields: [
                    FieldDefinition(name: "webRtcSessionId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "sdp", id: 1, type: .string),
                ]),
            CommandDefinition(
                name: "provideIceCandidates", id: 0x05,
                fields: [
                    FieldDefinition(name: "webRtcSessionId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(
                        name: "iceCandidates", id: 1, type: .list(.structure(ICECandidate.definition)),
                        range: ValueRange(minimumLength: .constant(.integer(1)))),
                ]),
            CommandDefinition(
                name: "endSession", id: 0x06,
                fields: [
                    FieldDefinition(name: "webRtcSessionId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "reason", id: 1, type: .enumeration(WebRTCEndReason.definition)),
                ]),
        ]
    }
}

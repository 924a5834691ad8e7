// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension WebRtcTransportRequestor {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "currentSessions", id: 0x0000, type: .list(.structure(WebRTCSession.definition)),
                affectedBy: ["end", "offer"])
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "offer", id: 0x00,
                fields: [
                    FieldDefinition(name: "webRtcSessionId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "sdp", id: 1, type: .string),
                    FieldDefinition(
                        name: "iceServers", id: 2, type: .list(.structure(ICEServer.definition)),
                        range: ValueRange(maximumLength: .constant(.integer(10))), isOptional: true),
                    FieldDefinition(
                        name: "iceTransportPolicy", id: 3, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(16))), isOptional: true),
                ]),
            CommandDefinition(
                name: "answer", id: 0x01,
                fields: [
                    FieldDefinition(name: "webRtcSessionId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "sdp", id: 1, type: .string),
                ]),
            CommandDefinition(
                name: "iceCandidates", id: 0x02,
                fields: [
                    FieldDefinition(name: "webRtcSessionId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(
                        name: "iceCandidates", id: 1, type: .list(.structure(ICECandidate.definition)),
                        range: ValueRange(minimumLength: .constant(.integer(1)))),
                ]),
            CommandDefinition(
                name: "end", id: 0x03,
                fields: [
                    FieldDefinition(name: "webRtcSessionId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "reason", id: 1, type: .enumeration(WebRTCEndReason.definition)),
                ]),
        ]
    }
}

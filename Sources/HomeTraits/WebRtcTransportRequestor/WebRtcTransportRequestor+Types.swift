// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension WebRtcTransportRequestor {
    /// WebRTCEndReasonEnum
    public enum WebRTCEndReason: UInt8, ValueConvertible, CaseIterable {
        case iceFailed = 0
        case iceTimeout = 1
        case userHangup = 2
        case userBusy = 3
        case replaced = 4
        case noUserMedia = 5
        case inviteTimeout = 6
        case answeredElsewhere = 7
        case outOfResources = 8
        case mediaTimeout = 9
        case lowPower = 10
        case privacyMode = 11
        case unknownReason = 12

        public static let definition = EnumDefinition(
            name: "WebRTCEndReasonEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "iceFailed"),
                EnumDefinition.Member(value: 1, name: "iceTimeout"),
                EnumDefinition.Member(value: 2, name: "userHangup"),
                EnumDefinition.Member(value: 3, name: "userBusy"),
                EnumDefinition.Member(value: 4, name: "replaced"),
                EnumDefinition.Member(value: 5, name: "noUserMedia"),
                EnumDefinition.Member(value: 6, name: "inviteTimeout"),
                EnumDefinition.Member(value: 7, name: "answeredElsewhere"),
                EnumDefinition.Member(value: 8, name: "outOfResources"),
                EnumDefinition.Member(value: 9, name: "mediaTimeout"),
                EnumDefinition.Member(value: 10, name: "lowPower"),
                EnumDefinition.Member(value: 11, name: "privacyMode"),
                EnumDefinition.Member(value: 12, name: "unknownReason"),
            ])
    }

    /// StreamUsageEnum
    public enum StreamUsage: UInt8, ValueConvertible, CaseIterable {
        case `internal` = 0
        case recording = 1
        case analysis = 2
        case liveView = 3

        public static let definition = EnumDefinition(
            name: "StreamUsageEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "internal"),
                EnumDefinition.Member(value: 1, name: "recording"),
                EnumDefinition.Member(value: 2, name: "analysis"),
                EnumDefinition.Member(value: 3, name: "liveView"),
            ])
    }

    /// WebRTCSessionStruct
    public struct WebRTCSession: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "WebRTCSessionStruct",
            fields: [
                FieldDefinition(name: "id", id: 0, type: .unsigned(bits: 16)),
                FieldDefinition(name: "peerNodeId", id: 1, type: .unsigned(bits: 64)),
                FieldDefinition(name: "peerEndpointId", id: 2, type: .unsigned(bits: 16)),
                FieldDefinition(name: "streamUsage", id: 3, type: .enumeration(StreamUsage.definition)),
                FieldDefinition(
                    name: "videoStreamId", id: 4, type: .unsigned(bits: 16), isNullable: true, isOptional: true),
                FieldDefinition(
                    name: "audioStreamId", id: 5, type: .unsigned(bits: 16), isNullable: true, isOptional: true),
                FieldDefinition(name: "metadataEnabled", id: 6, type: .bool),
                FieldDefinition(
                    name: "videoStreams", id: 7, type: .list(.unsigned(bits: 16)),
                    range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(16))),
                    isOptional: true),
                FieldDefinition(
                    name: "audioStreams", id: 8, type: .list(.unsigned(bits: 16)),
                    range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(16))),
                    isOptional: true),
            ])

        public var id: UInt16
        public var peerNodeId: UInt64
        public var peerEndpointId: UInt16
        public var streamUsage: StreamUsage
        public var videoStreamId: UInt16??
        public var audioStreamId: UInt16??
        public var metadataEnabled: Bool
        public var videoStreams: [UInt16]?
        public var audioStreams: [UInt16]?

        public init(
            id: UInt16, peerNodeId: UInt64, peerEndpointId: UInt16, streamUsage: StreamUsage,
            videoStreamId: UInt16?? = nil, audioStreamId: UInt16?? = nil, metadataEnabled: Bool,
            videoStreams: [UInt16]? = nil, audioStreams: [UInt16]? = nil
        ) {
            self.id = id
            self.peerNodeId = peerNodeId
            self.peerEndpointId = peerEndpointId
            self.streamUsage = streamUsage
            self.videoStreamId = videoStreamId
            self.audioStreamId = audioStreamId
            self.metadataEnabled = metadataEnabled
            self.videoStreams = videoStreams
            self.audioStreams = audioStreams
        }

        public init?(fields: [Value?]) {
            guard
                let id: UInt16 = fields.required(at: 0),
                let peerNodeId: UInt64 = fields.required(at: 1),
                let peerEndpointId: UInt16 = fields.required(at: 2),
                let streamUsage: StreamUsage = fields.required(at: 3),
                let videoStreamId: UInt16?? = fields.optional(at: 4),
                let audioStreamId: UInt16?? = fields.optional(at: 5),
                let metadataEnabled: Bool = fields.required(at: 6),
                let videoStreams: [UInt16]? = fields.optional(at: 7),
                let audioStreams: [UInt16]? = fields.optional(at: 8)
            else { return nil }
            self.id = id
            self.peerNodeId = peerNodeId
            self.peerEndpointId = peerEndpointId
            self.streamUsage = streamUsage
            self.videoStreamId = videoStreamId
            self.audioStreamId = audioStreamId
            self.metadataEnabled = metadataEnabled
            self.videoStreams = videoStreams
            self.audioStreams = audioStreams
        }

        public var fields: [Value?] {
            [
                id.value,
                peerNodeId.value,
                peerEndpointId.value,
                streamUsage.value,
                videoStreamId?.value,
                audioStreamId?.value,
                metadataEnabled.value,
                videoStreams?.value,
                audioStreams?.value,
            ]
        }
    }

    /// ICEServerStruct
    public struct ICEServer: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ICEServerStruct",
            fields: [
                FieldDefinition(
                    name: "urLs", id: 0, type: .list(.string),
                    range: ValueRange(maximumLength: .constant(.integer(10)))),
                FieldDefinition(
                    name: "username", id: 1, type: .string, range: ValueRange(maximumLength: .constant(.integer(508))),
                    isOptional: true),
                FieldDefinition(
                    name: "credential", id: 2, type: .string,
                    range: ValueRange(maximumLength: .constant(.integer(512))), isOptional: true, isSensitive: true),
                FieldDefinition(
                    name: "caid", id: 3, type: .unsigned(bits: 16),
                    range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(65534))),
                    isOptional: true),
            ])

        public var urLs: [String]
        public var username: String?
        public var credential: String?
        public var caid: UInt16?

        public init(urLs: [String], username: String? = nil, credential: String? = nil, caid: UInt16? = nil) {
            self.urLs = urLs
            self.username = username
            self.credential = credential
            self.caid = caid
        }

        public init?(fields: [Value?]) {
            guard
                let urLs: [String] = fields.required(at: 0),
                let username: String? = fields.optional(at: 1),
                let credential: String? = fields.optional(at: 2),
                let caid: UInt16? = fields.optional(at: 3)
            else { return nil }
            self.urLs = urLs
            self.username = username
            self.credential = credential
            self.caid = caid
        }

        public var fields: [Value?] { [urLs.value, username?.value, credential?.value, caid?.value] }
    }

    /// ICECandidateStruct
    public struct ICECandidate: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ICECandidateStruct",
            fields: [
                FieldDefinition(name: "candidate", id: 0, type: .string),
                FieldDefinition(
                    name: "sdpMid", id: 1, type: .string, range: ValueRange(minimumLength: .constant(.integer(1))),
                    isNullable: true),
                FieldDefinition(name: "sdpmLineIndex", id: 2, type: .unsigned(bits: 16), isNullable: true),
            ])

        public var candidate: String
        public var sdpMid: String?
        public var sdpmLineIndex: UInt16?

        public init(candidate: String, sdpMid: String?, sdpmLineIndex: UInt16?) {
            self.candidate = candidate
            self.sdpMid = sdpMid
            self.sdpmLineIndex = sdpmLineIndex
        }

        public init?(fields: [Value?]) {
            guard
                let candidate: String = fields.required(at: 0),
                let sdpMid: String? = fields.required(at: 1),
                let sdpmLineIndex: UInt16? = fields.required(at: 2)
            else { return nil }
            self.candidate = candidate
            self.sdpMid = sdpMid
            self.sdpmLineIndex = sdpmLineIndex
        }

        public var fields: [Value?] { [candidate.value, sdpMid.value, sdpmLineIndex.value] }
    }
}

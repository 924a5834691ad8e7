// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension WebRtcTransportProvider {
    /// Command 0x00, answered by `SolicitOfferResponse`.
    public struct SolicitOffer: TraitCommand, Hashable {
        public typealias Owner = WebRtcTransportProvider
        public static let index = 0

        public var streamUsage: StreamUsage
        public var originatingEndpointId: UInt16
        public var videoStreamId: UInt16??
        public var audioStreamId: UInt16??
        public var iceServers: [ICEServer]?
        public var iceTransportPolicy: String?
        public var metadataEnabled: Bool?
        public var sFrameConfig: SFrame?
        public var videoStreams: [UInt16]?
        public var audioStreams: [UInt16]?

        public init(
            streamUsage: StreamUsage, originatingEndpointId: UInt16, videoStreamId: UInt16?? = nil,
            audioStreamId: UInt16?? = nil, iceServers: [ICEServer]? = nil, iceTransportPolicy: String? = nil,
            metadataEnabled: Bool? = nil, sFrameConfig: SFrame? = nil, videoStreams: [UInt16]? = nil,
            audioStreams: [UInt16]? = nil
        ) {
            self.streamUsage = streamUsage
            self.originatingEndpointId = originatingEndpointId
            self.videoStreamId = videoStreamId
            self.audioStreamId = audioStreamId
            self.iceServers = iceServers
            self.iceTransportPolicy = iceTransportPolicy
            self.metadataEnabled = metadataEnabled
            self.sFrameConfig = sFrameConfig
            self.videoStreams = videoStreams
            self.audioStreams = audioStreams
        }

        public init?(fields: [Value?]) {
            guard
                let streamUsage: StreamUsage = fields.required(at: 0),
                let originatingEndpointId: UInt16 = fields.required(at: 1),
                let videoStreamId: UInt16?? = fields.optional(at: 2),
                let audioStreamId: UInt16?? = fields.optional(at: 3),
                let iceServers: [ICEServer]? = fields.optional(at: 4),
                let iceTransportPolicy: String? = fields.optional(at: 5),
                let metadataEnabled: Bool? = fields.optional(at: 6),
                let sFrameConfig: SFrame? = fields.optional(at: 7),
                let videoStreams: [UInt16]? = fields.optional(at: 8),
                let audioStreams: [UInt16]? = fields.optional(at: 9)
            else { return nil }
            self.streamUsage = streamUsage
            self.originatingEndpointId = originatingEndpointId
            self.videoStreamId = videoStreamId
            self.audioStreamId = audioStreamId
            self.iceServers = iceServers
            self.iceTransportPolicy = iceTransportPolicy
            self.metadataEnabled = metadataEnabled
            self.sFrameConfig = sFrameConfig
            self.videoStreams = videoStreams
            self.audioStreams = audioStreams
        }

        public var fields: [Value?] {
            [
                streamUsage.value,
                originatingEndpointId.value,
                videoStreamId?.value,
                audioStreamId?.value,
                iceServers?.value,
                iceTransportPolicy?.value,
                metadataEnabled?.value,
                sFrameConfig?.value,
                videoStreams?.value,
                audioStreams?.value,
            ]
        }
    }

    /// Answer 0x01.
    public struct SolicitOfferResponse: FieldsConvertible, Hashable {
        public var webRtcSessionId: UInt16
        public var deferredOffer: Bool
        public var videoStreamId: UInt16??
        public var audioStreamId: UInt16??

        public init(
            webRtcSessionId: UInt16, deferredOffer: Bool, videoStreamId: UInt16?? = nil, audioStreamId: UInt16?? = nil
        ) {
            self.webRtcSessionId = webRtcSessionId
            self.deferredOffer = deferredOffer
            self.videoStreamId = videoStreamId
            self.audioStreamId = audioStreamId
        }

        public init?(fields: [Value?]) {
            guard
                let webRtcSessionId: UInt16 = fields.required(at: 0),
                let deferredOffer: Bool = fields.required(at: 1),
                let videoStreamId: UInt16?? = fields.optional(at: 2),
                let audioStreamId: UInt16?? = fields.optional(at: 3)
            else { return nil }
            self.webRtcSessionId = webRtcSessionId
            self.deferredOffer = deferredOffer
            self.videoStreamId = videoStreamId
            self.audioStreamId = audioStreamId
        }

        public var fields: [Value?] {
            [webRtcSessionId.value, deferredOffer.value, videoStreamId?.value, audioStreamId?.value]
        }
    }

    /// Command 0x02, answered by `ProvideOfferResponse`.
    public struct ProvideOffer: TraitCommand, Hashable {
        public typealias Owner = WebRtcTransportProvider
        public static let index = 1

        public var webRtcSessionId: UInt16?
        public var sdp: String
        public var streamUsage: StreamUsage?
        public var originatingEndpointId: UInt16?
        public var videoStreamId: UInt16??
        public var audioStreamId: UInt16??
        public var iceServers: [ICEServer]?
        public var iceTransportPolicy: String?
        public var metadataEnabled: Bool?
        public var sFrameConfig: SFrame?
        public var videoStreams: [UInt16]?
        public var audioStreams: [UInt16]?

        public init(
            webRtcSessionId: UInt16? = nil, sdp: String, streamUsage: StreamUsage? = nil,
            originatingEndpointId: UInt16? = nil, videoStreamId: UInt16?? = nil, audioStreamId: UInt16?? = nil,
            iceServers: [ICEServer]? = nil, iceTransportPolicy: String? = nil, metadataEnabled: Bool? = nil,
            sFrameConfig: SFrame? = nil, videoStreams: [UInt16]? = nil, audioStreams: [UInt16]? = nil
        ) {
            self.webRtcSessionId = webRtcSessionId
            self.sdp = sdp
            self.streamUsage = streamUsage
            self.originatingEndpointId = originatingEndpointId
            self.videoStreamId = videoStreamId
            self.audioStreamId = audioStreamId
            self.iceServers = iceServers
            self.iceTransportPolicy = iceTransportPolicy
            self.metadataEnabled = metadataEnabled
            self.sFrameConfig = sFrameConfig
            self.videoStreams = videoStreams
            self.audioStreams = audioStreams
        }

        public init?(fields: [Value?]) {
            guard
                let webRtcSessionId: UInt16? = fields.required(at: 0, default: nil),
                let sdp: String = fields.required(at: 1),
                let streamUsage: StreamUsage? = fields.optional(at: 2),
                let originatingEndpointId: UInt16? = fields.optional(at: 3),
                let videoStreamId: UInt16?? = fields.optional(at: 4),
                let audioStreamId: UInt16?? = fields.optional(at: 5),
                let iceServers: [ICEServer]? = fields.optional(at: 6),
                let iceTransportPolicy: String? = fields.optional(at: 7),
                let metadataEnabled: Bool? = fields.optional(at: 8),
                let sFrameConfig: SFrame? = fields.optional(at: 9),
                let videoStreams: [UInt16]? = fields.optional(at: 10),
                let audioStreams: [UInt16]? = fields.optional(at: 11)
            else { return nil }
            self.webRtcSessionId = webRtcSessionId
            self.sdp = sdp
            self.streamUsage = streamUsage
            self.originatingEndpointId = originatingEndpointId
            self.videoStreamId = videoStreamId
            self.audioStreamId = audioStreamId
            self.iceServers = iceServers
            self.iceTransportPolicy = iceTransportPolicy
            self.metadataEnabled = metadataEnabled
            self.sFrameConfig = sFrameConfig
            self.videoStreams = videoStreams
            self.audioStreams = audioStreams
        }

        public var fields: [Value?] {
            [
                webRtcSessionId.value,
                sdp.value,
                streamUsage?.value,
                originatingEndpointId?.value,
                videoStreamId?.value,
                audioStreamId?.value,
                iceServers?.value,
                iceTransportPolicy?.value,
                metadataEnabled?.value,
                sFrameConfig?.value,
                videoStreams?.value,
                audioStreams?.value,
            ]
        }
    }

    /// Answer 0x03.
    public struct ProvideOfferResponse: FieldsConvertible, Hashable {
        public var webRtcSessionId: UInt16
        public var videoStreamId: UInt16??
        public var audioStreamId: UInt16??

        public init(webRtcSessionId: UInt16, videoStreamId: UInt16?? = nil, audioStreamId: UInt16?? = nil) {
            self.webRtcSessionId = webRtcSessionId
            self.videoStreamId = videoStreamId
            self.audioStreamId = audioStreamId
        }

        public init?(fields: [Value?]) {
            guard
                let webRtcSessionId: UInt16 = fields.required(at: 0),
                let videoStreamId: UInt16?? = fields.optional(at: 1),
                let audioStreamId: UInt16?? = fields.optional(at: 2)
            else { return nil }
            self.webRtcSessionId = webRtcSessionId
            self.videoStreamId = videoStreamId
            self.audioStreamId = audioStreamId
        }

        public var fields: [Value?] { [webRtcSessionId.value, videoStreamId?.value, audioStreamId?.value] }
    }

    /// Command 0x04.
    public struct ProvideAnswer: TraitCommand, Hashable {
        public typealias Owner = WebRtcTransportProvider
        public static let index = 2

        public var webRtcSessionId: UInt16
        public var sdp: String

        public init(webRtcSessionId: UInt16, sdp: String) {
            self.webRtcSessionId = webRtcSessionId
            self.sdp = sdp
        }

        public init?(fields: [Value?]) {
            guard
                let webRtcSessionId: UInt16 = fields.required(at: 0),
                let sdp: String = fields.required(at: 1)
            else { return nil }
            self.webRtcSessionId = webRtcSessionId
            self.sdp = sdp
        }

        public var fields: [Value?] { [webRtcSessionId.value, sdp.value] }
    }

    /// Command 0x05.
    public struct ProvideIceCandidates: TraitCommand, Hashable {
        public typealias Owner = WebRtcTransportProvider
        public static let index = 3

        public var webRtcSessionId: UInt16
        public var iceCandidates: [ICECandidate]

        public init(webRtcSessionId: UInt16, iceCandidates: [ICECandidate]) {
            self.webRtcSessionId = webRtcSessionId
            self.iceCandidates = iceCandidates
        }

        public init?(fields: [Value?]) {
            guard
                let webRtcSessionId: UInt16 = fields.required(at: 0),
                let iceCandidates: [ICECandidate] = fields.required(at: 1)
            else { return nil }
            self.webRtcSessionId = webRtcSessionId
            self.iceCandidates = iceCandidates
        }

        public var fields: [Value?] { [webRtcSessionId.value, iceCandidates.value] }
    }

    /// Command 0x06.
    public struct EndSession: TraitCommand, Hashable {
        public typealias Owner = WebRtcTransportProvider
        public static let index = 4

        public var webRtcSessionId: UInt16
        public var reason: WebRTCEndReason

        public init(webRtcSessionId: UInt16, reason: WebRTCEndReason) {
            self.webRtcSessionId = webRtcSessionId
            self.reason = reason
        }

        public init?(fields: [Value?]) {
            guard
                let webRtcSessionId: UInt16 = fields.required(at: 0),
                let reason: WebRTCEndReason = fields.required(at: 1)
            else { return nil }
            self.webRtcSessionId = webRtcSessionId
            self.reason = reason
        }

        public var fields: [Value?] { [webRtcSessionId.value, reason.value] }
    }
}

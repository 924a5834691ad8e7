// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension WebRtcTransportRequestor {
    /// Command 0x00.
    public struct Offer: TraitCommand, Hashable {
        public typealias Owner = WebRtcTransportRequestor
        public static let index = 0

        public var webRtcSessionId: UInt16
        public var sdp: String
        public var iceServers: [ICEServer]?
        public var iceTransportPolicy: String?

        public init(
            webRtcSessionId: UInt16, sdp: String, iceServers: [ICEServer]? = nil, iceTransportPolicy: String? = nil
        ) {
            self.webRtcSessionId = webRtcSessionId
            self.sdp = sdp
            self.iceServers = iceServers
            self.iceTransportPolicy = iceTransportPolicy
        }

        public init?(fields: [Value?]) {
            guard
                let webRtcSessionId: UInt16 = fields.required(at: 0),
                let sdp: String = fields.required(at: 1),
                let iceServers: [ICEServer]? = fields.optional(at: 2),
                let iceTransportPolicy: String? = fields.optional(at: 3)
            else { return nil }
            self.webRtcSessionId = webRtcSessionId
            self.sdp = sdp
            self.iceServers = iceServers
            self.iceTransportPolicy = iceTransportPolicy
        }

        public var fields: [Value?] {
            [webRtcSessionId.value, sdp.value, iceServers?.value, iceTransportPolicy?.value]
        }
    }

    /// Command 0x01.
    public struct Answer: TraitCommand, Hashable {
        public typealias Owner = WebRtcTransportRequestor
        public static let index = 1

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

    /// Command 0x02.
    public struct IceCandidates: TraitCommand, Hashable {
        public typealias Owner = WebRtcTransportRequestor
        public static let index = 2

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

    /// Command 0x03.
    public struct End: TraitCommand, Hashable {
        public typealias Owner = WebRtcTransportRequestor
        public static let index = 3

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

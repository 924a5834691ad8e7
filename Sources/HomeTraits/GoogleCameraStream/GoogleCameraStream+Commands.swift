// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleCameraStream {
    /// Command 0x00, answered by `GetCameraStreamResponse`.
    public struct GetCameraStream: TraitCommand, Hashable {
        public typealias Owner = GoogleCameraStream
        public static let index = 0

        public var streamToChromecast: Bool
        public var supportedStreamProtocols: [ProtocolEnum]

        public init(streamToChromecast: Bool = false, supportedStreamProtocols: [ProtocolEnum]) {
            self.streamToChromecast = streamToChromecast
            self.supportedStreamProtocols = supportedStreamProtocols
        }

        public init?(fields: [Value?]) {
            guard
                let streamToChromecast: Bool = fields.required(at: 0, default: false),
                let supportedStreamProtocols: [ProtocolEnum] = fields.required(at: 1)
            else { return nil }
            self.streamToChromecast = streamToChromecast
            self.supportedStreamProtocols = supportedStreamProtocols
        }

        public var fields: [Value?] { [streamToChromecast.value, supportedStreamProtocols.value] }
    }

    /// Answer 0x00.
    public struct GetCameraStreamResponse: FieldsConvertible, Hashable {
        public var cameraStreamProtocol: ProtocolEnum
        public var cameraStreamAuthToken: String?
        public var cameraStreamSignalingUrl: String?
        public var cameraStreamOffer: String?
        public var cameraStreamIceServers: String?
        public var cameraStreamAccessUrl: String?
        public var cameraStreamReceiverAppId: String?

        public init(
            cameraStreamProtocol: ProtocolEnum, cameraStreamAuthToken: String? = nil,
            cameraStreamSignalingUrl: String? = nil, cameraStreamOffer: String? = nil,
            cameraStreamIceServers: String? = nil, cameraStreamAccessUrl: String? = nil,
            cameraStreamReceiverAppId: String? = nil
        ) {
            self.cameraStreamProtocol = cameraStreamProtocol
            self.cameraStreamAuthToken = cameraStreamAuthToken
            self.cameraStreamSignalingUrl = cameraStreamSignalingUrl
            self.cameraStreamOffer = cameraStreamOffer
            self.cameraStreamIceServers = cameraStreamIceServers
            self.cameraStreamAccessUrl = cameraStreamAccessUrl
            self.cameraStreamReceiverAppId = cameraStreamReceiverAppId
        }

        public init?(fields: [Value?]) {
            guard
                let cameraStreamProtocol: ProtocolEnum = fields.required(at: 0),
                let cameraStreamAuthToken: String? = fields.optional(at: 1),
                let cameraStreamSignalingUrl: String? = fields.optional(at: 2),
                let cameraStreamOffer: String? = fields.optional(at: 3),
                let cameraStreamIceServers: String? = fields.optional(at: 4),
                let cameraStreamAccessUrl: String? = fields.optional(at: 5),
                let cameraStreamReceiverAppId: String? = fields.optional(at: 6)
            else { return nil }
            self.cameraStreamProtocol = cameraStreamProtocol
            self.cameraStreamAuthToken = cameraStreamAuthToken
            self.cameraStreamSignalingUrl = cameraStreamSignalingUrl
            self.cameraStreamOffer = cameraStreamOffer
            self.cameraStreamIceServers = cameraStreamIceServers
            self.cameraStreamAccessUrl = cameraStreamAccessUrl
            self.cameraStreamReceiverAppId = cameraStreamReceiverAppId
        }

        public var fields: [Value?] {
            [
                cameraStreamProtocol.value,
                cameraStreamAuthToken?.value,
                cameraStreamSignalingUrl?.value,
                cameraStreamOffer?.value,
                cameraStreamIceServers?.value,
                cameraStreamAccessUrl?.value,
                cameraStreamReceiverAppId?.value,
            ]
        }
    }
}

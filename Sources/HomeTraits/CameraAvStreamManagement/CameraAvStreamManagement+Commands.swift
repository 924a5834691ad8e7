// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension CameraAvStreamManagement {
    /// Command 0x00, answered by `AudioStreamAllocateResponse`.
    public struct AudioStreamAllocate: TraitCommand, Hashable {
        public typealias Owner = CameraAvStreamManagement
        public static let index = 0

        public var streamUsage: StreamUsage
        public var audioCodec: AudioCodec
        public var channelCount: UInt8
        /// In Hz.
        public var sampleRate: UInt32
        /// In bit/s.
        public var bitRate: UInt32
        /// In bit.
        public var bitDepth: UInt8

        public init(
            streamUsage: StreamUsage, audioCodec: AudioCodec, channelCount: UInt8, sampleRate: UInt32, bitRate: UInt32,
            bitDepth: UInt8
        ) {
            self.streamUsage = streamUsage
            self.audioCodec = audioCodec
            self.channelCount = channelCount
            self.sampleRate = sampleRate
            self.bitRate = bitRate
            self.bitDepth = bitDepth
        }

        public init?(fields: [Value?]) {
            guard
                let streamUsage: StreamUsage = fields.required(at: 0),
                let audioCodec: AudioCodec = fields.required(at: 1),
                let channelCount: UInt8 = fields.required(at: 2),
                let sampleRate: UInt32 = fields.required(at: 3),
                let bitRate: UInt32 = fields.required(at: 4),
                let bitDepth: UInt8 = fields.required(at: 5)
            else { return nil }
            self.streamUsage = streamUsage
            self.audioCodec = audioCodec
            self.channelCount = channelCount
            self.sampleRate = sampleRate
            self.bitRate = bitRate
            self.bitDepth = bitDepth
        }

        public var fields: [Value?] {
            [streamUsage.value, audioCodec.value, channelCount.value, sampleRate.value, bitRate.value, bitDepth.value]
        }
    }

    /// Answer 0x01.
    public struct AudioStreamAllocateResponse: FieldsConvertible, Hashable {
        public var audioStreamId: UInt16

        public init(audioStreamId: UInt16) {
            self.audioStreamId = audioStreamId
        }

        public init?(fields: [Value?]) {
            guard
                let audioStreamId: UInt16 = fields.required(at: 0)
            else { return nil }
            self.audioStreamId = audioStreamId
        }

        public var fields: [Value?] { [audioStreamId.value] }
    }

    /// Command 0x02.
    public struct AudioStreamDeallocate: TraitCommand, Hashable {
        public typealias Owner = CameraAvStreamManagement
        public static let index = 1

        public var audioStreamId: UInt16

        public init(audioStreamId: UInt16) {
            self.audioStreamId = audioStreamId
        }

        public init?(fields: [Value?]) {
            guard
                let audioStreamId: UInt16 = fields.required(at: 0)
            else { return nil }
            self.audioStreamId = audioStreamId
        }

        public var fields: [Value?] { [audioStreamId.value] }
    }

    /// Command 0x03, answered by `VideoStreamAllocateResponse`.
    public struct VideoStreamAllocate: TraitCommand, Hashable {
        public typealias Owner = CameraAvStreamManagement
        public static let index = 2

        public var streamUsage: StreamUsage
        public var videoCodec: VideoCodec
        /// In 1/s.
        public var minFrameRate: UInt16
        /// In 1/s.
        public var maxFrameRate: UInt16
        public var minResolution: VideoResolution
        public var maxResolution: VideoResolution
        /// In bit/s.
        public var minBitRate: UInt32
        /// In bit/s.
        public var maxBitRate: UInt32
        /// In ms.
        public var keyFrameInterval: UInt16
        public var watermarkEnabled: Bool?
        public var osdEnabled: Bool?

        public init(
            streamUsage: StreamUsage, videoCodec: VideoCodec, minFrameRate: UInt16, maxFrameRate: UInt16,
            minResolution: VideoResolution, maxResolution: VideoResolution, minBitRate: UInt32, maxBitRate: UInt32,
            keyFrameInterval: UInt16, watermarkEnabled: Bool? = nil, osdEnabled: Bool? = nil
        ) {
            self.streamUsage = streamUsage
            self.videoCodec = videoCodec
            self.minFrameRate = minFrameRate
            self.maxFrameRate = maxFrameRate
            self.minResolution = minResolution
            self.maxResolution = maxResolution
            self.minBitRate = minBitRate
            self.maxBitRate = maxBitRate
            self.keyFrameInterval = keyFrameInterval
            self.watermarkEnabled = watermarkEnabled
            self.osdEnabled = osdEnabled
        }

        public init?(fields: [Value?]) {
            guard
                let streamUsage: StreamUsage = fields.required(at: 0),
                let videoCodec: VideoCodec = fields.required(at: 1),
                let minFrameRate: UInt16 = fields.required(at: 2),
                let maxFrameRate: UInt16 = fields.required(at: 3),
                let minResolution: VideoResolution = fields.required(at: 4),
                let maxResolution: VideoResolution = fields.required(at: 5),
                let minBitRate: UInt32 = fields.required(at: 6),
                let maxBitRate: UInt32 = fields.required(at: 7),
                let keyFrameInterval: UInt16 = fields.required(at: 8),
                let watermarkEnabled: Bool? = fields.optional(at: 9),
                let osdEnabled: Bool? = fields.optional(at: 10)
            else { return nil }
            self.streamUsage = streamUsage
            self.videoCodec = videoCodec
            self.minFrameRate = minFrameRate
            self.maxFrameRate = maxFrameRate
            self.minResolution = minResolution
            self.maxResolution = maxResolution
            self.minBitRate = minBitRate
            self.maxBitRate = maxBitRate
            self.keyFrameInterval = keyFrameInterval
            self.watermarkEnabled = watermarkEnabled
            self.osdEnabled = osdEnabled
        }

        public var fields: [Value?] {
            [
                streamUsage.value,
                videoCodec.value,
                minFrameRate.value,
                maxFrameRate.value,
                minResolution.value,
                maxResolution.value,
                minBitRate.value,
                maxBitRate.value,
                keyFrameInterval.value,
                watermarkEnabled?.value,
                osdEnabled?.value,
            ]
        }
    }

    /// Answer 0x04.
    public struct VideoStreamAllocateResponse: FieldsConvertible, Hashable {
        public var videoStreamId: UInt16

        public init(videoStreamId: UInt16) {
            self.videoStreamId = videoStreamId
        }

        public init?(fields: [Value?]) {
            guard
                let videoStreamId: UInt16 = fields.required(at: 0)
            else { return nil }
            self.videoStreamId = videoStreamId
        }

        public var fields: [Value?] { [videoStreamId.value] }
    }

    /// Command 0x05.
    public struct VideoStreamModify: TraitCommand, Hashable {
        public typealias Owner = CameraAvStreamManagement
        public static let index = 3

        public var videoStreamId: UInt16
        public var watermarkEnabled: Bool?
        public var osdEnabled: Bool?

        public init(videoStreamId: UInt16, watermarkEnabled: Bool? = nil, osdEnabled: Bool? = nil) {
            self.videoStreamId = videoStreamId
            self.watermarkEnabled = watermarkEnabled
            self.osdEnabled = osdEnabled
        }

        public init?(fields: [Value?]) {
            guard
                let videoStreamId: UInt16 = fields.required(at: 0),
                let watermarkEnabled: Bool? = fields.optional(at: 1),
                let osdEnabled: Bool? = fields.optional(at: 2)
            else { return nil }
            self.videoStreamId = videoStreamId
            self.watermarkEnabled = watermarkEnabled
            self.osdEnabled = osdEnabled
        }

        public var fields: [Value?] { [videoStreamId.value, watermarkEnabled?.value, osdEnabled?.value] }
    }

    /// Command 0x06.
    public struct VideoStreamDeallocate: TraitCommand, Hashable {
        public typealias Owner = CameraAvStreamManagement
        public static let index = 4

        public var videoStreamId: UInt16

        public init(videoStreamId: UInt16) {
            self.videoStreamId = videoStreamId
        }

        public init?(fields: [Value?]) {
            guard
                let videoStreamId: UInt16 = fields.required(at: 0)
            else { return nil }
            self.videoStreamId = videoStreamId
        }

        public var fields: [Value?] { [videoStreamId.value] }
    }

    /// Command 0x07, answered by `SnapshotStreamAllocateResponse`.
    public struct SnapshotStreamAllocate: TraitCommand, Hashable {
        public typealias Owner = CameraAvStreamManagement
        public static let index = 5

        public var imageCodec: ImageCodec
        /// In 1/s.
        public var maxFrameRate: UInt16
        public var minResolution: VideoResolution
        public var maxResolution: VideoResolution
        public var quality: UInt8
        public var watermarkEnabled: Bool?
        public var osdEnabled: Bool?

        public init(
            imageCodec: ImageCodec, maxFrameRate: UInt16, minResolution: VideoResolution,
            maxResolution: VideoResolution, quality: UInt8, watermarkEnabled: Bool? = nil, osdEnabled: Bool? = nil
        ) {
            self.imageCodec = imageCodec
            self.maxFrameRate = maxFrameRate
            self.minResolution = minResolution
            self.maxResolution = maxResolution
            self.quality = quality
            self.watermarkEnabled = watermarkEnabled
            self.osdEnabled = osdEnabled
        }

        public init?(fields: [Value?]) {
            guard
                let imageCodec: ImageCodec = fields.required(at: 0),
                let maxFrameRate: UInt16 = fields.required(at: 1),
                let minResolution: VideoResolution = fields.required(at: 2),
                let maxResolution: VideoResolution = fields.required(at: 3),
                let quality: UInt8 = fields.required(at: 4),
                let watermarkEnabled: Bool? = fields.optional(at: 5),
                let osdEnabled: Bool? = fields.optional(at: 6)
            else { return nil }
            self.imageCodec = imageCodec
            self.maxFrameRate = maxFrameRate
            self.minResolution = minResolution
            self.maxResolution = maxResolution
            self.quality = quality
            self.watermarkEnabled = watermarkEnabled
            self.osdEnabled = osdEnabled
        }

        public var fields: [Value?] {
            [
                imageCodec.value,
                maxFrameRate.value,
                minResolution.value,
                maxResolution.value,
                quality.value,
                watermarkEnabled?.value,
                osdEnabled?.value,
            ]
        }
    }

    /// Answer 0x08.
    public struct SnapshotStreamAllocateResponse: FieldsConvertible, Hashable {
        public var snapshotStreamId: UInt16

        public init(snapshotStreamId: UInt16) {
            self.snapshotStreamId = snapshotStreamId
        }

        public init?(fields: [Value?]) {
            guard
                let snapshotStreamId: UInt16 = fields.required(at: 0)
            else { return nil }
            self.snapshotStreamId = snapshotStreamId
        }

        public var fields: [Value?] { [snapshotStreamId.value] }
    }

    /// Command 0x09.
    public struct SnapshotStreamModify: TraitCommand, Hashable {
        public typealias Owner = CameraAvStreamManagement
        public static let index = 6

        public var snapshotStreamId: UInt16
        public var watermarkEnabled: Bool?
        public var osdEnabled: Bool?

        public init(snapshotStreamId: UInt16, watermarkEnabled: Bool? = nil, osdEnabled: Bool? = nil) {
            self.snapshotStreamId = snapshotStreamId
            self.watermarkEnabled = watermarkEnabled
            self.osdEnabled = osdEnabled
        }

        public init?(fields: [Value?]) {
            guard
                let snapshotStreamId: UInt16 = fields.required(at: 0),
                let watermarkEnabled: Bool? = fields.optional(at: 1),
                let osdEnabled: Bool? = fields.optional(at: 2)
            else { return nil }
            self.snapshotStreamId = snapshotStreamId
            self.watermarkEnabled = watermarkEnabled
            self.osdEnabled = osdEnabled
        }

        public var fields: [Value?] { [snapshotStreamId.value, watermarkEnabled?.value, osdEnabled?.value] }
    }

    /// Command 0x0A.
    public struct SnapshotStreamDeallocate: TraitCommand, Hashable {
        public typealias Owner = CameraAvStreamManagement
        public static let index = 7

        public var snapshotStreamId: UInt16

        public init(snapshotStreamId: UInt16) {
            self.snapshotStreamId = snapshotStreamId
        }

        public init?(fields: [Value?]) {
            guard
                let snapshotStreamId: UInt16 = fields.required(at: 0)
            else { return nil }
            self.snapshotStreamId = snapshotStreamId
        }

        public var fields: [Value?] { [snapshotStreamId.value] }
    }

    /// Command 0x0B.
    public struct SetStreamPriorities: TraitCommand, Hashable {
        public typealias Owner = CameraAvStreamManagement
        public static let index = 8

        public var streamPriorities: [StreamUsage]

        public init(streamPriorities: [StreamUsage]) {
            self.streamPriorities = streamPriorities
        }

        public init?(fields: [Value?]) {
            guard
                let streamPriorities: [StreamUsage] = fields.required(at: 0)
            else { return nil }
            self.streamPriorities = streamPriorities
        }

        public var fields: [Value?] { [streamPriorities.value] }
    }

    /// Command 0x0C, answered by `CaptureSnapshotResponse`.
    public struct CaptureSnapshot: TraitCommand, Hashable {
        public typealias Owner = CameraAvStreamManagement
        public static let index = 9

        public var snapshotStreamId: UInt16?
        public var requestedResolution: VideoResolution

        public init(snapshotStreamId: UInt16? = nil, requestedResolution: VideoResolution) {
            self.snapshotStreamId = snapshotStreamId
            self.requestedResolution = requestedResolution
        }

        public init?(fields: [Value?]) {
            guard
                let snapshotStreamId: UInt16? = fields.required(at: 0, default: nil),
                let requestedResolution: VideoResolution = fields.required(at: 1)
            else { return nil }
            self.snapshotStreamId = snapshotStreamId
            self.requestedResolution = requestedResolution
        }

        public var fields: [Value?] { [snapshotStreamId.value, requestedResolution.value] }
    }

    /// Answer 0x0D.
    public struct CaptureSnapshotResponse: FieldsConvertible, Hashable {
        public var data: Octets
        public var imageCodec: ImageCodec
        public var resolution: VideoResolution

        public init(data: Octets, imageCodec: ImageCodec, resolution: VideoResolution) {
            self.data = data
            self.imageCodec = imageCodec
            self.resolution = resolution
        }

        public init?(fields: [Value?]) {
            guard
                let data: Octets = fields.required(at: 0),
                let imageCodec: ImageCodec = fields.required(at: 1),
                let resolution: VideoResolution = fields.required(at: 2)
            else { return nil }
            self.data = data
            self.imageCodec = imageCodec
            self.resolution = resolution
        }

        public var fields: [Value?] { [data.value, imageCodec.value, resolution.value] }
    }
}

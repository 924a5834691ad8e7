// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension CameraAvStreamManagement {
    /// VideoCodecEnum
    public enum VideoCodec: UInt8, ValueConvertible, CaseIterable {
        case h264 = 0
        case hevc = 1
        case vvc = 2
        case av1 = 3

        public static let definition = EnumDefinition(
            name: "VideoCodecEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "h264"),
                EnumDefinition.Member(value: 1, name: "hevc"),
                EnumDefinition.Member(value: 2, name: "vvc"),
                EnumDefinition.Member(value: 3, name: "av1"),
            ])
    }

    /// AudioCodecEnum
    public enum AudioCodec: UInt8, ValueConvertible, CaseIterable {
        case opus = 0
        case aacLc = 1

        public static let definition = EnumDefinition(
            name: "AudioCodecEnum",
            members: [EnumDefinition.Member(value: 0, name: "opus"), EnumDefinition.Member(value: 1, name: "aacLc")])
    }

    /// ImageCodecEnum
    public enum ImageCodec: UInt8, ValueConvertible, CaseIterable {
        case jpeg = 0
        case heic = 1

        public static let definition = EnumDefinition(
            name: "ImageCodecEnum",
            members: [EnumDefinition.Member(value: 0, name: "jpeg"), EnumDefinition.Member(value: 1, name: "heic")])
    }

    /// TwoWayTalkSupportTypeEnum
    public enum TwoWayTalkSupportType: UInt8, ValueConvertible, CaseIterable {
        case notSupported = 0
        case halfDuplex = 1
        case fullDuplex = 2

        public static let definition = EnumDefinition(
            name: "TwoWayTalkSupportTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "notSupported"),
                EnumDefinition.Member(value: 1, name: "halfDuplex"),
                EnumDefinition.Member(value: 2, name: "fullDuplex"),
            ])
    }

    /// TriStateAutoEnum
    public enum TriStateAuto: UInt8, ValueConvertible, CaseIterable {
        case off = 0
        case on = 1
        case auto = 2

        public static let definition = EnumDefinition(
            name: "TriStateAutoEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "off"),
                EnumDefinition.Member(value: 1, name: "on"),
                EnumDefinition.Member(value: 2, name: "auto"),
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

    /// ThreeLevelAutoEnum
    public enum ThreeLevelAuto: UInt8, ValueConvertible, CaseIterable {
        case auto = 0
        case low = 1
        case medium = 2
        case high = 3

        public static let definition = EnumDefinition(
            name: "ThreeLevelAutoEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "auto"),
                EnumDefinition.Member(value: 1, name: "low"),
                EnumDefinition.Member(value: 2, name: "medium"),
                EnumDefinition.Member(value: 3, name: "high"),
            ])
    }

    /// VideoSensorParamsStruct
    public struct VideoSensorParams: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "VideoSensorParamsStruct",
            fields: [
                FieldDefinition(
                    name: "sensorWidth", id: 0, type: .unsigned(bits: 16), unit: "px",
                    range: ValueRange(minimum: .constant(.integer(64)))),
                FieldDefinition(
                    name: "sensorHeight", id: 1, type: .unsigned(bits: 16), unit: "px",
                    range: ValueRange(minimum: .constant(.integer(64)))),
                FieldDefinition(
                    name: "maxFps", id: 2, type: .unsigned(bits: 16), unit: "1/s",
                    range: ValueRange(minimum: .constant(.integer(1)))),
                FieldDefinition(
                    name: "maxHdrfps", id: 3, type: .unsigned(bits: 16), unit: "1/s",
                    range: ValueRange(minimum: .constant(.integer(1)), maximum: .attribute("maxFps", offset: 0)),
                    isOptional: true),
            ])

        /// In px.
        public var sensorWidth: UInt16
        /// In px.
        public var sensorHeight: UInt16
        /// In 1/s.
        public var maxFps: UInt16
        /// In 1/s.
        public var maxHdrfps: UInt16?

        public init(sensorWidth: UInt16, sensorHeight: UInt16, maxFps: UInt16, maxHdrfps: UInt16? = nil) {
            self.sensorWidth = sensorWidth
            self.sensorHeight = sensorHeight
            self.maxFps = maxFps
            self.maxHdrfps = maxHdrfps
        }

        public init?(fields: [Value?]) {
            guard
                let sensorWidth: UInt16 = fields.required(at: 0),
                let sensorHeight: UInt16 = fields.required(at: 1),
                let maxFps: UInt16 = fields.required(at: 2),
                let maxHdrfps: UInt16? = fields.optional(at: 3)
            else { return nil }
            self.sensorWidth = sensorWidth
            self.sensorHeight = sensorHeight
            self.maxFps = maxFps
            self.maxHdrfps = maxHdrfps
        }

        public var fields: [Value?] { [sensorWidth.value, sensorHeight.value, maxFps.value, maxHdrfps?.value] }
    }

    /// VideoResolutionStruct
    public struct VideoResolution: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "VideoResolutionStruct",
            fields: [
                FieldDefinition(
                    name: "width", id: 0, type: .unsigned(bits: 16), unit: "px",
                    range: ValueRange(minimum: .constant(.integer(1)))),
                FieldDefinition(
                    name: "height", id: 1, type: .unsigned(bits: 16), unit: "px",
                    range: ValueRange(minimum: .constant(.integer(1)))),
            ])

        /// In px.
        public var width: UInt16
        /// In px.
        public var height: UInt16

        public init(width: UInt16, height: UInt16) {
            self.width = width
            self.height = height
        }

        public init?(fields: [Value?]) {
            guard
                let width: UInt16 = fields.required(at: 0),
                let height: UInt16 = fields.required(at: 1)
            else { return nil }
            self.width = width
            self.height = height
        }

        public var fields: [Value?] { [width.value, height.value] }
    }

    /// RateDistortionTradeOffPointsStruct
    public struct RateDistortionTradeOffPoints: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "RateDistortionTradeOffPointsStruct",
            fields: [
                FieldDefinition(name: "codec", id: 0, type: .enumeration(VideoCodec.definition)),
                FieldDefinition(name: "resolution", id: 1, type: .structure(VideoResolution.definition)),
                FieldDefinition(
                    name: "minBitRate", id: 2, type: .unsigned(bits: 32), unit: "bit/s",
                    range: ValueRange(minimum: .constant(.integer(1)))),
            ])

        public var codec: VideoCodec
        public var resolution: VideoResolution
        /// In bit/s.
        public var minBitRate: UInt32

        public init(codec: VideoCodec, resolution: VideoResolution, minBitRate: UInt32) {
            self.codec = codec
            self.resolution = resolution
            self.minBitRate = minBitRate
        }

        public init?(fields: [Value?]) {
            guard
                let codec: VideoCodec = fields.required(at: 0),
                let resolution: VideoResolution = fields.required(at: 1),
                let minBitRate: UInt32 = fields.required(at: 2)
            else { return nil }
            self.codec = codec
            self.resolution = resolution
            self.minBitRate = minBitRate
        }

        public var fields: [Value?] { [codec.value, resolution.value, minBitRate.value] }
    }

    /// SnapshotCapabilitiesStruct
    public struct SnapshotCapabilities: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "SnapshotCapabilitiesStruct",
            fields: [
                FieldDefinition(name: "resolution", id: 0, type: .structure(VideoResolution.definition)),
                FieldDefinition(
                    name: "maxFrameRate", id: 1, type: .unsigned(bits: 16), unit: "1/s",
                    range: ValueRange(minimum: .constant(.integer(1)))),
                FieldDefinition(name: "imageCodec", id: 2, type: .enumeration(ImageCodec.definition)),
                FieldDefinition(name: "requiresEncodedPixels", id: 3, type: .bool),
                FieldDefinition(name: "requiresHardwareEncoder", id: 4, type: .bool, isOptional: true),
            ])

        public var resolution: VideoResolution
        /// In 1/s.
        public var maxFrameRate: UInt16
        public var imageCodec: ImageCodec
        public var requiresEncodedPixels: Bool
        public var requiresHardwareEncoder: Bool?

        public init(
            resolution: VideoResolution, maxFrameRate: UInt16, imageCodec: ImageCodec, requiresEncodedPixels: Bool,
            requiresHardwareEncoder: Bool? = nil
        ) {
            self.resolution = resolution
            self.maxFrameRate = maxFrameRate
            self.imageCodec = imageCodec
            self.requiresEncodedPixels = requiresEncodedPixels
            self.requiresHardwareEncoder = requiresHardwareEncoder
        }

        public init?(fields: [Value?]) {
            guard
                let resolution: VideoResolution = fields.required(at: 0),
                let maxFrameRate: UInt16 = fields.required(at: 1),
                let imageCodec: ImageCodec = fields.required(at: 2),
                let requiresEncodedPixels: Bool = fields.required(at: 3),
                let requiresHardwareEncoder: Bool? = fields.optional(at: 4)
            else { return nil }
            self.resolution = resolution
            self.maxFrameRate = maxFrameRate
            self.imageCodec = imageCodec
            self.requiresEncodedPixels = requiresEncodedPixels
            self.requiresHardwareEncoder = requiresHardwareEncoder
        }

        public var fields: [Value?] {
            [
                resolution.value,
                maxFrameRate.value,
                imageCodec.value,
                requiresEncodedPixels.value,
                requiresHardwareEncoder?.value,
            ]
        }
    }

    /// AudioCapabilitiesStruct
    public struct AudioCapabilities: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "AudioCapabilitiesStruct",
            fields: [
                FieldDefinition(
                    name: "maxNumberOfChannels", id: 0, type: .unsigned(bits: 8),
                    range: ValueRange(minimum: .constant(.integer(1)))),
                FieldDefinition(
                    name: "supportedCodecs", id: 1, type: .list(.enumeration(AudioCodec.definition)),
                    range: ValueRange(minimumLength: .constant(.integer(1)))),
                FieldDefinition(
                    name: "supportedSampleRates", id: 2, type: .list(.unsigned(bits: 32)),
                    range: ValueRange(minimumLength: .constant(.integer(1)))),
                FieldDefinition(
                    name: "supportedBitDepths", id: 3, type: .list(.unsigned(bits: 8)),
                    range: ValueRange(minimumLength: .constant(.integer(1)))),
            ])

        public var maxNumberOfChannels: UInt8
        public var supportedCodecs: [AudioCodec]
        public var supportedSampleRates: [UInt32]
        public var supportedBitDepths: [UInt8]

        public init(
            maxNumberOfChannels: UInt8, supportedCodecs: [AudioCodec], supportedSampleRates: [UInt32],
            supportedBitDepths: [UInt8]
        ) {
            self.maxNumberOfChannels = maxNumberOfChannels
            self.supportedCodecs = supportedCodecs
            self.supportedSampleRates = supportedSampleRates
            self.supportedBitDepths = supportedBitDepths
        }

        public init?(fields: [Value?]) {
            guard
                let maxNumberOfChannels: UInt8 = fields.required(at: 0),
                let supportedCodecs: [AudioCodec] = fields.required(at: 1),
                let supportedSampleRates: [UInt32] = fields.required(at: 2),
                let supportedBitDepths: [UInt8] = fields.required(at: 3)
            else { return nil }
            self.maxNumberOfChannels = maxNumberOfChannels
            self.supportedCodecs = supportedCodecs
            self.supportedSampleRates = supportedSampleRates
            self.supportedBitDepths = supportedBitDepths
        }

        public var fields: [Value?] {
            [maxNumberOfChannels.value, supportedCodecs.value, supportedSampleRates.value, supportedBitDepths.value]
        }
    }

    /// VideoStreamStruct
    public struct VideoStream: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "VideoStreamStruct",
            fields: [
                FieldDefinition(name: "videoStreamId", id: 0, type: .unsigned(bits: 16)),
                FieldDefinition(name: "streamUsage", id: 1, type: .enumeration(StreamUsage.definition)),
                FieldDefinition(name: "videoCodec", id: 2, type: .enumeration(VideoCodec.definition)),
                FieldDefinition(
                    name: "minFrameRate", id: 3, type: .unsigned(bits: 16), unit: "1/s",
                    range: ValueRange(minimum: .constant(.integer(1)), maximum: .attribute("maxFrameRate", offset: 0))),
                FieldDefinition(
                    name: "maxFrameRate", id: 4, type: .unsigned(bits: 16), unit: "1/s",
                    range: ValueRange(minimum: .constant(.integer(1)))),
                FieldDefinition(name: "minResolution", id: 5, type: .structure(VideoResolution.definition)),
                FieldDefinition(name: "maxResolution", id: 6, type: .structure(VideoResolution.definition)),
                FieldDefinition(
                    name: "minBitRate", id: 7, type: .unsigned(bits: 32), unit: "bit/s",
                    range: ValueRange(minimum: .constant(.integer(1)), maximum: .attribute("maxBitRate", offset: 0))),
                FieldDefinition(
                    name: "maxBitRate", id: 8, type: .unsigned(bits: 32), unit: "bit/s",
                    range: ValueRange(minimum: .constant(.integer(1)))),
                FieldDefinition(
                    name: "keyFrameInterval", id: 9, type: .unsigned(bits: 16), unit: "ms",
                    range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(65500)))),
                FieldDefinition(name: "watermarkEnabled", id: 10, type: .bool, isOptional: true),
                FieldDefinition(name: "osdEnabled", id: 11, type: .bool, isOptional: true),
                FieldDefinition(name: "referenceCount", id: 12, type: .unsigned(bits: 8), defaultValue: .integer(0)),
            ])

        public var videoStreamId: UInt16
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
        public var referenceCount: UInt8

        public init(
            videoStreamId: UInt16, streamUsage: StreamUsage, videoCodec: VideoCodec, minFrameRate: UInt16,
            maxFrameRate: UInt16, minResolution: VideoResolution, maxResolution: VideoResolution, minBitRate: UInt32,
            maxBitRate: UInt32, keyFrameInterval: UInt16, watermarkEnabled: Bool? = nil, osdEnabled: Bool? = nil,
            referenceCount: UInt8 = 0
        ) {
            self.videoStreamId = videoStreamId
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
            self.referenceCount = referenceCount
        }

        public init?(fields: [Value?]) {
            guard
                let videoStreamId: UInt16 = fields.required(at: 0),
                let streamUsage: StreamUsage = fields.required(at: 1),
                let videoCodec: VideoCodec = fields.required(at: 2),
                let minFrameRate: UInt16 = fields.required(at: 3),
                let maxFrameRate: UInt16 = fields.required(at: 4),
                let minResolution: VideoResolution = fields.required(at: 5),
                let maxResolution: VideoResolution = fields.required(at: 6),
                let minBitRate: UInt32 = fields.required(at: 7),
                let maxBitRate: UInt32 = fields.required(at: 8),
                let keyFrameInterval: UInt16 = fields.required(at: 9),
                let watermarkEnabled: Bool? = fields.optional(at: 10),
                let osdEnabled: Bool? = fields.optional(at: 11),
                let referenceCount: UInt8 = fields.required(at: 12, default: 0)
            else { return nil }
            self.videoStreamId = videoStreamId
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
            self.referenceCount = referenceCount
        }

        public var fields: [Value?] {
            [
                videoStreamId.value,
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
                referenceCount.value,
            ]
        }
    }

    /// AudioStreamStruct
    public struct AudioStream: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "AudioStreamStruct",
            fields: [
                FieldDefinition(name: "audioStreamId", id: 0, type: .unsigned(bits: 16)),
                FieldDefinition(name: "streamUsage", id: 1, type: .enumeration(StreamUsage.definition)),
                FieldDefinition(name: "audioCodec", id: 2, type: .enumeration(AudioCodec.definition)),
                FieldDefinition(
                    name: "channelCount", id: 3, type: .unsigned(bits: 8),
                    range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(8)))),
                FieldDefinition(
                    name: "sampleRate", id: 4, type: .unsigned(bits: 32), unit: "Hz",
                    range: ValueRange(minimum: .constant(.integer(1)))),
                FieldDefinition(
                    name: "bitRate", id: 5, type: .unsigned(bits: 32), unit: "bit/s",
                    range: ValueRange(minimum: .constant(.integer(1)))),
                FieldDefinition(
                    name: "bitDepth", id: 6, type: .unsigned(bits: 8), unit: "bit",
                    range: ValueRange(
                        minimum: .constant(.integer(8)), maximum: .constant(.integer(8)),
                        exceptions: [.integer(16), .integer(24), .integer(32)])),
                FieldDefinition(name: "referenceCount", id: 7, type: .unsigned(bits: 8)),
            ])

        public var audioStreamId: UInt16
        public var streamUsage: StreamUsage
        public var audioCodec: AudioCodec
        public var channelCount: UInt8
        /// In Hz.
        public var sampleRate: UInt32
        /// In bit/s.
        public var bitRate: UInt32
        /// In bit.
        public var bitDepth: UInt8
        public var referenceCount: UInt8

        public init(
            audioStreamId: UInt16, streamUsage: StreamUsage, audioCodec: AudioCodec, channelCount: UInt8,
            sampleRate: UInt32, bitRate: UInt32, bitDepth: UInt8, referenceCount: UInt8
        ) {
            self.audioStreamId = audioStreamId
            self.streamUsage = streamUsage
            self.audioCodec = audioCodec
            self.channelCount = channelCount
            self.sampleRate = sampleRate
            self.bitRate = bitRate
            self.bitDepth = bitDepth
            self.referenceCount = referenceCount
        }

        public init?(fields: [Value?]) {
            guard
                let audioStreamId: UInt16 = fields.required(at: 0),
                let streamUsage: StreamUsage = fields.required(at: 1),
                let audioCodec: AudioCodec = fields.required(at: 2),
                let channelCount: UInt8 = fields.required(at: 3),
                let sampleRate: UInt32 = fields.required(at: 4),
                let bitRate: UInt32 = fields.required(at: 5),
                let bitDepth: UInt8 = fields.required(at: 6),
                let referenceCount: UInt8 = fields.required(at: 7)
            else { return nil }
            self.audioStreamId = audioStreamId
            self.streamUsage = streamUsage
            self.audioCodec = audioCodec
            self.channelCount = channelCount
            self.sampleRate = sampleRate
            self.bitRate = bitRate
            self.bitDepth = bitDepth
            self.referenceCount = referenceCount
        }

        public var fields: [Value?] {
            [
                audioStreamId.value,
                streamUsage.value,
                audioCodec.value,
                channelCount.value,
                sampleRate.value,
                bitRate.value,
                bitDepth.value,
                referenceCount.value,
            ]
        }
    }

    /// SnapshotStreamStruct
    public struct SnapshotStream: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "SnapshotStreamStruct",
            fields: [
                FieldDefinition(name: "snapshotStreamId", id: 0, type: .unsigned(bits: 16)),
                FieldDefinition(name: "imageCodec", id: 1, type: .enumeration(ImageCodec.definition)),
                FieldDefinition(
                    name: "frameRate", id: 2, type: .unsigned(bits: 16), unit: "1/s",
                    range: ValueRange(minimum: .constant(.integer(1)))),
                FieldDefinition(name: "minResolution", id: 3, type: .structure(VideoResolution.definition)),
                FieldDefinition(name: "maxResolution", id: 4, type: .structure(VideoResolution.definition)),
                FieldDefinition(
                    name: "quality", id: 5, type: .unsigned(bits: 8),
                    range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(100)))),
                FieldDefinition(name: "referenceCount", id: 6, type: .unsigned(bits: 8)),
                FieldDefinition(name: "encodedPixels", id: 7, type: .bool),
                FieldDefinition(name: "hardwareEncoder", id: 8, type: .bool),
                FieldDefinition(name: "watermarkEnabled", id: 9, type: .bool, isOptional: true),
                FieldDefinition(name: "osdEnabled", id: 10, type: .bool, isOptional: true),
            ])

        public var snapshotStreamId: UInt16
        public var imageCodec: ImageCodec
        /// In 1/s.
        public var frameRate: UInt16
        public var minResolution: VideoResolution
        public var maxResolution: VideoResolution
        public var quality: UInt8
        public var referenceCount: UInt8
        public var encodedPixels: Bool
        public var hardwareEncoder: Bool
        public var watermarkEnabled: Bool?
        public var osdEnabled: Bool?

        public init(
            snapshotStreamId: UInt16, imageCodec: ImageCodec, frameRate: UInt16, minResolution: VideoResolution,
            maxResolution: VideoResolution, quality: UInt8, referenceCount: UInt8, encodedPixels: Bool,
            hardwareEncoder: Bool, watermarkEnabled: Bool? = nil, osdEnabled: Bool? = nil
        ) {
            self.snapshotStreamId = snapshotStreamId
            self.imageCodec = imageCodec
            self.frameRate = frameRate
            self.minResolution = minResolution
            self.maxResolution = maxResolution
            self.quality = quality
            self.referenceCount = referenceCount
            self.encodedPixels = encodedPixels
            self.hardwareEncoder = hardwareEncoder
            self.watermarkEnabled = watermarkEnabled
            self.osdEnabled = osdEnabled
        }

        public init?(fields: [Value?]) {
            guard
                let snapshotStreamId: UInt16 = fields.required(at: 0),
                let imageCodec: ImageCodec = fields.required(at: 1),
                let frameRate: UInt16 = fields.required(at: 2),
                let minResolution: VideoResolution = fields.required(at: 3),
                let maxResolution: VideoResolution = fields.required(at: 4),
                let quality: UInt8 = fields.required(at: 5),
                let referenceCount: UInt8 = fields.required(at: 6),
                let encodedPixels: Bool = fields.required(at: 7),
                let hardwareEncoder: Bool = fields.required(at: 8),
                let watermarkEnabled: Bool? = fields.optional(at: 9),
                let osdEnabled: Bool? = fields.optional(at: 10)
            else { return nil }
            self.snapshotStreamId = snapshotStreamId
            self.imageCodec = imageCodec
            self.frameRate = frameRate
            self.minResolution = minResolution
            self.maxResolution = maxResolution
            self.quality = quality
            self.referenceCount = referenceCount
            self.encodedPixels = encodedPixels
            self.hardwareEncoder = hardwareEncoder
            self.watermarkEnabled = watermarkEnabled
            self.osdEnabled = osdEnabled
        }

        public var fields: [Value?] {
            [
                snapshotStreamId.value,
                imageCodec.value,
                frameRate.value,
                minResolution.value,
                maxResolution.value,
                quality.value,
                referenceCount.value,
                encodedPixels.value,
                hardwareEncoder.value,
                watermarkEnabled?.value,
                osdEnabled?.value,
            ]
        }
    }

    /// AVMetadataStruct
    public struct AVMetadata: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "AVMetadataStruct",
            fields: [
                FieldDefinition(
                    name: "utcTime", id: 1, type: .unsigned(bits: 64), unit: "µs since 2000-01-01T00:00:00Z",
                    isNullable: true),
                FieldDefinition(
                    name: "motionZonesActive", id: 2, type: .list(.unsigned(bits: 16)),
                    range: ValueRange(minimumLength: .constant(.integer(1))), isOptional: true),
                FieldDefinition(name: "blackAndWhiteActive", id: 3, type: .bool, isOptional: true),
                FieldDefinition(
                    name: "userDefined", id: 4, type: .octets,
                    range: ValueRange(maximumLength: .constant(.integer(256))), isOptional: true),
            ])

        /// In µs since 2000-01-01T00:00:00Z.
        public var utcTime: UInt64?
        public var motionZonesActive: [UInt16]?
        public var blackAndWhiteActive: Bool?
        public var userDefined: Octets?

        public init(
            utcTime: UInt64?, motionZonesActive: [UInt16]? = nil, blackAndWhiteActive: Bool? = nil,
            userDefined: Octets? = nil
        ) {
            self.utcTime = utcTime
            self.motionZonesActive = motionZonesActive
            self.blackAndWhiteActive = blackAndWhiteActive
            self.userDefined = userDefined
        }

        public init?(fields: [Value?]) {
            guard
                let utcTime: UInt64? = fields.required(at: 0),
                let motionZonesActive: [UInt16]? = fields.optional(at: 1),
                let blackAndWhiteActive: Bool? = fields.optional(at: 2),
                let userDefined: Octets? = fields.optional(at: 3)
            else { return nil }
            self.utcTime = utcTime
            self.motionZonesActive = motionZonesActive
            self.blackAndWhiteActive = blackAndWhiteActive
            self.userDefined = userDefined
        }

        public var fields: [Value?] {
            [utcTime.value, motionZonesActive?.value, blackAndWhiteActive?.value, userDefined?.value]
        }
    }

    /// ViewportStruct
    public struct Viewport: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ViewportStruct",
            fields: [
                FieldDefinition(name: "x1", id: 0, type: .unsigned(bits: 16), unit: "px"),
                FieldDefinition(name: "y1", id: 1, type: .unsigned(bits: 16), unit: "px"),
                FieldDefinition(name: "x2", id: 2, type: .unsigned(bits: 16), unit: "px"),
                FieldDefinition(name: "y2", id: 3, type: .unsigned(bits: 16), unit: "px"),
            ])

        /// In px.
        public var x1: UInt16
        /// In px.
        public var y1: UInt16
        /// In px.
        public var x2: UInt16
        /// In px.
        public var y2: UInt16

        public init(x1: UInt16, y1: UInt16, x2: UInt16, y2: UInt16) {
            self.x1 = x1
            self.y1 = y1
            self.x2 = x2
            self.y2 = y2
        }

        public init?(fields: [Value?]) {
            guard
                let x1: UInt16 = fields.required(at: 0),
                let y1: UInt16 = fields.required(at: 1),
                let x2: UInt16 = fields.required(at: 2),
                let y2: UInt16 = fields.required(at: 3)
            else { return nil }
            self.x1 = x1
            self.y1 = y1
            self.x2 = x2
            self.y2 = y2
        }

        public var fields: [Value?] { [x1.value, y1.value, x2.value, y2.value] }
    }
}

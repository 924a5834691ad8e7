// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster CameraAvStreamManagement (0x0551).
public enum CameraAvStreamManagement: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "cameraAvStreamManagement", namespace: .matter, clusterID: 0x0551, identifier: "0x0551")
    }

    public static let definition = TraitDefinition(
        identity, title: "CameraAvStreamManagement", revision: 1, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, fixed, conformance `VDO | SNP`.
    public static let maxConcurrentEncoders = AttributeKey<CameraAvStreamManagement, UInt8>(index: 0)

    /// Attribute 0x0001, in px/s, fixed, conformance `VDO | SNP`.
    public static let maxEncodedPixelRate = AttributeKey<CameraAvStreamManagement, UInt32>(index: 1)

    /// Attribute 0x0002, fixed, conformance `VDO`.
    public static let videoSensorParams = AttributeKey<CameraAvStreamManagement, VideoSensorParams>(index: 2)

    /// Attribute 0x0003, fixed, conformance `NV`.
    public static let nightVisionUsesInfrared = AttributeKey<CameraAvStreamManagement, Bool>(index: 3)

    /// Attribute 0x0004, fixed, conformance `VDO`.
    public static let minViewportResolution = AttributeKey<CameraAvStreamManagement, VideoResolution>(index: 4)

    /// Attribute 0x0005, fixed, conformance `VDO`.
    public static let rateDistortionTradeOffPoints = AttributeKey<
        CameraAvStreamManagement, [RateDistortionTradeOffPoints]
    >(
        index: 5)

    /// Attribute 0x0006, in B, fixed.
    public static let maxContentBufferSize = AttributeKey<CameraAvStreamManagement, UInt32>(index: 6)

    /// Attribute 0x0007, fixed, conformance `ADO`.
    public static let microphoneCapabilities = AttributeKey<CameraAvStreamManagement, AudioCapabilities>(index: 7)

    /// Attribute 0x0008, fixed, conformance `SPKR`.
    public static let speakerCapabilities = AttributeKey<CameraAvStreamManagement, AudioCapabilities>(index: 8)

    /// Attribute 0x0009, fixed, conformance `SPKR`.
    public static let twoWayTalkSupport = AttributeKey<CameraAvStreamManagement, TwoWayTalkSupportType>(index: 9)

    /// Attribute 0x000A, fixed, conformance `SNP`.
    public static let snapshotCapabilities = AttributeKey<CameraAvStreamManagement, [SnapshotCapabilities]>(index: 10)

    /// Attribute 0x000B, in bit/s, fixed.
    public static let maxNetworkBandwidth = AttributeKey<CameraAvStreamManagement, UInt32>(index: 11)

    /// Attribute 0x000C, in 1/s, conformance `VDO`.
    public static let currentFrameRate = AttributeKey<CameraAvStreamManagement, UInt16>(index: 12)

    /// Attribute 0x000D, writable, conformance `HDR`.
    public static let hdrModeEnabled = AttributeKey<CameraAvStreamManagement, Bool>(index: 13)

    /// Attribute 0x000E, fixed.
    public static let supportedStreamUsages = AttributeKey<CameraAvStreamManagement, [StreamUsage]>(index: 14)

    /// Attribute 0x000F, conformance `VDO`.
    public static let allocatedVideoStreams = AttributeKey<CameraAvStreamManagement, [VideoStream]>(index: 15)

    /// Attribute 0x0010, conformance `ADO`.
    public static let allocatedAudioStreams = AttributeKey<CameraAvStreamManagement, [AudioStream]>(index: 16)

    /// Attribute 0x0011, conformance `SNP`.
    public static let allocatedSnapshotStreams = AttributeKey<CameraAvStreamManagement, [SnapshotStream]>(index: 17)

    /// Attribute 0x0012.
    public static let streamUsagePriorities = AttributeKey<CameraAvStreamManagement, [StreamUsage]>(index: 18)

    /// Attribute 0x0013, writable, conformance `PRIV`.
    public static let softRecordingPrivacyModeEnabled = AttributeKey<CameraAvStreamManagement, Bool>(index: 19)

    /// Attribute 0x0014, writable, conformance `PRIV`.
    public static let softLivestreamPrivacyModeEnabled = AttributeKey<CameraAvStreamManagement, Bool>(index: 20)

    /// Attribute 0x0015, conformance `O`.
    public static let hardPrivacyModeOn = AttributeKey<CameraAvStreamManagement, Bool>(index: 21)

    /// Attribute 0x0016, writable, conformance `NV`.
    public static let nightVision = AttributeKey<CameraAvStreamManagement, TriStateAuto>(index: 22)

    /// Attribute 0x0017, writable, conformance `[NV]`.
    public static let nightVisionIllum = AttributeKey<CameraAvStreamManagement, TriStateAuto>(index: 23)

    /// Attribute 0x0018, writable, conformance `VDO`.
    public static let viewport = AttributeKey<CameraAvStreamManagement, Viewport>(index: 24)

    /// Attribute 0x0019, writable, conformance `SPKR`.
    public static let speakerMuted = AttributeKey<CameraAvStreamManagement, Bool>(index: 25)

    /// Attribute 0x001A, writable, conformance `SPKR`.
    public static let speakerVolumeLevel = AttributeKey<CameraAvStreamManagement, UInt8>(index: 26)

    /// Attribute 0x001B, conformance `SPKR`.
    public static let speakerMaxLevel = AttributeKey<CameraAvStreamManagement, UInt8>(index: 27)

    /// Attribute 0x001C, conformance `SPKR`.
    public static let speakerMinLevel = AttributeKey<CameraAvStreamManagement, UInt8>(index: 28)

    /// Attribute 0x001D, writable, conformance `ADO`.
    public static let microphoneMuted = AttributeKey<CameraAvStreamManagement, Bool>(index: 29)

    /// Attribute 0x001E, writable, conformance `ADO`.
    public static let microphoneVolumeLevel = AttributeKey<CameraAvStreamManagement, UInt8>(index: 30)

    /// Attribute 0x001F, conformance `ADO`.
    public static let microphoneMaxLevel = AttributeKey<CameraAvStreamManagement, UInt8>(index: 31)

    /// Attribute 0x0020, conformance `ADO`.
    public static let microphoneMinLevel = AttributeKey<CameraAvStreamManagement, UInt8>(index: 32)

    /// Attribute 0x0021, writable, conformance `[ADO]`.
    public static let microphoneAgcEnabled = AttributeKey<CameraAvStreamManagement, Bool>(index: 33)

    /// Attribute 0x0022, in °, writable, conformance `[ICTL].b+`.
    public static let imageRotation = AttributeKey<CameraAvStreamManagement, UInt16>(index: 34)

    /// Attribute 0x0023, writable, conformance `[ICTL].b+`.
    public static let imageFlipHorizontal = AttributeKey<CameraAvStreamManagement, Bool>(index: 35)

    /// Attribute 0x0024, writable, conformance `[ICTL].b+`.
    public static let imageFlipVertical = AttributeKey<CameraAvStreamManagement, Bool>(index: 36)

    /// Attribute 0x0025, writable, conformance `VDO & STOR`.
    public static let localVideoRecordingEnabled = AttributeKey<CameraAvStreamManagement, Bool>(index: 37)

    /// Attribute 0x0026, writable, conformance `SNP & STOR`.
    public static let localSnapshotRecordingEnabled = AttributeKey<CameraAvStreamManagement, Bool>(index: 38)

    /// Attribute 0x0027, writable, conformance `O`.
    public static let statusLightEnabled = AttributeKey<CameraAvStreamManagement, Bool>(index: 39)

    /// Attribute 0x0028, writable, conformance `O`.
    public static let statusLightBrightness = AttributeKey<CameraAvStreamManagement, ThreeLevelAuto>(index: 40)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// ADO
        public static let audio = Features(rawValue: 1 << 0)
        /// VDO
        public static let video = Features(rawValue: 1 << 1)
        /// SNP
        public static let snapshot = Features(rawValue: 1 << 2)
        /// PRIV
        public static let privacy = Features(rawValue: 1 << 3)
        /// SPKR
        public static let speaker = Features(rawValue: 1 << 4)
        /// ICTL
        public static let imageControl = Features(rawValue: 1 << 5)
        /// WMARK
        public static let watermark = Features(rawValue: 1 << 6)
        /// OSD
        public static let onScreenDisplay = Features(rawValue: 1 << 7)
        /// STOR
        public static let localStorage = Features(rawValue: 1 << 8)
        /// HDR
        public static let highDynamicRange = Features(rawValue: 1 << 9)
        /// NV
        public static let nightVision = Features(rawValue: 1 << 10)
    }
}

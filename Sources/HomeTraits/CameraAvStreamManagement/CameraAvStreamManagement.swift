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
    public static var maxConcurrentEncoders: AttributeKey<CameraAvStreamManagement, UInt8> { AttributeKey(index: 0) }

    /// Attribute 0x0001, in px/s, fixed, conformance `VDO | SNP`.
    public static var maxEncodedPixelRate: AttributeKey<CameraAvStreamManagement, UInt32> { AttributeKey(index: 1) }

    /// Attribute 0x0002, fixed, conformance `VDO`.
    public static var videoSensorParams: AttributeKey<CameraAvStreamManagement, VideoSensorParams> {
        AttributeKey(index: 2)
    }

    /// Attribute 0x0003, fixed, conformance `NV`.
    public static var nightVisionUsesInfrared: AttributeKey<CameraAvStreamManagement, Bool> { AttributeKey(index: 3) }

    /// Attribute 0x0004, fixed, conformance `VDO`.
    public static var minViewportResolution: AttributeKey<CameraAvStreamManagement, VideoResolution> {
        AttributeKey(index: 4)
    }

    /// Attribute 0x0005, fixed, conformance `VDO`.
    public static var rateDistortionTradeOffPoints:
        AttributeKey<CameraAvStreamManagement, [RateDistortionTradeOffPoints]>
    {
        AttributeKey(index: 5)
    }

    /// Attribute 0x0006, in B, fixed.
    public static var maxContentBufferSize: AttributeKey<CameraAvStreamManagement, UInt32> { AttributeKey(index: 6) }

    /// Attribute 0x0007, fixed, conformance `ADO`.
    public static var microphoneCapabilities: AttributeKey<CameraAvStreamManagement, AudioCapabilities> {
        AttributeKey(index: 7)
    }

    /// Attribute 0x0008, fixed, conformance `SPKR`.
    public static var speakerCapabilities: AttributeKey<CameraAvStreamManagement, AudioCapabilities> {
        AttributeKey(index: 8)
    }

    /// Attribute 0x0009, fixed, conformance `SPKR`.
    public static var twoWayTalkSupport: AttributeKey<CameraAvStreamManagement, TwoWayTalkSupportType> {
        AttributeKey(index: 9)
    }

    /// Attribute 0x000A, fixed, conformance `SNP`.
    public static var snapshotCapabilities: AttributeKey<CameraAvStreamManagement, [SnapshotCapabilities]> {
        AttributeKey(index: 10)
    }

    /// Attribute 0x000B, in bit/s, fixed.
    public static var maxNetworkBandwidth: AttributeKey<CameraAvStreamManagement, UInt32> { AttributeKey(index: 11) }

    /// Attribute 0x000C, in 1/s, conformance `VDO`.
    public static var currentFrameRate: AttributeKey<CameraAvStreamManagement, UInt16> { AttributeKey(index: 12) }

    /// Attribute 0x000D, writable, conformance `HDR`.
    public static var hdrModeEnabled: AttributeKey<CameraAvStreamManagement, Bool> { AttributeKey(index: 13) }

    /// Attribute 0x000E, fixed.
    public static var supportedStreamUsages: AttributeKey<CameraAvStreamManagement, [StreamUsage]> {
        AttributeKey(index: 14)
    }

    /// Attribute 0x000F, conformance `VDO`.
    public static var allocatedVideoStreams: AttributeKey<CameraAvStreamManagement, [VideoStream]> {
        AttributeKey(index: 15)
    }

    /// Attribute 0x0010, conformance `ADO`.
    public static var allocatedAudioStreams: AttributeKey<CameraAvStreamManagement, [AudioStream]> {
        AttributeKey(index: 16)
    }

    /// Attribute 0x0011, conformance `SNP`.
    public static var allocatedSnapshotStreams: AttributeKey<CameraAvStreamManagement, [SnapshotStream]> {
        AttributeKey(index: 17)
    }

    /// Attribute 0x0012.
    public static var streamUsagePriorities: AttributeKey<CameraAvStreamManagement, [StreamUsage]> {
        AttributeKey(index: 18)
    }

    /// Attribute 0x0013, writable, conformance `PRIV`.
    public static var softRecordingPrivacyModeEnabled: AttributeKey<CameraAvStreamManagement, Bool> {
        AttributeKey(index: 19)
    }

    /// Attribute 0x0014, writable, conformance `PRIV`.
    public static var softLivestreamPrivacyModeEnabled: AttributeKey<CameraAvStreamManagement, Bool> {
        AttributeKey(index: 20)
    }

    /// Attribute 0x0015, conformance `O`.
    public static var hardPrivacyModeOn: AttributeKey<CameraAvStreamManagement, Bool> { AttributeKey(index: 21) }

    /// Attribute 0x0016, writable, conformance `NV`.
    public static var nightVision: AttributeKey<CameraAvStreamManagement, TriStateAuto> { AttributeKey(index: 22) }

    /// Attribute 0x0017, writable, conformance `[NV]`.
    public static var nightVisionIllum: AttributeKey<CameraAvStreamManagement, TriStateAuto> { AttributeKey(index: 23) }

    /// Attribute 0x0018, writable, conformance `VDO`.
    public static var viewport: AttributeKey<CameraAvStreamManagement, Viewport> { AttributeKey(index: 24) }

    /// Attribute 0x0019, writable, conformance `SPKR`.
    public static var speakerMuted: AttributeKey<CameraAvStreamManagement, Bool> { AttributeKey(index: 25) }

    /// Attribute 0x001A, writable, conformance `SPKR`.
    public static var speakerVolumeLevel: AttributeKey<CameraAvStreamManagement, UInt8> { AttributeKey(index: 26) }

    /// Attribute 0x001B, conformance `SPKR`.
    public static var speakerMaxLevel: AttributeKey<CameraAvStreamManagement, UInt8> { AttributeKey(index: 27) }

    /// Attribute 0x001C, conformance `SPKR`.
    public static var speakerMinLevel: AttributeKey<CameraAvStreamManagement, UInt8> { AttributeKey(index: 28) }

    /// Attribute 0x001D, writable, conformance `ADO`.
    public static var microphoneMuted: AttributeKey<CameraAvStreamManagement, Bool> { AttributeKey(index: 29) }

    /// Attribute 0x001E, writable, conformance `ADO`.
    public static var microphoneVolumeLevel: AttributeKey<CameraAvStreamManagement, UInt8> { AttributeKey(index: 30) }

    /// Attribute 0x001F, conformance `ADO`.
    public static var microphoneMaxLevel: AttributeKey<CameraAvStreamManagement, UInt8> { AttributeKey(index: 31) }

    /// Attribute 0x0020, conformance `ADO`.
    public static var microphoneMinLevel: AttributeKey<CameraAvStreamManagement, UInt8> { AttributeKey(index: 32) }

    /// Attribute 0x0021, writable, conformance `[ADO]`.
    public static var microphoneAgcEnabled: AttributeKey<CameraAvStreamManagement, Bool> { AttributeKey(index: 33) }

    /// Attribute 0x0022, in °, writable, conformance `[ICTL].b+`.
    public static var imageRotation: AttributeKey<CameraAvStreamManagement, UInt16> { AttributeKey(index: 34) }

    /// Attribute 0x0023, writable, conformance `[ICTL].b+`.
    public static var imageFlipHorizontal: AttributeKey<CameraAvStreamManagement, Bool> { AttributeKey(index: 35) }

    /// Attribute 0x0024, writable, conformance `[ICTL].b+`.
    public static var imageFlipVertical: AttributeKey<CameraAvStreamManagement, Bool> { AttributeKey(index: 36) }

    /// Attribute 0x0025, writable, conformance `VDO & STOR`.
    public static var localVideoRecordingEnabled: AttributeKey<CameraAvStreamManagement, Bool> {
        AttributeKey(index: 37)
    }

    /// Attribute 0x0026, writable, conformance `SNP & STOR`.
    public static var localSnapshotRecordingEnabled: AttributeKey<CameraAvStreamManagement, Bool> {
        AttributeKey(index: 38)
    }

    /// Attribute 0x0027, writable, conformance `O`.
    public static var statusLightEnabled: AttributeKey<CameraAvStreamManagement, Bool> { AttributeKey(index: 39) }

    /// Attribute 0x0028, writable, conformance `O`.
    public static var statusLightBrightness: AttributeKey<CameraAvStreamManagement, ThreeLevelAuto> {
        AttributeKey(index: 40)
    }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// ADO
        public static var audio: Features { Features(rawValue: 1 << 0) }
        /// VDO
        public static var video: Features { Features(rawValue: 1 << 1) }
        /// SNP
        public static var snapshot: Features { Features(rawValue: 1 << 2) }
        /// PRIV
        public static var privacy: Features { Features(rawValue: 1 << 3) }
        /// SPKR
        public static var speaker: Features { Features(rawValue: 1 << 4) }
        /// ICTL
        public static var imageControl: Features { Features(rawValue: 1 << 5) }
        /// WMARK
        public static var watermark: Features { Features(rawValue: 1 << 6) }
        /// OSD
        public static var onScreenDisplay: Features { Features(rawValue: 1 << 7) }
        /// STOR
        public static var localStorage: Features { Features(rawValue: 1 << 8) }
        /// HDR
        public static var highDynamicRange: Features { Features(rawValue: 1 << 9) }
        /// NV
        public static var nightVision: Features { Features(rawValue: 1 << 10) }
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension PushAvStreamTransport {
    /// TransportTriggerTypeEnum
    public enum TransportTriggerType: UInt8, ValueConvertible, CaseIterable {
        case command = 0
        case motion = 1
        case continuous = 2

        public static let definition = EnumDefinition(
            name: "TransportTriggerTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "command"),
                EnumDefinition.Member(value: 1, name: "motion"),
                EnumDefinition.Member(value: 2, name: "continuous"),
            ])
    }

    /// TransportStatusEnum
    public enum TransportStatus: UInt8, ValueConvertible, CaseIterable {
        case active = 0
        case inactive = 1

        public static let definition = EnumDefinition(
            name: "TransportStatusEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "active"),
                EnumDefinition.Member(value: 1, name: "inactive"),
            ])
    }

    /// ContainerFormatEnum
    public enum ContainerFormat: UInt8, ValueConvertible, CaseIterable {
        case cmaf = 0

        public static let definition = EnumDefinition(
            name: "ContainerFormatEnum", members: [EnumDefinition.Member(value: 0, name: "cmaf")])
    }

    /// IngestMethodsEnum
    public enum IngestMethods: UInt8, ValueConvertible, CaseIterable {
        case cmafIngest = 0

        public static let definition = EnumDefinition(
            name: "IngestMethodsEnum", members: [EnumDefinition.Member(value: 0, name: "cmafIngest")])
    }

    /// TriggerActivationReasonEnum
    public enum TriggerActivationReason: UInt8, ValueConvertible, CaseIterable {
        case userInitiated = 0
        case automation = 1
        case emergency = 2
        case doorbellPressed = 3

        public static let definition = EnumDefinition(
            name: "TriggerActivationReasonEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "userInitiated"),
                EnumDefinition.Member(value: 1, name: "automation"),
                EnumDefinition.Member(value: 2, name: "emergency"),
                EnumDefinition.Member(value: 3, name: "doorbellPressed"),
            ])
    }

    /// CMAFInterfaceEnum
    public enum CMAFInterface: UInt8, ValueConvertible, CaseIterable {
        case interface1 = 0
        case interface2Dash = 1
        case interface2Hls = 2

        public static let definition = EnumDefinition(
            name: "CMAFInterfaceEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "interface1"),
                EnumDefinition.Member(value: 1, name: "interface2Dash"),
                EnumDefinition.Member(value: 2, name: "interface2Hls"),
            ])
    }

    /// StatusCodeEnum
    public enum StatusCode: UInt8, ValueConvertible, CaseIterable {
        case invalidTlsEndpoint = 2
        case invalidStream = 3
        case invalidUrl = 4
        case invalidZone = 5
        case invalidCombination = 6
        case invalidTriggerType = 7
        case invalidTransportStatus = 8
        case invalidOptions = 9
        case invalidStreamUsage = 10
        case invalidTime = 11
        case invalidPreRollLength = 12
        case duplicateStreamValues = 13

        public static let definition = EnumDefinition(
            name: "StatusCodeEnum",
            members: [
                EnumDefinition.Member(value: 2, name: "invalidTlsEndpoint"),
                EnumDefinition.Member(value: 3, name: "invalidStream"),
                EnumDefinition.Member(value: 4, name: "invalidUrl"),
                EnumDefinition.Member(value: 5, name: "invalidZone"),
                EnumDefinition.Member(value: 6, name: "invalidCombination"),
                EnumDefinition.Member(value: 7, name: "invalidTriggerType"),
                EnumDefinition.Member(value: 8, name: "invalidTransportStatus"),
                EnumDefinition.Member(value: 9, name: "invalidOptions"),
                EnumDefinition.Member(value: 10, name: "invalidStreamUsage"),
                EnumDefinition.Member(value: 11, name: "invalidTime"),
                EnumDefinition.Member(value: 12, name: "invalidPreRollLength"),
                EnumDefinition.Member(value: 13, name: "duplicateStreamValues"),
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

    /// SupportedFormatStruct
    public struct SupportedFormat: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "SupportedFormatStruct",
            fields: [
                FieldDefinition(name: "containerFormat", id: 0, type: .enumeration(ContainerFormat.definition)),
                FieldDefinition(name: "ingestMethod", id: 1, type: .enumeration(IngestMethods.definition)),
            ])

        public var containerFormat: ContainerFormat
        public var ingestMethod: IngestMethods

        public init(containerFormat: ContainerFormat, ingestMethod: IngestMethods) {
            self.containerFormat = containerFormat
            self.ingestMethod = ingestMethod
        }

        public init?(fields: [Value?]) {
            guard
                let containerFormat: ContainerFormat = fields.required(at: 0),
                let ingestMethod: IngestMethods = fields.required(at: 1)
            else { return nil }
            self.containerFormat = containerFormat
            self.ingestMethod = ingestMethod
        }

        public var fields: [Value?] { [containerFormat.value, ingestMethod.value] }
    }

    /// VideoStreamStruct
    public struct VideoStream: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "VideoStreamStruct",
            fields: [
                FieldDefinition(
                    name: "videoStreamName", id: 0, type: .string,
                    range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(16)))),
                FieldDefinition(name: "videoStreamId", id: 1, type: .unsigned(bits: 16)),
            ])

        public var videoStreamName: String
        public var videoStreamId: UInt16

        public init(videoStreamName: String, videoStreamId: UInt16) {
            self.videoStreamName = videoStreamName
            self.videoStreamId = videoStreamId
        }

        public init?(fields: [Value?]) {
            guard
                let videoStreamName: String = fields.required(at: 0),
                let videoStreamId: UInt16 = fields.required(at: 1)
            else { return nil }
            self.videoStreamName = videoStreamName
            self.videoStreamId = videoStreamId
        }

        public var fields: [Value?] { [videoStreamName.value, videoStreamId.value] }
    }

    /// AudioStreamStruct
    public struct AudioStream: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "AudioStreamStruct",
            fields: [
                FieldDefinition(
                    name: "audioStreamName", id: 0, type: .string,
                    range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(16)))),
                FieldDefinition(name: "audioStreamId", id: 1, type: .unsigned(bits: 16)),
            ])

        public var audioStreamName: String
        public var audioStreamId: UInt16

        public init(audioStreamName: String, audioStreamId: UInt16) {
            self.audioStreamName = audioStreamName
            self.audioStreamId = audioStreamId
        }

        public init?(fields: [Value?]) {
            guard
                let audioStreamName: String = fields.required(at: 0),
                let audioStreamId: UInt16 = fields.required(at: 1)
            else { return nil }
            self.audioStreamName = audioStreamName
            self.audioStreamId = audioStreamId
        }

        public var fields: [Value?] { [audioStreamName.value, audioStreamId.value] }
    }

    /// CMAFContainerOptionsStruct
    public struct CMAFContainerOptions: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "CMAFContainerOptionsStruct",
            fields: [
                FieldDefinition(name: "cmafInterface", id: 0, type: .enumeration(CMAFInterface.definition)),
                FieldDefinition(
                    name: "segmentDuration", id: 1, type: .unsigned(bits: 16), unit: "ms",
                    range: ValueRange(minimum: .constant(.integer(500)), maximum: .constant(.integer(65500)))),
                FieldDefinition(
                    name: "chunkDuration", id: 2, type: .unsigned(bits: 16), unit: "ms",
                    range: ValueRange(minimum: .constant(.integer(0)))),
                FieldDefinition(name: "sessionGroup", id: 3, type: .unsigned(bits: 8), isOptional: true),
                FieldDefinition(
                    name: "trackName", id: 4, type: .string,
                    range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(16))),
                    isOptional: true),
                FieldDefinition(
                    name: "cencKey", id: 5, type: .octets,
                    range: ValueRange(minimumLength: .constant(.integer(16)), maximumLength: .constant(.integer(16))),
                    isOptional: true, isSensitive: true),
                FieldDefinition(
                    name: "cencKeyId", id: 6, type: .octets,
                    range: ValueRange(minimumLength: .constant(.integer(16)), maximumLength: .constant(.integer(16))),
                    isOptional: true),
                FieldDefinition(name: "metadataEnabled", id: 7, type: .bool, isOptional: true),
            ])

        public var cmafInterface: CMAFInterface
        /// In ms.
        public var segmentDuration: UInt16
        /// In ms.
        public var chunkDuration: UInt16
        public var sessionGroup: UInt8?
        public var trackName: String?
        public var cencKey: Octets?
        public var cencKeyId: Octets?
        public var metadataEnabled: Bool?

        public init(
            cmafInterface: CMAFInterface, segmentDuration: UInt16, chunkDuration: UInt16, sessionGroup: UInt8? = nil,
            trackName: String? = nil, cencKey: Octets? = nil, cencKeyId: Octets? = nil, metadataEnabled: Bool? = nil
        ) {
            self.cmafInterface = cmafInterface
            self.segmentDuration = segmentDuration
            self.chunkDuration = chunkDuration
            self.sessionGroup = sessionGroup
            self.trackName = trackName
            self.cencKey = cencKey
            self.cencKeyId = cencKeyId
            self.metadataEnabled = metadataEnabled
        }

        public init?(fields: [Value?]) {
            guard
                let cmafInterface: CMAFInterface = fields.required(at: 0),
                let segmentDuration: UInt16 = fields.required(at: 1),
                let chunkDuration: UInt16 = fields.required(at: 2),
                let sessionGroup: UInt8? = fields.optional(at: 3),
                let trackName: String? = fields.optional(at: 4),
                let cencKey: Octets? = fields.optional(at: 5),
                let cencKeyId: Octets? = fields.optional(at: 6),
                let metadataEnabled: Bool? = fields.optional(at: 7)
            else { return nil }
            self.cmafInterface = cmafInterface
            self.segmentDuration = segmentDuration
            self.chunkDuration = chunkDuration
            self.sessionGroup = sessionGroup
            self.trackName = trackName
            self.cencKey = cencKey
            self.cencKeyId = cencKeyId
            self.metadataEnabled = metadataEnabled
        }

        public var fields: [Value?] {
            [
                cmafInterface.value,
                segmentDuration.value,
                chunkDuration.value,
                sessionGroup?.value,
                trackName?.value,
                cencKey?.value,
                cencKeyId?.value,
                metadataEnabled?.value,
            ]
        }
    }

    /// ContainerOptionsStruct
    public struct ContainerOptions: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ContainerOptionsStruct",
            fields: [
                FieldDefinition(name: "containerType", id: 0, type: .enumeration(ContainerFormat.definition)),
                FieldDefinition(
                    name: "cmafContainerOptions", id: 1, type: .structure(CMAFContainerOptions.definition),
                    isOptional: true),
            ])

        public var containerType: ContainerFormat
        public var cmafContainerOptions: CMAFContainerOptions?

        public init(containerType: ContainerFormat, cmafContainerOptions: CMAFContainerOptions? = nil) {
            self.containerType = containerType
            self.cmafContainerOptions = cmafContainerOptions
        }

        public init?(fields: [Value?]) {
            guard
                let containerType: ContainerFormat = fields.required(at: 0),
                let cmafContainerOptions: CMAFContainerOptions? = fields.optional(at: 1)
            else { return nil }
            self.containerType = containerType
            self.cmafContainerOptions = cmafContainerOptions
        }

        public var fields: [Value?] { [containerType.value, cmafContainerOptions?.value] }
    }

    /// TransportZoneOptionsStruct
    public struct TransportZoneOptions: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "TransportZoneOptionsStruct",
            fields: [
                FieldDefinition(name: "zone", id: 0, type: .unsigned(bits: 16), isNullable: true),
                FieldDefinition(
                    name: "sensitivity", id: 1, type: .unsigned(bits: 8),
                    range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(10))),
                    isOptional: true),
            ])

        public var zone: UInt16?
        public var sensitivity: UInt8?

        public init(zone: UInt16?, sensitivity: UInt8? = nil) {
            self.zone = zone
            self.sensitivity = sensitivity
        }

        public init?(fields: [Value?]) {
            guard
                let zone: UInt16? = fields.required(at: 0),
                let sensitivity: UInt8? = fields.optional(at: 1)
            else { return nil }
            self.zone = zone
            self.sensitivity = sensitivity
        }

        public var fields: [Value?] { [zone.value, sensitivity?.value] }
    }

    /// TransportTriggerOptionsStruct
    public struct TransportTriggerOptions: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "TransportTriggerOptionsStruct",
            fields: [
                FieldDefinition(name: "triggerType", id: 0, type: .enumeration(TransportTriggerType.definition)),
                FieldDefinition(
                    name: "motionZones", id: 1, type: .list(.structure(TransportZoneOptions.definition)),
                    isNullable: true, isOptional: true),
                FieldDefinition(
                    name: "motionSensitivity", id: 2, type: .unsigned(bits: 8),
                    range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(10))),
                    isNullable: true, isOptional: true),
                FieldDefinition(
                    name: "motionTimeControl", id: 3, type: .structure(TransportMotionTriggerTimeControl.definition),
                    isOptional: true),
                FieldDefinition(name: "maxPreRollLen", id: 4, type: .unsigned(bits: 16), unit: "ms", isOptional: true),
            ])

        public var triggerType: TransportTriggerType
        public var motionZones: [TransportZoneOptions]??
        public var motionSensitivity: UInt8??
        public var motionTimeControl: TransportMotionTriggerTimeControl?
        /// In ms.
        public var maxPreRollLen: UInt16?

        public init(
            triggerType: TransportTriggerType, motionZones: [TransportZoneOptions]?? = nil,
            motionSensitivity: UInt8?? = nil, motionTimeControl: TransportMotionTriggerTimeControl? = nil,
            maxPreRollLen: UInt16? = nil
        ) {
            self.triggerType = triggerType
            self.motionZones = motionZones
            self.motionSensitivity = motionSensitivity
            self.motionTimeControl = motionTimeControl
            self.maxPreRollLen = maxPreRollLen
        }

        public init?(fields: [Value?]) {
            guard
                let triggerType: TransportTriggerType = fields.required(at: 0),
                let motionZones: [TransportZoneOptions]?? = fields.optional(at: 1),
                let motionSensitivity: UInt8?? = fields.optional(at: 2),
                let motionTimeControl: TransportMotionTriggerTimeControl? = fields.optional(at: 3),
                let maxPreRollLen: UInt16? = fields.optional(at: 4)
            else { return nil }
            self.triggerType = triggerType
            self.motionZones = motionZones
            self.motionSensitivity = motionSensitivity
            self.motionTimeControl = motionTimeControl
            self.maxPreRollLen = maxPreRollLen
        }

        public var fields: [Value?] {
            [
                triggerType.value,
                motionZones?.value,
                motionSensitivity?.value,
                motionTimeControl?.value,
                maxPreRollLen?.value,
            ]
        }
    }

    /// TransportMotionTriggerTimeControlStruct
    public struct TransportMotionTriggerTimeControl: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "TransportMotionTriggerTimeControlStruct",
            fields: [
                FieldDefinition(
                    name: "initialDuration", id: 0, type: .unsigned(bits: 16), unit: "s",
                    range: ValueRange(minimum: .constant(.integer(1)))),
                FieldDefinition(name: "augmentationDuration", id: 1, type: .unsigned(bits: 16), unit: "s"),
                FieldDefinition(
                    name: "maxDuration", id: 2, type: .unsigned(bits: 32), unit: "s",
                    range: ValueRange(minimum: .attribute("initialDuration", offset: 0))),
                FieldDefinition(name: "blindDuration", id: 3, type: .unsigned(bits: 16), unit: "s"),
            ])

        /// In s.
        public var initialDuration: UInt16
        /// In s.
        public var augmentationDuration: UInt16
        /// In s.
        public var maxDuration: UInt32
        /// In s.
        public var blindDuration: UInt16

        public init(initialDuration: UInt16, augmentationDuration: UInt16, maxDuration: UInt32, blindDuration: UInt16) {
            self.initialDuration = initialDuration
            self.augmentationDuration = augmentationDuration
            self.maxDuration = maxDuration
            self.blindDuration = blindDuration
        }

        public init?(fields: [Value?]) {
            guard
                let initialDuration: UInt16 = fields.required(at: 0),
                let augmentationDuration: UInt16 = fields.required(at: 1),
                let maxDuration: UInt32 = fields.required(at: 2),
                let blindDuration: UInt16 = fields.required(at: 3)
            else { return nil }
            self.initialDuration = initialDuration
            self.augmentationDuration = augmentationDuration
            self.maxDuration = maxDuration
            self.blindDuration = blindDuration
        }

        public var fields: [Value?] {
            [initialDuration.value, augmentationDuration.value, maxDuration.value, blindDuration.value]
        }
    }

    /// TransportOptionsStruct
    public struct TransportOptions: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "TransportOptionsStruct",
            fields: [
                FieldDefinition(name: "streamUsage", id: 0, type: .enumeration(StreamUsage.definition)),
                FieldDefinition(
                    name: "videoStreamId", id: 1, type: .unsigned(bits: 16), isNullable: true, isOptional: true),
                FieldDefinition(
                    name: "audioStreamId", id: 2, type: .unsigned(bits: 16), isNullable: true, isOptional: true),
                FieldDefinition(
                    name: "tlsEndpointId", id: 3, type: .unsigned(bits: 16),
                    range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(65534)))),
                FieldDefinition(
                    name: "url", id: 4, type: .string,
                    range: ValueRange(
                        minimumLength: .constant(.integer(13)), maximumLength: .constant(.integer(2000)))),
                FieldDefinition(name: "triggerOptions", id: 5, type: .structure(TransportTriggerOptions.definition)),
                FieldDefinition(name: "ingestMethod", id: 6, type: .enumeration(IngestMethods.definition)),
                FieldDefinition(name: "containerOptions", id: 7, type: .structure(ContainerOptions.definition)),
                FieldDefinition(
                    name: "expiryTime", id: 8, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z",
                    isOptional: true),
                FieldDefinition(
                    name: "videoStreams", id: 9, type: .list(.structure(VideoStream.definition)),
                    range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(16))),
                    isOptional: true),
                FieldDefinition(
                    name: "audioStreams", id: 10, type: .list(.structure(AudioStream.definition)),
                    range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(16))),
                    isOptional: true),
            ])

        public var streamUsage: StreamUsage
        public var videoStreamId: UInt16??
        public var audioStreamId: UInt16??
        public var tlsEndpointId: UInt16
        public var url: String
        public var triggerOptions: TransportTriggerOptions
        public var ingestMethod: IngestMethods
        public var containerOptions: ContainerOptions
        /// In s since 2000-01-01T00:00:00Z.
        public var expiryTime: UInt32?
        public var videoStreams: [VideoStream]?
        public var audioStreams: [AudioStream]?

        public init(
            streamUsage: StreamUsage, videoStreamId: UInt16?? = nil, audioStreamId: UInt16?? = nil,
            tlsEndpointId: UInt16, url: String, triggerOptions: TransportTriggerOptions, ingestMethod: IngestMethods,
            containerOptions: ContainerOptions, expiryTime: UInt32? = nil, videoStreams: [VideoStream]? = nil,
            audioStreams: [AudioStream]? = nil
        ) {
            self.streamUsage = streamUsage
            self.videoStreamId = videoStreamId
            self.audioStreamId = audioStreamId
            self.tlsEndpointId = tlsEndpointId
            self.url = url
            self.triggerOptions = triggerOptions
            self.ingestMethod = ingestMethod
            self.containerOptions = containerOptions
            self.expiryTime = expiryTime
            self.videoStreams = videoStreams
            self.audioStreams = audioStreams
        }

        public init?(fields: [Value?]) {
            guard
                let streamUsage: StreamUsage = fields.required(at: 0),
                let videoStreamId: UInt16?? = fields.optional(at: 1),
                let audioStreamId: UInt16?? = fields.optional(at: 2),
                let tlsEndpointId: UInt16 = fields.required(at: 3),
                let url: String = fields.required(at: 4),
                let triggerOptions: TransportTriggerOptions = fields.required(at: 5),
                let ingestMethod: IngestMethods = fields.required(at: 6),
                let containerOptions: ContainerOptions = fields.required(at: 7),
                let expiryTime: UInt32? = fields.optional(at: 8),
                let videoStreams: [VideoStream]? = fields.optional(at: 9),
                let audioStreams: [AudioStream]? = fields.optional(at: 10)
            else { return nil }
            self.streamUsage = streamUsage
            self.videoStreamId = videoStreamId
            self.audioStreamId = audioStreamId
            self.tlsEndpointId = tlsEndpointId
            self.url = url
            self.triggerOptions = triggerOptions
            self.ingestMethod = ingestMethod
            self.containerOptions = containerOptions
            self.expiryTime = expiryTime
            self.videoStreams = videoStreams
            self.audioStreams = audioStreams
        }

        public var fields: [Value?] {
            [
                streamUsage.value,
                videoStreamId?.value,
                audioStreamId?.value,
                tlsEndpointId.value,
                url.value,
                triggerOptions.value,
                ingestMethod.value,
                containerOptions.value,
                expiryTime?.value,
                videoStreams?.value,
                audioStreams?.value,
            ]
        }
    }

    /// TransportConfigurationStruct
    public struct TransportConfiguration: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "TransportConfigurationStruct",
            fields: [
                FieldDefinition(
                    name: "connectionId", id: 0, type: .unsigned(bits: 16),
                    range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(65534)))),
                FieldDefinition(name: "transportStatus", id: 1, type: .enumeration(TransportStatus.definition)),
                FieldDefinition(
                    name: "transportOptions", id: 2, type: .structure(TransportOptions.definition), isOptional: true),
            ])

        public var connectionId: UInt16
        public var transportStatus: TransportStatus
        public var transportOptions: TransportOptions?

        public init(connectionId: UInt16, transportStatus: TransportStatus, transportOptions: TransportOptions? = nil) {
            self.connectionId = connectionId
            self.transportStatus = transportStatus
            self.transportOptions = transportOptions
        }

        public init?(fields: [Value?]) {
            guard
                let connectionId: UInt16 = fields.required(at: 0),
                let transportStatus: TransportStatus = fields.required(at: 1),
                let transportOptions: TransportOptions? = fields.optional(at: 2)
            else { return nil }
            self.connectionId = connectionId
            self.transportStatus = transportStatus
            self.transportOptions = transportOptions
        }

        public var fields: [Value?] { [connectionId.value, transportStatus.value, transportOptions?.value] }
    }
}

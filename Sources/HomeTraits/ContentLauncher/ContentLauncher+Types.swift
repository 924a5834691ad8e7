// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ContentLauncher {
    /// StatusEnum
    public enum Status: UInt8, ValueConvertible, CaseIterable {
        case success = 0
        case urlNotAvailable = 1
        case authFailed = 2
        case textTrackNotAvailable = 3
        case audioTrackNotAvailable = 4

        public static let definition = EnumDefinition(
            name: "StatusEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "success"),
                EnumDefinition.Member(value: 1, name: "urlNotAvailable"),
                EnumDefinition.Member(value: 2, name: "authFailed"),
                EnumDefinition.Member(value: 3, name: "textTrackNotAvailable"),
                EnumDefinition.Member(value: 4, name: "audioTrackNotAvailable"),
            ])
    }

    /// ParameterEnum
    public enum Parameter: UInt8, ValueConvertible, CaseIterable {
        case actor = 0
        case channel = 1
        case character = 2
        case director = 3
        case event = 4
        case franchise = 5
        case genre = 6
        case league = 7
        case popularity = 8
        case provider = 9
        case sport = 10
        case sportsTeam = 11
        case type = 12
        case video = 13
        case season = 14
        case episode = 15
        case any = 16

        public static let definition = EnumDefinition(
            name: "ParameterEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "actor"),
                EnumDefinition.Member(value: 1, name: "channel"),
                EnumDefinition.Member(value: 2, name: "character"),
                EnumDefinition.Member(value: 3, name: "director"),
                EnumDefinition.Member(value: 4, name: "event"),
                EnumDefinition.Member(value: 5, name: "franchise"),
                EnumDefinition.Member(value: 6, name: "genre"),
                EnumDefinition.Member(value: 7, name: "league"),
                EnumDefinition.Member(value: 8, name: "popularity"),
                EnumDefinition.Member(value: 9, name: "provider"),
                EnumDefinition.Member(value: 10, name: "sport"),
                EnumDefinition.Member(value: 11, name: "sportsTeam"),
                EnumDefinition.Member(value: 12, name: "type"),
                EnumDefinition.Member(value: 13, name: "video"),
                EnumDefinition.Member(value: 14, name: "season"),
                EnumDefinition.Member(value: 15, name: "episode"),
                EnumDefinition.Member(value: 16, name: "any"),
            ])
    }

    /// MetricTypeEnum
    public enum MetricType: UInt8, ValueConvertible, CaseIterable {
        case pixels = 0
        case percentage = 1

        public static let definition = EnumDefinition(
            name: "MetricTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "pixels"),
                EnumDefinition.Member(value: 1, name: "percentage"),
            ])
    }

    /// CharacteristicEnum
    public enum Characteristic: UInt8, ValueConvertible, CaseIterable {
        case forcedSubtitles = 0
        case describesVideo = 1
        case easyToRead = 2
        case frameBased = 3
        case mainProgram = 4
        case originalContent = 5
        case voiceOverTranslation = 6
        case caption = 7
        case subtitle = 8
        case alternate = 9
        case supplementary = 10
        case commentary = 11
        case dubbedTranslation = 12
        case description = 13
        case metadata = 14
        case enhancedAudioIntelligibility = 15
        case emergency = 16
        case karaoke = 17

        public static let definition = EnumDefinition(
            name: "CharacteristicEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "forcedSubtitles"),
                EnumDefinition.Member(value: 1, name: "describesVideo"),
                EnumDefinition.Member(value: 2, name: "easyToRead"),
                EnumDefinition.Member(value: 3, name: "frameBased"),
                EnumDefinition.Member(value: 4, name: "mainProgram"),
                EnumDefinition.Member(value: 5, name: "originalContent"),
                EnumDefinition.Member(value: 6, name: "voiceOverTranslation"),
                EnumDefinition.Member(value: 7, name: "caption"),
                EnumDefinition.Member(value: 8, name: "subtitle"),
                EnumDefinition.Member(value: 9, name: "alternate"),
                EnumDefinition.Member(value: 10, name: "supplementary"),
                EnumDefinition.Member(value: 11, name: "commentary"),
                EnumDefinition.Member(value: 12, name: "dubbedTranslation"),
                EnumDefinition.Member(value: 13, name: "description"),
                EnumDefinition.Member(value: 14, name: "metadata"),
                EnumDefinition.Member(value: 15, name: "enhancedAudioIntelligibility"),
                EnumDefinition.Member(value: 16, name: "emergency"),
                EnumDefinition.Member(value: 17, name: "karaoke"),
            ])
    }

    /// SupportedProtocolsBitmap
    public struct SupportedProtocols: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static var dash: SupportedProtocols { SupportedProtocols(rawValue: 1 << 0) }
        public static var hls: SupportedProtocols { SupportedProtocols(rawValue: 1 << 1) }

        public static let definition = BitmapDefinition(
            name: "SupportedProtocolsBitmap", bits: 32,
            fields: [BitmapDefinition.Field(name: "dash", bit: 0), BitmapDefinition.Field(name: "hls", bit: 1)])
    }

    /// AdditionalInfoStruct
    public struct AdditionalInfo: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "AdditionalInfoStruct",
            fields: [
                FieldDefinition(
                    name: "name", id: 0, type: .string, range: ValueRange(maximumLength: .constant(.integer(256)))),
                FieldDefinition(
                    name: "value", id: 1, type: .string, range: ValueRange(maximumLength: .constant(.integer(8192)))),
            ])

        public var name: String
        public var valueField: String

        public init(name: String, valueField: String) {
            self.name = name
            self.valueField = valueField
        }

        public init?(fields: [Value?]) {
            guard
                let name: String = fields.required(at: 0),
                let valueField: String = fields.required(at: 1)
            else { return nil }
            self.name = name
            self.valueField = valueField
        }

        public var fields: [Value?] { [name.value, valueField.value] }
    }

    /// ParameterStruct
    public struct ParameterStruct: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ParameterStruct",
            fields: [
                FieldDefinition(name: "type", id: 0, type: .enumeration(Parameter.definition)),
                FieldDefinition(
                    name: "value", id: 1, type: .string, range: ValueRange(maximumLength: .constant(.integer(1024)))),
                FieldDefinition(
                    name: "externalIdList", id: 2, type: .list(.structure(AdditionalInfo.definition)),
                    isOptional: true),
            ])

        public var type: Parameter
        public var valueField: String
        public var externalIdList: [AdditionalInfo]?

        public init(type: Parameter, valueField: String, externalIdList: [AdditionalInfo]? = nil) {
            self.type = type
            self.valueField = valueField
            self.externalIdList = externalIdList
        }

        public init?(fields: [Value?]) {
            guard
                let type: Parameter = fields.required(at: 0),
                let valueField: String = fields.required(at: 1),
                let externalIdList: [AdditionalInfo]? = fields.optional(at: 2)
            else { return nil }
            self.type = type
            self.valueField = valueField
            self.externalIdList = externalIdList
        }

        public var fields: [Value?] { [type.value, valueField.value, externalIdList?.value] }
    }

    /// ContentSearchStruct
    public struct ContentSearch: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ContentSearchStruct",
            fields: [
                FieldDefinition(name: "parameterList", id: 0, type: .list(.structure(ParameterStruct.definition)))
            ])

        public var parameterList: [ParameterStruct]

        public init(parameterList: [ParameterStruct]) {
            self.parameterList = parameterList
        }

        public init?(fields: [Value?]) {
            guard
                let parameterList: [ParameterStruct] = fields.required(at: 0)
            else { return nil }
            self.parameterList = parameterList
        }

        public var fields: [Value?] { [parameterList.value] }
    }

    /// DimensionStruct
    public struct Dimension: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "DimensionStruct",
            fields: [
                FieldDefinition(name: "width", id: 0, type: .double),
                FieldDefinition(name: "height", id: 1, type: .double),
                FieldDefinition(name: "metric", id: 2, type: .enumeration(MetricType.definition)),
            ])

        public var width: Double
        public var height: Double
        public var metric: MetricType

        public init(width: Double, height: Double, metric: MetricType) {
            self.width = width
            self.height = height
            self.metric = metric
        }

        public init?(fields: [Value?]) {
            guard
                let width: Double = fields.required(at: 0),
                let height: Double = fields.required(at: 1),
                let metric: MetricType = fields.required(at: 2)
            else { return nil }
            self.width = width
            self.height = height
            self.metric = metric
        }

        public var fields: [Value?] { [width.value, height.value, metric.value] }
    }

    /// StyleInformationStruct
    public struct StyleInformation: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "StyleInformationStruct",
            fields: [
                FieldDefinition(
                    name: "imageUrl", id: 0, type: .string, range: ValueRange(maximumLength: .constant(.integer(8192))),
                    isOptional: true),
                FieldDefinition(
                    name: "color", id: 1, type: .string,
                    range: ValueRange(minimumLength: .constant(.integer(7)), maximumLength: .constant(.integer(9))),
                    isOptional: true),
                FieldDefinition(name: "size", id: 2, type: .structure(Dimension.definition), isOptional: true),
            ])

        public var imageUrl: String?
        public var color: String?
        public var size: Dimension?

        public init(imageUrl: String? = nil, color: String? = nil, size: Dimension? = nil) {
            self.imageUrl = imageUrl
            self.color = color
            self.size = size
        }

        public init?(fields: [Value?]) {
            guard
                let imageUrl: String? = fields.optional(at: 0),
                let color: String? = fields.optional(at: 1),
                let size: Dimension? = fields.optional(at: 2)
            else { return nil }
            self.imageUrl = imageUrl
            self.color = color
            self.size = size
        }

        public var fields: [Value?] { [imageUrl?.value, color?.value, size?.value] }
    }

    /// BrandingInformationStruct
    public struct BrandingInformation: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "BrandingInformationStruct",
            fields: [
                FieldDefinition(
                    name: "providerName", id: 0, type: .string,
                    range: ValueRange(maximumLength: .constant(.integer(256)))),
                FieldDefinition(
                    name: "background", id: 1, type: .structure(StyleInformation.definition), isOptional: true),
                FieldDefinition(name: "logo", id: 2, type: .structure(StyleInformation.definition), isOptional: true),
                FieldDefinition(
                    name: "progressBar", id: 3, type: .structure(StyleInformation.definition), isOptional: true),
                FieldDefinition(name: "splash", id: 4, type: .structure(StyleInformation.definition), isOptional: true),
                FieldDefinition(
                    name: "watermark", id: 5, type: .structure(StyleInformation.definition), isOptional: true),
            ])

        public var providerName: String
        public var background: StyleInformation?
        public var logo: StyleInformation?
        public var progressBar: StyleInformation?
        public var splash: StyleInformation?
        public var watermark: StyleInformation?

        public init(
            providerName: String, background: StyleInformation? = nil, logo: StyleInformation? = nil,
            progressBar: StyleInformation? = nil, splash: StyleInformation? = nil, watermark: StyleInformation? = nil
        ) {
            self.providerName = providerName
            self.background = background
            self.logo = logo
            self.progressBar = progressBar
            self.splash = splash
            self.watermark = watermark
        }

        public init?(fields: [Value?]) {
            guard
                let providerName: String = fields.required(at: 0),
                let background: StyleInformation? = fields.optional(at: 1),
                let logo: StyleInformation? = fields.optional(at: 2),
                let progressBar: StyleInformation? = fields.optional(at: 3),
                let splash: StyleInformation? = fields.optional(at: 4),
                let watermark: StyleInformation? = fields.optional(at: 5)
            else { return nil }
            self.providerName = providerName
            self.background = background
            self.logo = logo
            self.progressBar = progressBar
            self.splash = splash
            self.watermark = watermark
        }

        public var fields: [Value?] {
            [providerName.value, background?.value, logo?.value, progressBar?.value, splash?.value, watermark?.value]
        }
    }

    /// PlaybackPreferencesStruct
    public struct PlaybackPreferences: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "PlaybackPreferencesStruct",
            fields: [
                FieldDefinition(
                    name: "playbackPosition", id: 0, type: .unsigned(bits: 64), unit: "ms", isNullable: true,
                    isOptional: true),
                FieldDefinition(
                    name: "textTrack", id: 1, type: .structure(TrackPreference.definition), isNullable: true,
                    isOptional: true),
                FieldDefinition(
                    name: "audioTracks", id: 2, type: .list(.structure(TrackPreference.definition)), isNullable: true,
                    isOptional: true),
            ])

        /// In ms.
        public var playbackPosition: UInt64??
        public var textTrack: TrackPreference??
        public var audioTracks: [TrackPreference]??

        public init(
            playbackPosition: UInt64?? = nil, textTrack: TrackPreference?? = nil,
            audioTracks: [TrackPreference]?? = nil
        ) {
            self.playbackPosition = playbackPosition
            self.textTrack = textTrack
            self.audioTracks = audioTracks
        }

        public init?(fields: [Value?]) {
            guard
                let playbackPosition: UInt64?? = fields.optional(at: 0),
                let textTrack: TrackPreference?? = fields.optional(at: 1),
                let audioTracks: [TrackPreference]?? = fields.optional(at: 2)
            else { return nil }
            self.playbackPosition = playbackPosition
            self.textTrack = textTrack
            self.audioTracks = audioTracks
        }

        public var fields: [Value?] { [playbackPosition?.value, textTrack?.value, audioTracks?.value] }
    }

    /// TrackPreferenceStruct
    public struct TrackPreference: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "TrackPreferenceStruct",
            fields: [
                FieldDefinition(
                    name: "languageCode", id: 0, type: .string,
                    range: ValueRange(maximumLength: .constant(.integer(32)))),
                FieldDefinition(
                    name: "characteristics", id: 1, type: .list(.enumeration(Characteristic.definition)),
                    isNullable: true, isOptional: true),
                FieldDefinition(
                    name: "audioOutputIndex", id: 2, type: .unsigned(bits: 8), isNullable: true, isOptional: true),
            ])

        public var languageCode: String
        public var characteristics: [Characteristic]??
        public var audioOutputIndex: UInt8??

        public init(languageCode: String, characteristics: [Characteristic]?? = nil, audioOutputIndex: UInt8?? = nil) {
            self.languageCode = languageCode
            self.characteristics = characteristics
            self.audioOutputIndex = audioOutputIndex
        }

        public init?(fields: [Value?]) {
            guard
                let languageCode: String = fields.required(at: 0),
                let characteristics: [Characteristic]?? = fields.optional(at: 1),
                let audioOutputIndex: UInt8?? = fields.optional(at: 2)
            else { return nil }
            self.languageCode = languageCode
            self.characteristics = characteristics
            self.audioOutputIndex = audioOutputIndex
        }

        public var fields: [Value?] { [languageCode.value, characteristics?.value, audioOutputIndex?.value] }
    }
}

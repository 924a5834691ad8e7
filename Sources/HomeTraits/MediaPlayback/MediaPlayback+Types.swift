// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension MediaPlayback {
    /// PlaybackStateEnum
    public enum PlaybackState: UInt8, ValueConvertible, CaseIterable {
        case playing = 0
        case paused = 1
        case notPlaying = 2
        case buffering = 3

        public static let definition = EnumDefinition(
            name: "PlaybackStateEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "playing"),
                EnumDefinition.Member(value: 1, name: "paused"),
                EnumDefinition.Member(value: 2, name: "notPlaying"),
                EnumDefinition.Member(value: 3, name: "buffering"),
            ])
    }

    /// StatusEnum
    public enum Status: UInt8, ValueConvertible, CaseIterable {
        case success = 0
        case invalidStateForCommand = 1
        case notAllowed = 2
        case notActive = 3
        case speedOutOfRange = 4
        case seekOutOfRange = 5

        public static let definition = EnumDefinition(
            name: "StatusEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "success"),
                EnumDefinition.Member(value: 1, name: "invalidStateForCommand"),
                EnumDefinition.Member(value: 2, name: "notAllowed"),
                EnumDefinition.Member(value: 3, name: "notActive"),
                EnumDefinition.Member(value: 4, name: "speedOutOfRange"),
                EnumDefinition.Member(value: 5, name: "seekOutOfRange"),
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

    /// PlaybackPositionStruct
    public struct PlaybackPosition: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "PlaybackPositionStruct",
            fields: [
                FieldDefinition(
                    name: "updatedAt", id: 0, type: .unsigned(bits: 64), unit: "µs since 2000-01-01T00:00:00Z"),
                FieldDefinition(name: "position", id: 1, type: .unsigned(bits: 64), unit: "ms", isNullable: true),
            ])

        /// In µs since 2000-01-01T00:00:00Z.
        public var updatedAt: UInt64
        /// In ms.
        public var position: UInt64?

        public init(updatedAt: UInt64, position: UInt64?) {
            self.updatedAt = updatedAt
            self.position = position
        }

        public init?(fields: [Value?]) {
            guard
                let updatedAt: UInt64 = fields.required(at: 0),
                let position: UInt64? = fields.required(at: 1)
            else { return nil }
            self.updatedAt = updatedAt
            self.position = position
        }

        public var fields: [Value?] { [updatedAt.value, position.value] }
    }

    /// TrackStruct
    public struct Track: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "TrackStruct",
            fields: [
                FieldDefinition(
                    name: "id", id: 0, type: .string, range: ValueRange(maximumLength: .constant(.integer(32)))),
                FieldDefinition(name: "trackAttributes", id: 1, type: .structure(TrackAttributes.definition)),
            ])

        public var id: String
        public var trackAttributes: TrackAttributes

        public init(id: String, trackAttributes: TrackAttributes) {
            self.id = id
            self.trackAttributes = trackAttributes
        }

        public init?(fields: [Value?]) {
            guard
                let id: String = fields.required(at: 0),
                let trackAttributes: TrackAttributes = fields.required(at: 1)
            else { return nil }
            self.id = id
            self.trackAttributes = trackAttributes
        }

        public var fields: [Value?] { [id.value, trackAttributes.value] }
    }

    /// TrackAttributesStruct
    public struct TrackAttributes: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "TrackAttributesStruct",
            fields: [
                FieldDefinition(
                    name: "languageCode", id: 0, type: .string,
                    range: ValueRange(maximumLength: .constant(.integer(32)))),
                FieldDefinition(
                    name: "characteristics", id: 1, type: .list(.enumeration(Characteristic.definition)),
                    isNullable: true, isOptional: true),
                FieldDefinition(
                    name: "displayName", id: 2, type: .string,
                    range: ValueRange(maximumLength: .constant(.integer(256))), isNullable: true, isOptional: true,
                    defaultValue: .null),
            ])

        public var languageCode: String
        public var characteristics: [Characteristic]??
        public var displayName: String?

        public init(languageCode: String, characteristics: [Characteristic]?? = nil, displayName: String? = nil) {
            self.languageCode = languageCode
            self.characteristics = characteristics
            self.displayName = displayName
        }

        public init?(fields: [Value?]) {
            guard
                let languageCode: String = fields.required(at: 0),
                let characteristics: [Characteristic]?? = fields.optional(at: 1),
                let displayName: String? = fields.required(at: 2, default: nil)
            else { return nil }
            self.languageCode = languageCode
            self.characteristics = characteristics
            self.displayName = displayName
        }

        public var fields: [Value?] { [languageCode.value, characteristics?.value, displayName.value] }
    }
}

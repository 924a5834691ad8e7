// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension Channel {
    /// LineupInfoTypeEnum
    public enum LineupInfoType: UInt8, ValueConvertible, CaseIterable {
        case mso = 0

        public static let definition = EnumDefinition(
            name: "LineupInfoTypeEnum", members: [EnumDefinition.Member(value: 0, name: "mso")])
    }

    /// StatusEnum
    public enum Status: UInt8, ValueConvertible, CaseIterable {
        case success = 0
        case multipleMatches = 1
        case noMatches = 2

        public static let definition = EnumDefinition(
            name: "StatusEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "success"),
                EnumDefinition.Member(value: 1, name: "multipleMatches"),
                EnumDefinition.Member(value: 2, name: "noMatches"),
            ])
    }

    /// ChannelTypeEnum
    public enum ChannelType: UInt8, ValueConvertible, CaseIterable {
        case satellite = 0
        case cable = 1
        case terrestrial = 2
        case ott = 3

        public static let definition = EnumDefinition(
            name: "ChannelTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "satellite"),
                EnumDefinition.Member(value: 1, name: "cable"),
                EnumDefinition.Member(value: 2, name: "terrestrial"),
                EnumDefinition.Member(value: 3, name: "ott"),
            ])
    }

    /// RecordingFlagBitmap
    public struct RecordingFlag: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var scheduled: RecordingFlag { RecordingFlag(rawValue: 1 << 0) }
        public static var recordSeries: RecordingFlag { RecordingFlag(rawValue: 1 << 1) }
        public static var recorded: RecordingFlag { RecordingFlag(rawValue: 1 << 2) }

        public static let definition = BitmapDefinition(
            name: "RecordingFlagBitmap",
            fields: [
                BitmapDefinition.Field(name: "scheduled", bit: 0),
                BitmapDefinition.Field(name: "recordSeries", bit: 1),
                BitmapDefinition.Field(name: "recorded", bit: 2),
            ])
    }

    /// ChannelInfoStruct
    public struct ChannelInfo: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ChannelInfoStruct",
            fields: [
                FieldDefinition(name: "majorNumber", id: 0, type: .unsigned(bits: 16)),
                FieldDefinition(name: "minorNumber", id: 1, type: .unsigned(bits: 16)),
                FieldDefinition(name: "name", id: 2, type: .string, isOptional: true),
                FieldDefinition(name: "callSign", id: 3, type: .string, isOptional: true),
                FieldDefinition(name: "affiliateCallSign", id: 4, type: .string, isOptional: true),
                FieldDefinition(name: "identifier", id: 5, type: .string, isOptional: true),
                FieldDefinition(name: "type", id: 6, type: .enumeration(ChannelType.definition), isOptional: true),
            ])

        public var majorNumber: UInt16
        public var minorNumber: UInt16
        public var name: String?
        public var callSign: String?
        public var affiliateCallSign: String?
        public var identifier: String?
        public var type: ChannelType?

        public init(
            majorNumber: UInt16, minorNumber: UInt16, name: String? = nil, callSign: String? = nil,
            affiliateCallSign: String? = nil, identifier: String? = nil, type: ChannelType? = nil
        ) {
            self.majorNumber = majorNumber
            self.minorNumber = minorNumber
            self.name = name
            self.callSign = callSign
            self.affiliateCallSign = affiliateCallSign
            self.identifier = identifier
            self.type = type
        }

        public init?(fields: [Value?]) {
            guard
                let majorNumber: UInt16 = fields.required(at: 0),
                let minorNumber: UInt16 = fields.required(at: 1),
                let name: String? = fields.optional(at: 2),
                let callSign: String? = fields.optional(at: 3),
                let affiliateCallSign: String? = fields.optional(at: 4),
                let identifier: String? = fields.optional(at: 5),
                let type: ChannelType? = fields.optional(at: 6)
            else { return nil }
            self.majorNumber = majorNumber
            self.minorNumber = minorNumber
            self.name = name
            self.callSign = callSign
            self.affiliateCallSign = affiliateCallSign
            self.identifier = identifier
            self.type = type
        }

        public var fields: [Value?] {
            [
                majorNumber.value,
                minorNumber.value,
                name?.value,
                callSign?.value,
                affiliateCallSign?.value,
                identifier?.value,
                type?.value,
            ]
        }
    }

    /// LineupInfoStruct
    public struct LineupInfo: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "LineupInfoStruct",
            fields: [
                FieldDefinition(name: "operatorName", id: 0, type: .string),
                FieldDefinition(name: "lineupName", id: 1, type: .string, isOptional: true),
                FieldDefinition(name: "postalCode", id: 2, type: .string, isOptional: true),
                FieldDefinition(name: "lineupInfoType", id: 3, type: .enumeration(LineupInfoType.definition)),
            ])

        public var operatorName: String
        public var lineupName: String?
        public var postalCode: String?
        public var lineupInfoType: LineupInfoType

        public init(
            operatorName: String, lineupName: String? = nil, postalCode: String? = nil, lineupInfoType: LineupInfoType
        ) {
            self.operatorName = operatorName
            self.lineupName = lineupName
            self.postalCode = postalCode
            self.lineupInfoType = lineupInfoType
        }

        public init?(fields: [Value?]) {
            guard
                let operatorName: String = fields.required(at: 0),
                let lineupName: String? = fields.optional(at: 1),
                let postalCode: String? = fields.optional(at: 2),
                let lineupInfoType: LineupInfoType = fields.required(at: 3)
            else { return nil }
            self.operatorName = operatorName
            self.lineupName = lineupName
            self.postalCode = postalCode
            self.lineupInfoType = lineupInfoType
        }

        public var fields: [Value?] {
            [operatorName.value, lineupName?.value, postalCode?.value, lineupInfoType.value]
        }
    }

    /// ProgramStruct
    public struct Program: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ProgramStruct",
            fields: [
                FieldDefinition(
                    name: "identifier", id: 0, type: .string,
                    range: ValueRange(maximumLength: .constant(.integer(255)))),
                FieldDefinition(name: "channel", id: 1, type: .structure(ChannelInfo.definition)),
                FieldDefinition(
                    name: "startTime", id: 2, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z"),
                FieldDefinition(
                    name: "endTime", id: 3, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z"),
                FieldDefinition(
                    name: "title", id: 4, type: .string, range: ValueRange(maximumLength: .constant(.integer(255)))),
                FieldDefinition(
                    name: "subtitle", id: 5, type: .string, range: ValueRange(maximumLength: .constant(.integer(255))),
                    isOptional: true),
                FieldDefinition(
                    name: "description", id: 6, type: .string,
                    range: ValueRange(maximumLength: .constant(.integer(8192))), isOptional: true),
                FieldDefinition(
                    name: "audioLanguages", id: 7, type: .list(.string),
                    range: ValueRange(maximumLength: .constant(.integer(10))), isOptional: true),
                FieldDefinition(
                    name: "ratings", id: 8, type: .list(.string),
                    range: ValueRange(maximumLength: .constant(.integer(255))), isOptional: true),
                FieldDefinition(
                    name: "thumbnailUrl", id: 9, type: .string,
                    range: ValueRange(maximumLength: .constant(.integer(8192))), isOptional: true),
                FieldDefinition(
                    name: "posterArtUrl", id: 10, type: .string,
                    range: ValueRange(maximumLength: .constant(.integer(8192))), isOptional: true),
                FieldDefinition(
                    name: "dvbiUrl", id: 11, type: .string, range: ValueRange(maximumLength: .constant(.integer(8192))),
                    isOptional: true),
                FieldDefinition(
                    name: "releaseDate", id: 12, type: .string,
                    range: ValueRange(maximumLength: .constant(.integer(30))), isOptional: true),
                FieldDefinition(
                    name: "parentalGuidanceText", id: 13, type: .string,
                    range: ValueRange(maximumLength: .constant(.integer(255))), isOptional: true),
                FieldDefinition(
                    name: "recordingFlag", id: 14, type: .bitmap(RecordingFlag.definition), isOptional: true),
                FieldDefinition(
                    name: "seriesInfo", id: 15, type: .structure(SeriesInfo.definition), isNullable: true,
                    isOptional: true, defaultValue: .null),
                FieldDefinition(
                    name: "categoryList", id: 16, type: .list(.structure(ProgramCategory.definition)),
                    range: ValueRange(maximumLength: .constant(.integer(255))), isOptional: true),
                FieldDefinition(
                    name: "castList", id: 17, type: .list(.structure(ProgramCast.definition)),
                    range: ValueRange(maximumLength: .constant(.integer(255))), isOptional: true),
                FieldDefinition(
                    name: "externalIdList", id: 18, type: .list(.structure(AdditionalInfo.definition)),
                    range: ValueRange(maximumLength: .constant(.integer(255))), isOptional: true),
            ])

        public var identifier: String
        public var channel: ChannelInfo
        /// In s since 2000-01-01T00:00:00Z.
        public var startTime: UInt32
        /// In s since 2000-01-01T00:00:00Z.
        public var endTime: UInt32
        public var title: String
        public var subtitle: String?
        public var description: String?
        public var audioLanguages: [String]?
        public var ratings: [String]?
        public var thumbnailUrl: String?
        public var posterArtUrl: String?
        public var dvbiUrl: String?
        public var releaseDate: String?
        public var parentalGuidanceText: String?
        public var recordingFlag: RecordingFlag?
        public var seriesInfo: SeriesInfo?
        public var categoryList: [ProgramCategory]?
        public var castList: [ProgramCast]?
        public var externalIdList: [AdditionalInfo]?

        public init(
            identifier: String, channel: ChannelInfo, startTime: UInt32, endTime: UInt32, title: String,
            subtitle: String? = nil, description: String? = nil, audioLanguages: [String]? = nil,
            ratings: [String]? = nil, thumbnailUrl: String? = nil, posterArtUrl: String? = nil, dvbiUrl: String? = nil,
            releaseDate: String? = nil, parentalGuidanceText: String? = nil, recordingFlag: RecordingFlag? = nil,
            seriesInfo: SeriesInfo? = nil, categoryList: [ProgramCategory]? = nil, castList: [ProgramCast]? = nil,
            externalIdList: [AdditionalInfo]? = nil
        ) {
            self.identifier = identifier
            self.channel = channel
            self.startTime = startTime
            self.endTime = endTime
            self.title = title
            self.subtitle = subtitle
            self.description = description
            self.audioLanguages = audioLanguages
            self.ratings = ratings
            self.thumbnailUrl = thumbnailUrl
            self.posterArtUrl = posterArtUrl
            self.dvbiUrl = dvbiUrl
            self.releaseDate = releaseDate
            self.parentalGuidanceText = parentalGuidanceText
            self.recordingFlag = recordingFlag
            self.seriesInfo = seriesInfo
            self.categoryList = categoryList
            self.castList = castList
            self.externalIdList = externalIdList
        }

        public init?(fields: [Value?]) {
            guard
                let identifier: String = fields.required(at: 0),
                let channel: ChannelInfo = fields.required(at: 1),
                let startTime: UInt32 = fields.required(at: 2),
                let endTime: UInt32 = fields.required(at: 3),
                let title: String = fields.required(at: 4),
                let subtitle: String? = fields.optional(at: 5),
                let description: String? = fields.optional(at: 6),
                let audioLanguages: [String]? = fields.optional(at: 7),
                let ratings: [String]? = fields.optional(at: 8),
                let thumbnailUrl: String? = fields.optional(at: 9),
                let posterArtUrl: String? = fields.optional(at: 10),
                let dvbiUrl: String? = fields.optional(at: 11),
                let releaseDate: String? = fields.optional(at: 12),
                let parentalGuidanceText: String? = fields.optional(at: 13),
                let recordingFlag: RecordingFlag? = fields.optional(at: 14),
                let seriesInfo: SeriesInfo? = fields.required(at: 15, default: nil),
                let categoryList: [ProgramCategory]? = fields.optional(at: 16),
                let castList: [ProgramCast]? = fields.optional(at: 17),
                let externalIdList: [AdditionalInfo]? = fields.optional(at: 18)
            else { return nil }
            self.identifier = identifier
            self.channel = channel
            self.startTime = startTime
            self.endTime = endTime
            self.title = title
            self.subtitle = subtitle
            self.description = description
            self.audioLanguages = audioLanguages
            self.ratings = ratings
            self.thumbnailUrl = thumbnailUrl
            self.posterArtUrl = posterArtUrl
            self.dvbiUrl = dvbiUrl
            self.releaseDate = releaseDate
            self.parentalGuidanceText = parentalGuidanceText
            self.recordingFlag = recordingFlag
            self.seriesInfo = seriesInfo
            self.categoryList = categoryList
            self.castList = castList
            self.externalIdList = externalIdList
        }

        public var fields: [Value?] {
            [
                identifier.value,
                channel.value,
                startTime.value,
                endTime.value,
                title.value,
                subtitle?.value,
                description?.value,
                audioLanguages?.value,
                ratings?.value,
                thumbnailUrl?.value,
                posterArtUrl?.value,
                dvbiUrl?.value,
                releaseDate?.value,
                parentalGuidanceText?.value,
                recordingFlag?.value,
                seriesInfo.value,
                categoryList?.value,
                castList?.value,
                externalIdList?.value,
            ]
        }
    }

    /// ProgramCategoryStruct
    public struct ProgramCategory: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ProgramCategoryStruct",
            fields: [
                FieldDefinition(
                    name: "category", id: 0, type: .string, range: ValueRange(maximumLength: .constant(.integer(256)))),
                FieldDefinition(
                    name: "subCategory", id: 1, type: .string,
                    range: ValueRange(maximumLength: .constant(.integer(256))), isOptional: true),
            ])

        public var category: String
        public var subCategory: String?

        public init(category: String, subCategory: String? = nil) {
            self.category = category
            self.subCategory = subCategory
        }

        public init?(fields: [Value?]) {
            guard
                let category: String = fields.required(at: 0),
                let subCategory: String? = fields.optional(at: 1)
            else { return nil }
            self.category = category
            self.subCategory = subCategory
        }

        public var fields: [Value?] { [category.value, subCategory?.value] }
    }

    /// SeriesInfoStruct
    public struct SeriesInfo: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "SeriesInfoStruct",
            fields: [
                FieldDefinition(
                    name: "season", id: 0, type: .string, range: ValueRange(maximumLength: .constant(.integer(256)))),
                FieldDefinition(
                    name: "episode", id: 1, type: .string, range: ValueRange(maximumLength: .constant(.integer(256)))),
            ])

        public var season: String
        public var episode: String

        public init(season: String, episode: String) {
            self.season = season
            self.episode = episode
        }

        public init?(fields: [Value?]) {
            guard
                let season: String = fields.required(at: 0),
                let episode: String = fields.required(at: 1)
            else { return nil }
            self.season = season
            self.episode = episode
        }

        public var fields: [Value?] { [season.value, episode.value] }
    }

    /// ProgramCastStruct
    public struct ProgramCast: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ProgramCastStruct",
            fields: [
                FieldDefinition(
                    name: "name", id: 0, type: .string, range: ValueRange(maximumLength: .constant(.integer(256)))),
                FieldDefinition(
                    name: "role", id: 1, type: .string, range: ValueRange(maximumLength: .constant(.integer(256)))),
            ])

        public var name: String
        public var role: String

        public init(name: String, role: String) {
            self.name = name
            self.role = role
        }

        public init?(fields: [Value?]) {
            guard
                let name: String = fields.required(at: 0),
                let role: String = fields.required(at: 1)
            else { return nil }
            self.name = name
            self.role = role
        }

        public var fields: [Value?] { [name.value, role.value] }
    }

    /// PageTokenStruct
    public struct PageToken: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "PageTokenStruct",
            fields: [
                FieldDefinition(name: "limit", id: 0, type: .unsigned(bits: 16), isOptional: true),
                FieldDefinition(
                    name: "after", id: 1, type: .string, range: ValueRange(maximumLength: .constant(.integer(8192))),
                    isOptional: true),
                FieldDefinition(
                    name: "before", id: 2, type: .string, range: ValueRange(maximumLength: .constant(.integer(8192))),
                    isOptional: true),
            ])

        public var limit: UInt16?
        public var after: String?
        public var before: String?

        public init(limit: UInt16? = nil, after: String? = nil, before: String? = nil) {
            self.limit = limit
            self.after = after
            self.before = before
        }

        public init?(fields: [Value?]) {
            guard
                let limit: UInt16? = fields.optional(at: 0),
                let after: String? = fields.optional(at: 1),
                let before: String? = fields.optional(at: 2)
            else { return nil }
            self.limit = limit
            self.after = after
            self.before = before
        }

        public var fields: [Value?] { [limit?.value, after?.value, before?.value] }
    }

    /// ChannelPagingStruct
    public struct ChannelPaging: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ChannelPagingStruct",
            fields: [
                FieldDefinition(
                    name: "previousToken", id: 0, type: .structure(PageToken.definition), isNullable: true,
                    isOptional: true, defaultValue: .null),
                FieldDefinition(
                    name: "nextToken", id: 1, type: .structure(PageToken.definition), isNullable: true,
                    isOptional: true, defaultValue: .null),
            ])

        public var previousToken: PageToken?
        public var nextToken: PageToken?

        public init(previousToken: PageToken? = nil, nextToken: PageToken? = nil) {
            self.previousToken = previousToken
            self.nextToken = nextToken
        }

        public init?(fields: [Value?]) {
            guard
                let previousToken: PageToken? = fields.required(at: 0, default: nil),
                let nextToken: PageToken? = fields.required(at: 1, default: nil)
            else { return nil }
            self.previousToken = previousToken
            self.nextToken = nextToken
        }

        public var fields: [Value?] { [previousToken.value, nextToken.value] }
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
}

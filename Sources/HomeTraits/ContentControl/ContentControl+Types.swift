// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ContentControl {
    /// StatusCodeEnum
    public enum StatusCode: UInt8, ValueConvertible, CaseIterable {
        case invalidPinCode = 2
        case invalidRating = 3
        case invalidChannel = 4
        case channelAlreadyExist = 5
        case channelNotExist = 6
        case unidentifiableApplication = 7
        case applicationAlreadyExist = 8
        case applicationNotExist = 9
        case timeWindowAlreadyExist = 10
        case timeWindowNotExist = 11

        public static let definition = EnumDefinition(
            name: "StatusCodeEnum",
            members: [
                EnumDefinition.Member(value: 2, name: "invalidPinCode"),
                EnumDefinition.Member(value: 3, name: "invalidRating"),
                EnumDefinition.Member(value: 4, name: "invalidChannel"),
                EnumDefinition.Member(value: 5, name: "channelAlreadyExist"),
                EnumDefinition.Member(value: 6, name: "channelNotExist"),
                EnumDefinition.Member(value: 7, name: "unidentifiableApplication"),
                EnumDefinition.Member(value: 8, name: "applicationAlreadyExist"),
                EnumDefinition.Member(value: 9, name: "applicationNotExist"),
                EnumDefinition.Member(value: 10, name: "timeWindowAlreadyExist"),
                EnumDefinition.Member(value: 11, name: "timeWindowNotExist"),
            ])
    }

    /// DayOfWeekBitmap
    public struct DayOfWeek: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var sunday: DayOfWeek { DayOfWeek(rawValue: 1 << 0) }
        public static var monday: DayOfWeek { DayOfWeek(rawValue: 1 << 1) }
        public static var tuesday: DayOfWeek { DayOfWeek(rawValue: 1 << 2) }
        public static var wednesday: DayOfWeek { DayOfWeek(rawValue: 1 << 3) }
        public static var thursday: DayOfWeek { DayOfWeek(rawValue: 1 << 4) }
        public static var friday: DayOfWeek { DayOfWeek(rawValue: 1 << 5) }
        public static var saturday: DayOfWeek { DayOfWeek(rawValue: 1 << 6) }

        public static let definition = BitmapDefinition(
            name: "DayOfWeekBitmap",
            fields: [
                BitmapDefinition.Field(name: "sunday", bit: 0),
                BitmapDefinition.Field(name: "monday", bit: 1),
                BitmapDefinition.Field(name: "tuesday", bit: 2),
                BitmapDefinition.Field(name: "wednesday", bit: 3),
                BitmapDefinition.Field(name: "thursday", bit: 4),
                BitmapDefinition.Field(name: "friday", bit: 5),
                BitmapDefinition.Field(name: "saturday", bit: 6),
            ])
    }

    /// RatingNameStruct
    public struct RatingName: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "RatingNameStruct",
            fields: [
                FieldDefinition(
                    name: "ratingName", id: 0, type: .string, range: ValueRange(maximumLength: .constant(.integer(8)))),
                FieldDefinition(
                    name: "ratingNameDesc", id: 1, type: .string,
                    range: ValueRange(maximumLength: .constant(.integer(64))), isOptional: true),
            ])

        public var ratingName: String
        public var ratingNameDesc: String?

        public init(ratingName: String, ratingNameDesc: String? = nil) {
            self.ratingName = ratingName
            self.ratingNameDesc = ratingNameDesc
        }

        public init?(fields: [Value?]) {
            guard
                let ratingName: String = fields.required(at: 0),
                let ratingNameDesc: String? = fields.optional(at: 1)
            else { return nil }
            self.ratingName = ratingName
            self.ratingNameDesc = ratingNameDesc
        }

        public var fields: [Value?] { [ratingName.value, ratingNameDesc?.value] }
    }

    /// BlockChannelStruct
    public struct BlockChannel: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "BlockChannelStruct",
            fields: [
                FieldDefinition(name: "blockChannelIndex", id: 0, type: .unsigned(bits: 16), isNullable: true),
                FieldDefinition(name: "majorNumber", id: 1, type: .unsigned(bits: 16)),
                FieldDefinition(name: "minorNumber", id: 2, type: .unsigned(bits: 16)),
                FieldDefinition(name: "identifier", id: 3, type: .string, isOptional: true),
            ])

        public var blockChannelIndex: UInt16?
        public var majorNumber: UInt16
        public var minorNumber: UInt16
        public var identifier: String?

        public init(blockChannelIndex: UInt16?, majorNumber: UInt16, minorNumber: UInt16, identifier: String? = nil) {
            self.blockChannelIndex = blockChannelIndex
            self.majorNumber = majorNumber
            self.minorNumber = minorNumber
            self.identifier = identifier
        }

        public init?(fields: [Value?]) {
            guard
                let blockChannelIndex: UInt16? = fields.required(at: 0),
                let majorNumber: UInt16 = fields.required(at: 1),
                let minorNumber: UInt16 = fields.required(at: 2),
                let identifier: String? = fields.optional(at: 3)
            else { return nil }
            self.blockChannelIndex = blockChannelIndex
            self.majorNumber = majorNumber
            self.minorNumber = minorNumber
            self.identifier = identifier
        }

        public var fields: [Value?] {
            [blockChannelIndex.value, majorNumber.value, minorNumber.value, identifier?.value]
        }
    }

    /// AppInfoStruct
    public struct AppInfo: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "AppInfoStruct",
            fields: [
                FieldDefinition(name: "catalogVendorId", id: 0, type: .unsigned(bits: 16)),
                FieldDefinition(name: "applicationId", id: 1, type: .string),
            ])

        public var catalogVendorId: UInt16
        public var applicationId: String

        public init(catalogVendorId: UInt16, applicationId: String) {
            self.catalogVendorId = catalogVendorId
            self.applicationId = applicationId
        }

        public init?(fields: [Value?]) {
            guard
                let catalogVendorId: UInt16 = fields.required(at: 0),
                let applicationId: String = fields.required(at: 1)
            else { return nil }
            self.catalogVendorId = catalogVendorId
            self.applicationId = applicationId
        }

        public var fields: [Value?] { [catalogVendorId.value, applicationId.value] }
    }

    /// TimeWindowStruct
    public struct TimeWindow: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "TimeWindowStruct",
            fields: [
                FieldDefinition(name: "timeWindowIndex", id: 0, type: .unsigned(bits: 16), isNullable: true),
                FieldDefinition(name: "dayOfWeek", id: 1, type: .bitmap(DayOfWeek.definition)),
                FieldDefinition(name: "timePeriod", id: 2, type: .list(.structure(TimePeriod.definition))),
            ])

        public var timeWindowIndex: UInt16?
        public var dayOfWeek: DayOfWeek
        public var timePeriod: [TimePeriod]

        public init(timeWindowIndex: UInt16?, dayOfWeek: DayOfWeek, timePeriod: [TimePeriod]) {
            self.timeWindowIndex = timeWindowIndex
            self.dayOfWeek = dayOfWeek
            self.timePeriod = timePeriod
        }

        public init?(fields: [Value?]) {
            guard
                let timeWindowIndex: UInt16? = fields.required(at: 0),
                let dayOfWeek: DayOfWeek = fields.required(at: 1),
                let timePeriod: [TimePeriod] = fields.required(at: 2)
            else { return nil }
            self.timeWindowIndex = timeWindowIndex
            self.dayOfWeek = dayOfWeek
            self.timePeriod = timePeriod
        }

        public var fields: [Value?] { [timeWindowIndex.value, dayOfWeek.value, timePeriod.value] }
    }

    /// TimePeriodStruct
    public struct TimePeriod: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "TimePeriodStruct",
            fields: [
                FieldDefinition(
                    name: "startHour", id: 0, type: .unsigned(bits: 8),
                    range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(23)))),
                FieldDefinition(
                    name: "startMinute", id: 1, type: .unsigned(bits: 8),
                    range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(59)))),
                FieldDefinition(
                    name: "endHour", id: 2, type: .unsigned(bits: 8),
                    range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(23)))),
                FieldDefinition(
                    name: "endMinute", id: 3, type: .unsigned(bits: 8),
                    range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(59)))),
            ])

        public var startHour: UInt8
        public var startMinute: UInt8
        public var endHour: UInt8
        public var endMinute: UInt8

        public init(startHour: UInt8, startMinute: UInt8, endHour: UInt8, endMinute: UInt8) {
            self.startHour = startHour
            self.startMinute = startMinute
            self.endHour = endHour
            self.endMinute = endMinute
        }

        public init?(fields: [Value?]) {
            guard
                let startHour: UInt8 = fields.required(at: 0),
                let startMinute: UInt8 = fields.required(at: 1),
                let endHour: UInt8 = fields.required(at: 2),
                let endMinute: UInt8 = fields.required(at: 3)
            else { return nil }
            self.startHour = startHour
            self.startMinute = startMinute
            self.endHour = endHour
            self.endMinute = endMinute
        }

        public var fields: [Value?] { [startHour.value, startMinute.value, endHour.value, endMinute.value] }
    }
}

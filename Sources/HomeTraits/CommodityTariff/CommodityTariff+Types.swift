// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension CommodityTariff {
    /// AuxiliaryLoadSettingEnum
    public enum AuxiliaryLoadSetting: UInt8, ValueConvertible, CaseIterable {
        case off = 0
        case on = 1
        case none = 2

        public static let definition = EnumDefinition(
            name: "AuxiliaryLoadSettingEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "off"),
                EnumDefinition.Member(value: 1, name: "on"),
                EnumDefinition.Member(value: 2, name: "none"),
            ])
    }

    /// DayTypeEnum
    public enum DayType: UInt8, ValueConvertible, CaseIterable {
        case standard = 0
        case holiday = 1
        case dynamic = 2
        case event = 3

        public static let definition = EnumDefinition(
            name: "DayTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "standard"),
                EnumDefinition.Member(value: 1, name: "holiday"),
                EnumDefinition.Member(value: 2, name: "dynamic"),
                EnumDefinition.Member(value: 3, name: "event"),
            ])
    }

    /// PeakPeriodSeverityEnum
    public enum PeakPeriodSeverity: UInt8, ValueConvertible, CaseIterable {
        case unused = 0
        case low = 1
        case medium = 2
        case high = 3

        public static let definition = EnumDefinition(
            name: "PeakPeriodSeverityEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unused"),
                EnumDefinition.Member(value: 1, name: "low"),
                EnumDefinition.Member(value: 2, name: "medium"),
                EnumDefinition.Member(value: 3, name: "high"),
            ])
    }

    /// DayEntryRandomizationTypeEnum
    public enum DayEntryRandomizationType: UInt8, ValueConvertible, CaseIterable {
        case none = 0
        case fixed = 1
        case random = 2
        case randomPositive = 3
        case randomNegative = 4

        public static let definition = EnumDefinition(
            name: "DayEntryRandomizationTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "none"),
                EnumDefinition.Member(value: 1, name: "fixed"),
                EnumDefinition.Member(value: 2, name: "random"),
                EnumDefinition.Member(value: 3, name: "randomPositive"),
                EnumDefinition.Member(value: 4, name: "randomNegative"),
            ])
    }

    /// BlockModeEnum
    public enum BlockMode: UInt8, ValueConvertible, CaseIterable {
        case noBlock = 0
        case combined = 1
        case individual = 2

        public static let definition = EnumDefinition(
            name: "BlockModeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "noBlock"),
                EnumDefinition.Member(value: 1, name: "combined"),
                EnumDefinition.Member(value: 2, name: "individual"),
            ])
    }

    /// TariffUnitEnum
    public enum TariffUnit: UInt8, ValueConvertible, CaseIterable {
        case kWh = 0
        case kVAh = 1

        public static let definition = EnumDefinition(
            name: "TariffUnitEnum",
            members: [EnumDefinition.Member(value: 0, name: "kWh"), EnumDefinition.Member(value: 1, name: "kVAh")])
    }

    /// TariffPriceTypeEnum
    public enum TariffPriceType: UInt8, ValueConvertible, CaseIterable {
        case standard = 0
        case critical = 1
        case virtual = 2
        case incentive = 3
        case incentiveSignal = 4

        public static let definition = EnumDefinition(
            name: "TariffPriceTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "standard"),
                EnumDefinition.Member(value: 1, name: "critical"),
                EnumDefinition.Member(value: 2, name: "virtual"),
                EnumDefinition.Member(value: 3, name: "incentive"),
                EnumDefinition.Member(value: 4, name: "incentiveSignal"),
            ])
    }

    /// PowerThresholdSourceEnum
    public enum PowerThresholdSource: UInt8, ValueConvertible, CaseIterable {
        case contract = 0
        case regulator = 1
        case equipment = 2

        public static let definition = EnumDefinition(
            name: "PowerThresholdSourceEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "contract"),
                EnumDefinition.Member(value: 1, name: "regulator"),
                EnumDefinition.Member(value: 2, name: "equipment"),
            ])
    }

    /// DayPatternDayOfWeekBitmap
    public struct DayPatternDayOfWeek: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var sunday: DayPatternDayOfWeek { DayPatternDayOfWeek(rawValue: 1 << 0) }
        public static var monday: DayPatternDayOfWeek { DayPatternDayOfWeek(rawValue: 1 << 1) }
        public static var tuesday: DayPatternDayOfWeek { DayPatternDayOfWeek(rawValue: 1 << 2) }
        public static var wednesday: DayPatternDayOfWeek { DayPatternDayOfWeek(rawValue: 1 << 3) }
        public static var thursday: DayPatternDayOfWeek { DayPatternDayOfWeek(rawValue: 1 << 4) }
        public static var friday: DayPatternDayOfWeek { DayPatternDayOfWeek(rawValue: 1 << 5) }
        public static var saturday: DayPatternDayOfWeek { DayPatternDayOfWeek(rawValue: 1 << 6) }

        public static let definition = BitmapDefinition(
            name: "DayPatternDayOfWeekBitmap",
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

    /// AuxiliaryLoadSwitchSettingsStruct
    public struct AuxiliaryLoadSwitchSettings: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "AuxiliaryLoadSwitchSettingsStruct",
            fields: [
                FieldDefinition(name: "number", id: 0, type: .unsigned(bits: 8)),
                FieldDefinition(name: "requiredState", id: 1, type: .enumeration(AuxiliaryLoadSetting.definition)),
            ])

        public var number: UInt8
        public var requiredState: AuxiliaryLoadSetting

        public init(number: UInt8, requiredState: AuxiliaryLoadSetting) {
            self.number = number
            self.requiredState = requiredState
        }

        public init?(fields: [Value?]) {
            guard
                let number: UInt8 = fields.required(at: 0),
                let requiredState: AuxiliaryLoadSetting = fields.required(at: 1)
            else { return nil }
            self.number = number
            self.requiredState = requiredState
        }

        public var fields: [Value?] { [number.value, requiredState.value] }
    }

    /// AuxiliaryLoadSwitchesSettingsStruct
    public struct AuxiliaryLoadSwitchesSettings: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "AuxiliaryLoadSwitchesSettingsStruct",
            fields: [
                FieldDefinition(
                    name: "switchStates", id: 0, type: .list(.structure(AuxiliaryLoadSwitchSettings.definition)),
                    range: ValueRange(maximumLength: .constant(.integer(8))))
            ])

        public var switchStates: [AuxiliaryLoadSwitchSettings]

        public init(switchStates: [AuxiliaryLoadSwitchSettings]) {
            self.switchStates = switchStates
        }

        public init?(fields: [Value?]) {
            guard
                let switchStates: [AuxiliaryLoadSwitchSettings] = fields.required(at: 0)
            else { return nil }
            self.switchStates = switchStates
        }

        public var fields: [Value?] { [switchStates.value] }
    }

    /// CalendarPeriodStruct
    public struct CalendarPeriod: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "CalendarPeriodStruct",
            fields: [
                FieldDefinition(
                    name: "startDate", id: 0, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z",
                    range: ValueRange(minimum: .attribute("startDate", offset: 0)), isNullable: true),
                FieldDefinition(
                    name: "dayPatternIDs", id: 1, type: .list(.unsigned(bits: 32)),
                    range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(7)))),
            ])

        /// In s since 2000-01-01T00:00:00Z.
        public var startDate: UInt32?
        public var dayPatternIDs: [UInt32]

        public init(startDate: UInt32?, dayPatternIDs: [UInt32]) {
            self.startDate = startDate
            self.dayPatternIDs = dayPatternIDs
        }

        public init?(fields: [Value?]) {
            guard
                let startDate: UInt32? = fields.required(at: 0),
                let dayPatternIDs: [UInt32] = fields.required(at: 1)
            else { return nil }
            self.startDate = startDate
            self.dayPatternIDs = dayPatternIDs
        }

        public var fields: [Value?] { [startDate.value, dayPatternIDs.value] }
    }

    /// DayEntryStruct
    public struct DayEntry: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "DayEntryStruct",
            fields: [
                FieldDefinition(name: "dayEntryId", id: 0, type: .unsigned(bits: 32)),
                FieldDefinition(
                    name: "startTime", id: 1, type: .unsigned(bits: 16), unit: "min",
                    range: ValueRange(maximum: .constant(.integer(1499)))),
                FieldDefinition(name: "duration", id: 2, type: .unsigned(bits: 16), unit: "min", isOptional: true),
                FieldDefinition(name: "randomizationOffset", id: 3, type: .signed(bits: 16), isOptional: true),
                FieldDefinition(
                    name: "randomizationType", id: 4, type: .enumeration(DayEntryRandomizationType.definition),
                    isOptional: true),
            ])

        public var dayEntryId: UInt32
        /// In min.
        public var startTime: UInt16
        /// In min.
        public var duration: UInt16?
        public var randomizationOffset: Int16?
        public var randomizationType: DayEntryRandomizationType?

        public init(
            dayEntryId: UInt32, startTime: UInt16, duration: UInt16? = nil, randomizationOffset: Int16? = nil,
            randomizationType: DayEntryRandomizationType? = nil
        ) {
            self.dayEntryId = dayEntryId
            self.startTime = startTime
            self.duration = duration
            self.randomizationOffset = randomizationOffset
            self.randomizationType = randomizationType
        }

        public init?(fields: [Value?]) {
            guard
                let dayEntryId: UInt32 = fields.required(at: 0),
                let startTime: UInt16 = fields.required(at: 1),
                let duration: UInt16? = fields.optional(at: 2),
                let randomizationOffset: Int16? = fields.optional(at: 3),
                let randomizationType: DayEntryRandomizationType? = fields.optional(at: 4)
            else { return nil }
            self.dayEntryId = dayEntryId
            self.startTime = startTime
            self.duration = duration
            self.randomizationOffset = randomizationOffset
            self.randomizationType = randomizationType
        }

        public var fields: [Value?] {
            [dayEntryId.value, startTime.value, duration?.value, randomizationOffset?.value, randomizationType?.value]
        }
    }

    /// DayStruct
    public struct Day: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "DayStruct",
            fields: [
                FieldDefinition(name: "date", id: 0, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z"),
                FieldDefinition(name: "dayType", id: 1, type: .enumeration(DayType.definition)),
                FieldDefinition(
                    name: "dayEntryIDs", id: 2, type: .list(.unsigned(bits: 32)),
                    range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(96)))),
            ])

        /// In s since 2000-01-01T00:00:00Z.
        public var date: UInt32
        public var dayType: DayType
        public var dayEntryIDs: [UInt32]

        public init(date: UInt32, dayType: DayType, dayEntryIDs: [UInt32]) {
            self.date = date
            self.dayType = dayType
            self.dayEntryIDs = dayEntryIDs
        }

        public init?(fields: [Value?]) {
            guard
                let date: UInt32 = fields.required(at: 0),
                let dayType: DayType = fields.required(at: 1),
                let dayEntryIDs: [UInt32] = fields.required(at: 2)
            else { return nil }
            self.date = date
            self.dayType = dayType
            self.dayEntryIDs = dayEntryIDs
        }

        public var fields: [Value?] { [date.value, dayType.value, dayEntryIDs.value] }
    }

    /// DayPatternStruct
    public struct DayPattern: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "DayPatternStruct",
            fields: [
                FieldDefinition(name: "dayPatternId", id: 0, type: .unsigned(bits: 32)),
                FieldDefinition(name: "daysOfWeek", id: 1, type: .bitmap(DayPatternDayOfWeek.definition)),
                FieldDefinition(
                    name: "dayEntryIDs", id: 2, type: .list(.unsigned(bits: 32)),
                    range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(96)))),
            ])

        public var dayPatternId: UInt32
        public var daysOfWeek: DayPatternDayOfWeek
        public var dayEntryIDs: [UInt32]

        public init(dayPatternId: UInt32, daysOfWeek: DayPatternDayOfWeek, dayEntryIDs: [UInt32]) {
            self.dayPatternId = dayPatternId
            self.daysOfWeek = daysOfWeek
            self.dayEntryIDs = dayEntryIDs
        }

        public init?(fields: [Value?]) {
            guard
                let dayPatternId: UInt32 = fields.required(at: 0),
                let daysOfWeek: DayPatternDayOfWeek = fields.required(at: 1),
                let dayEntryIDs: [UInt32] = fields.required(at: 2)
            else { return nil }
            self.dayPatternId = dayPatternId
            self.daysOfWeek = daysOfWeek
            self.dayEntryIDs = dayEntryIDs
        }

        public var fields: [Value?] { [dayPatternId.value, daysOfWeek.value, dayEntryIDs.value] }
    }

    /// PeakPeriodStruct
    public struct PeakPeriod: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "PeakPeriodStruct",
            fields: [
                FieldDefinition(name: "severity", id: 0, type: .enumeration(PeakPeriodSeverity.definition)),
                FieldDefinition(
                    name: "peakPeriod", id: 1, type: .unsigned(bits: 16),
                    range: ValueRange(minimum: .constant(.integer(1)))),
            ])

        public var severity: PeakPeriodSeverity
        public var peakPeriod: UInt16

        public init(severity: PeakPeriodSeverity, peakPeriod: UInt16) {
            self.severity = severity
            self.peakPeriod = peakPeriod
        }

        public init?(fields: [Value?]) {
            guard
                let severity: PeakPeriodSeverity = fields.required(at: 0),
                let peakPeriod: UInt16 = fields.required(at: 1)
            else { return nil }
            self.severity = severity
            self.peakPeriod = peakPeriod
        }

        public var fields: [Value?] { [severity.value, peakPeriod.value] }
    }

    /// TariffInformationStruct
    public struct TariffInformation: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "TariffInformationStruct",
            fields: [
                FieldDefinition(
                    name: "tariffLabel", id: 0, type: .string,
                    range: ValueRange(maximumLength: .constant(.integer(128))), isNullable: true),
                FieldDefinition(
                    name: "providerName", id: 1, type: .string,
                    range: ValueRange(maximumLength: .constant(.integer(128))), isNullable: true),
                FieldDefinition(
                    name: "currency", id: 2, type: .structure(Currency.definition), isNullable: true, isOptional: true),
                FieldDefinition(name: "blockMode", id: 3, type: .enumeration(BlockMode.definition), isNullable: true),
            ])

        public var tariffLabel: String?
        public var providerName: String?
        public var currency: Currency??
        public var blockMode: BlockMode?

        public init(tariffLabel: String?, providerName: String?, currency: Currency?? = nil, blockMode: BlockMode?) {
            self.tariffLabel = tariffLabel
            self.providerName = providerName
            self.currency = currency
            self.blockMode = blockMode
        }

        public init?(fields: [Value?]) {
            guard
                let tariffLabel: String? = fields.required(at: 0),
                let providerName: String? = fields.required(at: 1),
                let currency: Currency?? = fields.optional(at: 2),
                let blockMode: BlockMode? = fields.required(at: 3)
            else { return nil }
            self.tariffLabel = tariffLabel
            self.providerName = providerName
            self.currency = currency
            self.blockMode = blockMode
        }

        public var fields: [Value?] { [tariffLabel.value, providerName.value, currency?.value, blockMode.value] }
    }

    /// TariffPriceStruct
    public struct TariffPrice: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "TariffPriceStruct",
            fields: [
                FieldDefinition(name: "priceType", id: 0, type: .enumeration(TariffPriceType.definition)),
                FieldDefinition(name: "price", id: 1, type: .signed(bits: 64), isOptional: true),
                FieldDefinition(name: "priceLevel", id: 2, type: .signed(bits: 16), isOptional: true),
            ])

        public var priceType: TariffPriceType
        public var price: Int64?
        public var priceLevel: Int16?

        public init(priceType: TariffPriceType, price: Int64? = nil, priceLevel: Int16? = nil) {
            self.priceType = priceType
            self.price = price
            self.priceLevel = priceLevel
        }

        public init?(fields: [Value?]) {
            guard
                let priceType: TariffPriceType = fields.required(at: 0),
                let price: Int64? = fields.optional(at: 1),
                let priceLevel: Int16? = fields.optional(at: 2)
            else { return nil }
            self.priceType = priceType
            self.price = price
            self.priceLevel = priceLevel
        }

        public var fields: [Value?] { [priceType.value, price?.value, priceLevel?.value] }
    }

    /// TariffComponentStruct
    public struct TariffComponent: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "TariffComponentStruct",
            fields: [
                FieldDefinition(name: "tariffComponentId", id: 0, type: .unsigned(bits: 32)),
                FieldDefinition(
                    name: "price", id: 1, type: .structure(TariffPrice.definition), isNullable: true, isOptional: true),
                FieldDefinition(name: "friendlyCredit", id: 2, type: .bool, isOptional: true),
                FieldDefinition(
                    name: "auxiliaryLoad", id: 3, type: .structure(AuxiliaryLoadSwitchSettings.definition),
                    isOptional: true),
                FieldDefinition(name: "peakPeriod", id: 4, type: .structure(PeakPeriod.definition), isOptional: true),
                FieldDefinition(
                    name: "powerThreshold", id: 5, type: .structure(PowerThreshold.definition), isOptional: true),
                FieldDefinition(name: "threshold", id: 6, type: .signed(bits: 64), isNullable: true),
                FieldDefinition(
                    name: "label", id: 7, type: .string, range: ValueRange(maximumLength: .constant(.integer(128))),
                    isNullable: true, isOptional: true),
                FieldDefinition(name: "predicted", id: 8, type: .bool, isOptional: true),
            ])

        public var tariffComponentId: UInt32
        public var price: TariffPrice??
        public var friendlyCredit: Bool?
        public var auxiliaryLoad: AuxiliaryLoadSwitchSettings?
        public var peakPeriod: PeakPeriod?
        public var powerThreshold: PowerThreshold?
        public var threshold: Int64?
        public var label: String??
        public var predicted: Bool?

        public init(
            tariffComponentId: UInt32, price: TariffPrice?? = nil, friendlyCredit: Bool? = nil,
            auxiliaryLoad: AuxiliaryLoadSwitchSettings? = nil, peakPeriod: PeakPeriod? = nil,
            powerThreshold: PowerThreshold? = nil, threshold: Int64?, label: String?? = nil, predicted: Bool? = nil
        ) {
            self.tariffComponentId = tariffComponentId
            self.price = price
            self.friendlyCredit = friendlyCredit
            self.auxiliaryLoad = auxiliaryLoad
            self.peakPeriod = peakPeriod
            self.powerThreshold = powerThreshold
            self.threshold = threshold
            self.label = label
            self.predicted = predicted
        }

        public init?(fields: [Value?]) {
            guard
                let tariffComponentId: UInt32 = fields.required(at: 0),
                let price: TariffPrice?? = fields.optional(at: 1),
                let friendlyCredit: Bool? = fields.optional(at: 2),
                let auxiliaryLoad: AuxiliaryLoadSwitchSettings? = fields.optional(at: 3),
                let peakPeriod: PeakPeriod? = fields.optional(at: 4),
                let powerThreshold: PowerThreshold? = fields.optional(at: 5),
                let threshold: Int64? = fields.required(at: 6),
                let label: String?? = fields.optional(at: 7),
                let predicted: Bool? = fields.optional(at: 8)
            else { return nil }
            self.tariffComponentId = tariffComponentId
            self.price = price
            self.friendlyCredit = friendlyCredit
            self.auxiliaryLoad = auxiliaryLoad
            self.peakPeriod = peakPeriod
            self.powerThreshold = powerThreshold
            self.threshold = threshold
            self.label = label
            self.predicted = predicted
        }

        public var fields: [Value?] {
            [
                tariffComponentId.value,
                price?.value,
                friendlyCredit?.value,
                auxiliaryLoad?.value,
                peakPeriod?.value,
                powerThreshold?.value,
                threshold.value,
                label?.value,
                predicted?.value,
            ]
        }
    }

    /// TariffPeriodStruct
    public struct TariffPeriod: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "TariffPeriodStruct",
            fields: [
                FieldDefinition(
                    name: "label", id: 0, type: .string, range: ValueRange(maximumLength: .constant(.integer(128))),
                    isNullable: true),
                FieldDefinition(
                    name: "dayEntryIDs", id: 1, type: .list(.unsigned(bits: 32)),
                    range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(20)))),
                FieldDefinition(
                    name: "tariffComponentIDs", id: 2, type: .list(.unsigned(bits: 32)),
                    range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(20)))),
            ])

        public var label: String?
        public var dayEntryIDs: [UInt32]
        public var tariffComponentIDs: [UInt32]

        public init(label: String?, dayEntryIDs: [UInt32], tariffComponentIDs: [UInt32]) {
            self.label = label
            self.dayEntryIDs = dayEntryIDs
            self.tariffComponentIDs = tariffComponentIDs
        }

        public init?(fields: [Value?]) {
            guard
                let label: String? = fields.required(at: 0),
                let dayEntryIDs: [UInt32] = fields.required(at: 1),
                let tariffComponentIDs: [UInt32] = fields.required(at: 2)
            else { return nil }
            self.label = label
            self.dayEntryIDs = dayEntryIDs
            self.tariffComponentIDs = tariffComponentIDs
        }

        public var fields: [Value?] { [label.value, dayEntryIDs.value, tariffComponentIDs.value] }
    }

    /// CurrencyStruct
    public struct Currency: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "CurrencyStruct",
            fields: [
                FieldDefinition(
                    name: "currency", id: 0, type: .unsigned(bits: 16),
                    range: ValueRange(maximum: .constant(.integer(999)))),
                FieldDefinition(name: "decimalPoints", id: 1, type: .unsigned(bits: 8)),
            ])

        public var currency: UInt16
        public var decimalPoints: UInt8

        public init(currency: UInt16, decimalPoints: UInt8) {
            self.currency = currency
            self.decimalPoints = decimalPoints
        }

        public init?(fields: [Value?]) {
            guard
                let currency: UInt16 = fields.required(at: 0),
                let decimalPoints: UInt8 = fields.required(at: 1)
            else { return nil }
            self.currency = currency
            self.decimalPoints = decimalPoints
        }

        public var fields: [Value?] { [currency.value, decimalPoints.value] }
    }

    /// PowerThresholdStruct
    public struct PowerThreshold: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "PowerThresholdStruct",
            fields: [
                FieldDefinition(name: "powerThreshold", id: 0, type: .signed(bits: 64), unit: "mW", isOptional: true),
                FieldDefinition(
                    name: "apparentPowerThreshold", id: 1, type: .signed(bits: 64), unit: "mVA", isOptional: true),
                FieldDefinition(
                    name: "powerThresholdSource", id: 2, type: .enumeration(PowerThresholdSource.definition),
                    isNullable: true),
            ])

        /// In mW.
        public var powerThreshold: Int64?
        /// In mVA.
        public var apparentPowerThreshold: Int64?
        public var powerThresholdSource: PowerThresholdSource?

        public init(
            powerThreshold: Int64? = nil, apparentPowerThreshold: Int64? = nil,
            powerThresholdSource: PowerThresholdSource?
        ) {
            self.powerThreshold = powerThreshold
            self.apparentPowerThreshold = apparentPowerThreshold
            self.powerThresholdSource = powerThresholdSource
        }

        public init?(fields: [Value?]) {
            guard
                let powerThreshold: Int64? = fields.optional(at: 0),
                let apparentPowerThreshold: Int64? = fields.optional(at: 1),
                let powerThresholdSource: PowerThresholdSource? = fields.required(at: 2)
            else { return nil }
            self.powerThreshold = powerThreshold
            self.apparentPowerThreshold = apparentPowerThreshold
            self.powerThresholdSource = powerThresholdSource
        }

        public var fields: [Value?] {
            [powerThreshold?.value, apparentPowerThreshold?.value, powerThresholdSource.value]
        }
    }
}

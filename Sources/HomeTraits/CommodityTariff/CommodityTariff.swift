// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster CommodityTariff (0x0700).
public enum CommodityTariff: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "commodityTariff", namespace: .matter, clusterID: 0x0700, identifier: "0x0700")
    }

    public static let definition = TraitDefinition(
        identity, title: "CommodityTariff", revision: 1, features: featuresTable, attributes: attributesTable,
        commands: commandsTable)

    /// Attribute 0x0000.
    public static let tariffInfo = AttributeKey<CommodityTariff, TariffInformation?>(index: 0)

    /// Attribute 0x0001.
    public static let tariffUnit = AttributeKey<CommodityTariff, TariffUnit?>(index: 1)

    /// Attribute 0x0002, in s since 2000-01-01T00:00:00Z.
    public static let startDate = AttributeKey<CommodityTariff, UInt32?>(index: 2)

    /// Attribute 0x0003.
    public static let dayEntries = AttributeKey<CommodityTariff, [DayEntry]?>(index: 3)

    /// Attribute 0x0004.
    public static let dayPatterns = AttributeKey<CommodityTariff, [DayPattern]?>(index: 4)

    /// Attribute 0x0005.
    public static let calendarPeriods = AttributeKey<CommodityTariff, [CalendarPeriod]?>(index: 5)

    /// Attribute 0x0006.
    public static let individualDays = AttributeKey<CommodityTariff, [Day]?>(index: 6)

    /// Attribute 0x0007.
    public static let currentDay = AttributeKey<CommodityTariff, Day?>(index: 7)

    /// Attribute 0x0008.
    public static let nextDay = AttributeKey<CommodityTariff, Day?>(index: 8)

    /// Attribute 0x0009.
    public static let currentDayEntry = AttributeKey<CommodityTariff, DayEntry?>(index: 9)

    /// Attribute 0x000A, in s since 2000-01-01T00:00:00Z.
    public static let currentDayEntryDate = AttributeKey<CommodityTariff, UInt32?>(index: 10)

    /// Attribute 0x000B.
    public static let nextDayEntry = AttributeKey<CommodityTariff, DayEntry?>(index: 11)

    /// Attribute 0x000C, in s since 2000-01-01T00:00:00Z.
    public static let nextDayEntryDate = AttributeKey<CommodityTariff, UInt32?>(index: 12)

    /// Attribute 0x000D.
    public static let tariffComponents = AttributeKey<CommodityTariff, [TariffComponent]?>(index: 13)

    /// Attribute 0x000E.
    public static let tariffPeriods = AttributeKey<CommodityTariff, [TariffPeriod]?>(index: 14)

    /// Attribute 0x000F.
    public static let currentTariffComponents = AttributeKey<CommodityTariff, [TariffComponent]?>(index: 15)

    /// Attribute 0x0010.
    public static let nextTariffComponents = AttributeKey<CommodityTariff, [TariffComponent]?>(index: 16)

    /// Attribute 0x0011, conformance `RNDM`.
    public static let defaultRandomizationOffset = AttributeKey<CommodityTariff, Int16?>(index: 17)

    /// Attribute 0x0012, conformance `RNDM`.
    public static let defaultRandomizationType = AttributeKey<CommodityTariff, DayEntryRandomizationType?>(index: 18)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// PRICE
        public static let pricing = Features(rawValue: 1 << 0)
        /// FCRED
        public static let friendlyCredit = Features(rawValue: 1 << 1)
        /// AUXLD
        public static let auxiliaryLoad = Features(rawValue: 1 << 2)
        /// PEAKP
        public static let peakPeriod = Features(rawValue: 1 << 3)
        /// PWRTHLD
        public static let powerThreshold = Features(rawValue: 1 << 4)
        /// RNDM
        public static let randomization = Features(rawValue: 1 << 5)
    }
}

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
    public static var tariffInfo: AttributeKey<CommodityTariff, TariffInformation?> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var tariffUnit: AttributeKey<CommodityTariff, TariffUnit?> { AttributeKey(index: 1) }

    /// Attribute 0x0002, in s since 2000-01-01T00:00:00Z.
    public static var startDate: AttributeKey<CommodityTariff, UInt32?> { AttributeKey(index: 2) }

    /// Attribute 0x0003.
    public static var dayEntries: AttributeKey<CommodityTariff, [DayEntry]?> { AttributeKey(index: 3) }

    /// Attribute 0x0004.
    public static var dayPatterns: AttributeKey<CommodityTariff, [DayPattern]?> { AttributeKey(index: 4) }

    /// Attribute 0x0005.
    public static var calendarPeriods: AttributeKey<CommodityTariff, [CalendarPeriod]?> { AttributeKey(index: 5) }

    /// Attribute 0x0006.
    public static var individualDays: AttributeKey<CommodityTariff, [Day]?> { AttributeKey(index: 6) }

    /// Attribute 0x0007.
    public static var currentDay: AttributeKey<CommodityTariff, Day?> { AttributeKey(index: 7) }

    /// Attribute 0x0008.
    public static var nextDay: AttributeKey<CommodityTariff, Day?> { AttributeKey(index: 8) }

    /// Attribute 0x0009.
    public static var currentDayEntry: AttributeKey<CommodityTariff, DayEntry?> { AttributeKey(index: 9) }

    /// Attribute 0x000A, in s since 2000-01-01T00:00:00Z.
    public static var currentDayEntryDate: AttributeKey<CommodityTariff, UInt32?> { AttributeKey(index: 10) }

    /// Attribute 0x000B.
    public static var nextDayEntry: AttributeKey<CommodityTariff, DayEntry?> { AttributeKey(index: 11) }

    /// Attribute 0x000C, in s since 2000-01-01T00:00:00Z.
    public static var nextDayEntryDate: AttributeKey<CommodityTariff, UInt32?> { AttributeKey(index: 12) }

    /// Attribute 0x000D.
    public static var tariffComponents: AttributeKey<CommodityTariff, [TariffComponent]?> { AttributeKey(index: 13) }

    /// Attribute 0x000E.
    public static var tariffPeriods: AttributeKey<CommodityTariff, [TariffPeriod]?> { AttributeKey(index: 14) }

    /// Attribute 0x000F.
    public static var currentTariffComponents: AttributeKey<CommodityTariff, [TariffComponent]?> {
        AttributeKey(index: 15)
    }

    /// Attribute 0x0010.
    public static var nextTariffComponents: AttributeKey<CommodityTariff, [TariffComponent]?> {
        AttributeKey(index: 16)
    }

    /// Attribute 0x0011, conformance `RNDM`.
    public static var defaultRandomizationOffset: AttributeKey<CommodityTariff, Int16?> { AttributeKey(index: 17) }

    /// Attribute 0x0012, conformance `RNDM`.
    public static var defaultRandomizationType: AttributeKey<CommodityTariff, DayEntryRandomizationType?> {
        AttributeKey(index: 18)
    }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// PRICE
        public static var pricing: Features { Features(rawValue: 1 << 0) }
        /// FCRED
        public static var friendlyCredit: Features { Features(rawValue: 1 << 1) }
        /// AUXLD
        public static var auxiliaryLoad: Features { Features(rawValue: 1 << 2) }
        /// PEAKP
        public static var peakPeriod: Features { Features(rawValue: 1 << 3) }
        /// PWRTHLD
        public static var powerThreshold: Features { Features(rawValue: 1 << 4) }
        /// RNDM
        public static var randomization: Features { Features(rawValue: 1 << 5) }
    }
}

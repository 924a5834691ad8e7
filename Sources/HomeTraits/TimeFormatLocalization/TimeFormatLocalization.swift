// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster TimeFormatLocalization (0x002C).
public enum TimeFormatLocalization: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "timeFormatLocalization", namespace: .matter, clusterID: 0x002C, identifier: "0x002C")
    }

    public static let definition = TraitDefinition(
        identity, title: "TimeFormatLocalization", revision: 1, exposure: .hidden, features: featuresTable,
        attributes: attributesTable)

    /// Attribute 0x0000, writable.
    public static var hourFormat: AttributeKey<TimeFormatLocalization, HourFormat> { AttributeKey(index: 0) }

    /// Attribute 0x0001, writable, conformance `CALFMT`.
    public static var activeCalendarType: AttributeKey<TimeFormatLocalization, CalendarType> { AttributeKey(index: 1) }

    /// Attribute 0x0002, fixed, conformance `CALFMT`.
    public static var supportedCalendarTypes: AttributeKey<TimeFormatLocalization, [CalendarType]> {
        AttributeKey(index: 2)
    }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// CALFMT
        public static var calendarFormat: Features { Features(rawValue: 1 << 0) }
    }
}

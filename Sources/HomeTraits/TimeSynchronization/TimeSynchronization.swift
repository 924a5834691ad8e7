// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster TimeSynchronization (0x0038).
public enum TimeSynchronization: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "timeSynchronization", namespace: .matter, clusterID: 0x0038, identifier: "0x0038")
    }

    public static let definition = TraitDefinition(
        identity, title: "TimeSynchronization", revision: 2, exposure: .hidden, features: featuresTable,
        attributes: attributesTable, commands: commandsTable, events: eventsTable)

    /// Attribute 0x0000, in µs since 2000-01-01T00:00:00Z.
    public static var utcTime: AttributeKey<TimeSynchronization, UInt64?> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var granularity: AttributeKey<TimeSynchronization, Granularity> { AttributeKey(index: 1) }

    /// Attribute 0x0002, conformance `O`.
    public static var timeSource: AttributeKey<TimeSynchronization, TimeSource> { AttributeKey(index: 2) }

    /// Attribute 0x0003, conformance `TSC`.
    public static var trustedTimeSource: AttributeKey<TimeSynchronization, TrustedTimeSource?> {
        AttributeKey(index: 3)
    }

    /// Attribute 0x0004, conformance `NTPC`.
    public static var defaultNtp: AttributeKey<TimeSynchronization, String?> { AttributeKey(index: 4) }

    /// Attribute 0x0005, conformance `TZ`.
    public static var timeZone: AttributeKey<TimeSynchronization, [TimeZone]> { AttributeKey(index: 5) }

    /// Attribute 0x0006, conformance `TZ`.
    public static var dstOffset: AttributeKey<TimeSynchronization, [DSTOffset]> { AttributeKey(index: 6) }

    /// Attribute 0x0007, in µs since 2000-01-01T00:00:00Z, conformance `TZ`.
    public static var localTime: AttributeKey<TimeSynchronization, UInt64?> { AttributeKey(index: 7) }

    /// Attribute 0x0008, fixed, conformance `TZ`.
    public static var timeZoneDatabase: AttributeKey<TimeSynchronization, TimeZoneDatabase> { AttributeKey(index: 8) }

    /// Attribute 0x0009, conformance `NTPS`.
    public static var ntpServerAvailable: AttributeKey<TimeSynchronization, Bool> { AttributeKey(index: 9) }

    /// Attribute 0x000A, fixed, conformance `TZ`.
    public static var timeZoneListMaxSize: AttributeKey<TimeSynchronization, UInt8> { AttributeKey(index: 10) }

    /// Attribute 0x000B, fixed, conformance `TZ`.
    public static var dstOffsetListMaxSize: AttributeKey<TimeSynchronization, UInt8> { AttributeKey(index: 11) }

    /// Attribute 0x000C, fixed, conformance `NTPC`.
    public static var supportsDnsResolve: AttributeKey<TimeSynchronization, Bool> { AttributeKey(index: 12) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// TZ
        public static var timeZone: Features { Features(rawValue: 1 << 0) }
        /// NTPC
        public static var ntpClient: Features { Features(rawValue: 1 << 1) }
        /// NTPS
        public static var ntpServer: Features { Features(rawValue: 1 << 2) }
        /// TSC
        public static var timeSyncClient: Features { Features(rawValue: 1 << 3) }
    }
}

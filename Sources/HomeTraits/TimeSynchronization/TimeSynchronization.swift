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
    public static let utcTime = AttributeKey<TimeSynchronization, UInt64?>(index: 0)

    /// Attribute 0x0001.
    public static let granularity = AttributeKey<TimeSynchronization, Granularity>(index: 1)

    /// Attribute 0x0002, conformance `O`.
    public static let timeSource = AttributeKey<TimeSynchronization, TimeSource>(index: 2)

    /// Attribute 0x0003, conformance `TSC`.
    public static let trustedTimeSource = AttributeKey<TimeSynchronization, TrustedTimeSource?>(index: 3)

    /// Attribute 0x0004, conformance `NTPC`.
    public static let defaultNtp = AttributeKey<TimeSynchronization, String?>(index: 4)

    /// Attribute 0x0005, conformance `TZ`.
    public static let timeZone = AttributeKey<TimeSynchronization, [TimeZone]>(index: 5)

    /// Attribute 0x0006, conformance `TZ`.
    public static let dstOffset = AttributeKey<TimeSynchronization, [DSTOffset]>(index: 6)

    /// Attribute 0x0007, in µs since 2000-01-01T00:00:00Z, conformance `TZ`.
    public static let localTime = AttributeKey<TimeSynchronization, UInt64?>(index: 7)

    /// Attribute 0x0008, fixed, conformance `TZ`.
    public static let timeZoneDatabase = AttributeKey<TimeSynchronization, TimeZoneDatabase>(index: 8)

    /// Attribute 0x0009, conformance `NTPS`.
    public static let ntpServerAvailable = AttributeKey<TimeSynchronization, Bool>(index: 9)

    /// Attribute 0x000A, fixed, conformance `TZ`.
    public static let timeZoneListMaxSize = AttributeKey<TimeSynchronization, UInt8>(index: 10)

    /// Attribute 0x000B, fixed, conformance `TZ`.
    public static let dstOffsetListMaxSize = AttributeKey<TimeSynchronization, UInt8>(index: 11)

    /// Attribute 0x000C, fixed, conformance `NTPC`.
    public static let supportsDnsResolve = AttributeKey<TimeSynchronization, Bool>(index: 12)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// TZ
        public static let timeZone = Features(rawValue: 1 << 0)
        /// NTPC
        public static let ntpClient = Features(rawValue: 1 << 1)
        /// NTPS
        public static let ntpServer = Features(rawValue: 1 << 2)
        /// TSC
        public static let timeSyncClient = Features(rawValue: 1 << 3)
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension TimeSynchronization {
    /// Command 0x00.
    public struct SetUtcTime: TraitCommand, Hashable {
        public typealias Owner = TimeSynchronization
        public static let index = 0

        /// In µs since 2000-01-01T00:00:00Z.
        public var utcTime: UInt64
        public var granularity: Granularity
        public var timeSource: TimeSource

        public init(
            utcTime: UInt64 = 0, granularity: Granularity = .noTimeGranularity, timeSource: TimeSource = .none
        ) {
            self.utcTime = utcTime
            self.granularity = granularity
            self.timeSource = timeSource
        }

        public init?(fields: [Value?]) {
            guard
                let utcTime: UInt64 = fields.required(at: 0, default: 0),
                let granularity: Granularity = fields.required(at: 1, default: .noTimeGranularity),
                let timeSource: TimeSource = fields.required(at: 2, default: .none)
            else { return nil }
            self.utcTime = utcTime
            self.granularity = granularity
            self.timeSource = timeSource
        }

        public var fields: [Value?] { [utcTime.value, granularity.value, timeSource.value] }
    }

    /// Command 0x01.
    public struct SetTrustedTimeSource: TraitCommand, Hashable {
        public typealias Owner = TimeSynchronization
        public static let index = 1

        public var trustedTimeSource: FabricScopedTrustedTimeSource?

        public init(trustedTimeSource: FabricScopedTrustedTimeSource? = nil) {
            self.trustedTimeSource = trustedTimeSource
        }

        public init?(fields: [Value?]) {
            guard
                let trustedTimeSource: FabricScopedTrustedTimeSource? = fields.required(at: 0, default: nil)
            else { return nil }
            self.trustedTimeSource = trustedTimeSource
        }

        public var fields: [Value?] { [trustedTimeSource.value] }
    }

    /// Command 0x02, answered by `SetTimeZoneResponse`.
    public struct SetTimeZone: TraitCommand, Hashable {
        public typealias Owner = TimeSynchronization
        public static let index = 2

        public var timeZone: [TimeZone]

        public init(timeZone: [TimeZone]) {
            self.timeZone = timeZone
        }

        public init?(fields: [Value?]) {
            guard
                let timeZone: [TimeZone] = fields.required(at: 0)
            else { return nil }
            self.timeZone = timeZone
        }

        public var fields: [Value?] { [timeZone.value] }
    }

    /// Answer 0x03.
    public struct SetTimeZoneResponse: FieldsConvertible, Hashable {
        public var dstOffsetRequired: Bool

        public init(dstOffsetRequired: Bool = true) {
            self.dstOffsetRequired = dstOffsetRequired
        }

        public init?(fields: [Value?]) {
            guard
                let dstOffsetRequired: Bool = fields.required(at: 0, default: true)
            else { return nil }
            self.dstOffsetRequired = dstOffsetRequired
        }

        public var fields: [Value?] { [dstOffsetRequired.value] }
    }

    /// Command 0x04.
    public struct SetDstOffset: TraitCommand, Hashable {
        public typealias Owner = TimeSynchronization
        public static let index = 3

        public var dstOffset: [DSTOffset]

        public init(dstOffset: [DSTOffset]) {
            self.dstOffset = dstOffset
        }

        public init?(fields: [Value?]) {
            guard
                let dstOffset: [DSTOffset] = fields.required(at: 0)
            else { return nil }
            self.dstOffset = dstOffset
        }

        public var fields: [Value?] { [dstOffset.value] }
    }

    /// Command 0x05.
    public struct SetDefaultNtp: TraitCommand, Hashable {
        public typealias Owner = TimeSynchronization
        public static let index = 4

        public var defaultNtp: String?

        public init(defaultNtp: String? = nil) {
            self.defaultNtp = defaultNtp
        }

        public init?(fields: [Value?]) {
            guard
                let defaultNtp: String? = fields.required(at: 0, default: nil)
            else { return nil }
            self.defaultNtp = defaultNtp
        }

        public var fields: [Value?] { [defaultNtp.value] }
    }
}

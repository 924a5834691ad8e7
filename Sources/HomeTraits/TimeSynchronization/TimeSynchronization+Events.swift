// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension TimeSynchronization {
    /// Event 0x00, priority info.
    public struct DstTableEmpty: TraitEvent, Hashable {
        public typealias Owner = TimeSynchronization
        public static let index = 0

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x01, priority info.
    public struct DstStatus: TraitEvent, Hashable {
        public typealias Owner = TimeSynchronization
        public static let index = 1

        public var dstOffsetActive: Bool

        public init(dstOffsetActive: Bool) {
            self.dstOffsetActive = dstOffsetActive
        }

        public init?(fields: [Value?]) {
            guard
                let dstOffsetActive: Bool = fields.required(at: 0)
            else { return nil }
            self.dstOffsetActive = dstOffsetActive
        }

        public var fields: [Value?] { [dstOffsetActive.value] }
    }

    /// Event 0x02, priority info.
    public struct TimeZoneStatus: TraitEvent, Hashable {
        public typealias Owner = TimeSynchronization
        public static let index = 2

        /// In s.
        public var offset: Int32
        public var name: String?

        public init(offset: Int32, name: String? = nil) {
            self.offset = offset
            self.name = name
        }

        public init?(fields: [Value?]) {
            guard
                let offset: Int32 = fields.required(at: 0),
                let name: String? = fields.optional(at: 1)
            else { return nil }
            self.offset = offset
            self.name = name
        }

        public var fields: [Value?] { [offset.value, name?.value] }
    }

    /// Event 0x03, priority info.
    public struct TimeFailure: TraitEvent, Hashable {
        public typealias Owner = TimeSynchronization
        public static let index = 3

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x04, priority info.
    public struct MissingTrustedTimeSource: TraitEvent, Hashable {
        public typealias Owner = TimeSynchronization
        public static let index = 4

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }
}

// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleLightEffects {
    /// Command 0x00.
    public struct ColorLoop: TraitCommand, Hashable {
        public typealias Owner = GoogleLightEffects
        public static let index = 0

        /// In s.
        public var duration: UInt16?

        public init(duration: UInt16? = nil) {
            self.duration = duration
        }

        public init?(fields: [Value?]) {
            guard
                let duration: UInt16? = fields.optional(at: 0)
            else { return nil }
            self.duration = duration
        }

        public var fields: [Value?] { [duration?.value] }
    }

    /// Command 0x01.
    public struct Sleep: TraitCommand, Hashable {
        public typealias Owner = GoogleLightEffects
        public static let index = 1

        /// In s.
        public var duration: UInt16?

        public init(duration: UInt16? = nil) {
            self.duration = duration
        }

        public init?(fields: [Value?]) {
            guard
                let duration: UInt16? = fields.optional(at: 0)
            else { return nil }
            self.duration = duration
        }

        public var fields: [Value?] { [duration?.value] }
    }

    /// Command 0x02.
    public struct StopEffect: TraitCommand, Hashable {
        public typealias Owner = GoogleLightEffects
        public static let index = 2

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x03.
    public struct Wake: TraitCommand, Hashable {
        public typealias Owner = GoogleLightEffects
        public static let index = 3

        /// In s.
        public var duration: UInt16?

        public init(duration: UInt16? = nil) {
            self.duration = duration
        }

        public init?(fields: [Value?]) {
            guard
                let duration: UInt16? = fields.optional(at: 0)
            else { return nil }
            self.duration = duration
        }

        public var fields: [Value?] { [duration?.value] }
    }
}

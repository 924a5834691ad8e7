// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension WindowCovering {
    /// Command 0x00.
    public struct UpOrOpen: TraitCommand, Hashable {
        public typealias Owner = WindowCovering
        public static let index = 0

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x01.
    public struct DownOrClose: TraitCommand, Hashable {
        public typealias Owner = WindowCovering
        public static let index = 1

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x02.
    public struct StopMotion: TraitCommand, Hashable {
        public typealias Owner = WindowCovering
        public static let index = 2

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x05.
    public struct GoToLiftPercentage: TraitCommand, Hashable {
        public typealias Owner = WindowCovering
        public static let index = 3

        /// In 0.01 %.
        public var liftPercent100thsValue: UInt16

        public init(liftPercent100thsValue: UInt16) {
            self.liftPercent100thsValue = liftPercent100thsValue
        }

        public init?(fields: [Value?]) {
            guard
                let liftPercent100thsValue: UInt16 = fields.required(at: 0)
            else { return nil }
            self.liftPercent100thsValue = liftPercent100thsValue
        }

        public var fields: [Value?] { [liftPercent100thsValue.value] }
    }

    /// Command 0x08.
    public struct GoToTiltPercentage: TraitCommand, Hashable {
        public typealias Owner = WindowCovering
        public static let index = 4

        /// In 0.01 %.
        public var tiltPercent100thsValue: UInt16

        public init(tiltPercent100thsValue: UInt16) {
            self.tiltPercent100thsValue = tiltPercent100thsValue
        }

        public init?(fields: [Value?]) {
            guard
                let tiltPercent100thsValue: UInt16 = fields.required(at: 0)
            else { return nil }
            self.tiltPercent100thsValue = tiltPercent100thsValue
        }

        public var fields: [Value?] { [tiltPercent100thsValue.value] }
    }

    /// Command 0x04.
    public struct GoToLiftValue: TraitCommand, Hashable {
        public typealias Owner = WindowCovering
        public static let index = 5

        public var liftValue: UInt16

        public init(liftValue: UInt16) {
            self.liftValue = liftValue
        }

        public init?(fields: [Value?]) {
            guard
                let liftValue: UInt16 = fields.required(at: 0)
            else { return nil }
            self.liftValue = liftValue
        }

        public var fields: [Value?] { [liftValue.value] }
    }

    /// Command 0x07.
    public struct GoToTiltValue: TraitCommand, Hashable {
        public typealias Owner = WindowCovering
        public static let index = 6

        public var tiltValue: UInt16

        public init(tiltValue: UInt16) {
            self.tiltValue = tiltValue
        }

        public init?(fields: [Value?]) {
            guard
                let tiltValue: UInt16 = fields.required(at: 0)
            else { return nil }
            self.tiltValue = tiltValue
        }

        public var fields: [Value?] { [tiltValue.value] }
    }
}

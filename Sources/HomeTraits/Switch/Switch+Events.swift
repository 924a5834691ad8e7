// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension Switch {
    /// Event 0x00, priority info.
    public struct SwitchLatched: TraitEvent, Hashable {
        public typealias Owner = Switch
        public static let index = 0

        public var newPosition: UInt8

        public init(newPosition: UInt8) {
            self.newPosition = newPosition
        }

        public init?(fields: [Value?]) {
            guard
                let newPosition: UInt8 = fields.required(at: 0)
            else { return nil }
            self.newPosition = newPosition
        }

        public var fields: [Value?] { [newPosition.value] }
    }

    /// Event 0x01, priority info.
    public struct InitialPress: TraitEvent, Hashable {
        public typealias Owner = Switch
        public static let index = 1

        public var newPosition: UInt8

        public init(newPosition: UInt8) {
            self.newPosition = newPosition
        }

        public init?(fields: [Value?]) {
            guard
                let newPosition: UInt8 = fields.required(at: 0)
            else { return nil }
            self.newPosition = newPosition
        }

        public var fields: [Value?] { [newPosition.value] }
    }

    /// Event 0x02, priority info.
    public struct LongPress: TraitEvent, Hashable {
        public typealias Owner = Switch
        public static let index = 2

        public var newPosition: UInt8

        public init(newPosition: UInt8) {
            self.newPosition = newPosition
        }

        public init?(fields: [Value?]) {
            guard
                let newPosition: UInt8 = fields.required(at: 0)
            else { return nil }
            self.newPosition = newPosition
        }

        public var fields: [Value?] { [newPosition.value] }
    }

    /// Event 0x03, priority info.
    public struct ShortRelease: TraitEvent, Hashable {
        public typealias Owner = Switch
        public static let index = 3

        public var previousPosition: UInt8

        public init(previousPosition: UInt8) {
            self.previousPosition = previousPosition
        }

        public init?(fields: [Value?]) {
            guard
                let previousPosition: UInt8 = fields.required(at: 0)
            else { return nil }
            self.previousPosition = previousPosition
        }

        public var fields: [Value?] { [previousPosition.value] }
    }

    /// Event 0x04, priority info.
    public struct LongRelease: TraitEvent, Hashable {
        public typealias Owner = Switch
        public static let index = 4

        public var previousPosition: UInt8

        public init(previousPosition: UInt8) {
            self.previousPosition = previousPosition
        }

        public init?(fields: [Value?]) {
            guard
                let previousPosition: UInt8 = fields.required(at: 0)
            else { return nil }
            self.previousPosition = previousPosition
        }

        public var fields: [Value?] { [previousPosition.value] }
    }

    /// Event 0x05, priority info.
    public struct MultiPressOngoing: TraitEvent, Hashable {
        public typealias Owner = Switch
        public static let index = 5

        public var newPosition: UInt8
        public var currentNumberOfPressesCounted: UInt8

        public init(newPosition: UInt8, currentNumberOfPressesCounted: UInt8) {
            self.newPosition = newPosition
            self.currentNumberOfPressesCounted = currentNumberOfPressesCounted
        }

        public init?(fields: [Value?]) {
            guard
                let newPosition: UInt8 = fields.required(at: 0),
                let currentNumberOfPressesCounted: UInt8 = fields.required(at: 1)
            else { return nil }
            self.newPosition = newPosition
            self.currentNumberOfPressesCounted = currentNumberOfPressesCounted
        }

        public var fields: [Value?] { [newPosition.value, currentNumberOfPressesCounted.value] }
    }

    /// Event 0x06, priority info.
    public struct MultiPressComplete: TraitEvent, Hashable {
        public typealias Owner = Switch
        public static let index = 6

        public var previousPosition: UInt8
        public var totalNumberOfPressesCounted: UInt8

        public init(previousPosition: UInt8, totalNumberOfPressesCounted: UInt8) {
            self.previousPosition = previousPosition
            self.totalNumberOfPressesCounted = totalNumberOfPressesCounted
        }

        public init?(fields: [Value?]) {
            guard
                let previousPosition: UInt8 = fields.required(at: 0),
                let totalNumberOfPressesCounted: UInt8 = fields.required(at: 1)
            else { return nil }
            self.previousPosition = previousPosition
            self.totalNumberOfPressesCounted = totalNumberOfPressesCounted
        }

        public var fields: [Value?] { [previousPosition.value, totalNumberOfPressesCounted.value] }
    }
}

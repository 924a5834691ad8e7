// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleTimer {
    /// Command 0x00.
    public struct TimerStart: TraitCommand, Hashable {
        public typealias Owner = GoogleTimer
        public static let index = 0

        /// In s.
        public var timerTimeSec: Int32

        public init(timerTimeSec: Int32) {
            self.timerTimeSec = timerTimeSec
        }

        public init?(fields: [Value?]) {
            guard
                let timerTimeSec: Int32 = fields.required(at: 0)
            else { return nil }
            self.timerTimeSec = timerTimeSec
        }

        public var fields: [Value?] { [timerTimeSec.value] }
    }

    /// Command 0x01.
    public struct TimerAdjust: TraitCommand, Hashable {
        public typealias Owner = GoogleTimer
        public static let index = 1

        /// In s.
        public var timerTimeSec: Int32

        public init(timerTimeSec: Int32) {
            self.timerTimeSec = timerTimeSec
        }

        public init?(fields: [Value?]) {
            guard
                let timerTimeSec: Int32 = fields.required(at: 0)
            else { return nil }
            self.timerTimeSec = timerTimeSec
        }

        public var fields: [Value?] { [timerTimeSec.value] }
    }

    /// Command 0x02.
    public struct TimerPause: TraitCommand, Hashable {
        public typealias Owner = GoogleTimer
        public static let index = 2

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x03.
    public struct TimerResume: TraitCommand, Hashable {
        public typealias Owner = GoogleTimer
        public static let index = 3

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x04.
    public struct TimerCancel: TraitCommand, Hashable {
        public typealias Owner = GoogleTimer
        public static let index = 4

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }
}

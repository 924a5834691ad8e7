// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension LevelControl {
    /// Command 0x00.
    public struct MoveToLevel: TraitCommand, Hashable {
        public typealias Owner = LevelControl
        public static let index = 0

        public var level: UInt8
        /// In 0.1 s.
        public var transitionTime: UInt16?
        public var optionsMask: Options
        public var optionsOverride: Options

        public init(
            level: UInt8, transitionTime: UInt16? = nil, optionsMask: Options = [], optionsOverride: Options = []
        ) {
            self.level = level
            self.transitionTime = transitionTime
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public init?(fields: [Value?]) {
            guard
                let level: UInt8 = fields.required(at: 0),
                let transitionTime: UInt16? = fields.required(at: 1, default: nil),
                let optionsMask: Options = fields.required(at: 2, default: []),
                let optionsOverride: Options = fields.required(at: 3, default: [])
            else { return nil }
            self.level = level
            self.transitionTime = transitionTime
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public var fields: [Value?] { [level.value, transitionTime.value, optionsMask.value, optionsOverride.value] }
    }

    /// Command 0x01.
    public struct Move: TraitCommand, Hashable {
        public typealias Owner = LevelControl
        public static let index = 1

        public var moveMode: MoveMode
        /// In level units/s.
        public var rate: UInt8?
        public var optionsMask: Options
        public var optionsOverride: Options

        public init(moveMode: MoveMode, rate: UInt8? = nil, optionsMask: Options = [], optionsOverride: Options = []) {
            self.moveMode = moveMode
            self.rate = rate
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public init?(fields: [Value?]) {
            guard
                let moveMode: MoveMode = fields.required(at: 0),
                let rate: UInt8? = fields.required(at: 1, default: nil),
                let optionsMask: Options = fields.required(at: 2, default: []),
                let optionsOverride: Options = fields.required(at: 3, default: [])
            else { return nil }
            self.moveMode = moveMode
            self.rate = rate
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public var fields: [Value?] { [moveMode.value, rate.value, optionsMask.value, optionsOverride.value] }
    }

    /// Command 0x02.
    public struct Step: TraitCommand, Hashable {
        public typealias Owner = LevelControl
        public static let index = 2

        public var stepMode: StepMode
        public var stepSize: UInt8
        /// In 0.1 s.
        public var transitionTime: UInt16?
        public var optionsMask: Options
        public var optionsOverride: Options

        public init(
            stepMode: StepMode, stepSize: UInt8, transitionTime: UInt16? = nil, optionsMask: Options = [],
            optionsOverride: Options = []
        ) {
            self.stepMode = stepMode
            self.stepSize = stepSize
            self.transitionTime = transitionTime
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public init?(fields: [Value?]) {
            guard
                let stepMode: StepMode = fields.required(at: 0),
                let stepSize: UInt8 = fields.required(at: 1),
                let transitionTime: UInt16? = fields.required(at: 2, default: nil),
                let optionsMask: Options = fields.required(at: 3, default: []),
                let optionsOverride: Options = fields.required(at: 4, default: [])
            else { return nil }
            self.stepMode = stepMode
            self.stepSize = stepSize
            self.transitionTime = transitionTime
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public var fields: [Value?] {
            [stepMode.value, stepSize.value, transitionTime.value, optionsMask.value, optionsOverride.value]
        }
    }

    /// Command 0x03.
    public struct Stop: TraitCommand, Hashable {
        public typealias Owner = LevelControl
        public static let index = 3

        public var optionsMask: Options
        public var optionsOverride: Options

        public init(optionsMask: Options = [], optionsOverride: Options = []) {
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public init?(fields: [Value?]) {
            guard
                let optionsMask: Options = fields.required(at: 0, default: []),
                let optionsOverride: Options = fields.required(at: 1, default: [])
            else { return nil }
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public var fields: [Value?] { [optionsMask.value, optionsOverride.value] }
    }

    /// Command 0x04.
    public struct MoveToLevelWithOnOff: TraitCommand, Hashable {
        public typealias Owner = LevelControl
        public static let index = 4

        public var level: UInt8
        /// In 0.1 s.
        public var transitionTime: UInt16?
        public var optionsMask: Options
        public var optionsOverride: Options

        public init(
            level: UInt8, transitionTime: UInt16? = nil, optionsMask: Options = [], optionsOverride: Options = []
        ) {
            self.level = level
            self.transitionTime = transitionTime
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public init?(fields: [Value?]) {
            guard
                let level: UInt8 = fields.required(at: 0),
                let transitionTime: UInt16? = fields.required(at: 1, default: nil),
                let optionsMask: Options = fields.required(at: 2, default: []),
                let optionsOverride: Options = fields.required(at: 3, default: [])
            else { return nil }
            self.level = level
            self.transitionTime = transitionTime
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public var fields: [Value?] { [level.value, transitionTime.value, optionsMask.value, optionsOverride.value] }
    }

    /// Command 0x05.
    public struct MoveWithOnOff: TraitCommand, Hashable {
        public typealias Owner = LevelControl
        public static let index = 5

        public var moveMode: MoveMode
        /// In level units/s.
        public var rate: UInt8?
        public var optionsMask: Options
        public var optionsOverride: Options

        public init(moveMode: MoveMode, rate: UInt8? = nil, optionsMask: Options = [], optionsOverride: Options = []) {
            self.moveMode = moveMode
            self.rate = rate
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public init?(fields: [Value?]) {
            guard
                let moveMode: MoveMode = fields.required(at: 0),
                let rate: UInt8? = fields.required(at: 1, default: nil),
                let optionsMask: Options = fields.required(at: 2, default: []),
                let optionsOverride: Options = fields.required(at: 3, default: [])
            else { return nil }
            self.moveMode = moveMode
            self.rate = rate
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public var fields: [Value?] { [moveMode.value, rate.value, optionsMask.value, optionsOverride.value] }
    }

    /// Command 0x06.
    public struct StepWithOnOff: TraitCommand, Hashable {
        public typealias Owner = LevelControl
        public static let index = 6

        public var stepMode: StepMode
        public var stepSize: UInt8
        /// In 0.1 s.
        public var transitionTime: UInt16?
        public var optionsMask: Options
        public var optionsOverride: Options

        public init(
            stepMode: StepMode, stepSize: UInt8, transitionTime: UInt16? = nil, optionsMask: Options = [],
            optionsOverride: Options = []
        ) {
            self.stepMode = stepMode
            self.stepSize = stepSize
            self.transitionTime = transitionTime
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public init?(fields: [Value?]) {
            guard
                let stepMode: StepMode = fields.required(at: 0),
                let stepSize: UInt8 = fields.required(at: 1),
                let transitionTime: UInt16? = fields.required(at: 2, default: nil),
                let optionsMask: Options = fields.required(at: 3, default: []),
                let optionsOverride: Options = fields.required(at: 4, default: [])
            else { return nil }
            self.stepMode = stepMode
            self.stepSize = stepSize
            self.transitionTime = transitionTime
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public var fields: [Value?] {
            [stepMode.value, stepSize.value, transitionTime.value, optionsMask.value, optionsOverride.value]
        }
    }

    /// Command 0x07.
    public struct StopWithOnOff: TraitCommand, Hashable {
        public typealias Owner = LevelControl
        public static let index = 7

        public var optionsMask: Options
        public var optionsOverride: Options

        public init(optionsMask: Options = [], optionsOverride: Options = []) {
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public init?(fields: [Value?]) {
            guard
                let optionsMask: Options = fields.required(at: 0, default: []),
                let optionsOverride: Options = fields.required(at: 1, default: [])
            else { return nil }
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public var fields: [Value?] { [optionsMask.value, optionsOverride.value] }
    }

    /// Command 0x08.
    public struct MoveToClosestFrequency: TraitCommand, Hashable {
        public typealias Owner = LevelControl
        public static let index = 8

        public var frequency: UInt16

        public init(frequency: UInt16 = 0) {
            self.frequency = frequency
        }

        public init?(fields: [Value?]) {
            guard
                let frequency: UInt16 = fields.required(at: 0, default: 0)
            else { return nil }
            self.frequency = frequency
        }

        public var fields: [Value?] { [frequency.value] }
    }
}

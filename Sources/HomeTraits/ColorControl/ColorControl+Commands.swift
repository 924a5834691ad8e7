// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ColorControl {
    /// Command 0x00.
    public struct MoveToHue: TraitCommand, Hashable {
        public typealias Owner = ColorControl
        public static let index = 0

        public var hue: UInt8
        public var direction: Direction
        /// In 0.1 s.
        public var transitionTime: UInt16
        public var optionsMask: Options
        public var optionsOverride: Options

        public init(
            hue: UInt8, direction: Direction, transitionTime: UInt16, optionsMask: Options = [],
            optionsOverride: Options = []
        ) {
            self.hue = hue
            self.direction = direction
            self.transitionTime = transitionTime
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public init?(fields: [Value?]) {
            guard
                let hue: UInt8 = fields.required(at: 0),
                let direction: Direction = fields.required(at: 1),
                let transitionTime: UInt16 = fields.required(at: 2),
                let optionsMask: Options = fields.required(at: 3, default: []),
                let optionsOverride: Options = fields.required(at: 4, default: [])
            else { return nil }
            self.hue = hue
            self.direction = direction
            self.transitionTime = transitionTime
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public var fields: [Value?] {
            [hue.value, direction.value, transitionTime.value, optionsMask.value, optionsOverride.value]
        }
    }

    /// Command 0x01.
    public struct MoveHue: TraitCommand, Hashable {
        public typealias Owner = ColorControl
        public static let index = 1

        public var moveMode: MoveMode
        public var rate: UInt8
        public var optionsMask: Options
        public var optionsOverride: Options

        public init(moveMode: MoveMode, rate: UInt8, optionsMask: Options = [], optionsOverride: Options = []) {
            self.moveMode = moveMode
            self.rate = rate
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public init?(fields: [Value?]) {
            guard
                let moveMode: MoveMode = fields.required(at: 0),
                let rate: UInt8 = fields.required(at: 1),
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
    public struct StepHue: TraitCommand, Hashable {
        public typealias Owner = ColorControl
        public static let index = 2

        public var stepMode: StepMode
        public var stepSize: UInt8
        /// In 0.1 s.
        public var transitionTime: UInt8
        public var optionsMask: Options
        public var optionsOverride: Options

        public init(
            stepMode: StepMode, stepSize: UInt8, transitionTime: UInt8, optionsMask: Options = [],
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
                let transitionTime: UInt8 = fields.required(at: 2),
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
    public struct MoveToSaturation: TraitCommand, Hashable {
        public typealias Owner = ColorControl
        public static let index = 3

        public var saturation: UInt8
        /// In 0.1 s.
        public var transitionTime: UInt16
        public var optionsMask: Options
        public var optionsOverride: Options

        public init(
            saturation: UInt8, transitionTime: UInt16, optionsMask: Options = [], optionsOverride: Options = []
        ) {
            self.saturation = saturation
            self.transitionTime = transitionTime
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public init?(fields: [Value?]) {
            guard
                let saturation: UInt8 = fields.required(at: 0),
                let transitionTime: UInt16 = fields.required(at: 1),
                let optionsMask: Options = fields.required(at: 2, default: []),
                let optionsOverride: Options = fields.required(at: 3, default: [])
            else { return nil }
            self.saturation = saturation
            self.transitionTime = transitionTime
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public var fields: [Value?] {
            [saturation.value, transitionTime.value, optionsMask.value, optionsOverride.value]
        }
    }

    /// Command 0x04.
    public struct MoveSaturation: TraitCommand, Hashable {
        public typealias Owner = ColorControl
        public static let index = 4

        public var moveMode: MoveMode
        public var rate: UInt8
        public var optionsMask: Options
        public var optionsOverride: Options

        public init(moveMode: MoveMode, rate: UInt8, optionsMask: Options = [], optionsOverride: Options = []) {
            self.moveMode = moveMode
            self.rate = rate
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public init?(fields: [Value?]) {
            guard
                let moveMode: MoveMode = fields.required(at: 0),
                let rate: UInt8 = fields.required(at: 1),
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

    /// Command 0x05.
    public struct StepSaturation: TraitCommand, Hashable {
        public typealias Owner = ColorControl
        public static let index = 5

        public var stepMode: StepMode
        public var stepSize: UInt8
        /// In 0.1 s.
        public var transitionTime: UInt8
        public var optionsMask: Options
        public var optionsOverride: Options

        public init(
            stepMode: StepMode, stepSize: UInt8, transitionTime: UInt8, optionsMask: Options = [],
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
                let transitionTime: UInt8 = fields.required(at: 2),
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

    /// Command 0x06.
    public struct MoveToHueAndSaturation: TraitCommand, Hashable {
        public typealias Owner = ColorControl
        public static let index = 6

        public var hue: UInt8
        public var saturation: UInt8
        /// In 0.1 s.
        public var transitionTime: UInt16
        public var optionsMask: Options
        public var optionsOverride: Options

        public init(
            hue: UInt8, saturation: UInt8, transitionTime: UInt16, optionsMask: Options = [],
            optionsOverride: Options = []
        ) {
            self.hue = hue
            self.saturation = saturation
            self.transitionTime = transitionTime
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public init?(fields: [Value?]) {
            guard
                let hue: UInt8 = fields.required(at: 0),
                let saturation: UInt8 = fields.required(at: 1),
                let transitionTime: UInt16 = fields.required(at: 2),
                let optionsMask: Options = fields.required(at: 3, default: []),
                let optionsOverride: Options = fields.required(at: 4, default: [])
            else { return nil }
            self.hue = hue
            self.saturation = saturation
            self.transitionTime = transitionTime
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public var fields: [Value?] {
            [hue.value, saturation.value, transitionTime.value, optionsMask.value, optionsOverride.value]
        }
    }

    /// Command 0x07.
    public struct MoveToColor: TraitCommand, Hashable {
        public typealias Owner = ColorControl
        public static let index = 7

        public var colorX: UInt16
        public var colorY: UInt16
        /// In 0.1 s.
        public var transitionTime: UInt16
        public var optionsMask: Options
        public var optionsOverride: Options

        public init(
            colorX: UInt16, colorY: UInt16, transitionTime: UInt16, optionsMask: Options = [],
            optionsOverride: Options = []
        ) {
            self.colorX = colorX
            self.colorY = colorY
            self.transitionTime = transitionTime
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public init?(fields: [Value?]) {
            guard
                let colorX: UInt16 = fields.required(at: 0),
                let colorY: UInt16 = fields.required(at: 1),
                let transitionTime: UInt16 = fields.required(at: 2),
                let optionsMask: Options = fields.required(at: 3, default: []),
                let optionsOverride: Options = fields.required(at: 4, default: [])
            else { return nil }
            self.colorX = colorX
            self.colorY = colorY
            self.transitionTime = transitionTime
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public var fields: [Value?] {
            [colorX.value, colorY.value, transitionTime.value, optionsMask.value, optionsOverride.value]
        }
    }

    /// Command 0x08.
    public struct MoveColor: TraitCommand, Hashable {
        public typealias Owner = ColorControl
        public static let index = 8

        public var rateX: Int16
        public var rateY: Int16
        public var optionsMask: Options
        public var optionsOverride: Options

        public init(rateX: Int16, rateY: Int16, optionsMask: Options = [], optionsOverride: Options = []) {
            self.rateX = rateX
            self.rateY = rateY
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public init?(fields: [Value?]) {
            guard
                let rateX: Int16 = fields.required(at: 0),
                let rateY: Int16 = fields.required(at: 1),
                let optionsMask: Options = fields.required(at: 2, default: []),
                let optionsOverride: Options = fields.required(at: 3, default: [])
            else { return nil }
            self.rateX = rateX
            self.rateY = rateY
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public var fields: [Value?] { [rateX.value, rateY.value, optionsMask.value, optionsOverride.value] }
    }

    /// Command 0x09.
    public struct StepColor: TraitCommand, Hashable {
        public typealias Owner = ColorControl
        public static let index = 9

        public var stepX: Int16
        public var stepY: Int16
        /// In 0.1 s.
        public var transitionTime: UInt16
        public var optionsMask: Options
        public var optionsOverride: Options

        public init(
            stepX: Int16, stepY: Int16, transitionTime: UInt16, optionsMask: Options = [],
            optionsOverride: Options = []
        ) {
            self.stepX = stepX
            self.stepY = stepY
            self.transitionTime = transitionTime
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public init?(fields: [Value?]) {
            guard
                let stepX: Int16 = fields.required(at: 0),
                let stepY: Int16 = fields.required(at: 1),
                let transitionTime: UInt16 = fields.required(at: 2),
                let optionsMask: Options = fields.required(at: 3, default: []),
                let optionsOverride: Options = fields.required(at: 4, default: [])
            else { return nil }
            self.stepX = stepX
            self.stepY = stepY
            self.transitionTime = transitionTime
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public var fields: [Value?] {
            [stepX.value, stepY.value, transitionTime.value, optionsMask.value, optionsOverride.value]
        }
    }

    /// Command 0x0A.
    public struct MoveToColorTemperature: TraitCommand, Hashable {
        public typealias Owner = ColorControl
        public static let index = 10

        public var colorTemperatureMireds: UInt16
        /// In 0.1 s.
        public var transitionTime: UInt16
        public var optionsMask: Options
        public var optionsOverride: Options

        public init(
            colorTemperatureMireds: UInt16, transitionTime: UInt16, optionsMask: Options = [],
            optionsOverride: Options = []
        ) {
            self.colorTemperatureMireds = colorTemperatureMireds
            self.transitionTime = transitionTime
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public init?(fields: [Value?]) {
            guard
                let colorTemperatureMireds: UInt16 = fields.required(at: 0),
                let transitionTime: UInt16 = fields.required(at: 1),
                let optionsMask: Options = fields.required(at: 2, default: []),
                let optionsOverride: Options = fields.required(at: 3, default: [])
            else { return nil }
            self.colorTemperatureMireds = colorTemperatureMireds
            self.transitionTime = transitionTime
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public var fields: [Value?] {
            [colorTemperatureMireds.value, transitionTime.value, optionsMask.value, optionsOverride.value]
        }
    }

    /// Command 0x40.
    public struct EnhancedMoveToHue: TraitCommand, Hashable {
        public typealias Owner = ColorControl
        public static let index = 11

        public var enhancedHue: UInt16
        public var direction: Direction
        /// In 0.1 s.
        public var transitionTime: UInt16
        public var optionsMask: Options
        public var optionsOverride: Options

        public init(
            enhancedHue: UInt16, direction: Direction, transitionTime: UInt16, optionsMask: Options = [],
            optionsOverride: Options = []
        ) {
            self.enhancedHue = enhancedHue
            self.direction = direction
            self.transitionTime = transitionTime
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public init?(fields: [Value?]) {
            guard
                let enhancedHue: UInt16 = fields.required(at: 0),
                let direction: Direction = fields.required(at: 1),
                let transitionTime: UInt16 = fields.required(at: 2),
                let optionsMask: Options = fields.required(at: 3, default: []),
                let optionsOverride: Options = fields.required(at: 4, default: [])
            else { return nil }
            self.enhancedHue = enhancedHue
            self.direction = direction
            self.transitionTime = transitionTime
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public var fields: [Value?] {
            [enhancedHue.value, direction.value, transitionTime.value, optionsMask.value, optionsOverride.value]
        }
    }

    /// Command 0x41.
    public struct EnhancedMoveHue: TraitCommand, Hashable {
        public typealias Owner = ColorControl
        public static let index = 12

        public var moveMode: MoveMode
        public var rate: UInt16
        public var optionsMask: Options
        public var optionsOverride: Options

        public init(moveMode: MoveMode, rate: UInt16, optionsMask: Options = [], optionsOverride: Options = []) {
            self.moveMode = moveMode
            self.rate = rate
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public init?(fields: [Value?]) {
            guard
                let moveMode: MoveMode = fields.required(at: 0),
                let rate: UInt16 = fields.required(at: 1),
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

    /// Command 0x42.
    public struct EnhancedStepHue: TraitCommand, Hashable {
        public typealias Owner = ColorControl
        public static let index = 13

        public var stepMode: StepMode
        public var stepSize: UInt16
        /// In 0.1 s.
        public var transitionTime: UInt16
        public var optionsMask: Options
        public var optionsOverride: Options

        public init(
            stepMode: StepMode, stepSize: UInt16, transitionTime: UInt16, optionsMask: Options = [],
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
                let stepSize: UInt16 = fields.required(at: 1),
                let transitionTime: UInt16 = fields.required(at: 2),
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

    /// Command 0x43.
    public struct EnhancedMoveToHueAndSaturation: TraitCommand, Hashable {
        public typealias Owner = ColorControl
        public static let index = 14

        public var enhancedHue: UInt16
        public var saturation: UInt8
        /// In 0.1 s.
        public var transitionTime: UInt16
        public var optionsMask: Options
        public var optionsOverride: Options

        public init(
            enhancedHue: UInt16, saturation: UInt8, transitionTime: UInt16, optionsMask: Options = [],
            optionsOverride: Options = []
        ) {
            self.enhancedHue = enhancedHue
            self.saturation = saturation
            self.transitionTime = transitionTime
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public init?(fields: [Value?]) {
            guard
                let enhancedHue: UInt16 = fields.required(at: 0),
                let saturation: UInt8 = fields.required(at: 1),
                let transitionTime: UInt16 = fields.required(at: 2),
                let optionsMask: Options = fields.required(at: 3, default: []),
                let optionsOverride: Options = fields.required(at: 4, default: [])
            else { return nil }
            self.enhancedHue = enhancedHue
            self.saturation = saturation
            self.transitionTime = transitionTime
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public var fields: [Value?] {
            [enhancedHue.value, saturation.value, transitionTime.value, optionsMask.value, optionsOverride.value]
        }
    }

    /// Command 0x44.
    public struct ColorLoopSet: TraitCommand, Hashable {
        public typealias Owner = ColorControl
        public static let index = 15

        public var updateFlags: UpdateFlags
        public var action: ColorLoopAction
        public var direction: ColorLoopDirection
        public var time: UInt16
        public var startHue: UInt16
        public var optionsMask: Options
        public var optionsOverride: Options

        public init(
            updateFlags: UpdateFlags = [], action: ColorLoopAction, direction: ColorLoopDirection, time: UInt16,
            startHue: UInt16, optionsMask: Options = [], optionsOverride: Options = []
        ) {
            self.updateFlags = updateFlags
            self.action = action
            self.direction = direction
            self.time = time
            self.startHue = startHue
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public init?(fields: [Value?]) {
            guard
                let updateFlags: UpdateFlags = fields.required(at: 0, default: []),
                let action: ColorLoopAction = fields.required(at: 1),
                let direction: ColorLoopDirection = fields.required(at: 2),
                let time: UInt16 = fields.required(at: 3),
                let startHue: UInt16 = fields.required(at: 4),
                let optionsMask: Options = fields.required(at: 5, default: []),
                let optionsOverride: Options = fields.required(at: 6, default: [])
            else { return nil }
            self.updateFlags = updateFlags
            self.action = action
            self.direction = direction
            self.time = time
            self.startHue = startHue
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public var fields: [Value?] {
            [
                updateFlags.value,
                action.value,
                direction.value,
                time.value,
                startHue.value,
                optionsMask.value,
                optionsOverride.value,
            ]
        }
    }

    /// Command 0x47.
    public struct StopMoveStep: TraitCommand, Hashable {
        public typealias Owner = ColorControl
        public static let index = 16

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

    /// Command 0x4B.
    public struct MoveColorTemperature: TraitCommand, Hashable {
        public typealias Owner = ColorControl
        public static let index = 17

        public var moveMode: MoveMode
        public var rate: UInt16
        public var colorTemperatureMinimumMireds: UInt16
        public var colorTemperatureMaximumMireds: UInt16
        public var optionsMask: Options
        public var optionsOverride: Options

        public init(
            moveMode: MoveMode, rate: UInt16, colorTemperatureMinimumMireds: UInt16,
            colorTemperatureMaximumMireds: UInt16, optionsMask: Options = [], optionsOverride: Options = []
        ) {
            self.moveMode = moveMode
            self.rate = rate
            self.colorTemperatureMinimumMireds = colorTemperatureMinimumMireds
            self.colorTemperatureMaximumMireds = colorTemperatureMaximumMireds
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public init?(fields: [Value?]) {
            guard
                let moveMode: MoveMode = fields.required(at: 0),
                let rate: UInt16 = fields.required(at: 1),
                let colorTemperatureMinimumMireds: UInt16 = fields.required(at: 2),
                let colorTemperatureMaximumMireds: UInt16 = fields.required(at: 3),
                let optionsMask: Options = fields.required(at: 4, default: []),
                let optionsOverride: Options = fields.required(at: 5, default: [])
            else { return nil }
            self.moveMode = moveMode
            self.rate = rate
            self.colorTemperatureMinimumMireds = colorTemperatureMinimumMireds
            self.colorTemperatureMaximumMireds = colorTemperatureMaximumMireds
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public var fields: [Value?] {
            [
                moveMode.value,
                rate.value,
                colorTemperatureMinimumMireds.value,
                colorTemperatureMaximumMireds.value,
                optionsMask.value,
                optionsOverride.value,
            ]
        }
    }

    /// Command 0x4C.
    public struct StepColorTemperature: TraitCommand, Hashable {
        public typealias Owner = ColorControl
        public static let index = 18

        public var stepMode: StepMode
        public var stepSize: UInt16
        /// In 0.1 s.
        public var transitionTime: UInt16
        public var colorTemperatureMinimumMireds: UInt16
        public var colorTemperatureMaximumMireds: UInt16
        public var optionsMask: Options
        public var optionsOverride: Options

        public init(
            stepMode: StepMode, stepSize: UInt16, transitionTime: UInt16, colorTemperatureMinimumMireds: UInt16,
            colorTemperatureMaximumMireds: UInt16, optionsMask: Options = [], optionsOverride: Options = []
        ) {
            self.stepMode = stepMode
            self.stepSize = stepSize
            self.transitionTime = transitionTime
            self.colorTemperatureMinimumMireds = colorTemperatureMinimumMireds
            self.colorTemperatureMaximumMireds = colorTemperatureMaximumMireds
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public init?(fields: [Value?]) {
            guard
                let stepMode: StepMode = fields.required(at: 0),
                let stepSize: UInt16 = fields.required(at: 1),
                let transitionTime: UInt16 = fields.required(at: 2),
                let colorTemperatureMinimumMireds: UInt16 = fields.required(at: 3),
                let colorTemperatureMaximumMireds: UInt16 = fields.required(at: 4),
                let optionsMask: Options = fields.required(at: 5, default: []),
                let optionsOverride: Options = fields.required(at: 6, default: [])
            else { return nil }
            self.stepMode = stepMode
            self.stepSize = stepSize
            self.transitionTime = transitionTime
            self.colorTemperatureMinimumMireds = colorTemperatureMinimumMireds
            self.colorTemperatureMaximumMireds = colorTemperatureMaximumMireds
            self.optionsMask = optionsMask
            self.optionsOverride = optionsOverride
        }

        public var fields: [Value?] {
            [
                stepMode.value,
                stepSize.value,
                transitionTime.value,
                colorTemperatureMinimumMireds.value,
                colorTemperatureMaximumMireds.value,
                optionsMask.value,
                optionsOverride.value,
            ]
        }
    }
}

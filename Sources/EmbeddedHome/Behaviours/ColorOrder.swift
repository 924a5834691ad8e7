import HomeModel
import HomeTraits

/// What a command of ColorControl asks for, whichever of its nineteen spellings it comes in. Times are milliseconds; hues, their
/// steps and rates are in the device's unit (see `ColorControlBehaviour`).
struct ColorOrder {
    enum Change {
        case stop
        case to(Double, Int64)
        case by(Double, Int64)
        /// Until the limit, by so much a second.
        case endless(Double)
    }

    enum HueChange {
        case stop
        case to(Double, HueDirection, Int64)
        case by(Double, Int64)
        case endless(Double)
    }

    /// Limits in mireds; 0: the device's own.
    struct Limits {
        var minimum: UInt16 = 0
        var maximum: UInt16 = 0
    }

    /// What changes of the colour loop; nil: nothing.
    struct Loop {
        var action: ColorControl.ColorLoopAction?
        var direction: ColorControl.ColorLoopDirection?
        var time: UInt16?
        var startHue: UInt16?
    }

    enum Action {
        case stop
        case loop(Loop)
        case hue(HueChange, isEnhanced: Bool)
        case saturation(Change)
        case hueAndSaturation(HueChange, Change, isEnhanced: Bool)
        case color(Change, Change)
        case temperature(Change, Limits)
    }

    var action: Action
    var optionsMask: ColorControl.Options
    var optionsOverride: ColorControl.Options

    private init(
        _ action: Action, _ optionsMask: ColorControl.Options, _ optionsOverride: ColorControl.Options
    ) {
        self.action = action
        self.optionsMask = optionsMask
        self.optionsOverride = optionsOverride
    }

    /// Nil for a command that is not one of them.
    init?(_ command: DeviceCommand, circle: Double) throws(CommandFailure) {
        // The device's steps in one of the plain hue commands' steps.
        let coarse = circle > 255 ? 256.0 : 1.0
        if let order = try Self.hue(command, coarse) {
            self = order
        } else if let order = try Self.enhancedHue(command) {
            self = order
        } else if let order = try Self.color(command) {
            self = order
        } else if let order = try Self.temperature(command) {
            self = order
        } else if let order = Self.loop(command) {
            self = order
        } else {
            return nil
        }
    }

    private static func hue(_ command: DeviceCommand, _ coarse: Double) throws(CommandFailure) -> ColorOrder? {
        if let command = command.typed(ColorControl.MoveToHue.self) {
            return ColorOrder(
                .hue(
                    .to(Double(command.hue) * coarse, direction(command.direction), tenths(command.transitionTime)),
                    isEnhanced: false), command.optionsMask, command.optionsOverride)
        }
        if let command = command.typed(ColorControl.MoveHue.self) {
            let rate = try rate(command.moveMode, Double(command.rate) * coarse)
            return ColorOrder(
                .hue(rate.map { .endless($0) } ?? .stop, isEnhanced: false), command.optionsMask,
                command.optionsOverride)
        }
        if let command = command.typed(ColorControl.StepHue.self) {
            let step = try step(command.stepMode, Double(command.stepSize) * coarse)
            return ColorOrder(
                .hue(.by(step, tenths(UInt16(command.transitionTime))), isEnhanced: false), command.optionsMask,
                command.optionsOverride)
        }
        if let command = command.typed(ColorControl.MoveToSaturation.self) {
            return ColorOrder(
                .saturation(.to(Double(command.saturation), tenths(command.transitionTime))), command.optionsMask,
                command.optionsOverride)
        }
        if let command = command.typed(ColorControl.MoveSaturation.self) {
            let rate = try rate(command.moveMode, Double(command.rate))
            return ColorOrder(
                .saturation(rate.map { .endless($0) } ?? .stop), command.optionsMask, command.optionsOverride)
        }
        if let command = command.typed(ColorControl.StepSaturation.self) {
            let step = try step(command.stepMode, Double(command.stepSize))
            return ColorOrder(
                .saturation(.by(step, tenths(UInt16(command.transitionTime)))), command.optionsMask,
                command.optionsOverride)
        }
        if let command = command.typed(ColorControl.MoveToHueAndSaturation.self) {
            let time = tenths(command.transitionTime)
            return ColorOrder(
                .hueAndSaturation(
                    .to(Double(command.hue) * coarse, .shortest, time), .to(Double(command.saturation), time),
                    isEnhanced: false), command.optionsMask, command.optionsOverride)
        }
        return nil
    }

    private static func enhancedHue(_ command: DeviceCommand) throws(CommandFailure) -> ColorOrder? {
        if let command = command.typed(ColorControl.EnhancedMoveToHue.self) {
            return ColorOrder(
                .hue(
                    .to(Double(command.enhancedHue), direction(command.direction), tenths(command.transitionTime)),
                    isEnhanced: true), command.optionsMask, command.optionsOverride)
        }
        if let command = command.typed(ColorControl.EnhancedMoveHue.self) {
            let rate = try rate(command.moveMode, Double(command.rate))
            return ColorOrder(
                .hue(rate.map { .endless($0) } ?? .stop, isEnhanced: true), command.optionsMask, command.optionsOverride
            )
        }
        if let command = command.typed(ColorControl.EnhancedStepHue.self) {
            let step = try step(command.stepMode, Double(command.stepSize))
            return ColorOrder(
                .hue(.by(step, tenths(command.transitionTime)), isEnhanced: true), command.optionsMask,
                command.optionsOverride)
        }
        if let command = command.typed(ColorControl.EnhancedMoveToHueAndSaturation.self) {
            let time = tenths(command.transitionTime)
            return ColorOrder(
                .hueAndSaturation(
                    .to(Double(command.enhancedHue), .shortest, time), .to(Double(command.saturation), time),
                    isEnhanced: true), command.optionsMask, command.optionsOverride)
        }
        return nil
    }

    private static func color(_ command: DeviceCommand) throws(CommandFailure) -> ColorOrder? {
        if let command = command.typed(ColorControl.MoveToColor.self) {
            let time = tenths(command.transitionTime)
            return ColorOrder(
                .color(.to(Double(command.colorX), time), .to(Double(command.colorY), time)), command.optionsMask,
                command.optionsOverride)
        }
        if let command = command.typed(ColorControl.MoveColor.self) {
            let isStop = command.rateX == 0 && command.rateY == 0
            return ColorOrder(
                isStop ? .stop : .color(.endless(Double(command.rateX)), .endless(Double(command.rateY))),
                command.optionsMask, command.optionsOverride)
        }
        if let command = command.typed(ColorControl.StepColor.self) {
            guard command.stepX != 0 || command.stepY != 0 else {
                throw CommandFailure(status: .invalidCommand, "steps of 0 are none", field: "stepX")
            }
            let time = tenths(command.transitionTime)
            return ColorOrder(
                .color(.by(Double(command.stepX), time), .by(Double(command.stepY), time)), command.optionsMask,
                command.optionsOverride)
        }
        return nil
    }

    private static func temperature(_ command: DeviceCommand) throws(CommandFailure) -> ColorOrder? {
        if let command = command.typed(ColorControl.MoveToColorTemperature.self) {
            return ColorOrder(
                .temperature(.to(Double(command.colorTemperatureMireds), tenths(command.transitionTime)), Limits()),
                command.optionsMask, command.optionsOverride)
        }
        if let command = command.typed(ColorControl.MoveColorTemperature.self) {
            let rate = try rate(command.moveMode, Double(command.rate))
            let limits = Limits(
                minimum: command.colorTemperatureMinimumMireds, maximum: command.colorTemperatureMaximumMireds)
            return ColorOrder(
                .temperature(rate.map { .endless($0) } ?? .stop, limits), command.optionsMask, command.optionsOverride)
        }
        if let command = command.typed(ColorControl.StepColorTemperature.self) {
            let step = try step(command.stepMode, Double(command.stepSize))
            let limits = Limits(
                minimum: command.colorTemperatureMinimumMireds, maximum: command.colorTemperatureMaximumMireds)
            return ColorOrder(
                .temperature(.by(step, tenths(command.transitionTime)), limits), command.optionsMask,
                command.optionsOverride)
        }
        return nil
    }

    private static func loop(_ command: DeviceCommand) -> ColorOrder? {
        if let command = command.typed(ColorControl.StopMoveStep.self) {
            return ColorOrder(.stop, command.optionsMask, command.optionsOverride)
        }
        guard let command = command.typed(ColorControl.ColorLoopSet.self) else { return nil }
        let loop = Loop(
            action: command.updateFlags.contains(.updateAction) ? command.action : nil,
            direction: command.updateFlags.contains(.updateDirection) ? command.direction : nil,
            time: command.updateFlags.contains(.updateTime) ? command.time : nil,
            startHue: command.updateFlags.contains(.updateStartHue) ? command.startHue : nil)
        return ColorOrder(.loop(loop), command.optionsMask, command.optionsOverride)
    }

    private static func tenths(_ time: UInt16) -> Int64 { Int64(time) * 100 }

    private static func direction(_ direction: ColorControl.Direction) -> HueDirection {
        switch direction {
        case .longest: .longest
        case .up: .up
        case .down: .down
        default: .shortest
        }
    }

    /// Nil: stop.
    private static func rate(_ mode: ColorControl.MoveMode, _ rate: Double) throws(CommandFailure) -> Double? {
        if mode == .stop { return nil }
        guard rate != 0 else {
            throw CommandFailure(status: .invalidCommand, "a rate of 0 moves nothing", field: "rate")
        }
        return mode == .up ? rate : -rate
    }

    private static func step(_ mode: ColorControl.StepMode, _ size: Double) throws(CommandFailure) -> Double {
        guard size != 0 else { throw CommandFailure(status: .invalidCommand, "a step of 0 is none", field: "stepSize") }
        return mode == .up ? size : -size
    }
}

import HomeModel
import HomeTraits

/// Levels and their transitions (Matter Application Cluster Specification, "Level Control Cluster").
final class LevelControlBehaviour: TraitBehaviour {
    private struct Transition {
        var movement: Movement
        /// Turns the part off where it ends at the lowest level.
        var isWithOnOff: Bool
        /// The level that takes the place of the lowest one when the part has gone dark.
        var levelForNextOn: UInt8?
        var isColorTemperatureCoupled: Bool
    }

    private var transition: Transition?
    /// The level before the part was turned off, where `currentLevel` does not keep it.
    private var levelBeforeOff: UInt8?
    private var advancedTo: Int64 = 0

    // MARK: Memory

    var memory: Value? {
        if transition == nil, levelBeforeOff == nil { return nil }
        return .structure([
            transition.map { Value(UInt8(clamping: Int64($0.movement.target))) },
            .bool(transition?.isWithOnOff ?? false),
            transition?.levelForNextOn.map { Value($0) }, levelBeforeOff.map { Value($0) },
        ])
    }

    private var unfinished: (target: UInt8, isWithOnOff: Bool, levelForNextOn: UInt8?)?

    func restore(_ memory: Value) {
        let fields = memory.structureValue ?? []
        if let target = fields[safe: 0].flatMap(UInt8.init(value:)) {
            unfinished = (target, fields[safe: 1]?.boolValue ?? false, fields[safe: 2].flatMap(UInt8.init(value:)))
        }
        levelBeforeOff = fields[safe: 3].flatMap(UInt8.init(value:))
    }

    func start(_ part: SimulatedPart, at moment: Moment) {
        if let unfinished {
            self.unfinished = nil
            part.set(LevelControl.currentLevel, unfinished.levelForNextOn ?? unfinished.target)
            if unfinished.isWithOnOff, unfinished.target <= lowest(part) { part.set(OnOff.onOff, false) }
            part.rememberChanged(LevelControl.self)
        }
        part.set(LevelControl.remainingTime, 0)
        if let level = part[LevelControl.startUpCurrentLevel] ?? nil {
            part.set(LevelControl.currentLevel, clipped(level, part))
        }
    }

    // MARK: Commands

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        switch command.command {
        case LevelControl.MoveToLevel.index:
            guard let command = command.typed(LevelControl.MoveToLevel.self) else { break }
            guard executes(command.optionsMask, command.optionsOverride, part) else { return [] }
            let options = effective(command.optionsMask, command.optionsOverride, part)
            moveToLevel(command.level, command.transitionTime, false, options, part, moment)
            return []
        case LevelControl.MoveToLevelWithOnOff.index:
            guard let command = command.typed(LevelControl.MoveToLevelWithOnOff.self) else { break }
            let options = effective(command.optionsMask, command.optionsOverride, part)
            moveToLevel(command.level, command.transitionTime, true, options, part, moment)
            return []
        case LevelControl.Move.index:
            guard let command = command.typed(LevelControl.Move.self) else { break }
            let options = effective(command.optionsMask, command.optionsOverride, part)
            let executes = executes(command.optionsMask, command.optionsOverride, part)
            try move(command.moveMode == .up, command.rate, false, executes, options, part, moment)
            return []
        case LevelControl.MoveWithOnOff.index:
            guard let command = command.typed(LevelControl.MoveWithOnOff.self) else { break }
            let options = effective(command.optionsMask, command.optionsOverride, part)
            try move(command.moveMode == .up, command.rate, true, true, options, part, moment)
            return []
        case LevelControl.Step.index:
            guard let command = command.typed(LevelControl.Step.self) else { break }
            let options = effective(command.optionsMask, command.optionsOverride, part)
            let executes = executes(command.optionsMask, command.optionsOverride, part)
            try step(
                command.stepMode == .up, command.stepSize, command.transitionTime, false, executes, options, part,
                moment)
            return []
        case LevelControl.StepWithOnOff.index:
            guard let command = command.typed(LevelControl.StepWithOnOff.self) else { break }
            let options = effective(command.optionsMask, command.optionsOverride, part)
            try step(
                command.stepMode == .up, command.stepSize, command.transitionTime, true, true, options, part, moment)
            return []
        case LevelControl.Stop.index:
            guard let command = command.typed(LevelControl.Stop.self) else { break }
            if executes(command.optionsMask, command.optionsOverride, part) { halt(part, moment) }
            return []
        case LevelControl.StopWithOnOff.index:
            halt(part, moment)
            return []
        case LevelControl.MoveToClosestFrequency.index:
            guard let command = command.typed(LevelControl.MoveToClosestFrequency.self) else { break }
            let least = part[LevelControl.minFrequency] ?? 0
            let most = max(least, part[LevelControl.maxFrequency] ?? .max)
            part.set(LevelControl.currentFrequency, min(max(command.frequency, least), most))
            return []
        default: break
        }
        throw CommandFailure(status: .unsupportedCommand, "the simulated device does not know this command")
    }

    private func effective(
        _ mask: LevelControl.Options, _ override: LevelControl.Options, _ part: SimulatedPart
    ) -> LevelControl.Options {
        let own = part[LevelControl.options] ?? []
        return own.subtracting(mask).union(override.intersection(mask))
    }

    /// Whether a command without on/off does anything: not while the part is off, unless its options say so.
    private func executes(
        _ mask: LevelControl.Options, _ override: LevelControl.Options, _ part: SimulatedPart
    ) -> Bool {
        part[OnOff.onOff] != false || effective(mask, override, part).contains(.executeIfOff)
    }

    private func moveToLevel(
        _ level: UInt8, _ transitionTime: UInt16?, _ isWithOnOff: Bool, _ options: LevelControl.Options,
        _ part: SimulatedPart, _ moment: Moment
    ) {
        let tenths = transitionTime ?? part[LevelControl.onOffTransitionTime] ?? 0
        begin(to: clipped(level, part), Int64(tenths) * 100, isWithOnOff, options, part, moment)
    }

    private func move(
        _ isUp: Bool, _ rate: UInt8?, _ isWithOnOff: Bool, _ executes: Bool, _ options: LevelControl.Options,
        _ part: SimulatedPart, _ moment: Moment
    ) throws(CommandFailure) {
        guard rate != 0 else {
            throw CommandFailure(status: .invalidCommand, "a rate of 0 moves nothing", field: "rate")
        }
        guard executes else { return }
        let target = isUp ? highest(part) : lowest(part)
        let distance = abs(Int64(target) - Int64(current(part) ?? target))
        let rate = rate ?? part[LevelControl.defaultMoveRate] ?? nil
        let milliseconds = rate.map { $0 == 0 ? 0 : distance * 1000 / Int64($0) } ?? 0
        begin(to: target, milliseconds, isWithOnOff, options, part, moment)
    }

    private func step(
        _ isUp: Bool, _ size: UInt8, _ transitionTime: UInt16?, _ isWithOnOff: Bool, _ executes: Bool,
        _ options: LevelControl.Options, _ part: SimulatedPart, _ moment: Moment
    ) throws(CommandFailure) {
        guard size != 0 else { throw CommandFailure(status: .invalidCommand, "a step of 0 is none", field: "stepSize") }
        guard executes else { return }
        let from = Int64(current(part) ?? lowest(part))
        let wanted = from + (isUp ? Int64(size) : -Int64(size))
        let target = clipped(UInt8(clamping: wanted), part)
        // A step that the limits cut short takes only its share of the time.
        let milliseconds = Int64(transitionTime ?? 0) * 100 * abs(Int64(target) - from) / Int64(size)
        begin(to: target, milliseconds, isWithOnOff, options, part, moment)
    }

    // MARK: On/Off

    func partTurned(on isOn: Bool, byLevel: Bool, _ part: SimulatedPart, at moment: Moment) {
        guard !byLevel, let level = current(part) else { return }
        // An On that meets a fade-out has its level in the transition.
        let before = transition?.levelForNextOn ?? levelBeforeOff ?? level
        let onLevel: UInt8? = part[LevelControl.onLevel] ?? nil
        let time = part[LevelControl.onOffTransitionTime] ?? 0
        if isOn {
            let tenths = (part[LevelControl.onTransitionTime] ?? nil) ?? time
            let target = clipped(onLevel ?? before, part)
            remember(levelBeforeOff: nil, part)
            if tenths > 0, transition?.levelForNextOn == nil {
                part.set(LevelControl.currentLevel, lowest(part), .moving)
            }
            begin(to: target, Int64(tenths) * 100, false, part[LevelControl.options] ?? [], part, moment)
        } else {
            let tenths = (part[LevelControl.offTransitionTime] ?? nil) ?? time
            if onLevel != nil || tenths > 0 {
                remember(levelBeforeOff: onLevel == nil ? nil : level, part)
                begin(
                    to: lowest(part), Int64(tenths) * 100, false, [], part, moment,
                    levelForNextOn: onLevel == nil ? level : nil)
            } else {
                // Going dark at once and then keeping the level for the next On leaves it where it is.
                halt(part, moment)
            }
        }
    }

    private func remember(levelBeforeOff level: UInt8?, _ part: SimulatedPart) {
        guard levelBeforeOff != level else { return }
        levelBeforeOff = level
        part.rememberChanged(LevelControl.self)
    }

    // MARK: Transitions

    private func begin(
        to target: UInt8, _ milliseconds: Int64, _ isWithOnOff: Bool, _ options: LevelControl.Options,
        _ part: SimulatedPart, _ moment: Moment, levelForNextOn: UInt8? = nil
    ) {
        part.settle(LevelControl.self)
        if let replaced = transition, replaced.isColorTemperatureCoupled { couple(part, .atOnce, moment) }
        if isWithOnOff, target > lowest(part) {
            part.behaviour(OnOffBehaviour.self)?.turnedByLevel(on: true, part, at: moment)
        }
        let from = current(part) ?? target
        let new = Transition(
            movement: Movement(
                from: Double(from), to: Double(target), start: moment.uptime,
                milliseconds: from == target ? 0 : milliseconds),
            isWithOnOff: isWithOnOff, levelForNextOn: levelForNextOn,
            isColorTemperatureCoupled: options.contains(.coupleColorTempToLevel))
        advancedTo = moment.uptime
        if new.movement.isDone(at: moment.uptime) {
            end(new, part, moment)
        } else {
            transition = new
            part.set(LevelControl.remainingTime, new.movement.remainingTenths(at: moment.uptime))
            part.rememberChanged(LevelControl.self)
        }
    }

    private func end(_ ended: Transition, _ part: SimulatedPart, _ moment: Moment) {
        if transition != nil { part.rememberChanged(LevelControl.self) }
        transition = nil
        let target = UInt8(clamping: Int64(ended.movement.target))
        part.set(LevelControl.currentLevel, ended.levelForNextOn ?? target)
        part.set(LevelControl.remainingTime, 0)
        part.settle(LevelControl.self)
        if ended.isColorTemperatureCoupled { couple(part, .atOnce, moment) }
        if ended.isWithOnOff, target <= lowest(part) {
            part.behaviour(OnOffBehaviour.self)?.turnedByLevel(on: false, part, at: moment)
        }
    }

    /// Freezes the level where it is.
    private func halt(_ part: SimulatedPart, _ moment: Moment) {
        guard let halted = transition else { return }
        transition = nil
        if halted.isColorTemperatureCoupled { couple(part, .atOnce, moment) }
        part.rememberChanged(LevelControl.self)
        part.set(LevelControl.remainingTime, 0)
        part.settle(LevelControl.self)
    }

    var nextWake: Int64? { transition?.movement.nextWake(after: advancedTo) }

    func advance(_ part: SimulatedPart, to moment: Moment) {
        guard let running = transition else { return }
        advancedTo = moment.uptime
        if running.movement.isDone(at: moment.uptime) { return end(running, part, moment) }
        let value = running.movement.value(at: moment.uptime).rounded()
        part.set(LevelControl.currentLevel, UInt8(clamping: Int64(value)), .moving)
        part.set(LevelControl.remainingTime, running.movement.remainingTenths(at: moment.uptime), .silent)
        if running.isColorTemperatureCoupled { couple(part, .moving, moment) }
    }

    private func couple(_ part: SimulatedPart, _ mode: ReportMode, _ moment: Moment) {
        for trait in part.traits where trait.behaviour !== self {
            trait.behaviour.coupledLevelMoved(part, mode, at: moment)
        }
    }

    // MARK: Writes and the device's own changes

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        part.set(attribute, of: LevelControl.definition, value)
    }

    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) {
        if attributes.contains(LevelControl.currentLevel.index) { halt(part, moment) }
    }

    // MARK: Limits

    private func current(_ part: SimulatedPart) -> UInt8? { part[LevelControl.currentLevel] ?? nil }

    private func lowest(_ part: SimulatedPart) -> UInt8 {
        let isLamp = LevelControl.Features(rawValue: part.features(of: LevelControl.self)).contains(.lighting)
        return part[LevelControl.minLevel] ?? (isLamp ? 1 : 0)
    }

    private func highest(_ part: SimulatedPart) -> UInt8 { max(lowest(part), part[LevelControl.maxLevel] ?? 254) }

    private func clipped(_ level: UInt8, _ part: SimulatedPart) -> UInt8 {
        min(max(level, lowest(part)), highest(part))
    }
}

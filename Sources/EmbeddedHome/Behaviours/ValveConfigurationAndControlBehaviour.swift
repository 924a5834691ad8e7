import HomeModel
import HomeTraits
import JSON

/// Valves: open and closed, levels between, and closing by itself after a while (Matter Application Cluster Specification, "Valve
/// Configuration and Control Cluster").
final class ValveConfigurationAndControlBehaviour: TraitBehaviour {
    private typealias Valve = ValveConfigurationAndControl

    /// How long the whole way takes, in milliseconds.
    static let travelTime: Int64 = 2_000

    private var movement: Movement?
    /// When the valve closes by itself: by the monotonic clock, and by the date, which a restart does not end.
    private var closesAt: Int64?
    private var closingDate: Int64?
    private var advancedTo: Int64 = 0

    // MARK: Memory

    var memory: Value? { closingDate.map { .integer($0) } }

    func restore(_ memory: Value) { closingDate = memory.intValue }

    /// A valve that was under way when power went has arrived; one that was to close meanwhile closes.
    func start(_ part: SimulatedPart, at moment: Moment) {
        if part[Valve.currentState] == .transitioning {
            arrive(isOpen: (part[Valve.targetState] ?? nil) == .open, part, moment)
        }
        guard let date = closingDate else { return }
        closesAt = moment.uptime + max(0, min(date - moment.date, Int64(UInt32.max) * 1000))
        updateRemaining(part, moment, .atOnce)
    }

    // MARK: Commands

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        if let command = command.typed(ValveConfigurationAndControl.Open.self) {
            try open(command, part, moment)
        } else if command.typed(ValveConfigurationAndControl.Close.self) != nil {
            try requireWorking(part)
            close(part, moment)
        } else {
            throw .notSimulated
        }
        return []
    }

    private func requireWorking(_ part: SimulatedPart) throws(CommandFailure) {
        guard (part[Valve.valveFault] ?? []).isEmpty else {
            throw CommandFailure(status: .failure, "the valve has a fault (FAILURE_DUE_TO_FAULT)")
        }
    }

    private func open(
        _ command: ValveConfigurationAndControl.Open, _ part: SimulatedPart, _ moment: Moment
    ) throws(CommandFailure) {
        let hasLevels = part.supports(Valve.currentLevel)
        if command.targetLevel != nil, !hasLevels {
            throw CommandFailure(status: .invalidCommand, "the valve has no levels", field: "targetLevel")
        }
        let level = command.targetLevel ?? part[Valve.defaultOpenLevel] ?? 100
        let step = max(1, part[Valve.levelStep] ?? 1)
        guard level == 100 || level % step == 0 else {
            var failure = CommandFailure(
                status: .constraintError, "a level is a multiple of \(step), or 100", field: "targetLevel")
            failure.value = .integer(Int64(level))
            throw failure
        }
        try requireWorking(part)
        // Nothing given means the usual time, null means until somebody closes it.
        let duration: UInt32? =
            switch command.openDuration {
            case .some(let given): given
            case .none: part[Valve.defaultOpenDuration] ?? nil
            }
        part.set(Valve.openDuration, duration)
        closesAt = duration.map { moment.uptime + Int64($0) * 1000 }
        closingDate = duration.map { moment.date + Int64($0) * 1000 }
        part.rememberChanged(ValveConfigurationAndControl.self)
        part.set(
            Valve.autoCloseTime, duration.map { moment.matterEpochMicroseconds &+ UInt64($0) * 1_000_000 })
        updateRemaining(part, moment, .atOnce)
        move(to: level, part, moment)
    }

    private func close(_ part: SimulatedPart, _ moment: Moment) {
        endDuration(part)
        move(to: 0, part, moment)
    }

    private func endDuration(_ part: SimulatedPart) {
        closesAt = nil
        closingDate = nil
        part.set(Valve.openDuration, nil)
        part.set(Valve.remainingDuration, nil)
        part.set(Valve.autoCloseTime, nil)
        part.rememberChanged(ValveConfigurationAndControl.self)
    }

    // MARK: Movement

    /// 0 to 100; a valve without levels has only the ends.
    private func position(_ part: SimulatedPart, _ moment: Moment) -> Double {
        if let movement { return movement.value(at: moment.uptime) }
        if let level = part[Valve.currentLevel] ?? nil { return Double(level) }
        return (part[Valve.currentState] ?? nil) == .open ? 100 : 0
    }

    private func move(to level: UInt8, _ part: SimulatedPart, _ moment: Moment) {
        let from = position(part, moment)
        let isOpen = level > 0
        advancedTo = moment.uptime
        part.settle(ValveConfigurationAndControl.self)
        guard abs(from - Double(level)) >= 1 else {
            movement = nil
            part.set(Valve.currentLevel, level)
            return arrive(isOpen: isOpen, part, moment)
        }
        movement = Movement(
            from: from, to: Double(level), start: moment.uptime,
            milliseconds: Int64(Double(Self.travelTime) * abs(from - Double(level)) / 100))
        part.set(Valve.targetState, isOpen ? .open : .closed)
        part.set(Valve.targetLevel, level)
        setState(.transitioning, part, moment)
    }

    private func arrive(isOpen: Bool, _ part: SimulatedPart, _ moment: Moment) {
        if let target = part[Valve.targetLevel] ?? nil { part.set(Valve.currentLevel, target) }
        setState(isOpen ? .open : .closed, part, moment)
        part.set(Valve.targetState, nil)
        part.set(Valve.targetLevel, nil)
    }

    private func setState(
        _ state: ValveConfigurationAndControl.ValveState, _ part: SimulatedPart, _ moment: Moment
    ) {
        guard part[Valve.currentState] != state else { return }
        part.set(Valve.currentState, state)
        part.raise(
            ValveConfigurationAndControl.ValveStateChanged(
                valveState: state, valveLevel: part[Valve.currentLevel] ?? nil), at: moment)
    }

    // MARK: Time

    var nextWake: Int64? {
        var wakes = [closesAt].compactMap { $0 }
        if let movement { wakes.append(movement.nextWake(after: advancedTo)) }
        return wakes.min()
    }

    func advance(_ part: SimulatedPart, to moment: Moment) {
        if let movement {
            advancedTo = moment.uptime
            part.set(Valve.currentLevel, UInt8(movement.value(at: moment.uptime).rounded()), .moving)
            if movement.isDone(at: moment.uptime) {
                self.movement = nil
                part.settle(ValveConfigurationAndControl.self)
                arrive(isOpen: movement.target > 0, part, moment)
            }
        }
        guard let end = closesAt else { return }
        if end <= moment.uptime { close(part, moment) } else { updateRemaining(part, moment, .silent) }
    }

    /// Clients count down by themselves.
    private func updateRemaining(_ part: SimulatedPart, _ moment: Moment, _ mode: ReportMode) {
        let left = closesAt.map { UInt32(clamping: (max(0, $0 - moment.uptime) + 999) / 1000) }
        part.set(Valve.remainingDuration, left == 0 ? nil : left, mode)
    }

    // MARK: Writes and the device's own changes

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        part.set(attribute, of: Valve.definition, value)
    }

    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) {
        if attributes.contains(Valve.valveFault.index), let fault = part[Valve.valveFault] {
            part.raise(ValveConfigurationAndControl.ValveFault(valveFault: fault), at: moment)
        }
        guard attributes.contains(Valve.currentState.index) || attributes.contains(Valve.currentLevel.index) else {
            return
        }
        movement = nil
        let state: ValveConfigurationAndControl.ValveState? = part[Valve.currentState] ?? nil
        if state == .closed { endDuration(part) }
        guard attributes.contains(Valve.currentState.index), let state else { return }
        part.raise(
            ValveConfigurationAndControl.ValveStateChanged(
                valveState: state, valveLevel: part[Valve.currentLevel] ?? nil), at: moment)
    }
}

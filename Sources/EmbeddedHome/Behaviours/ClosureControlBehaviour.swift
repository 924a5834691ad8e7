import HomeModel
import HomeTraits

/// Gates, garage doors and their kin as a whole (Matter Application Cluster Specification, "Closure Control Cluster").
final class ClosureControlBehaviour: TraitBehaviour {
    /// In milliseconds.
    static let travelTime: Int64 = 10_000
    static let latchTime: Int64 = 1_000
    static let calibrationTime: Int64 = 20_000

    /// What is under way ends then (`Moment.uptime`).
    private var ends: Int64?
    private var wasSecure: Bool?
    private var hadErrors = false

    func begin(_ part: SimulatedPart, at moment: Moment) {
        wasSecure = current(part).secureState
        hadErrors = !(part[ClosureControl.currentErrorList] ?? []).isEmpty
    }

    /// A closure that was under way when power went has arrived.
    func start(_ part: SimulatedPart, at moment: Moment) {
        begin(part, at: moment)
        switch part[ClosureControl.mainState] {
        case .moving, .waitingForMotion: arrive(part, moment)
        case .calibrating: part.set(ClosureControl.mainState, .stopped)
        default: break
        }
        part.set(ClosureControl.countdownTime, 0)
    }

    private func features(_ part: SimulatedPart) -> ClosureControl.Features {
        ClosureControl.Features(rawValue: part.features(of: ClosureControl.self))
    }

    private func current(_ part: SimulatedPart) -> ClosureControl.OverallCurrentState {
        (part[ClosureControl.overallCurrentState] ?? nil) ?? ClosureControl.OverallCurrentState()
    }

    // MARK: Commands

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        if let command = command.typed(ClosureControl.MoveTo.self) {
            try move(command, part, moment)
        } else if command.typed(ClosureControl.Stop.self) != nil {
            stop(part, moment)
        } else if command.typed(ClosureControl.Calibrate.self) != nil {
            try requireReady(part)
            guard ends == nil else {
                throw CommandFailure(status: .invalidInState, "the closure moves")
            }
            begin(.calibrating, Self.calibrationTime, part, moment)
        } else {
            throw .notSimulated
        }
        return []
    }

    private func requireReady(_ part: SimulatedPart) throws(CommandFailure) {
        switch part[ClosureControl.mainState] {
        case .error, .protected, .disengaged, .setupRequired, .calibrating:
            throw CommandFailure(status: .invalidInState, "the closure cannot move now")
        default: return
        }
    }

    private func move(
        _ command: ClosureControl.MoveTo, _ part: SimulatedPart, _ moment: Moment
    ) throws(CommandFailure) {
        let features = features(part)
        let position = features.contains(.positioning) ? command.position : nil
        let latch = features.contains(.motionLatching) ? command.latch : nil
        guard position != nil || latch != nil else {
            throw CommandFailure(status: .invalidCommand, "the closure needs a position or a latch that it has")
        }
        let isImpossible =
            position == .moveToVentilationPosition && !features.contains(.ventilation)
            || position == .moveToPedestrianPosition && !features.contains(.pedestrian)
        if isImpossible {
            throw CommandFailure(status: .constraintError, "the closure has no such position", field: "position")
        }
        try requireReady(part)
        let now = current(part)
        let isLatched = features.contains(.motionLatching) && now.latch == true
        if let latch, latch != isLatched {
            let modes = part[ClosureControl.latchControlModes] ?? []
            guard modes.contains(latch ? .remoteLatching : .remoteUnlatching) else {
                throw CommandFailure(status: .invalidInState, "the latch is worked by hand", field: "latch")
            }
        }
        let isElsewhere = position.map { $0.reached != now.position } ?? false
        if isLatched, latch != false, isElsewhere {
            throw CommandFailure(status: .invalidInState, "the closure is latched", field: "latch")
        }
        part.set(
            ClosureControl.overallTargetState,
            ClosureControl.OverallTargetState(
                position: position, latch: latch,
                speed: features.contains(.speed) ? command.speed : nil))
        if isElsewhere, features.contains(.positioning) {
            var under = now
            under.position = .partiallyOpened
            if latch == false { under.latch = false }
            show(under, part, moment)
        }
        let time = isElsewhere ? Self.travelTime : latch != nil && latch != isLatched ? Self.latchTime : 0
        guard time > 0, !features.contains(.instantaneous) else { return arrive(part, moment) }
        begin(.moving, time, part, moment)
    }

    private func begin(
        _ state: ClosureControl.MainState, _ time: Int64, _ part: SimulatedPart, _ moment: Moment
    ) {
        ends = moment.uptime + time
        part.set(ClosureControl.mainState, state)
        part.set(ClosureControl.countdownTime, UInt32(clamping: time / 1000))
    }

    private func stop(_ part: SimulatedPart, _ moment: Moment) {
        guard ends != nil else { return }
        ends = nil
        if part[ClosureControl.mainState] == .moving, var target = part[ClosureControl.overallTargetState] ?? nil {
            target.position = nil
            target.latch = nil
            part.set(ClosureControl.overallTargetState, target)
        }
        rest(part, moment)
    }

    // MARK: Movement

    private func arrive(_ part: SimulatedPart, _ moment: Moment) {
        let features = features(part)
        var now = current(part)
        if let target = part[ClosureControl.overallTargetState] ?? nil {
            if features.contains(.positioning), let position = target.position { now.position = position.reached }
            if features.contains(.motionLatching), let latch = target.latch { now.latch = latch }
            if features.contains(.speed), let speed = target.speed { now.speed = speed }
        }
        show(now, part, moment)
        rest(part, moment)
    }

    private func rest(_ part: SimulatedPart, _ moment: Moment) {
        part.set(ClosureControl.mainState, .stopped)
        part.set(ClosureControl.countdownTime, 0)
        part.raise(ClosureControl.MovementCompleted(), at: moment)
    }

    /// Secure is what is closed, and latched where it has a latch.
    private func show(_ state: ClosureControl.OverallCurrentState, _ part: SimulatedPart, _ moment: Moment) {
        let features = features(part)
        var state = state
        let isClosed = !features.contains(.positioning) || state.position == .fullyClosed
        state.secureState = isClosed && (!features.contains(.motionLatching) || state.latch == true)
        part.set(ClosureControl.overallCurrentState, state)
        tellSecure(state.secureState, part, moment)
    }

    private func tellSecure(_ isSecure: Bool?, _ part: SimulatedPart, _ moment: Moment) {
        guard isSecure != wasSecure else { return }
        wasSecure = isSecure
        if let isSecure { part.raise(ClosureControl.SecureStateChanged(secureValue: isSecure), at: moment) }
    }

    var nextWake: Int64? { ends }

    func advance(_ part: SimulatedPart, to moment: Moment) {
        guard let ends else { return }
        guard ends <= moment.uptime else {
            let left = UInt32(clamping: (ends - moment.uptime + 999) / 1000)
            return part.set(ClosureControl.countdownTime, left, .silent)
        }
        self.ends = nil
        if part[ClosureControl.mainState] == .moving { arrive(part, moment) } else { rest(part, moment) }
    }

    // MARK: The device's own changes

    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) {
        if attributes.contains(ClosureControl.overallCurrentState.index) {
            ends = nil
            tellSecure(current(part).secureState, part, moment)
        }
        if attributes.contains(ClosureControl.mainState.index) {
            ends = nil
            if part[ClosureControl.mainState] == .disengaged {
                part.raise(ClosureControl.EngageStateChanged(engageValue: false), at: moment)
            }
        }
        guard attributes.contains(ClosureControl.currentErrorList.index) else { return }
        let errors = part[ClosureControl.currentErrorList] ?? []
        if !errors.isEmpty {
            ends = nil
            part.set(ClosureControl.mainState, .error)
            part.set(ClosureControl.countdownTime, 0)
            part.raise(ClosureControl.OperationalError(errorState: errors), at: moment)
        } else if hadErrors {
            part.set(ClosureControl.mainState, .stopped)
        }
        hadErrors = !errors.isEmpty
    }
}

extension ClosureControl.TargetPosition {
    /// The position that it leads to.
    fileprivate var reached: ClosureControl.CurrentPosition {
        switch self {
        case .moveToFullyClosed: .fullyClosed
        case .moveToFullyOpen: .fullyOpened
        case .moveToPedestrianPosition: .openedForPedestrian
        case .moveToVentilationPosition: .openedForVentilation
        case .moveToSignaturePosition: .openedAtSignature
        }
    }
}

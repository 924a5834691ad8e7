import HomeModel
import HomeTraits

/// Robots that clean: the run mode sends them to work, and they come back by themselves (Matter Application Cluster Specification,
/// "RVC Operational State Cluster").
final class RvcOperationalStateBehaviour: TraitBehaviour {
    private typealias State = RvcOperationalState.OperationalStateEnum
    typealias ErrorState = RvcOperationalState.ErrorState

    /// What the robot does, running or paused.
    private enum Activity: Int64 {
        /// The run mode's work; its steps are the areas.
        case work = 0
        /// The way to the charger, then charging.
        case homing = 1
    }

    private var activity = Activity.work
    private var operation: Operation?

    /// Whether the run mode's work is under way or paused.
    var isAtWork: Bool { activity == .work && operation != nil }

    // MARK: Memory

    var memory: Value? { operation.map { .structure([Value(activity.rawValue), $0.value]) } }

    func restore(_ memory: Value) {
        guard let fields = memory.structureValue, let number = fields[safe: 0]?.intValue,
            let activity = Activity(rawValue: number)
        else { return }
        self.activity = activity
        operation = fields[safe: 1].flatMap(Operation.init)
    }

    func begin(_ part: SimulatedPart, at moment: Moment) { start(part, at: moment) }

    func start(_ part: SimulatedPart, at moment: Moment) {
        switch part[RvcOperationalState.operationalState] {
        case .running, .paused, .seekingCharger, .charging, .error: operation?.rebase(to: moment)
        default: operation = nil
        }
        guard operation == nil else { return }
        switch part[RvcOperationalState.operationalState] {
        case .running: work(part, moment)
        case .seekingCharger, .charging: goHome(part, moment, isCharging: part.isCharging)
        default: break
        }
    }

    // MARK: Commands

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        let error: ErrorState
        switch command.command {
        case RvcOperationalState.Pause.index: error = pause(part, moment)
        case RvcOperationalState.Resume.index: error = resume(part, moment)
        case RvcOperationalState.GoHome.index: error = sendHome(part, moment)
        default:
            throw CommandFailure(status: .unsupportedCommand, "the simulated device does not know this command")
        }
        return RvcOperationalState.OperationalCommandResponse(commandResponseState: .init(errorStateId: error)).fields
    }

    private func pause(_ part: SimulatedPart, _ moment: Moment) -> ErrorState {
        switch part[RvcOperationalState.operationalState] {
        case .paused: return .noError
        case .running, .seekingCharger, .emptyingDustBin, .cleaningMop, .fillingWaterTank, .updatingMaps:
            operation?.pause(at: moment)
            show(.paused, part)
            return .noError
        default: return .commandInvalidInState
        }
    }

    /// A job that was given up on the way to the charger does not go on; a paused one does.
    private func resume(_ part: SimulatedPart, _ moment: Moment) -> ErrorState {
        switch part[RvcOperationalState.operationalState] {
        case .running: return .noError
        case .paused:
            if operation == nil {
                guard part.modes(of: RvcRunMode.self)?.isIdle(part) == false else { return .commandInvalidInState }
                work(part, moment)
            } else {
                operation?.resume(at: moment)
                show(activity == .work ? .running : .seekingCharger, part)
            }
            return .noError
        default: return .commandInvalidInState
        }
    }

    private func sendHome(_ part: SimulatedPart, _ moment: Moment) -> ErrorState {
        switch part[RvcOperationalState.operationalState] {
        case .seekingCharger: return .noError
        case .charging, .docked, .error: return .commandInvalidInState
        default:
            endWork(part, moment)
            goHome(part, moment)
            return .noError
        }
    }

    // MARK: Work

    /// The run mode is another one.
    func runModeChanged(_ part: SimulatedPart, at moment: Moment) {
        let wasAtWork = isAtWork
        if wasAtWork { complete(part, moment) }
        guard part.modes(of: RvcRunMode.self)?.isIdle(part) ?? true else { return work(part, moment) }
        switch part[RvcOperationalState.operationalState] {
        case .error: operation = nil
        case .charging, .docked, .seekingCharger: break
        default: if wasAtWork || !part.isHome { goHome(part, moment) }
        }
        part.rememberChanged(RvcOperationalState.self)
    }

    private func work(_ part: SimulatedPart, _ moment: Moment) {
        let mode = part.modes(of: RvcRunMode.self)
        let isMapping = mode?.currentMode(part).flatMap { mode?.option($0, part) }?.isMapping ?? false
        activity = .work
        if isMapping {
            operation = Operation(steps: [ApplianceTimes.mapping], at: moment)
        } else {
            let areas = part.behaviour(ServiceAreaBehaviour.self)?.begin(part) ?? 0
            operation = Operation(
                steps: areas == 0
                    ? [ApplianceTimes.cleaning]
                    : [Int64?](repeating: ApplianceTimes.cleaningOfArea, count: areas), at: moment)
        }
        part.set(RvcOperationalState.operationalError, .init(errorStateId: .noError))
        show(.running, part)
        estimate(part, moment)
    }

    /// Leaves an area out; `index` is its place on the robot's way.
    func skip(_ index: Int, _ part: SimulatedPart, at moment: Moment) {
        guard isAtWork else { return }
        passSteps(part, moment)
        guard isAtWork else { return }
        operation?.skip(index)
        if operation?.isDone ?? false {
            comeBack(part, moment)
        } else {
            part.behaviour(ServiceAreaBehaviour.self)?.operate(operation?.step ?? 0, part)
            show(part[RvcOperationalState.operationalState] ?? .running, part)
            estimate(part, moment)
        }
    }

    private func endWork(_ part: SimulatedPart, _ moment: Moment) {
        if isAtWork { complete(part, moment) }
        guard let run = part.modes(of: RvcRunMode.self), !run.isIdle(part),
            let idle = run.options(part).first(where: \.isIdle)
        else { return }
        run.set(idle.mode, part)
    }

    private func complete(_ part: SimulatedPart, _ moment: Moment) {
        _ = operation?.advance(to: moment)
        guard let ended = operation else { return }
        let code = part[RvcOperationalState.operationalError]?.errorStateId ?? .noError
        operation = nil
        part.behaviour(ServiceAreaBehaviour.self)?.end(part)
        part.raise(
            RvcOperationalState.OperationCompletion(
                completionErrorCode: code,
                totalOperationalTime: UInt32(clamping: (ended.ran + ended.paused) / 1000),
                pausedTime: UInt32(clamping: ended.paused / 1000)), at: moment)
    }

    /// Everything is done.
    private func comeBack(_ part: SimulatedPart, _ moment: Moment) {
        endWork(part, moment)
        goHome(part, moment)
        part.set(RvcOperationalState.countdownTime, 0)
    }

    private func goHome(_ part: SimulatedPart, _ moment: Moment, isCharging: Bool = false) {
        activity = .homing
        operation = Operation(steps: [ApplianceTimes.wayToCharger, ApplianceTimes.leastCharging], at: moment)
        if isCharging { operation?.skip(0) }
        show(isCharging ? .charging : .seekingCharger, part)
    }

    private func show(_ state: RvcOperationalState.OperationalStateEnum, _ part: SimulatedPart) {
        part.set(RvcOperationalState.operationalState, state)
        part.set(RvcOperationalState.countdownTime, isAtWork ? operation?.remainingSeconds : nil)
        part.rememberChanged(RvcOperationalState.self)
    }

    private func estimate(_ part: SimulatedPart, _ moment: Moment) {
        guard let seconds = operation?.remainingSeconds else { return }
        part.set(
            ServiceArea.estimatedEndTime, moment.matterEpochSeconds.addingReportingOverflow(seconds).partialValue)
    }

    // MARK: The device's own changes

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        part.set(attribute, of: RvcOperationalState.definition, value)
    }

    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) {
        if attributes.contains(RvcOperationalState.operationalError.index) {
            if let error = part[RvcOperationalState.operationalError], error.errorStateId != .noError {
                return fail(error, part, moment)
            }
            if part[RvcOperationalState.operationalState] == .error {
                show(operation == nil ? .stopped : .paused, part)
            }
        }
        guard attributes.contains(RvcOperationalState.operationalState.index) else { return }
        switch part[RvcOperationalState.operationalState] {
        case .error: fail(.init(errorStateId: .unableToCompleteOperation), part, moment)
        case .paused: operation?.pause(at: moment)
        case .running:
            if isAtWork { operation?.resume(at: moment) } else { work(part, moment) }
        case .seekingCharger:
            endWork(part, moment)
            goHome(part, moment)
        case .charging:
            endWork(part, moment)
            goHome(part, moment, isCharging: true)
        case .stopped, .docked:
            endWork(part, moment)
            operation = nil
        default: break
        }
        part.rememberChanged(RvcOperationalState.self)
    }

    private func fail(_ error: RvcOperationalState.ErrorStateStruct, _ part: SimulatedPart, _ moment: Moment) {
        operation?.pause(at: moment)
        part.set(RvcOperationalState.operationalError, error)
        show(.error, part)
        part.raise(RvcOperationalState.OperationalError(errorState: error), at: moment)
    }

    // MARK: Time

    var nextWake: Int64? { operation?.nextEnd }

    func advance(_ part: SimulatedPart, to moment: Moment) {
        guard let end = operation?.nextEnd, moment.uptime >= end else { return }
        passSteps(part, moment)
    }

    private func passSteps(_ part: SimulatedPart, _ moment: Moment) {
        guard let ended = operation?.advance(to: moment), !ended.isEmpty else { return }
        let isDone = operation?.isDone ?? true
        switch activity {
        case .work:
            for step in ended { part.behaviour(ServiceAreaBehaviour.self)?.complete(step, part) }
            if isDone {
                comeBack(part, moment)
            } else {
                part.behaviour(ServiceAreaBehaviour.self)?.operate(operation?.step ?? 0, part)
                part.set(RvcOperationalState.countdownTime, operation?.remainingSeconds, .silent)
            }
        case .homing:
            if isDone { operation = nil }
            show(isDone ? .docked : .charging, part)
        }
        part.rememberChanged(RvcOperationalState.self)
    }
}

extension SimulatedPart {
    fileprivate var isCharging: Bool { self[RvcOperationalState.operationalState] == .charging }

    fileprivate var isHome: Bool { isCharging || self[RvcOperationalState.operationalState] == .docked }
}

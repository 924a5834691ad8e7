import HomeModel
import HomeTraits

/// Appliances that work through a programme: washers, dryers, dishwashers, microwave ovens, the cavities of ovens (Matter Application
/// Cluster Specification, "Operational State Cluster", "Oven Cavity Operational State Cluster").
final class OperationalStateBehaviour<Owner: OperationalTrait>: TraitBehaviour {
    private typealias State = OperationalState.OperationalStateEnum

    private var operation: Operation?

    /// Whether a programme runs or is paused.
    func isBusy(_ part: SimulatedPart) -> Bool {
        let state = part[Owner.operationalState]
        return state == .running || state == .paused
    }

    // MARK: Memory

    var memory: Value? { operation?.value }

    func restore(_ memory: Value) { operation = Operation(memory) }

    func begin(_ part: SimulatedPart, at moment: Moment) { start(part, at: moment) }

    func start(_ part: SimulatedPart, at moment: Moment) {
        let state = part[Owner.operationalState]
        guard state == .running || state == .paused || state == .error else {
            operation = nil
            return
        }
        if operation == nil, state != .error {
            operation = Operation(steps: steps(part), at: moment)
            if state == .paused { operation?.pause(at: moment) }
        }
        operation?.rebase(to: moment)
    }

    // MARK: Commands

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        guard let order = Owner.order(command.command) else {
            throw CommandFailure(status: .unsupportedCommand, "the simulated device does not know this command")
        }
        let error = obey(order, part, moment)
        return OperationalState.OperationalCommandResponse(commandResponseState: .init(errorStateId: error)).fields
    }

    /// Does what it is told where the state allows it, and returns the answer.
    private func obey(_ order: OperationalOrder, _ part: SimulatedPart, _ moment: Moment) -> OperationalState.ErrorState
    {
        let state = part[Owner.operationalState] ?? .stopped
        switch (order, state) {
        case (.start, .running), (.resume, .running), (.pause, .paused), (.stop, .stopped): return .noError
        case (.start, .error): return .unableToStartOrResume
        case (.start, .paused), (.resume, .paused): run(part, moment)
        case (.start, _):
            guard part[OnOff.onOff] != false else { return .unableToStartOrResume }
            beginProgramme(part, at: moment)
        case (.stop, _): end(part, moment, isComplete: false)
        case (.pause, .running):
            operation?.pause(at: moment)
            part.set(Owner.operationalState, .paused)
            note(part)
        case (.pause, _), (.resume, _): return .commandInvalidInState
        }
        return .noError
    }

    func beginProgramme(_ part: SimulatedPart, at moment: Moment) {
        operation = Operation(steps: steps(part), at: moment)
        run(part, moment)
    }

    /// Makes the programme longer that is under way, if one is.
    func extend(by seconds: UInt32, _ part: SimulatedPart, at moment: Moment) {
        guard operation != nil else { return }
        _ = operation?.advance(to: moment)
        operation?.extend(by: Int64(seconds) * 1000)
        note(part)
    }

    private func run(_ part: SimulatedPart, _ moment: Moment) {
        if operation == nil { operation = Operation(steps: steps(part), at: moment) }
        operation?.resume(at: moment)
        part.set(Owner.operationalState, .running)
        part.set(Owner.operationalError, .init(errorStateId: .noError))
        note(part)
    }

    private func end(_ part: SimulatedPart, _ moment: Moment, isComplete: Bool) {
        _ = operation?.advance(to: moment)
        if let operation {
            let code = part[Owner.operationalError]?.errorStateId ?? .noError
            part.raise(
                Owner.completed(
                    code, total: UInt32(clamping: (operation.ran + operation.paused) / 1000),
                    paused: UInt32(clamping: operation.paused / 1000)), at: moment)
        }
        operation = nil
        part.set(Owner.operationalState, .stopped)
        part.set(Owner.operationalError, .init(errorStateId: .noError))
        part.set(Owner.currentPhase, phases(part).isEmpty ? nil : 0)
        part.set(Owner.countdownTime, isComplete ? 0 : nil)
        part.rememberChanged(Owner.self)
    }

    /// Shows where the programme is.
    private func note(_ part: SimulatedPart, _ mode: ReportMode = .atOnce) {
        let last = phases(part).count - 1
        part.set(Owner.currentPhase, last < 0 ? nil : UInt8(clamping: min(operation?.step ?? 0, last)))
        part.set(Owner.countdownTime, operation?.remainingSeconds, mode)
        part.rememberChanged(Owner.self)
    }

    private func phases(_ part: SimulatedPart) -> [String] { (part[Owner.phaseList] ?? nil) ?? [] }

    private func steps(_ part: SimulatedPart) -> [Int64?] {
        let count = max(1, min(phases(part).count, 255))
        if part.has(MicrowaveOvenControl.self), let seconds = part[MicrowaveOvenControl.cookTime] {
            return [Int64(seconds) * 1000]
        }
        if Owner.self == OvenCavityOperationalState.self { return ApplianceTimes.oven(phases: count) }
        return ApplianceTimes.programme(part, phases: count)
    }

    // MARK: The device's own changes

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        part.set(attribute, of: Owner.definition, value)
    }

    /// An appliance that is turned off gives up its programme.
    func partTurned(on isOn: Bool, byLevel: Bool, _ part: SimulatedPart, at moment: Moment) {
        if !isOn, isBusy(part) { end(part, moment, isComplete: false) }
    }

    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) {
        if attributes.contains(Owner.operationalError.index) {
            if let error = part[Owner.operationalError], error.errorStateId != .noError {
                return fail(error, part, moment)
            }
            // Somebody helped; going on is theirs to ask for.
            if part[Owner.operationalState] == .error {
                part.set(Owner.operationalState, operation == nil ? .stopped : .paused)
            }
        }
        guard attributes.contains(Owner.operationalState.index) else { return }
        switch part[Owner.operationalState] {
        case .running: run(part, moment)
        case .paused:
            operation?.pause(at: moment)
            note(part)
        case .stopped: end(part, moment, isComplete: false)
        case .error: fail(.init(errorStateId: .unableToCompleteOperation), part, moment)
        default: break
        }
    }

    /// An error state and an error always come together.
    private func fail(_ error: OperationalState.ErrorStateStruct, _ part: SimulatedPart, _ moment: Moment) {
        operation?.pause(at: moment)
        part.set(Owner.operationalError, error)
        part.set(Owner.operationalState, .error)
        part.raise(Owner.failed(error), at: moment)
        note(part)
    }

    // MARK: Time

    var nextWake: Int64? { operation?.nextEnd }

    func advance(_ part: SimulatedPart, to moment: Moment) {
        guard let end = operation?.nextEnd, moment.uptime >= end else { return }
        _ = operation?.advance(to: moment)
        if operation?.isDone ?? false {
            self.end(part, moment, isComplete: true)
        } else {
            note(part, .silent)
        }
    }
}

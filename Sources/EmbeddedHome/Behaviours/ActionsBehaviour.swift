import HomeModel
import HomeTraits

/// Scenes, sequences and automations of a bridge (Matter Core Specification, "Actions Cluster"): what commands make of their states.
/// What an action does to the devices that it is for is the bridge's own affair, and not simulated.
final class ActionsBehaviour: TraitBehaviour {
    /// Something that ends by itself.
    private struct Timer {
        var action: UInt16
        var invoke: UInt32?
        /// `Moment.uptime`.
        var end: Int64
        var next: Actions.ActionState
    }

    private var timers: [Timer] = []

    // MARK: Commands

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        guard let order = Self.orders[command.command],
            let action = command.fields[safe: 0].flatMap(UInt16.init(value:))
        else { throw .notSimulated }
        guard let entry = (part[Actions.actionList] ?? []).first(where: { $0.actionId == action }) else {
            throw CommandFailure(status: .notFound, "there is no such action", field: "actionId")
        }
        guard entry.supportedCommands.contains(order.bit) else {
            throw CommandFailure(status: .invalidCommand, "this action does not take the command", field: "actionId")
        }
        let invoke = command.fields[safe: 1].flatMap(UInt32.init(value:))
        let seconds = command.definition.fieldIndex(named: Self.durationName).flatMap { command.fields[safe: $0] }
        timers.removeAll { $0.action == action }
        let before = entry.state
        show(order.state, of: action, invoke, part, moment)
        if let seconds = seconds?.uintValue, let next = order.next {
            // What is disabled for a while goes on with what it did.
            let resumed = next == .inactive && order.state == .disabled && before == .active ? .active : next
            timers.append(
                Timer(
                    action: action, invoke: invoke, end: moment.uptime + Int64(clamping: seconds) * 1000, next: resumed)
            )
        }
        return []
    }

    private static let durationName = "duration"

    /// What a command makes of the state, and what comes when its time is over.
    private typealias Order = (bit: Actions.CommandBits, state: Actions.ActionState, next: Actions.ActionState?)

    private static let orders: [Int: Order] = [
        Actions.InstantAction.index: (.instantAction, .inactive, nil),
        Actions.InstantActionWithTransition.index: (.instantActionWithTransition, .inactive, nil),
        Actions.StartAction.index: (.startAction, .active, nil),
        Actions.StartActionWithDuration.index: (.startActionWithDuration, .active, .inactive),
        Actions.StopAction.index: (.stopAction, .inactive, nil),
        Actions.PauseAction.index: (.pauseAction, .paused, nil),
        Actions.PauseActionWithDuration.index: (.pauseActionWithDuration, .paused, .active),
        Actions.ResumeAction.index: (.resumeAction, .active, nil),
        Actions.EnableAction.index: (.enableAction, .active, nil),
        Actions.EnableActionWithDuration.index: (.enableActionWithDuration, .active, .disabled),
        Actions.DisableAction.index: (.disableAction, .inactive, nil),
        Actions.DisableActionWithDuration.index: (.disableActionWithDuration, .disabled, .inactive),
    ]

    /// Commands that name an invocation are told of what becomes of it.
    private func show(
        _ state: Actions.ActionState, of action: UInt16, _ invoke: UInt32?, _ part: SimulatedPart, _ moment: Moment
    ) {
        var list = part[Actions.actionList] ?? []
        guard let index = list.firstIndex(where: { $0.actionId == action }) else { return }
        list[index].state = state
        part.set(Actions.actionList, list)
        guard let invoke else { return }
        part.raise(Actions.StateChanged(actionId: action, invokeId: invoke, newState: state), at: moment)
    }

    // MARK: Time

    /// What was under way for a time is over.
    func start(_ part: SimulatedPart, at moment: Moment) { timers = [] }

    var nextWake: Int64? { timers.map(\.end).min() }

    func advance(_ part: SimulatedPart, to moment: Moment) {
        let due = timers.filter { $0.end <= moment.uptime }
        guard !due.isEmpty else { return }
        timers.removeAll { $0.end <= moment.uptime }
        for timer in due { show(timer.next, of: timer.action, timer.invoke, part, moment) }
    }
}

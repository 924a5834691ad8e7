import HomeModel
import HomeTraits

/// A timer that counts down (cloud-to-cloud trait Timer). A restart ends it.
final class GoogleTimerBehaviour: GoogleBehaviour {
    /// What is shown when no timer is set.
    private static let none: Int32 = -1

    private enum State {
        case none
        /// Ends at (`Moment.uptime`).
        case running(Int64)
        /// Milliseconds that are left.
        case paused(Int64)
    }

    private var state = State.none
    /// The next second to show (`Moment.uptime`).
    private(set) var nextWake: Int64?

    func start(_ part: SimulatedPart, at moment: Moment) { cancel(part) }

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        if let command = command.typed(GoogleTimer.TimerStart.self) {
            run(Int64(command.timerTimeSec) * 1000, part, moment)
        } else if let command = command.typed(GoogleTimer.TimerAdjust.self) {
            try adjust(Int64(command.timerTimeSec) * 1000, part, moment)
        } else if command.typed(GoogleTimer.TimerPause.self) != nil {
            if case .running = state { pause(try left(moment), part) } else { _ = try left(moment) }
        } else if command.typed(GoogleTimer.TimerResume.self) != nil {
            if case .paused(let left) = state { run(left, part, moment) } else { _ = try left(moment) }
        } else if command.typed(GoogleTimer.TimerCancel.self) != nil {
            _ = try left(moment)
            cancel(part)
        } else {
            throw .unknownCommand
        }
        return []
    }

    func advance(_ part: SimulatedPart, to moment: Moment) {
        guard case .running(let end) = state else { return }
        guard end > moment.uptime else { return cancel(part) }
        show(end - moment.uptime, part, .moving)
        wake(at: end, moment)
    }

    private func left(_ moment: Moment) throws(CommandFailure) -> Int64 {
        switch state {
        case .none: throw CommandFailure(status: .invalidInState, "no timer is set")
        case .running(let end): max(0, end - moment.uptime)
        case .paused(let left): left
        }
    }

    private func adjust(_ change: Int64, _ part: SimulatedPart, _ moment: Moment) throws(CommandFailure) {
        let wish = try left(moment) + change
        let longest = Int64(part[GoogleTimer.maxTimerLimitSec] ?? .max) * 1000
        guard wish <= longest else {
            throw CommandFailure(status: .constraintError, "the timer cannot run so long", field: "timerTimeSec")
        }
        guard wish > 0 else { return cancel(part) }
        if case .paused = state { pause(wish, part) } else { run(wish, part, moment) }
    }

    private func run(_ left: Int64, _ part: SimulatedPart, _ moment: Moment) {
        state = .running(moment.uptime + left)
        part.set(GoogleTimer.timerPaused, false)
        show(left, part, .atOnce)
        wake(at: moment.uptime + left, moment)
    }

    private func pause(_ left: Int64, _ part: SimulatedPart) {
        state = .paused(left)
        nextWake = nil
        part.set(GoogleTimer.timerPaused, true)
        show(left, part, .atOnce)
    }

    private func cancel(_ part: SimulatedPart) {
        state = .none
        nextWake = nil
        part.set(GoogleTimer.timerPaused, false)
        part.set(GoogleTimer.timerRemainingSec, Self.none)
    }

    private func show(_ left: Int64, _ part: SimulatedPart, _ mode: ReportMode) {
        part.set(GoogleTimer.timerRemainingSec, Int32(clamping: (left + 999) / 1000), mode)
    }

    /// When the shown second changes.
    private func wake(at end: Int64, _ moment: Moment) {
        let rest = (end - moment.uptime) % 1000
        nextWake = min(end, moment.uptime + (rest == 0 ? 1000 : rest))
    }
}

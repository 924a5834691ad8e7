import HomeModel
import HomeTraits
import JSON

/// The weekly schedule of devices up to Matter 1.4 (feature SCH).
extension ThermostatBehaviour {
    /// A device that does not tell whether its schedule is on follows it.
    func followsWeeklySchedule(_ part: SimulatedPart) -> Bool {
        guard !weekly.isEmpty else { return false }
        return part[Thermostat.thermostatProgrammingOperationMode]?.contains(.scheduleActive) ?? true
    }

    func answerWeekly(
        _ command: DeviceCommand, _ part: SimulatedPart, _ moment: Moment
    ) throws(CommandFailure) -> [Value?] {
        if let typed = command.typed(Thermostat.GetWeeklySchedule.self) { return answer(typed).fields }
        if let typed = command.typed(Thermostat.SetWeeklySchedule.self) {
            try check(typed, part)
            var changed = weekly
            changed.set(typed.transitions, days: typed.dayOfWeekForSequence, mode: typed.modeForSequence)
            if let most = part[Thermostat.numberOfWeeklyTransitions], most > 0, changed.count > Int(most) {
                throw CommandFailure(
                    status: .resourceExhausted, "the device keeps \(most) transitions a week", field: "transitions")
            }
            weekly = changed
        } else if command.typed(Thermostat.ClearWeeklySchedule.self) != nil {
            weekly = ThermostatWeeklySchedule()
        } else {
            throw .notSimulated
        }
        part.rememberChanged(Thermostat.self)
        applySchedule(part, moment)
        return []
    }

    private func check(_ command: Thermostat.SetWeeklySchedule, _ part: SimulatedPart) throws(CommandFailure) {
        guard Int(command.numberOfTransitionsForSequence) == command.transitions.count else {
            throw CommandFailure(
                status: .invalidCommand, "there are \(command.transitions.count) transitions",
                field: "numberOfTransitionsForSequence")
        }
        guard !command.dayOfWeekForSequence.isEmpty else {
            throw CommandFailure(status: .invalidCommand, "a schedule has days", field: "dayOfWeekForSequence")
        }
        let features = Thermostat.Features(rawValue: part.features(of: Thermostat.self))
        let heats = command.modeForSequence.contains(.heatSetpointPresent)
        let cools = command.modeForSequence.contains(.coolSetpointPresent)
        guard heats || cools, !heats || features.contains(.heating), !cools || features.contains(.cooling) else {
            throw CommandFailure(
                status: .invalidCommand, "a schedule is for what the device does: heating, cooling or both",
                field: "modeForSequence")
        }
        if let most = part[Thermostat.numberOfDailyTransitions], most > 0, command.transitions.count > Int(most) {
            throw CommandFailure(
                status: .resourceExhausted, "the device keeps \(most) transitions a day", field: "transitions")
        }
        let setpoints = ThermostatSetpoints.occupied(part)
        for transition in command.transitions {
            if heats { try check(transition.heatSetpoint, setpoints.limits(.heating)) }
            if cools { try check(transition.coolSetpoint, setpoints.limits(.cooling)) }
        }
    }

    private func check(
        _ setpoint: Int16?, _ limits: (minimum: Int, maximum: Int)
    ) throws(CommandFailure) {
        guard let setpoint else {
            throw CommandFailure(
                status: .invalidCommand, "each transition has the setpoints of its modes", field: "transitions")
        }
        guard Int(setpoint) >= limits.minimum, Int(setpoint) <= limits.maximum else {
            var failure = CommandFailure(
                status: .constraintError, "a setpoint is out of its limits", field: "transitions")
            failure.allowed = ["min": .init(limits.minimum), "max": .init(limits.maximum)]
            throw failure
        }
    }

    /// The sequence of the first day that is asked for, and which of the others have the same.
    private func answer(_ command: Thermostat.GetWeeklySchedule) -> Thermostat.GetWeeklyScheduleResponse {
        let wanted = (0..<ThermostatWeeklySchedule.days).filter {
            command.daysToReturn.rawValue & 1 << UInt8($0) != 0
        }
        let sequence = wanted.first.map { weekly.sequence(of: $0, mode: command.modeToReturn) } ?? []
        let same = wanted.filter { weekly.sequence(of: $0, mode: command.modeToReturn) == sequence }
        // The answer has room for ten.
        let shown = Array(sequence.prefix(10))
        return Thermostat.GetWeeklyScheduleResponse(
            numberOfTransitionsForSequence: UInt8(shown.count),
            dayOfWeekForSequence: Thermostat.ScheduleDayOfWeek(rawValue: same.reduce(0) { $0 | 1 << UInt8($1) }),
            modeForSequence: command.modeToReturn, transitions: shown)
    }
}

import HomeModel
import HomeTraits

/// Schedules: setpoints and presets that come by themselves. The simulated device knows no time zone; its days are those of UTC.
extension ThermostatBehaviour {
    // MARK: Following one

    func activate(schedule handle: Octets, _ part: SimulatedPart, _ moment: Moment) throws(CommandFailure) {
        guard (part[Thermostat.schedules] ?? []).contains(where: { $0.scheduleHandle == handle }) else {
            throw CommandFailure(status: .invalidCommand, "the device has no such schedule", field: "scheduleHandle")
        }
        part.set(Thermostat.activeScheduleHandle, handle)
        applySchedule(part, moment)
    }

    /// Works out when the active schedule changes something next.
    func followSchedule(_ part: SimulatedPart, _ moment: Moment) {
        let wait = activeProgramme(part).flatMap {
            ThermostatScheduleClock(transitions: $0.transitions).untilNext(after: moment.date)
        }
        nextTransition = wait.map { moment.uptime + $0 }
        let date = wait.map { moment.date + $0 }
        if date != nextTransitionDate {
            nextTransitionDate = date
            part.rememberChanged(Thermostat.self)
        }
    }

    /// Makes what the active schedule wants now; a hold keeps it off.
    func applySchedule(_ part: SimulatedPart, _ moment: Moment) {
        followSchedule(part, moment)
        guard part[Thermostat.temperatureSetpointHold] != .setpointHoldOn, let programme = activeProgramme(part),
            let transition = ThermostatScheduleClock(transitions: programme.transitions).current(at: moment.date)
        else { return }
        let mode = transition.systemMode ?? programme.mode
        if let mode, allows(mode, part) { part.set(Thermostat.systemMode, mode) }
        let handle = transition.presetHandle ?? programme.preset
        if let handle, (part[Thermostat.presets] ?? []).contains(where: { $0.presetHandle == handle }) {
            apply(preset: handle, part, moment, source: .schedule)
        } else {
            let before = ThermostatSetpoints.occupied(part)
            var setpoints = before
            if setpoints.cooling != nil, let cooling = transition.coolingSetpoint {
                _ = setpoints.set(.cooling, to: Int(cooling))
            }
            if setpoints.heating != nil, let heating = transition.heatingSetpoint {
                _ = setpoints.set(.heating, to: Int(heating))
            }
            store(setpoints, isOccupied: true, part)
            noteChange(from: before, to: setpoints, part, moment, source: .schedule)
        }
        updateDemand(part)
    }

    private typealias Programme = (
        transitions: [Thermostat.ScheduleTransition], mode: Thermostat.SystemMode?, preset: Octets?
    )

    /// The active schedule, else the weekly one.
    private func activeProgramme(_ part: SimulatedPart) -> Programme? {
        guard let handle = part[Thermostat.activeScheduleHandle] ?? nil else {
            return followsWeeklySchedule(part) ? (weekly.transitions, nil, nil) : nil
        }
        let schedule = (part[Thermostat.schedules] ?? []).first { $0.scheduleHandle == handle }
        return schedule.map { ($0.transitions, $0.systemMode, $0.presetHandle) }
    }

    // MARK: Written in an atomic write

    func writeSchedules(_ value: Value, _ part: SimulatedPart) throws(CommandFailure) {
        guard atomicWrite?.attributes.contains(Thermostat.schedules.index) ?? false else {
            throw CommandFailure(status: .invalidInState, "this attribute is only written within an atomic request")
        }
        guard let schedules = [Thermostat.Schedule](value: value) else {
            throw CommandFailure(status: .constraintError, "these are no schedules")
        }
        try checkCount(schedules.count, part[Thermostat.numberOfSchedules], of: "schedules")
        try checkHandles(
            schedules.map(\.scheduleHandle), known: (part[Thermostat.schedules] ?? []).map(\.scheduleHandle))
        for schedule in schedules { try check(schedule, part) }
        atomicWrite?.schedules = schedules
    }

    private func check(_ schedule: Thermostat.Schedule, _ part: SimulatedPart) throws(CommandFailure) {
        let known = (part[Thermostat.schedules] ?? []).first { $0.scheduleHandle == schedule.scheduleHandle }
        try checkBuiltIn(
            isNew: schedule.scheduleHandle == nil, schedule.builtIn, known: known?.builtIn,
            isSame: schedule.systemMode == known?.systemMode && schedule.name == known?.name)
        guard let type = (part[Thermostat.scheduleTypes] ?? []).first(where: { $0.systemMode == schedule.systemMode })
        else { throw CommandFailure(status: .constraintError, "the device has no schedules for this mode") }
        let features = type.scheduleTypeFeatures
        guard schedule.name == nil || features.contains(.supportsNames) else {
            throw CommandFailure(status: .constraintError, "schedules for this mode have no names")
        }
        try checkCount(schedule.transitions.count, part[Thermostat.numberOfScheduleTransitions], of: "transitions")
        let daily = part[Thermostat.numberOfScheduleTransitionPerDay] ?? nil
        for day in 0..<7 {
            let count = schedule.transitions.count { $0.dayOfWeek.rawValue & 1 << UInt8(day) != 0 }
            try checkCount(count, daily, of: "transitions a day")
        }
        let handles = schedule.transitions.compactMap(\.presetHandle) + (schedule.presetHandle.map { [$0] } ?? [])
        let presets = (atomicWrite?.presets ?? part[Thermostat.presets] ?? []).map(\.presetHandle)
        guard handles.allSatisfy({ features.contains(.supportsPresets) && presets.contains($0) }) else {
            throw CommandFailure(status: .constraintError, "a schedule names a preset that it cannot have")
        }
        let hasSetpoints = schedule.transitions.contains { $0.heatingSetpoint != nil || $0.coolingSetpoint != nil }
        guard !hasSetpoints || features.contains(.supportsSetpoints) else {
            throw CommandFailure(status: .constraintError, "schedules for this mode have no setpoints")
        }
        let isOffSomewhere = schedule.transitions.contains { $0.systemMode == .off }
        guard !isOffSomewhere || features.contains(.supportsOff) else {
            throw CommandFailure(status: .constraintError, "schedules for this mode do not turn off")
        }
    }

    /// What keeps written schedules from taking effect; nil: nothing.
    func fault(ofSchedules schedules: [Thermostat.Schedule], _ part: SimulatedPart) -> Thermostat.Status? {
        let handles = Set(schedules.compactMap(\.scheduleHandle))
        let isBuiltInGone = (part[Thermostat.schedules] ?? []).contains { schedule in
            schedule.builtIn == true && schedule.scheduleHandle.map { !handles.contains($0) } ?? false
        }
        if isBuiltInGone { return .constraintError }
        if let active = part[Thermostat.activeScheduleHandle] ?? nil, !handles.contains(active) {
            return .invalidInState
        }
        for type in part[Thermostat.scheduleTypes] ?? [] {
            let count = schedules.count { $0.systemMode == type.systemMode }
            if count > Int(type.numberOfSchedules) { return .resourceExhausted }
        }
        return nil
    }

    /// With handles for the new ones.
    func completed(_ schedules: [Thermostat.Schedule]) -> [Thermostat.Schedule] {
        var handles = Set(schedules.compactMap(\.scheduleHandle))
        return schedules.map { schedule in
            var schedule = schedule
            if schedule.scheduleHandle == nil { schedule.scheduleHandle = Self.newHandle(&handles) }
            schedule.builtIn = schedule.builtIn ?? false
            return schedule
        }
    }
}

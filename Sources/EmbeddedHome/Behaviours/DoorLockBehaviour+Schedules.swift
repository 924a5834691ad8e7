import HomeModel
import HomeTraits

/// Schedules of a lock's users, and holidays.
extension DoorLockBehaviour {
    /// Stands for all schedules of a user, or all holidays.
    private static let all: UInt8 = 0xFE

    /// Nil for a command that is none of them.
    func administerSchedules(
        _ command: DeviceCommand, _ part: SimulatedPart, _ moment: Moment
    ) throws(CommandFailure) -> [Value?]? {
        switch command.command {
        case DoorLock.SetWeekDaySchedule.index:
            guard let typed = command.typed(DoorLock.SetWeekDaySchedule.self) else { return nil }
            try requireUser(typed.userIndex)
            let begin = Int(typed.startHour) * 60 + Int(typed.startMinute)
            let end = Int(typed.endHour) * 60 + Int(typed.endMinute)
            guard !typed.daysMask.isEmpty, begin <= end else {
                throw CommandFailure(status: .invalidCommand, "a schedule has days, and ends after it begins")
            }
            put(.weekDay, typed.weekDayIndex, typed.userIndex, Array(command.fields.dropFirst(2)), part, moment)
        case DoorLock.GetWeekDaySchedule.index:
            guard let typed = command.typed(DoorLock.GetWeekDaySchedule.self) else { return nil }
            return answer(
                .weekDay, typed.weekDayIndex, typed.userIndex, [typed.weekDayIndex.value, typed.userIndex.value], 5)
        case DoorLock.ClearWeekDaySchedule.index:
            guard let typed = command.typed(DoorLock.ClearWeekDaySchedule.self) else { return nil }
            clear(.weekDay, typed.weekDayIndex, typed.userIndex, part, moment)
        case DoorLock.SetYearDaySchedule.index:
            guard let typed = command.typed(DoorLock.SetYearDaySchedule.self) else { return nil }
            try requireUser(typed.userIndex)
            guard typed.localStartTime < typed.localEndTime else {
                throw CommandFailure(status: .invalidCommand, "a schedule ends after it begins", field: "localEndTime")
            }
            put(.yearDay, typed.yearDayIndex, typed.userIndex, Array(command.fields.dropFirst(2)), part, moment)
        case DoorLock.GetYearDaySchedule.index:
            guard let typed = command.typed(DoorLock.GetYearDaySchedule.self) else { return nil }
            return answer(
                .yearDay, typed.yearDayIndex, typed.userIndex, [typed.yearDayIndex.value, typed.userIndex.value], 2)
        case DoorLock.ClearYearDaySchedule.index:
            guard let typed = command.typed(DoorLock.ClearYearDaySchedule.self) else { return nil }
            clear(.yearDay, typed.yearDayIndex, typed.userIndex, part, moment)
        case DoorLock.SetHolidaySchedule.index:
            guard let typed = command.typed(DoorLock.SetHolidaySchedule.self) else { return nil }
            guard typed.localStartTime < typed.localEndTime else {
                throw CommandFailure(status: .invalidCommand, "a holiday ends after it begins", field: "localEndTime")
            }
            guard isSupported(typed.operatingMode, part) else {
                throw CommandFailure(status: .invalidCommand, "the lock has no such mode", field: "operatingMode")
            }
            // The answer may be null and so has one number less for the times.
            let latest = UInt32.max - 1
            let bounds = [min(typed.localStartTime, latest), min(typed.localEndTime, latest)].map(\.value)
            put(.holiday, typed.holidayIndex, 0, bounds + [typed.operatingMode.value], part, moment)
        case DoorLock.GetHolidaySchedule.index:
            guard let typed = command.typed(DoorLock.GetHolidaySchedule.self) else { return nil }
            return answer(.holiday, typed.holidayIndex, 0, [typed.holidayIndex.value], 3)
        case DoorLock.ClearHolidaySchedule.index:
            guard let typed = command.typed(DoorLock.ClearHolidaySchedule.self) else { return nil }
            clear(.holiday, typed.holidayIndex, 0, part, moment)
        default: return nil
        }
        return []
    }

    private func requireUser(_ index: UInt16) throws(CommandFailure) {
        guard known.user(index) != nil else {
            throw CommandFailure(status: .failure, "there is no such user", field: "userIndex")
        }
    }

    private func dataType(_ kind: LockMemory.Schedule.Kind) -> DoorLock.LockDataType {
        switch kind {
        case .weekDay: .weekDaySchedule
        case .yearDay: .yearDaySchedule
        case .holiday: .holidaySchedule
        }
    }

    private func put(
        _ kind: LockMemory.Schedule.Kind, _ index: UInt8, _ user: UInt16, _ bounds: [Value?], _ part: SimulatedPart,
        _ moment: Moment
    ) {
        let isNew = known.schedule(kind, index, user: user) == nil
        known.put(LockMemory.Schedule(kind: kind, index: index, user: user, bounds: bounds))
        tellUserChange(
            dataType(kind), isNew ? .add : .modify, user: kind == .holiday ? nil : user, index: UInt16(index), part,
            moment)
    }

    private func clear(
        _ kind: LockMemory.Schedule.Kind, _ index: UInt8, _ user: UInt16, _ part: SimulatedPart, _ moment: Moment
    ) {
        let before = known
        known.removeSchedule(kind, index == Self.all ? nil : index, user: user)
        guard known != before else { return }
        tellUserChange(
            dataType(kind), .clear, user: kind == .holiday ? nil : user, index: UInt16(index), part, moment)
    }

    /// The indices, the status, and the bounds where there is such a schedule.
    private func answer(
        _ kind: LockMemory.Schedule.Kind, _ index: UInt8, _ user: UInt16, _ indices: [Value?], _ bounds: Int
    ) -> [Value?] {
        if kind != .holiday, known.user(user) == nil {
            return indices + [MatterStatus.failure.rawValue.value] + [Value?](repeating: nil, count: bounds)
        }
        guard let schedule = known.schedule(kind, index, user: user), schedule.bounds.count == bounds else {
            return indices + [MatterStatus.notFound.rawValue.value] + [Value?](repeating: nil, count: bounds)
        }
        return indices + [MatterStatus.success.rawValue.value] + schedule.bounds
    }
}

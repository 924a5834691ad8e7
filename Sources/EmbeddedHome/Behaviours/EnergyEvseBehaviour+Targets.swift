import HomeModel
import HomeTraits

/// Charging targets by days of the week. Days and minutes count as local time, of which a simulated device knows only UTC.
extension EnergyEvseBehaviour {
    private typealias Evse = EnergyEvse

    func setTargets(
        _ schedules: [EnergyEvse.ChargingTargetSchedule], _ part: SimulatedPart, _ moment: Moment
    ) throws(CommandFailure) {
        var days: EnergyEvse.TargetDayOfWeek = []
        for schedule in schedules {
            guard days.isDisjoint(with: schedule.dayOfWeekForSequence) else {
                throw CommandFailure(
                    status: .constraintError, "a day is in one schedule only", field: "chargingTargetSchedules")
            }
            days.formUnion(schedule.dayOfWeekForSequence)
            let knowsCharge = part.supports(Evse.stateOfCharge)
            for target in schedule.chargingTargets {
                guard target.targetSoC != nil || target.addedEnergy != nil,
                    knowsCharge || target.targetSoC ?? 100 == 100
                else {
                    throw CommandFailure(
                        status: .constraintError, "a target is a state of charge that can be known, or added energy",
                        field: "chargingTargetSchedules")
                }
            }
        }
        // A day that is not given keeps its targets.
        var kept = targets
        for index in kept.indices { kept[index].dayOfWeekForSequence.subtract(days) }
        targets = kept.filter { !$0.dayOfWeekForSequence.isEmpty } + schedules.filter { !$0.chargingTargets.isEmpty }
        part.rememberChanged(EnergyEvse.self)
        showNextTarget(part, moment)
    }

    /// Only a vehicle that may charge has a next target.
    func showNextTarget(_ part: SimulatedPart, _ moment: Moment) {
        let state: EnergyEvse.State? = part[Evse.state] ?? nil
        guard state.isPluggedIn, part[Evse.supplyState].charges, let next = nextTarget(moment) else {
            part.set(Evse.nextChargeTargetTime, nil)
            part.set(Evse.nextChargeStartTime, nil)
            part.set(Evse.nextChargeRequiredEnergy, nil)
            return part.set(Evse.nextChargeTargetSoC, nil)
        }
        var energy = next.target.addedEnergy
        if let wanted = next.target.targetSoC, let level = part[Evse.stateOfCharge] ?? nil,
            let capacity = part[Evse.batteryCapacity] ?? nil
        {
            energy = capacity / 100 * Int64(wanted - min(wanted, level))
        }
        part.set(Evse.nextChargeTargetTime, next.time)
        part.set(Evse.nextChargeTargetSoC, next.target.targetSoC)
        part.set(Evse.nextChargeRequiredEnergy, energy)
        let power = Double(part[Evse.maximumChargeCurrent] ?? 0) * Double(Self.voltage) / 1000
        let seconds = power > 0 ? Double(energy ?? 0) / power * 3600 : 0
        let now = moment.matterEpochSeconds
        part.set(
            Evse.nextChargeStartTime, max(now, UInt32(max(0, Double(next.time) - min(seconds, Double(UInt32.max))))))
    }

    private func nextTarget(_ moment: Moment) -> (target: EnergyEvse.ChargingTarget, time: UInt32)? {
        let now = Int64(moment.matterEpochSeconds)
        let today = now / 86_400
        var next: (target: EnergyEvse.ChargingTarget, time: UInt32)?
        for day in today...today + 7 {
            // 2000-01-01 was a Saturday.
            let weekDay = EnergyEvse.TargetDayOfWeek(rawValue: 1 << UInt8((day + 6) % 7))
            for schedule in targets where schedule.dayOfWeekForSequence.contains(weekDay) {
                for target in schedule.chargingTargets {
                    let time = day * 86_400 + Int64(target.targetTimeMinutesPastMidnight) * 60
                    guard time > now, let time = UInt32(exactly: time), time < next?.time ?? .max else { continue }
                    next = (target, time)
                }
            }
            if next != nil { return next }
        }
        return nil
    }
}

import HomeModel
import HomeTraits

/// Appliances whose power an energy manager may shift (Matter Application Cluster Specification, "Device Energy Management Cluster"):
/// power adjustments and pauses run their time, the forecast is shifted, adjusted within its limits, and made anew from constraints.
/// No forecast is made by the simulation itself.
final class DeviceEnergyManagementBehaviour: TraitBehaviour {
    private typealias Energy = DeviceEnergyManagement

    private struct Adjustment {
        var power: Int64
        var begin: Int64
        var end: Int64
        /// Before it, in mW.
        var usualPower: Int64
    }

    private var adjustment: Adjustment?
    private var pauseEnds: Int64?
    /// The forecast before somebody changed it.
    private var original: DeviceEnergyManagement.Forecast?

    var memory: Value? { original?.value }

    func restore(_ memory: Value) { original = DeviceEnergyManagement.Forecast(value: memory) }

    /// An adjustment or a pause that the power cut short is over.
    func start(_ part: SimulatedPart, at moment: Moment) {
        switch part[Energy.esaState] {
        case .powerAdjustActive, .paused: part.set(Energy.esaState, .online)
        default: break
        }
        showCause(.noAdjustment, part)
    }

    // MARK: Commands

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        if let command = command.typed(DeviceEnergyManagement.PowerAdjustRequest.self) {
            try adjust(command, part, moment)
        } else if command.typed(DeviceEnergyManagement.CancelPowerAdjustRequest.self) != nil {
            guard adjustment != nil else {
                throw CommandFailure(status: .invalidInState, "the power is not adjusted")
            }
            endAdjustment(.cancelled, part, moment)
        } else if let command = command.typed(DeviceEnergyManagement.PauseRequest.self) {
            try pause(command, part, moment)
        } else if command.typed(DeviceEnergyManagement.ResumeRequest.self) != nil {
            guard pauseEnds != nil else {
                throw CommandFailure(status: .invalidInState, "the appliance is not paused")
            }
            resume(.cancelled, part, moment)
        } else if let command = command.typed(DeviceEnergyManagement.StartTimeAdjustRequest.self) {
            try shift(command, part, moment)
        } else if let command = command.typed(DeviceEnergyManagement.ModifyForecastRequest.self) {
            try modify(command, part)
        } else if let command = command.typed(DeviceEnergyManagement.RequestConstraintBasedForecast.self) {
            let before = try forecast(command.cause, part)
            let after = try constrained(before, by: command.constraints, part, moment)
            show(after, instead: before, command.cause, part)
        } else if command.typed(DeviceEnergyManagement.CancelRequest.self) != nil {
            guard let original else {
                throw CommandFailure(status: .invalidInState, "nobody changed the forecast")
            }
            self.original = nil
            part.rememberChanged(DeviceEnergyManagement.self)
            part.set(Energy.forecast, original)
        } else {
            throw .notSimulated
        }
        return []
    }

    /// Somebody may have opted out of what is asked for.
    private func requireConsent(
        _ cause: DeviceEnergyManagement.AdjustmentCause, _ part: SimulatedPart
    ) throws(CommandFailure) {
        let isRefused: Bool =
            switch part[Energy.optOutState] {
            case .optOut: true
            case .localOptOut: cause == .localOptimization
            case .gridOptOut: cause == .gridOptimization
            case .noOptOut, nil: false
            }
        if isRefused {
            throw CommandFailure(status: .constraintError, "the user has opted out of this", field: "cause")
        }
    }

    // MARK: Power

    private func adjust(
        _ command: DeviceEnergyManagement.PowerAdjustRequest, _ part: SimulatedPart, _ moment: Moment
    ) throws(CommandFailure) {
        try requireConsent(command.cause, part)
        let abilities = (part[Energy.powerAdjustmentCapability] ?? nil)?.powerAdjustCapability ?? []
        let isPossible = abilities.contains {
            $0.minPower <= command.power && command.power <= $0.maxPower && $0.minDuration <= command.duration
                && command.duration <= $0.maxDuration
        }
        guard isPossible else {
            throw CommandFailure(
                status: .constraintError, "power and duration are outside powerAdjustmentCapability", field: "power")
        }
        guard part[Energy.esaState] == .online || adjustment != nil else {
            throw CommandFailure(status: .invalidInState, "the appliance cannot adjust its power now")
        }
        // A new request takes the place of the one under way, which has no end of its own then.
        let usual = adjustment?.usualPower ?? (part[ElectricalPowerMeasurement.activePower] ?? nil) ?? 0
        let isNew = adjustment == nil
        adjustment = Adjustment(
            power: command.power, begin: moment.uptime, end: moment.uptime + Int64(command.duration) * 1000,
            usualPower: usual)
        part.set(Energy.esaState, .powerAdjustActive)
        showCause(
            command.cause == .gridOptimization ? .gridOptimizationAdjustment : .localOptimizationAdjustment, part)
        part.behaviour(ElectricalPowerMeasurementBehaviour.self)?.draw(command.power, part, moment)
        if isNew { part.raise(DeviceEnergyManagement.PowerAdjustStart(), at: moment) }
    }

    private func endAdjustment(
        _ cause: DeviceEnergyManagement.Cause, _ part: SimulatedPart, _ moment: Moment
    ) {
        guard let ended = adjustment else { return }
        adjustment = nil
        part.set(Energy.esaState, .online)
        showCause(.noAdjustment, part)
        part.behaviour(ElectricalPowerMeasurementBehaviour.self)?.draw(ended.usualPower, part, moment)
        let time = min(moment.uptime, ended.end) - ended.begin
        let energy = Double(ended.power) * Double(time) / 3_600_000
        part.raise(
            DeviceEnergyManagement.PowerAdjustEnd(
                cause: cause, duration: UInt32(clamping: time / 1000), energyUse: Int64(min(max(energy, -1e18), 1e18))),
            at: moment)
    }

    private func showCause(_ cause: DeviceEnergyManagement.PowerAdjustReason, _ part: SimulatedPart) {
        guard var ability = part[Energy.powerAdjustmentCapability] ?? nil else { return }
        ability.cause = cause
        part.set(Energy.powerAdjustmentCapability, ability)
    }

    // MARK: Forecast

    private func forecast(
        _ cause: DeviceEnergyManagement.AdjustmentCause, _ part: SimulatedPart
    ) throws(CommandFailure) -> DeviceEnergyManagement.Forecast {
        try requireConsent(cause, part)
        guard let forecast = part[Energy.forecast] ?? nil else {
            throw CommandFailure(status: .failure, "the appliance has no forecast")
        }
        return forecast
    }

    private func pause(
        _ command: DeviceEnergyManagement.PauseRequest, _ part: SimulatedPart, _ moment: Moment
    ) throws(CommandFailure) {
        let forecast = try forecast(command.cause, part)
        let active = forecast.activeSlotNumber.map { Int($0) }
        let slot = active.flatMap { forecast.slots.indices.contains($0) ? forecast.slots[$0] : nil }
        guard part[Energy.esaState] == .online, forecast.isPausable, slot?.slotIsPausable ?? forecast.isPausable else {
            throw CommandFailure(status: .invalidInState, "the appliance cannot pause now")
        }
        let least = slot?.minPauseDuration ?? 0
        let most = slot?.maxPauseDuration ?? .max
        guard command.duration >= least, command.duration <= most else {
            throw CommandFailure(
                status: .constraintError, "a pause is \(least) to \(most) seconds long", field: "duration")
        }
        pauseEnds = moment.uptime + Int64(command.duration) * 1000
        part.set(Energy.esaState, .paused)
        part.raise(DeviceEnergyManagement.Paused(), at: moment)
    }

    private func resume(_ cause: DeviceEnergyManagement.Cause, _ part: SimulatedPart, _ moment: Moment) {
        pauseEnds = nil
        part.set(Energy.esaState, .online)
        part.raise(DeviceEnergyManagement.Resumed(cause: cause), at: moment)
    }

    private func shift(
        _ command: DeviceEnergyManagement.StartTimeAdjustRequest, _ part: SimulatedPart, _ moment: Moment
    ) throws(CommandFailure) {
        let forecast = try forecast(command.cause, part)
        guard part[Energy.esaState] == .online else {
            throw CommandFailure(status: .invalidInState, "the appliance cannot begin at another time now")
        }
        // No earliest time means at once.
        let earliest = (forecast.earliestStartTime ?? nil) ?? moment.matterEpochSeconds
        let duration = forecast.endTime - min(forecast.startTime, forecast.endTime)
        let (end, overflow) = command.requestedStartTime.addingReportingOverflow(duration)
        guard command.requestedStartTime >= earliest, !overflow, end <= forecast.latestEndTime ?? .max else {
            throw CommandFailure(
                status: .constraintError, "the forecast does not allow this time", field: "requestedStartTime")
        }
        var shifted = forecast
        shifted.startTime = command.requestedStartTime
        shifted.endTime = end
        show(shifted, instead: forecast, command.cause, part)
    }

    private func modify(
        _ command: DeviceEnergyManagement.ModifyForecastRequest, _ part: SimulatedPart
    ) throws(CommandFailure) {
        let forecast = try forecast(command.cause, part)
        guard command.forecastId == forecast.forecastId else {
            throw CommandFailure(status: .failure, "the forecast is another one by now", field: "forecastId")
        }
        var modified = forecast
        for change in command.slotAdjustments {
            guard modified.slots.indices.contains(Int(change.slotIndex)) else {
                throw CommandFailure(status: .failure, "the forecast has no such slot", field: "slotAdjustments")
            }
            var slot = modified.slots[Int(change.slotIndex)]
            let isPossible =
                change.duration >= slot.minDurationAdjustment ?? 0
                && change.duration <= slot.maxDurationAdjustment ?? .max
                && (change.nominalPower.map {
                    $0 >= slot.minPowerAdjustment ?? .min && $0 <= slot.maxPowerAdjustment ?? .max
                } ?? true)
            guard isPossible else {
                throw CommandFailure(
                    status: .constraintError, "the slot cannot be adjusted so far", field: "slotAdjustments")
            }
            slot.nominalPower = change.nominalPower ?? slot.nominalPower
            slot.defaultDuration = change.duration
            modified.slots[Int(change.slotIndex)] = slot
        }
        show(modified, instead: forecast, command.cause, part)
    }

    private func show(
        _ forecast: DeviceEnergyManagement.Forecast, instead before: DeviceEnergyManagement.Forecast,
        _ cause: DeviceEnergyManagement.AdjustmentCause, _ part: SimulatedPart
    ) {
        var forecast = forecast
        forecast.forecastId = before.forecastId &+ 1
        forecast.forecastUpdateReason = cause == .gridOptimization ? .gridOptimization : .localOptimization
        if original == nil { original = before }
        part.rememberChanged(DeviceEnergyManagement.self)
        part.set(Energy.forecast, forecast)
    }

    // MARK: Time and the device's own changes

    var nextWake: Int64? { [adjustment?.end, pauseEnds].compactMap { $0 }.min() }

    func advance(_ part: SimulatedPart, to moment: Moment) {
        if let end = adjustment?.end, end <= moment.uptime { endAdjustment(.normalCompletion, part, moment) }
        if let end = pauseEnds, end <= moment.uptime { resume(.normalCompletion, part, moment) }
    }

    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) {
        if attributes.contains(Energy.forecast.index) { original = nil }
        if attributes.contains(Energy.optOutState.index), part[Energy.optOutState] == .optOut {
            endAdjustment(.userOptOut, part, moment)
            if pauseEnds != nil { resume(.userOptOut, part, moment) }
        }
        guard attributes.contains(Energy.esaState.index), let state = part[Energy.esaState] else { return }
        let cause: DeviceEnergyManagement.Cause = state == .offline ? .offline : .fault
        guard state == .offline || state == .fault else { return }
        if adjustment != nil {
            endAdjustment(cause, part, moment)
            part.set(Energy.esaState, state)
        }
        if pauseEnds != nil {
            resume(cause, part, moment)
            part.set(Energy.esaState, state)
        }
    }
}

import HomeModel
import HomeTraits

/// Forecasts from the constraints that an energy manager gives.
extension DeviceEnergyManagementBehaviour {
    /// The forecast with one slot for each constraint, and pauses between them left to the device.
    func constrained(
        _ forecast: DeviceEnergyManagement.Forecast, by constraints: [DeviceEnergyManagement.Constraints],
        _ part: SimulatedPart, _ moment: Moment
    ) throws(CommandFailure) -> DeviceEnergyManagement.Forecast {
        guard let first = constraints.first, let last = constraints.last else {
            throw CommandFailure(status: .invalidCommand, "there is no constraint", field: "constraints")
        }
        var begin = moment.matterEpochSeconds
        for constraint in constraints {
            let (end, overflow) = constraint.startTime.addingReportingOverflow(constraint.duration)
            guard constraint.startTime >= begin, !overflow else {
                throw refusal("constraints lie in the future, one after the other")
            }
            begin = end
            try check(constraint, part)
        }
        let end = last.startTime + last.duration
        let earliest = (forecast.earliestStartTime ?? nil) ?? 0
        guard first.startTime >= earliest, end <= forecast.latestEndTime ?? .max else {
            throw refusal("the forecast does not allow this time")
        }
        var constrained = forecast
        constrained.startTime = first.startTime
        constrained.endTime = end
        constrained.activeSlotNumber = nil
        constrained.slots = constraints.map { constraint in
            var slot = DeviceEnergyManagement.Slot(
                minDuration: constraint.duration, maxDuration: constraint.duration,
                defaultDuration: constraint.duration, elapsedSlotTime: 0, remainingSlotTime: constraint.duration)
            slot.nominalPower = constraint.nominalPower
            slot.nominalEnergy = constraint.maximumEnergy
            return slot
        }
        return constrained
    }

    /// What a constraint has depends on what the device forecasts: power and energy, or states.
    private func check(
        _ constraint: DeviceEnergyManagement.Constraints, _ part: SimulatedPart
    ) throws(CommandFailure) {
        let features = DeviceEnergyManagement.Features(rawValue: part.features(of: DeviceEnergyManagement.self))
        if features.contains(.powerForecastReporting) {
            guard let power = constraint.nominalPower, constraint.maximumEnergy != nil else {
                throw CommandFailure(
                    status: .invalidCommand, "a constraint has a nominalPower and a maximumEnergy",
                    field: "constraints")
            }
            let least = part[DeviceEnergyManagement.absMinPower] ?? .min
            let most = part[DeviceEnergyManagement.absMaxPower] ?? .max
            guard power >= least, power <= most else {
                throw refusal("a nominalPower is outside absMinPower and absMaxPower")
            }
        }
        guard features.contains(.stateForecastReporting) else { return }
        guard let control = constraint.loadControl else {
            throw CommandFailure(status: .invalidCommand, "a constraint has a loadControl", field: "constraints")
        }
        guard (-100...100).contains(control) else { throw refusal("a loadControl is from -100 to 100") }
    }

    private func refusal(_ message: String) -> CommandFailure {
        CommandFailure(status: .constraintError, message, field: "constraints")
    }
}

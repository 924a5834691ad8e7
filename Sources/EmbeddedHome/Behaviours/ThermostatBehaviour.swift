import HomeModel
import HomeTraits
import JSON

/// Heating and cooling (Matter Application Cluster Specification, "Thermostat Cluster").
final class ThermostatBehaviour: TraitBehaviour {
    /// Whether the room's temperature follows the setpoints, for demonstrations.
    private let isLively: Bool
    private var nextDrift: Int64?
    /// When a temporary hold of the setpoints ends (`Moment.uptime`).
    private var holdEnd: Int64?
    /// When the active schedule changes something next (`Moment.uptime`).
    var nextTransition: Int64?
    /// The same as a date, which a restart does not lose.
    var nextTransitionDate: Int64?
    /// Presets and schedules on the way.
    var atomicWrite: ThermostatAtomicWrite?
    /// Of devices up to Matter 1.4.
    var weekly = ThermostatWeeklySchedule()

    static let driftInterval: Int64 = 60_000
    /// What a room without heating or cooling comes to.
    static let ambient = 1800

    init(isLively: Bool) {
        self.isLively = isLively
    }

    /// The date alone where there is no weekly schedule.
    var memory: Value? {
        let date = nextTransitionDate.map { Value($0) }
        return weekly.isEmpty ? date : .structure([date, weekly.stored])
    }

    func restore(_ memory: Value) {
        guard let fields = memory.structureValue else {
            nextTransitionDate = memory.intValue
            return
        }
        nextTransitionDate = fields[safe: 0]?.intValue
        weekly = ThermostatWeeklySchedule(stored: fields[safe: 1] ?? .null)
    }

    func begin(_ part: SimulatedPart, at moment: Moment) { start(part, at: moment) }

    func start(_ part: SimulatedPart, at moment: Moment) {
        if isLively { nextDrift = moment.uptime + Self.driftInterval }
        if let expiry = part[Thermostat.setpointHoldExpiryTimestamp] ?? nil {
            let seconds = Int64(expiry) - Int64(moment.matterEpochSeconds)
            holdEnd = moment.uptime + max(0, seconds) * 1000
        }
        // What the schedule brought before, others may have changed since.
        if let date = nextTransitionDate, date > moment.date {
            followSchedule(part, moment)
        } else {
            applySchedule(part, moment)
        }
    }

    // MARK: Commands

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        switch command.command {
        case Thermostat.SetpointRaiseLower.index:
            guard let command = command.typed(Thermostat.SetpointRaiseLower.self) else { break }
            try raise(command, part, moment)
            return []
        case Thermostat.SetActivePresetRequest.index:
            guard let command = command.typed(Thermostat.SetActivePresetRequest.self) else { break }
            try activate(preset: command.presetHandle, part, moment)
            return []
        case Thermostat.SetActiveScheduleRequest.index:
            guard let command = command.typed(Thermostat.SetActiveScheduleRequest.self) else { break }
            try activate(schedule: command.scheduleHandle, part, moment)
            return []
        case Thermostat.AtomicRequest.index:
            guard let command = command.typed(Thermostat.AtomicRequest.self) else { break }
            return try answer(command, part, moment).fields
        case Thermostat.SetWeeklySchedule.index, Thermostat.GetWeeklySchedule.index,
            Thermostat.ClearWeeklySchedule.index:
            return try answerWeekly(command, part, moment)
        default: break
        }
        throw CommandFailure(status: .unsupportedCommand, "the simulated device does not know this command")
    }

    private func raise(
        _ command: Thermostat.SetpointRaiseLower, _ part: SimulatedPart, _ moment: Moment
    ) throws(CommandFailure) {
        let features = Thermostat.Features(rawValue: part.features(of: Thermostat.self))
        let isPossible: Bool =
            switch command.mode {
            case .heat: features.contains(.heating)
            case .cool: features.contains(.cooling)
            case .both: true
            }
        guard isPossible else {
            throw CommandFailure(status: .invalidCommand, "the device cannot do this mode", field: "mode")
        }
        let amount = Int(command.amount) * 10
        let isOccupied = isOccupied(part)
        let before = isOccupied ? ThermostatSetpoints.occupied(part) : .unoccupied(part)
        var setpoints = before
        let isDone: Bool
        switch command.mode {
        case .heat: isDone = setpoints.raise(.heating, by: amount)
        case .cool: isDone = setpoints.raise(.cooling, by: amount)
        case .both:
            setpoints.raiseBoth(by: amount)
            isDone = true
        }
        guard isDone else {
            throw CommandFailure(status: .invalidCommand, "the setpoints cannot move so far apart", field: "amount")
        }
        store(setpoints, isOccupied: isOccupied, part)
        noteChange(from: before, to: setpoints, part, moment)
    }

    private func activate(preset handle: Octets?, _ part: SimulatedPart, _ moment: Moment) throws(CommandFailure) {
        guard let handle else { return part.set(Thermostat.activePresetHandle, nil) }
        guard apply(preset: handle, part, moment, source: .external) else {
            throw CommandFailure(status: .invalidCommand, "the device has no such preset", field: "presetHandle")
        }
    }

    /// False: the device has no such preset.
    @discardableResult
    func apply(
        preset handle: Octets, _ part: SimulatedPart, _ moment: Moment, source: Thermostat.SetpointChangeSource
    ) -> Bool {
        guard let preset = (part[Thermostat.presets] ?? []).first(where: { $0.presetHandle == handle }) else {
            return false
        }
        let before = ThermostatSetpoints.occupied(part)
        var setpoints = before
        // Each gives way to the other's new place; what no limit allows stays.
        if setpoints.cooling != nil { _ = setpoints.set(.cooling, to: Int(preset.coolingSetpoint)) }
        if setpoints.heating != nil { _ = setpoints.set(.heating, to: Int(preset.heatingSetpoint)) }
        store(setpoints, isOccupied: true, part)
        part.set(Thermostat.activePresetHandle, handle)
        noteChange(from: before, to: setpoints, part, moment, source: source, keepsPreset: true)
        return true
    }

    // MARK: Writes

    /// Values that are clipped or ignored, by rule, are never refused for their range.
    func isRangeBinding(_ attribute: Int) -> Bool {
        attribute != Thermostat.localTemperatureCalibration.index && attribute != Thermostat.minSetpointDeadBand.index
            && attribute != Thermostat.presets.index && attribute != Thermostat.schedules.index
    }

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        switch attribute {
        case Thermostat.occupiedHeatingSetpoint.index: try set(.heating, value, isOccupied: true, part, moment)
        case Thermostat.occupiedCoolingSetpoint.index: try set(.cooling, value, isOccupied: true, part, moment)
        case Thermostat.unoccupiedHeatingSetpoint.index: try set(.heating, value, isOccupied: false, part, moment)
        case Thermostat.unoccupiedCoolingSetpoint.index: try set(.cooling, value, isOccupied: false, part, moment)
        case Thermostat.minHeatSetpointLimit.index, Thermostat.maxHeatSetpointLimit.index,
            Thermostat.minCoolSetpointLimit.index, Thermostat.maxCoolSetpointLimit.index:
            try setLimit(attribute, value, part)
        case Thermostat.minSetpointDeadBand.index, Thermostat.controlSequenceOfOperation.index:
            return
        case Thermostat.localTemperatureCalibration.index:
            let tenths = Int8(clamping: value.intValue ?? 0)
            part.set(Thermostat.localTemperatureCalibration, min(max(tenths, -127), 127))
        case Thermostat.systemMode.index:
            guard let mode = Thermostat.SystemMode(value: value), allows(mode, part) else {
                throw CommandFailure(status: .constraintError, "the device cannot do this mode", field: "systemMode")
            }
            part.set(Thermostat.systemMode, mode)
        case Thermostat.remoteSensing.index:
            let features = Thermostat.Features(rawValue: part.features(of: Thermostat.self))
            if features.contains(.localTemperatureNotExposed),
                Thermostat.RemoteSensing(value: value)?.contains(.localTemperature) ?? false
            {
                throw CommandFailure(status: .constraintError, "the device does not expose its temperature")
            }
            part.set(attribute, of: Thermostat.definition, value)
        case Thermostat.temperatureSetpointHold.index, Thermostat.temperatureSetpointHoldDuration.index:
            part.set(attribute, of: Thermostat.definition, value)
            setHold(part, moment)
            applySchedule(part, moment)
        case Thermostat.thermostatProgrammingOperationMode.index:
            part.set(attribute, of: Thermostat.definition, value)
            applySchedule(part, moment)
        case Thermostat.presets.index: try writePresets(value, part)
        case Thermostat.schedules.index: try writeSchedules(value, part)
        default:
            part.set(attribute, of: Thermostat.definition, value)
        }
        updateDemand(part)
    }

    private func set(
        _ side: ThermostatSetpoints.Side, _ value: Value, isOccupied: Bool, _ part: SimulatedPart, _ moment: Moment
    ) throws(CommandFailure) {
        let before = isOccupied ? ThermostatSetpoints.occupied(part) : .unoccupied(part)
        var setpoints = before
        guard let number = value.intValue.flatMap({ Int(exactly: $0) }), setpoints.set(side, to: number) else {
            let (minimum, maximum) = before.limits(side)
            var failure = CommandFailure(status: .constraintError, "the setpoint is out of its limits")
            failure.allowed = ["min": .init(minimum), "max": .init(maximum)]
            throw failure
        }
        store(setpoints, isOccupied: isOccupied, part)
        if isOccupied == self.isOccupied(part) { noteChange(from: before, to: setpoints, part, moment) }
    }

    private func setLimit(_ attribute: Int, _ value: Value, _ part: SimulatedPart) throws(CommandFailure) {
        guard let number = value.intValue.flatMap({ Int(exactly: $0) }) else { return }
        func changed(_ setpoints: ThermostatSetpoints) -> ThermostatSetpoints? {
            var setpoints = setpoints
            let bounds: (minimum: Int16?, maximum: Int16?)
            switch attribute {
            case Thermostat.minHeatSetpointLimit.index:
                bounds = (part[Thermostat.absMinHeatSetpointLimit], part[Thermostat.absMaxHeatSetpointLimit])
                setpoints.minHeating = number
            case Thermostat.maxHeatSetpointLimit.index:
                bounds = (part[Thermostat.absMinHeatSetpointLimit], part[Thermostat.absMaxHeatSetpointLimit])
                setpoints.maxHeating = number
            case Thermostat.minCoolSetpointLimit.index:
                bounds = (part[Thermostat.absMinCoolSetpointLimit], part[Thermostat.absMaxCoolSetpointLimit])
                setpoints.minCooling = number
            default:
                bounds = (part[Thermostat.absMinCoolSetpointLimit], part[Thermostat.absMaxCoolSetpointLimit])
                setpoints.maxCooling = number
            }
            guard number >= bounds.minimum.map(Int.init) ?? .min, number <= bounds.maximum.map(Int.init) ?? .max else {
                return nil
            }
            return setpoints.fitLimits() ? setpoints : nil
        }
        guard let occupied = changed(.occupied(part)), let unoccupied = changed(.unoccupied(part)) else {
            throw CommandFailure(status: .constraintError, "the limit contradicts the others or the setpoints")
        }
        part.set(attribute, of: Thermostat.definition, value)
        store(occupied, isOccupied: true, part)
        store(unoccupied, isOccupied: false, part)
    }

    func store(_ setpoints: ThermostatSetpoints, isOccupied: Bool, _ part: SimulatedPart) {
        let heating = setpoints.heating.map { Int16(clamping: $0) }
        let cooling = setpoints.cooling.map { Int16(clamping: $0) }
        if let heating {
            part.set(isOccupied ? Thermostat.occupiedHeatingSetpoint : Thermostat.unoccupiedHeatingSetpoint, heating)
        }
        if let cooling {
            part.set(isOccupied ? Thermostat.occupiedCoolingSetpoint : Thermostat.unoccupiedCoolingSetpoint, cooling)
        }
    }

    /// What follows from a change of the setpoints in force that a client or a schedule made.
    func noteChange(
        from before: ThermostatSetpoints, to after: ThermostatSetpoints, _ part: SimulatedPart, _ moment: Moment,
        source: Thermostat.SetpointChangeSource = .external, keepsPreset: Bool = false
    ) {
        guard before != after else { return }
        if !keepsPreset, isOccupied(part) { part.set(Thermostat.activePresetHandle, nil) }
        let heating = (after.heating ?? 0) - (before.heating ?? 0)
        let cooling = (after.cooling ?? 0) - (before.cooling ?? 0)
        part.set(Thermostat.setpointChangeSource, source)
        part.set(Thermostat.setpointChangeAmount, Int16(clamping: heating != 0 ? heating : cooling))
        part.set(Thermostat.setpointChangeSourceTimestamp, moment.matterEpochSeconds)
        updateDemand(part)
    }

    func allows(_ mode: Thermostat.SystemMode, _ part: SimulatedPart) -> Bool {
        let features = Thermostat.Features(rawValue: part.features(of: Thermostat.self))
        let sequence = part[Thermostat.controlSequenceOfOperation]
        let mayHeat = features.contains(.heating) && sequence != .coolingOnly && sequence != .coolingWithReheat
        let mayCool = features.contains(.cooling) && sequence != .heatingOnly && sequence != .heatingWithReheat
        return switch mode {
        case .off, .fanOnly, .dry, .sleep: true
        case .auto: features.contains(.autoMode)
        case .cool, .precooling: mayCool
        case .heat, .emergencyHeat: mayHeat
        }
    }

    private func setHold(_ part: SimulatedPart, _ moment: Moment) {
        let minutes: UInt16? = part[Thermostat.temperatureSetpointHoldDuration] ?? nil
        if part[Thermostat.temperatureSetpointHold] == .setpointHoldOn, let minutes {
            let seconds = UInt32(minutes) * 60
            holdEnd = moment.uptime + Int64(seconds) * 1000
            part.set(
                Thermostat.setpointHoldExpiryTimestamp,
                moment.matterEpochSeconds.addingReportingOverflow(seconds).partialValue)
        } else {
            holdEnd = nil
            part.set(Thermostat.setpointHoldExpiryTimestamp, nil)
        }
    }

    // MARK: Time

    var nextWake: Int64? { [nextDrift, holdEnd, nextTransition, atomicWrite?.end].compactMap { $0 }.min() }

    func advance(_ part: SimulatedPart, to moment: Moment) {
        if let end = holdEnd, moment.uptime >= end {
            holdEnd = nil
            part.set(Thermostat.temperatureSetpointHold, .setpointHoldOff)
            part.set(Thermostat.setpointHoldExpiryTimestamp, nil)
            applySchedule(part, moment)
        }
        if let end = atomicWrite?.end, moment.uptime >= end { atomicWrite = nil }
        if let next = nextTransition, moment.uptime >= next { applySchedule(part, moment) }
        if let drift = nextDrift, moment.uptime >= drift {
            nextDrift = moment.uptime + Self.driftInterval
            self.drift(part)
        }
    }
}

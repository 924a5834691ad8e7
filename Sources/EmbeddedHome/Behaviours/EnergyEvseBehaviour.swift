import HomeModel
import HomeTraits

/// Charging points (Matter Application Cluster Specification, "Energy EVSE Cluster").
///
/// A vehicle comes, wants energy and goes as the device reports `state`; whether it gets energy is decided by the commands. While energy
/// flows, the session grows and the part's electrical measurement follows.
final class EnergyEvseBehaviour: TraitBehaviour {
    private typealias Evse = EnergyEvse

    static let diagnosticsTime: Int64 = 10_000
    /// Between two reports of a session, in milliseconds.
    static let reportInterval: Int64 = 60_000
    /// In mV.
    static let voltage: Int64 = 230_000
    /// A milliwatt hour in the unit of counting, mW × ms.
    private static let milliwattHour: Int64 = 3_600_000

    /// What somebody wished for, day by day.
    var targets: [EnergyEvse.ChargingTargetSchedule] = []
    private var told: EnergyEvse.State?
    private var diagnosticsEnd: Int64?
    private var chargingEnd: Int64?
    private var dischargingEnd: Int64?
    /// The moment up to which the session has been counted; nil: no vehicle is there.
    private var countedUpTo: Int64?
    private var sessionBegan: Int64 = 0
    /// What was counted and makes no whole milliwatt hour yet.
    private var rest: Int64 = 0
    /// What flowed since it began to flow, in mWh.
    private var transferred: Int64 = 0
    private var toldFault = EnergyEvse.FaultState.noError

    // MARK: Memory

    var memory: Value? { targets.isEmpty ? nil : targets.value }

    func restore(_ memory: Value) { targets = [EnergyEvse.ChargingTargetSchedule](value: memory) ?? [] }

    func begin(_ part: SimulatedPart, at moment: Moment) {
        told = part[Evse.state] ?? nil
        toldFault = part[Evse.faultState] ?? .noError
        if told.isPluggedIn {
            countedUpTo = moment.uptime
            sessionBegan = moment.uptime - Int64((part[Evse.sessionDuration] ?? nil) ?? 0) * 1000
        }
        armEnds(part, moment)
    }

    /// Diagnostics that the power cut short are over.
    func start(_ part: SimulatedPart, at moment: Moment) {
        if part[Evse.supplyState] == .disabledDiagnostics { part.set(Evse.supplyState, .disabled) }
        begin(part, at: moment)
        advance(part, to: moment)
    }

    private func armEnds(_ part: SimulatedPart, _ moment: Moment) {
        let supply = part[Evse.supplyState]
        let charging: UInt32? = part[Evse.chargingEnabledUntil] ?? nil
        let discharging: UInt32? = part[Evse.dischargingEnabledUntil] ?? nil
        chargingEnd = supply.charges ? charging.map(moment.uptime(atMatterSeconds:)) : nil
        dischargingEnd = supply.discharges ? discharging.map(moment.uptime(atMatterSeconds:)) : nil
    }

    // MARK: Commands

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        if let command = command.typed(EnergyEvse.EnableCharging.self) {
            try enableCharging(command, part, moment)
        } else if let command = command.typed(EnergyEvse.EnableDischarging.self) {
            try requireWorking(part)
            part.set(Evse.dischargingEnabledUntil, command.dischargingEnabledUntil)
            part.set(Evse.maximumDischargeCurrent, min(command.maximumDischargeCurrent, capacity(part)))
            enable(part[Evse.supplyState].charges ? .enabled : .dischargingEnabled, part, moment)
        } else if command.typed(EnergyEvse.Disable.self) != nil {
            disable(part, moment)
        } else if command.typed(EnergyEvse.StartDiagnostics.self) != nil {
            guard part[Evse.supplyState] == .disabled else {
                throw CommandFailure(status: .failure, "only a charging point that is disabled tests itself")
            }
            part.set(Evse.supplyState, .disabledDiagnostics)
            diagnosticsEnd = moment.uptime + Self.diagnosticsTime
        } else if let command = command.typed(EnergyEvse.SetTargets.self) {
            try setTargets(command.chargingTargetSchedules, part, moment)
        } else if command.typed(EnergyEvse.GetTargets.self) != nil {
            return EnergyEvse.GetTargetsResponse(chargingTargetSchedules: targets).fields
        } else if command.typed(EnergyEvse.ClearTargets.self) != nil {
            targets = []
            part.rememberChanged(EnergyEvse.self)
            showNextTarget(part, moment)
        } else {
            throw .notSimulated
        }
        return []
    }

    private func requireWorking(_ part: SimulatedPart) throws(CommandFailure) {
        guard part[Evse.faultState] ?? .noError == .noError else {
            throw CommandFailure(status: .failure, "the charging point has a fault")
        }
        guard part[Evse.supplyState] != .disabledDiagnostics else {
            throw CommandFailure(status: .failure, "the charging point tests itself")
        }
    }

    private func capacity(_ part: SimulatedPart) -> Int64 {
        let capacity = part[Evse.circuitCapacity] ?? 0
        return capacity > 0 ? capacity : .max
    }

    private func enableCharging(
        _ command: EnergyEvse.EnableCharging, _ part: SimulatedPart, _ moment: Moment
    ) throws(CommandFailure) {
        guard command.minimumChargeCurrent <= command.maximumChargeCurrent else {
            throw CommandFailure(
                status: .constraintError, "the least current is above the greatest", field: "minimumChargeCurrent")
        }
        try requireWorking(part)
        var most = min(command.maximumChargeCurrent, capacity(part))
        if let user = part[Evse.userMaximumChargeCurrent], user > 0 { most = min(most, user) }
        part.set(Evse.chargingEnabledUntil, command.chargingEnabledUntil)
        part.set(Evse.minimumChargeCurrent, command.minimumChargeCurrent)
        part.set(Evse.maximumChargeCurrent, most)
        enable(part[Evse.supplyState].discharges ? .enabled : .chargingEnabled, part, moment)
    }

    private func enable(_ supply: EnergyEvse.SupplyState, _ part: SimulatedPart, _ moment: Moment) {
        count(part, moment)
        part.set(Evse.supplyState, supply)
        armEnds(part, moment)
        // An end that has passed already ends it at once.
        advance(part, to: moment)
        decide(part, moment)
        showNextTarget(part, moment)
    }

    private func disable(_ part: SimulatedPart, _ moment: Moment) {
        count(part, moment)
        diagnosticsEnd = nil
        // A fault is not disabled away.
        if part[Evse.supplyState] != .disabledError { part.set(Evse.supplyState, .disabled) }
        part.set(Evse.chargingEnabledUntil, 0)
        part.set(Evse.dischargingEnabledUntil, 0)
        part.set(Evse.minimumChargeCurrent, 0)
        part.set(Evse.maximumChargeCurrent, 0)
        part.set(Evse.maximumDischargeCurrent, 0)
        armEnds(part, moment)
        decide(part, moment)
        showNextTarget(part, moment)
    }

    // MARK: Energy

    /// Whether energy flows now, and its events.
    private func decide(_ part: SimulatedPart, _ moment: Moment) {
        let supply = part[Evse.supplyState]
        let state: EnergyEvse.State? = part[Evse.state] ?? nil
        switch state {
        case .pluggedInDemand where supply.charges: transfer(.pluggedInCharging, part, moment)
        case .pluggedInDemand where supply.discharges: transfer(.pluggedInDischarging, part, moment)
        case .pluggedInCharging where !supply.charges: endTransfer(.pluggedInDemand, .evseStopped, part, moment)
        case .pluggedInDischarging where !supply.discharges:
            endTransfer(.pluggedInDemand, .evseStopped, part, moment)
        default: follow(part, moment)
        }
    }

    private func transfer(_ state: EnergyEvse.State, _ part: SimulatedPart, _ moment: Moment) {
        transferred = 0
        setState(state, part)
        follow(part, moment)
        part.raise(
            EnergyEvse.EnergyTransferStarted(
                sessionId: (part[Evse.sessionId] ?? nil) ?? 0, state: state,
                maximumCurrent: part[Evse.maximumChargeCurrent] ?? 0,
                maximumDischargeCurrent: part[Evse.maximumDischargeCurrent]), at: moment)
    }

    private func endTransfer(
        _ state: EnergyEvse.State, _ reason: EnergyEvse.EnergyTransferStoppedReason, _ part: SimulatedPart,
        _ moment: Moment
    ) {
        let was = told
        setState(state, part)
        follow(part, moment)
        guard let was, was == .pluggedInCharging || was == .pluggedInDischarging else { return }
        let isCharge = was == .pluggedInCharging
        part.raise(
            EnergyEvse.EnergyTransferStopped(
                sessionId: (part[Evse.sessionId] ?? nil) ?? 0, state: state, reason: reason,
                energyTransferred: isCharge ? transferred : 0,
                energyDischarged: part.supports(Evse.sessionEnergyDischarged) ? (isCharge ? 0 : transferred) : nil),
            at: moment)
    }

    private func setState(_ state: EnergyEvse.State, _ part: SimulatedPart) {
        told = state
        part.set(Evse.state, state)
    }

    /// In mW; what flows out of the vehicle is negative.
    private func power(_ part: SimulatedPart) -> Int64 {
        let current: Int64 =
            switch told {
            case .pluggedInCharging: part[Evse.maximumChargeCurrent] ?? 0
            case .pluggedInDischarging: -(part[Evse.maximumDischargeCurrent] ?? 0)
            default: 0
            }
        return min(max(current, -1_000_000_000), 1_000_000_000) * (Self.voltage / 1000)
    }

    private func follow(_ part: SimulatedPart, _ moment: Moment) {
        part.behaviour(ElectricalPowerMeasurementBehaviour.self)?.draw(power(part), part, moment)
    }

    /// Brings the session up to the moment.
    private func count(_ part: SimulatedPart, _ moment: Moment) {
        guard let begin = countedUpTo else { return }
        countedUpTo = moment.uptime
        part.set(Evse.sessionDuration, UInt32(clamping: (moment.uptime - sessionBegan) / 1000))
        let power = power(part)
        let (flow, overflow) = abs(power).multipliedReportingOverflow(by: max(0, moment.uptime - begin))
        guard power != 0, !overflow, flow < .max - Self.milliwattHour else { return }
        rest += flow
        let whole = rest / Self.milliwattHour
        rest %= Self.milliwattHour
        transferred &+= whole
        let key = power > 0 ? Evse.sessionEnergyCharged : Evse.sessionEnergyDischarged
        part.set(key, min(((part[key] ?? nil) ?? 0), .max - whole) + whole)
        fill(whole * power.signum(), part, moment)
    }

    /// The vehicle's battery, where it is known.
    private func fill(_ energy: Int64, _ part: SimulatedPart, _ moment: Moment) {
        guard let capacity = part[Evse.batteryCapacity] ?? nil, capacity > 0,
            let level = part[Evse.stateOfCharge] ?? nil
        else { return }
        charge += Double(energy) / Double(capacity) * 100
        let steps = charge.rounded(.towardZero)
        guard steps != 0 else { return }
        charge -= steps
        let now = UInt8(min(max(0, Double(level) + steps), 100))
        part.set(Evse.stateOfCharge, now)
        if now == 100, told == .pluggedInCharging { endTransfer(.pluggedInNoDemand, .evStopped, part, moment) }
    }

    /// Percents of the vehicle's battery that are no whole one yet.
    private var charge: Double = 0

    // MARK: Time

    var nextWake: Int64? {
        let flows = told == .pluggedInCharging || told == .pluggedInDischarging
        return [
            diagnosticsEnd, chargingEnd, dischargingEnd, flows ? countedUpTo.map { $0 + Self.reportInterval } : nil,
        ].compactMap { $0 }.min()
    }

    func advance(_ part: SimulatedPart, to moment: Moment) {
        guard let wake = nextWake, wake <= moment.uptime else { return }
        count(part, moment)
        if let end = diagnosticsEnd, end <= moment.uptime {
            diagnosticsEnd = nil
            part.set(Evse.supplyState, .disabled)
        }
        if let end = chargingEnd, end <= moment.uptime {
            part.set(Evse.supplyState, part[Evse.supplyState].discharges ? .dischargingEnabled : .disabled)
        }
        if let end = dischargingEnd, end <= moment.uptime {
            part.set(Evse.supplyState, part[Evse.supplyState].charges ? .chargingEnabled : .disabled)
        }
        armEnds(part, moment)
        decide(part, moment)
        showNextTarget(part, moment)
    }

    // MARK: The device's own changes

    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) {
        if attributes.contains(Evse.faultState.index) { fault(part, moment) }
        if attributes.contains(Evse.state.index) { vehicle(part, moment) }
        if attributes.contains(Evse.supplyState.index) {
            armEnds(part, moment)
            decide(part, moment)
        }
    }

    private func fault(_ part: SimulatedPart, _ moment: Moment) {
        let fault = part[Evse.faultState] ?? .noError
        guard fault != toldFault else { return }
        let before = toldFault
        toldFault = fault
        count(part, moment)
        part.set(Evse.supplyState, fault == .noError ? .disabled : .disabledError)
        armEnds(part, moment)
        decide(part, moment)
        part.raise(
            EnergyEvse.Fault(
                sessionId: part[Evse.sessionId] ?? nil, state: (part[Evse.state] ?? nil) ?? .fault,
                faultStatePreviousState: before, faultStateCurrentState: fault), at: moment)
    }

    /// A vehicle comes, goes, or wants something else.
    private func vehicle(_ part: SimulatedPart, _ moment: Moment) {
        let now: EnergyEvse.State? = part[Evse.state] ?? nil
        let was = told
        guard now != was else { return }
        // Until now it was as before.
        count(part, moment)
        if !was.isPluggedIn, now.isPluggedIn {
            let session = ((part[Evse.sessionId] ?? nil) ?? 0) &+ 1
            sessionBegan = moment.uptime
            countedUpTo = moment.uptime
            rest = 0
            part.set(Evse.sessionId, session)
            part.set(Evse.sessionDuration, 0)
            part.set(Evse.sessionEnergyCharged, 0)
            part.set(Evse.sessionEnergyDischarged, 0)
            part.raise(EnergyEvse.EvConnected(sessionId: session), at: moment)
        }
        if was == .pluggedInCharging || was == .pluggedInDischarging, let now {
            endTransfer(now, .evStopped, part, moment)
        }
        told = now
        if was.isPluggedIn, !now.isPluggedIn {
            countedUpTo = nil
            part.raise(
                EnergyEvse.EvNotDetected(
                    sessionId: (part[Evse.sessionId] ?? nil) ?? 0, state: was ?? .notPluggedIn,
                    sessionDuration: (part[Evse.sessionDuration] ?? nil) ?? 0,
                    sessionEnergyCharged: (part[Evse.sessionEnergyCharged] ?? nil) ?? 0,
                    sessionEnergyDischarged: part[Evse.sessionEnergyDischarged] ?? nil), at: moment)
        }
        decide(part, moment)
        showNextTarget(part, moment)
    }

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        part.set(attribute, of: Evse.definition, value)
        guard attribute == Evse.userMaximumChargeCurrent.index, let most = value.intValue, most > 0 else { return }
        count(part, moment)
        part.set(Evse.maximumChargeCurrent, min(part[Evse.maximumChargeCurrent] ?? 0, most))
        follow(part, moment)
    }
}

extension EnergyEvse.State? {
    var isPluggedIn: Bool {
        switch self {
        case nil, .notPluggedIn, .fault: false
        default: true
        }
    }
}

extension EnergyEvse.SupplyState? {
    var charges: Bool { self == .chargingEnabled || self == .enabled }
    var discharges: Bool { self == .dischargingEnabled || self == .enabled }
}

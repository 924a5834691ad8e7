import HomeModel
import HomeTraits

/// Smoke and carbon monoxide alarms (Matter Application Cluster Specification, "Smoke CO Alarm Cluster"): what is sensed raises its event
/// and decides what the device expresses; the self-test takes its time.
final class SmokeCoAlarmBehaviour: TraitBehaviour {
    static let selfTestTime: Int64 = 10_000

    private var testEnds: Int64?
    /// What was told last, so that only changes raise events.
    private var told = Conditions()

    private struct Conditions: Equatable {
        var smoke = SmokeCoAlarm.AlarmState.normal
        var carbonMonoxide = SmokeCoAlarm.AlarmState.normal
        var battery = SmokeCoAlarm.AlarmState.normal
        var smokeElsewhere = SmokeCoAlarm.AlarmState.normal
        var carbonMonoxideElsewhere = SmokeCoAlarm.AlarmState.normal
        var hasFault = false
        var isExpired = false
        var isMuted = false

        init() {}

        init(_ part: SimulatedPart) {
            smoke = part[SmokeCoAlarm.smokeState] ?? .normal
            carbonMonoxide = part[SmokeCoAlarm.coState] ?? .normal
            battery = part[SmokeCoAlarm.batteryAlert] ?? .normal
            smokeElsewhere = part[SmokeCoAlarm.interconnectSmokeAlarm] ?? .normal
            carbonMonoxideElsewhere = part[SmokeCoAlarm.interconnectCoAlarm] ?? .normal
            hasFault = part[SmokeCoAlarm.hardwareFaultAlert] ?? false
            isExpired = part[SmokeCoAlarm.endOfServiceAlert] == .expired
            isMuted = part[SmokeCoAlarm.deviceMuted] == .muted
        }

        /// The most urgent one is expressed.
        var expressed: SmokeCoAlarm.ExpressedState {
            if smoke != .normal { return .smokeAlarm }
            if carbonMonoxide != .normal { return .coAlarm }
            if smokeElsewhere != .normal { return .interconnectSmoke }
            if carbonMonoxideElsewhere != .normal { return .interconnectCo }
            if hasFault { return .hardwareFault }
            if battery != .normal { return .batteryAlert }
            return isExpired ? .endOfService : .normal
        }

        var isAlarm: Bool {
            smoke != .normal || carbonMonoxide != .normal || smokeElsewhere != .normal
                || carbonMonoxideElsewhere != .normal
        }
    }

    func begin(_ part: SimulatedPart, at moment: Moment) { told = Conditions(part) }

    /// A test that the power cut short is over.
    func start(_ part: SimulatedPart, at moment: Moment) {
        told = Conditions(part)
        part.set(SmokeCoAlarm.testInProgress, false)
        part.set(SmokeCoAlarm.expressedState, told.expressed)
    }

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        guard command.typed(SmokeCoAlarm.SelfTestRequest.self) != nil else { throw .notSimulated }
        guard testEnds == nil, !told.isAlarm else {
            throw CommandFailure(status: .busy, "the device is in alarm, or tests itself already")
        }
        testEnds = moment.uptime + Self.selfTestTime
        part.set(SmokeCoAlarm.testInProgress, true)
        part.set(SmokeCoAlarm.expressedState, .testing)
        return []
    }

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        part.set(attribute, of: SmokeCoAlarm.definition, value)
    }

    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) {
        var now = Conditions(part)
        // Nothing is left to mute when the alarm is over.
        if told.isAlarm, !now.isAlarm, now.isMuted {
            part.set(SmokeCoAlarm.deviceMuted, .notMuted)
            now.isMuted = false
        }
        if now.isAlarm, testEnds != nil { endTest(part) }
        tell(now, part, moment)
        let wasExpressed = told.expressed
        told = now
        guard !attributes.contains(SmokeCoAlarm.expressedState.index), testEnds == nil else { return }
        part.set(SmokeCoAlarm.expressedState, now.expressed)
        if wasExpressed != .normal, now.expressed == .normal { part.raise(SmokeCoAlarm.AllClear(), at: moment) }
    }

    private func tell(_ now: Conditions, _ part: SimulatedPart, _ moment: Moment) {
        if now.smoke != told.smoke, now.smoke != .normal {
            part.raise(SmokeCoAlarm.SmokeAlarm(alarmSeverityLevel: now.smoke), at: moment)
        }
        if now.carbonMonoxide != told.carbonMonoxide, now.carbonMonoxide != .normal {
            part.raise(SmokeCoAlarm.CoAlarm(alarmSeverityLevel: now.carbonMonoxide), at: moment)
        }
        if now.smokeElsewhere != told.smokeElsewhere, now.smokeElsewhere != .normal {
            part.raise(SmokeCoAlarm.InterconnectSmokeAlarm(alarmSeverityLevel: now.smokeElsewhere), at: moment)
        }
        if now.carbonMonoxideElsewhere != told.carbonMonoxideElsewhere, now.carbonMonoxideElsewhere != .normal {
            part.raise(SmokeCoAlarm.InterconnectCoAlarm(alarmSeverityLevel: now.carbonMonoxideElsewhere), at: moment)
        }
        if now.battery != told.battery, now.battery != .normal {
            part.raise(SmokeCoAlarm.LowBattery(alarmSeverityLevel: now.battery), at: moment)
        }
        if now.hasFault, !told.hasFault { part.raise(SmokeCoAlarm.HardwareFault(), at: moment) }
        if now.isExpired, !told.isExpired { part.raise(SmokeCoAlarm.EndOfService(), at: moment) }
        if now.isMuted, !told.isMuted { part.raise(SmokeCoAlarm.AlarmMuted(), at: moment) }
        if !now.isMuted, told.isMuted { part.raise(SmokeCoAlarm.MuteEnded(), at: moment) }
    }

    // MARK: Time

    var nextWake: Int64? { testEnds }

    func advance(_ part: SimulatedPart, to moment: Moment) {
        guard let end = testEnds, end <= moment.uptime else { return }
        endTest(part)
        part.set(SmokeCoAlarm.expressedState, told.expressed)
        part.raise(SmokeCoAlarm.SelfTestComplete(), at: moment)
    }

    private func endTest(_ part: SimulatedPart) {
        testEnds = nil
        part.set(SmokeCoAlarm.testInProgress, false)
    }
}

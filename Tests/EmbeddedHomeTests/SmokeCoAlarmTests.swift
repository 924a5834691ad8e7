import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `A simulated smoke and carbon monoxide alarm` {
    private func alarm(_ values: [(String, Value)] = []) throws -> Bench {
        try Bench(traits: [
            TraitRequest(
                SmokeCoAlarm.self, ["SMOKE", "CO"], [("deviceMuted", 0), ("interconnectSmokeAlarm", 0)] + values)
        ])
    }

    @Test func `tests itself for a while`() throws {
        let alarm = try alarm()
        #expect(alarm.invoke(SmokeCoAlarm.SelfTestRequest()).isSuccess)
        #expect(alarm[SmokeCoAlarm.testInProgress] == true)
        #expect(alarm[SmokeCoAlarm.expressedState] == .testing)
        #expect(alarm.invoke(SmokeCoAlarm.SelfTestRequest()).status == .busy)
        alarm.pass(SmokeCoAlarmBehaviour.selfTestTime)
        #expect(alarm[SmokeCoAlarm.testInProgress] == false)
        #expect(alarm[SmokeCoAlarm.expressedState] == .normal)
        #expect(alarm.eventNames == ["selfTestComplete"])
    }

    @Test func `smoke raises its event, ends a test and is expressed until it is gone`() throws {
        let alarm = try alarm()
        alarm.invoke(SmokeCoAlarm.SelfTestRequest())
        try alarm.sense(SmokeCoAlarm.smokeState, .warning)
        #expect(alarm[SmokeCoAlarm.testInProgress] == false)
        #expect(alarm[SmokeCoAlarm.expressedState] == .smokeAlarm)
        #expect(alarm.invoke(SmokeCoAlarm.SelfTestRequest()).status == .busy)
        try alarm.sense(SmokeCoAlarm.smokeState, .critical)
        try alarm.sense(SmokeCoAlarm.smokeState, .normal)
        #expect(alarm[SmokeCoAlarm.expressedState] == .normal)
        #expect(alarm.eventNames == ["smokeAlarm", "smokeAlarm", "allClear"])
        #expect(alarm.events.map { $0.fields.first??.intValue } == [1, 2, nil])
    }

    @Test func `the most urgent is expressed`() throws {
        let alarm = try alarm()
        try alarm.sense(SmokeCoAlarm.endOfServiceAlert, .expired)
        #expect(alarm[SmokeCoAlarm.expressedState] == .endOfService)
        try alarm.sense(SmokeCoAlarm.batteryAlert, .warning)
        #expect(alarm[SmokeCoAlarm.expressedState] == .batteryAlert)
        try alarm.sense(SmokeCoAlarm.coState, .critical)
        #expect(alarm[SmokeCoAlarm.expressedState] == .coAlarm)
        try alarm.sense(SmokeCoAlarm.coState, .normal)
        #expect(alarm[SmokeCoAlarm.expressedState] == .batteryAlert)
        #expect(alarm.eventNames == ["endOfService", "lowBattery", "coAlarm"])
    }

    @Test func `muting ends with the alarm`() throws {
        let alarm = try alarm()
        try alarm.sense(SmokeCoAlarm.smokeState, .warning)
        try alarm.sense(SmokeCoAlarm.deviceMuted, .muted)
        try alarm.sense(SmokeCoAlarm.smokeState, .normal)
        #expect(alarm[SmokeCoAlarm.deviceMuted] == .notMuted)
        #expect(alarm.eventNames == ["smokeAlarm", "alarmMuted", "muteEnded", "allClear"])
    }

    @Test func `smoke elsewhere is told as such`() throws {
        let alarm = try alarm()
        try alarm.sense(SmokeCoAlarm.interconnectSmokeAlarm, .warning)
        #expect(alarm[SmokeCoAlarm.expressedState] == .interconnectSmoke)
        #expect(alarm.eventNames == ["interconnectSmokeAlarm"])
    }

    @Test func `an alarm survives a restart, a test does not`() throws {
        let alarm = try alarm()
        alarm.invoke(SmokeCoAlarm.SelfTestRequest())
        let quiet = alarm.restarted()
        #expect(quiet[SmokeCoAlarm.testInProgress] == false)
        #expect(quiet[SmokeCoAlarm.expressedState] == .normal)
        try quiet.sense(SmokeCoAlarm.coState, .warning)
        let again = quiet.restarted()
        #expect(again[SmokeCoAlarm.expressedState] == .coAlarm)
        try again.sense(SmokeCoAlarm.coState, .warning)
        #expect(again.events.isEmpty)
    }

    @Test func `only its sensitivity is written`() throws {
        let alarm = try alarm([("smokeSensitivityLevel", 1)])
        #expect(alarm.write(SmokeCoAlarm.smokeSensitivityLevel, .high).isSuccess)
        #expect(alarm[SmokeCoAlarm.smokeSensitivityLevel] == .high)
        #expect(alarm.write(SmokeCoAlarm.smokeState, .normal).status == .unsupportedWrite)
    }
}

import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `Local alarms of a simulated detector` {
    private func detector(_ features: [String] = ["VIS", "AUD", "SPRS", "SENSLVL"]) throws -> Bench {
        try Bench(traits: [TraitRequest(BooleanState.self), TraitRequest(BooleanStateConfiguration.self, features)])
    }

    @Test func `go off with it and end with it`() throws {
        let detector = try detector()
        try detector.sense(BooleanState.stateValue, true)
        #expect(detector[BooleanStateConfiguration.alarmsActive] == [.visual, .audible])
        try detector.sense(BooleanState.stateValue, false)
        #expect(detector[BooleanStateConfiguration.alarmsActive] == [])
        #expect(detector.eventNames == ["stateChange", "alarmsStateChanged", "stateChange", "alarmsStateChanged"])
    }

    @Test func `are suppressed while they are active, and only then`() throws {
        let detector = try detector()
        let suppress = BooleanStateConfiguration.SuppressAlarm(alarmsToSuppress: .audible)
        #expect(detector.invoke(suppress).status == .invalidInState)
        try detector.sense(BooleanState.stateValue, true)
        #expect(detector.invoke(suppress).isSuccess)
        #expect(detector[BooleanStateConfiguration.alarmsSuppressed] == .audible)
        try detector.sense(BooleanState.stateValue, false)
        #expect(detector[BooleanStateConfiguration.alarmsSuppressed] == [])
    }

    @Test func `are enabled one by one`() throws {
        let detector = try detector()
        let enable = BooleanStateConfiguration.EnableDisableAlarm(alarmsToEnableDisable: .visual)
        try detector.sense(BooleanState.stateValue, true)
        #expect(detector.invoke(enable).isSuccess)
        #expect(detector[BooleanStateConfiguration.alarmsEnabled] == .visual)
        #expect(detector[BooleanStateConfiguration.alarmsActive] == .visual)
        let again = detector.restarted()
        try again.sense(BooleanState.stateValue, false)
        try again.sense(BooleanState.stateValue, true)
        #expect(again[BooleanStateConfiguration.alarmsActive] == .visual)
    }

    @Test func `that it does not have are refused`() throws {
        let detector = try detector(["VIS", "SPRS"])
        let enable = BooleanStateConfiguration.EnableDisableAlarm(alarmsToEnableDisable: [.visual, .audible])
        #expect(detector.invoke(enable).status == .constraintError)
        let suppress = BooleanStateConfiguration.SuppressAlarm(alarmsToSuppress: .audible)
        #expect(detector.invoke(suppress).status == .constraintError)
    }

    @Test(arguments: [(UInt8(0), true), (2, true), (3, false)])
    func `have a sensitivity within its levels`(level: UInt8, isAllowed: Bool) throws {
        let detector = try detector()
        let outcome = detector.write(BooleanStateConfiguration.currentSensitivityLevel, level)
        #expect(isAllowed ? outcome.isSuccess : outcome.status == .constraintError)
        #expect((detector[BooleanStateConfiguration.currentSensitivityLevel] == level) == isAllowed)
    }
}

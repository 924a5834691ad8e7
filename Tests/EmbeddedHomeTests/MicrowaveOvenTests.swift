import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `A simulated microwave oven cooks` {
    private typealias Parameters = MicrowaveOvenControl.SetCookingParameters

    @Test func `it begins with half a minute at full power`() throws {
        let oven = try Bench("microwaveOven")
        #expect(oven[MicrowaveOvenControl.cookTime] == 30)
        #expect(oven[MicrowaveOvenControl.powerSetting] == 100)
        #expect(oven[OperationalState.phaseList] == .some(nil))
        #expect(oven[OperationalState.currentPhase] == .some(nil))
    }

    @Test func `time, power and mode are set together, what is left out takes its default`() throws {
        let oven = try Bench("microwaveOven")
        #expect(oven.invoke(Parameters(cookMode: 1, cookTime: 90, powerSetting: 40)).isSuccess)
        #expect(oven[MicrowaveOvenMode.currentMode] == 1)
        #expect(oven[MicrowaveOvenControl.cookTime] == 90)
        #expect(oven[MicrowaveOvenControl.powerSetting] == 40)
        #expect(oven[OperationalState.operationalState] == .stopped)
        #expect(oven.invoke(Parameters(cookTime: 45)).isSuccess)
        #expect(oven[MicrowaveOvenMode.currentMode] == 0)
        #expect(oven[MicrowaveOvenControl.powerSetting] == 100)
    }

    @Test func `it can start at once, and ends when the time is up`() throws {
        let oven = try Bench("microwaveOven")
        #expect(oven.invoke(Parameters(cookTime: 120, startAfterSetting: true)).isSuccess)
        #expect(oven[OperationalState.operationalState] == .running)
        #expect(oven[OperationalState.countdownTime] == 120)
        #expect(oven.invoke(Parameters(cookTime: 10)).status == .invalidInState)
        oven.pass(120_000)
        #expect(oven[OperationalState.operationalState] == .stopped)
        #expect(oven.eventNames == ["operationCompletion"])
        #expect(oven[MicrowaveOvenControl.cookTime] == 120)
    }

    @Test(arguments: [
        (UInt8(7), UInt32(30), UInt8?.none), (0, 5401, nil), (0, 30, 45), (0, 30, 5), (0, 30, 110), (0, 0, nil),
    ])
    func `what it cannot do is refused and changes nothing`(mode: UInt8, time: UInt32, power: UInt8?) throws {
        let oven = try Bench("microwaveOven")
        let outcome = oven.invoke(Parameters(cookMode: mode, cookTime: time, powerSetting: power))
        #expect(outcome.status == .constraintError)
        #expect(oven.reports.isEmpty)
    }

    @Test func `power in watts is another oven's`() throws {
        let oven = try Bench("microwaveOven")
        #expect(oven.invoke(Parameters(wattSettingIndex: 1)).status == .invalidCommand)
    }

    @Test func `time is added to what is left`() throws {
        let oven = try Bench("microwaveOven")
        oven.invoke(Parameters(cookTime: 60, startAfterSetting: true))
        oven.pass(20_000)
        #expect(oven.invoke(MicrowaveOvenControl.AddMoreTime(timeToAdd: 30)).isSuccess)
        #expect(oven[MicrowaveOvenControl.cookTime] == 90)
        #expect(oven[OperationalState.countdownTime] == 70)
        oven.pass(69_000)
        #expect(oven[OperationalState.operationalState] == .running)
        oven.pass(1_000)
        #expect(oven[OperationalState.operationalState] == .stopped)
        #expect(oven.invoke(MicrowaveOvenControl.AddMoreTime(timeToAdd: 5400)).status == .constraintError)
    }
}

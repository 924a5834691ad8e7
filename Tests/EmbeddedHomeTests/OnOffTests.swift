import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `A simulated lamp turns on and off` {
    @Test func `on, off and toggle do what they say and report once`() throws {
        let lamp = try Bench("onOffLight")
        #expect(lamp.invoke(OnOff.On()).isSuccess)
        #expect(lamp[OnOff.onOff] == true)
        lamp.invoke(OnOff.On())
        #expect(lamp.reported(OnOff.onOff) == [true])
        lamp.invoke(OnOff.Toggle())
        #expect(lamp[OnOff.onOff] == false)
        lamp.invoke(OnOff.Toggle())
        lamp.invoke(OnOff.Off())
        #expect(lamp.reported(OnOff.onOff) == [true, false, true, false])
        #expect(lamp.events.isEmpty)
    }

    @Test func `an outlet that can only be turned off refuses the rest`() throws {
        let cooktop = try Bench("cooktop")
        #expect(cooktop.invoke(OnOff.On()).status == .unsupportedCommand)
        #expect(cooktop.invoke(OnOff.Toggle()).status == .unsupportedCommand)
        #expect(cooktop.invoke(OnOff.Off()).isSuccess)
    }

    @Test func `a timed on counts down and ends`() throws {
        let lamp = try Bench("onOffLight")
        lamp.invoke(OnOff.OnWithTimedOff(onOffControl: [], onTime: 25, offWaitTime: 50))
        #expect(lamp[OnOff.onOff] == true)
        #expect(lamp[OnOff.onTime] == 25)
        lamp.pass(2_000)
        #expect(lamp[OnOff.onOff] == true)
        #expect(lamp[OnOff.onTime] == 5)
        lamp.pass(500)
        #expect(lamp[OnOff.onOff] == false)
        #expect(lamp[OnOff.onTime] == 0)
        #expect(lamp[OnOff.offWaitTime] == 0)
        // Once a second on the way, and at the end.
        #expect(lamp.reported(OnOff.onTime) == [25, 15, 5, 0])
    }

    @Test func `off in a timed on begins the guard, and a timed on within it stays off`() throws {
        let lamp = try Bench("onOffLight")
        lamp.invoke(OnOff.OnWithTimedOff(onOffControl: [], onTime: 100, offWaitTime: 50))
        lamp.invoke(OnOff.Off())
        #expect(lamp[OnOff.onTime] == 0)
        #expect(lamp[OnOff.offWaitTime] == 50)
        lamp.pass(1_000)
        #expect(lamp[OnOff.offWaitTime] == 40)
        lamp.invoke(OnOff.OnWithTimedOff(onOffControl: [], onTime: 100, offWaitTime: 20))
        #expect(lamp[OnOff.onOff] == false)
        #expect(lamp[OnOff.offWaitTime] == 20)
        lamp.pass(2_000)
        #expect(lamp[OnOff.offWaitTime] == 0)
        #expect(lamp.device.nextWake == nil)
        lamp.invoke(OnOff.OnWithTimedOff(onOffControl: [], onTime: 10, offWaitTime: 0))
        #expect(lamp[OnOff.onOff] == true)
    }

    @Test func `a timed on takes the longer time, and only when on if asked so`() throws {
        let lamp = try Bench("onOffLight")
        lamp.invoke(OnOff.OnWithTimedOff(onOffControl: .acceptOnlyWhenOn, onTime: 10, offWaitTime: 0))
        #expect(lamp[OnOff.onOff] == false)
        lamp.invoke(OnOff.OnWithTimedOff(onOffControl: [], onTime: 100, offWaitTime: 0))
        lamp.invoke(OnOff.OnWithTimedOff(onOffControl: .acceptOnlyWhenOn, onTime: 10, offWaitTime: 7))
        #expect(lamp[OnOff.onTime] == 100)
        #expect(lamp[OnOff.offWaitTime] == 7)
    }

    @Test func `the endless time stops the countdown`() throws {
        let lamp = try Bench("onOffLight")
        lamp.invoke(OnOff.OnWithTimedOff(onOffControl: [], onTime: 10, offWaitTime: 0))
        lamp.write(OnOff.onTime, 0xFFFF)
        lamp.pass(60_000)
        #expect(lamp[OnOff.onOff] == true)
        #expect(lamp[OnOff.onTime] == 0xFFFF)
    }

    @Test func `a written time acts only in a timed state`() throws {
        let lamp = try Bench("onOffLight")
        lamp.invoke(OnOff.On())
        lamp.write(OnOff.onTime, 5)
        lamp.pass(10_000)
        #expect(lamp[OnOff.onOff] == true)
    }

    @Test(arguments: [65535])
    func `a time above 65534 is out of range`(time: UInt16) throws {
        let lamp = try Bench("onOffLight")
        let outcome = lamp.invoke(OnOff.OnWithTimedOff(onOffControl: [], onTime: time, offWaitTime: 0))
        #expect(outcome.status == .constraintError)
        #expect(lamp[OnOff.onOff] == false)
    }

    @Test func `an effect keeps the scene, and recalling it brings it back`() throws {
        let lamp = try Bench("dimmableLight")
        lamp.invoke(OnOff.On())
        lamp.invoke(LevelControl.MoveToLevel(level: 77, transitionTime: 0, optionsMask: [], optionsOverride: []))
        lamp.invoke(OnOff.OffWithEffect(effectIdentifier: .delayedAllOff, effectVariant: 0))
        #expect(lamp[OnOff.onOff] == false)
        #expect(lamp[OnOff.globalSceneControl] == false)
        let executeIfOff = LevelControl.Options.executeIfOff
        lamp.invoke(
            LevelControl.MoveToLevel(
                level: 10, transitionTime: 0, optionsMask: executeIfOff, optionsOverride: executeIfOff))
        let again = Bench(lamp.device.definition, stored: Array(lamp.states.values))
        for lamp in [lamp, again] {
            lamp.invoke(OnOff.OnWithRecallGlobalScene())
            #expect(lamp[OnOff.onOff] == true)
            #expect(lamp[LevelControl.currentLevel] == 77)
            #expect(lamp[OnOff.globalSceneControl] == true)
        }
    }

    @Test(arguments: [
        (OnOff.StartUpOnOff.off, true, false), (.on, false, true), (.toggle, true, false), (.toggle, false, true),
    ])
    func `power brings it up as configured`(startUp: OnOff.StartUpOnOff, before: Bool, after: Bool) throws {
        let lamp = try Bench("onOffLight", [FirstValues(OnOff.self, [("onOff", .bool(before))])])
        lamp.write(OnOff.startUpOnOff, startUp)
        let again = Bench(lamp.device.definition, stored: Array(lamp.states.values))
        #expect(again[OnOff.onOff] == after)
    }

    @Test func `without configuration it comes up as it was`() throws {
        let lamp = try Bench("onOffLight")
        lamp.invoke(OnOff.On())
        let again = Bench(lamp.device.definition, stored: Array(lamp.states.values))
        #expect(again[OnOff.onOff] == true)
        #expect(again.states.isEmpty)
    }

    @Test func `a lamp that reports by itself ends its timed on`() throws {
        let lamp = try Bench("onOffLight")
        lamp.invoke(OnOff.OnWithTimedOff(onOffControl: [], onTime: 100, offWaitTime: 0))
        try lamp.sense(OnOff.onOff, false)
        #expect(lamp[OnOff.onTime] == 0)
        lamp.pass(20_000)
        #expect(lamp.reported(OnOff.onOff) == [true, false])
    }
}

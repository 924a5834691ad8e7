import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `A simulated lamp dims` {
    private let executeIfOff = LevelControl.Options.executeIfOff

    private func lamp(on: Bool = true, level: UInt8? = 100, _ more: [(String, Value)] = []) throws -> Bench {
        try Bench(
            "dimmableLight",
            [
                FirstValues(OnOff.self, [("onOff", .bool(on))]),
                FirstValues(LevelControl.self, [("currentLevel", level.value)] + more),
            ])
    }

    private func moveToLevel(_ level: UInt8, _ tenths: UInt16? = 0) -> LevelControl.MoveToLevel {
        LevelControl.MoveToLevel(level: level, transitionTime: tenths, optionsMask: [], optionsOverride: [])
    }

    private func withOnOff(_ level: UInt8, _ tenths: UInt16? = 0) -> LevelControl.MoveToLevelWithOnOff {
        LevelControl.MoveToLevelWithOnOff(level: level, transitionTime: tenths, optionsMask: [], optionsOverride: [])
    }

    // Field case F01.
    @Test func `level 255 is refused and nothing changes`() throws {
        let lamp = try lamp()
        #expect(lamp.invoke(moveToLevel(255)).status == .constraintError)
        #expect(lamp[LevelControl.currentLevel] == 100)
        #expect(lamp.reports.isEmpty)
    }

    @Test(arguments: [(UInt8(0), UInt8(1)), (1, 1), (254, 254), (127, 127)])
    func `a level is clipped to the lamp's range`(wanted: UInt8, level: UInt8) throws {
        let lamp = try lamp()
        lamp.invoke(moveToLevel(wanted))
        #expect(lamp[LevelControl.currentLevel] == level)
        #expect(lamp[OnOff.onOff] == true)
    }

    // Field case F04.
    @Test func `reaching the lowest level with on/off turns off, at the end`() throws {
        let lamp = try lamp(level: 5)
        lamp.invoke(withOnOff(1, 10))
        #expect(lamp[OnOff.onOff] == true)
        lamp.pass(1_000)
        #expect(lamp[LevelControl.currentLevel] == 1)
        #expect(lamp[OnOff.onOff] == false)
    }

    @Test func `leaving the lowest level with on/off turns on before the movement`() throws {
        let lamp = try lamp(on: false, level: 1)
        lamp.invoke(withOnOff(200, 100))
        #expect(lamp[OnOff.onOff] == true)
        #expect(lamp[LevelControl.currentLevel] == 1)
        lamp.pass(10_000)
        #expect(lamp[LevelControl.currentLevel] == 200)
    }

    // Field cases F05 and F06.
    @Test func `off and on leave the level alone`() throws {
        let lamp = try lamp(level: 76)
        lamp.invoke(OnOff.Off())
        #expect(lamp[OnOff.onOff] == false)
        #expect(lamp[LevelControl.currentLevel] == 76)
        lamp.invoke(OnOff.On())
        #expect(lamp[LevelControl.currentLevel] == 76)
        #expect(lamp.reported(LevelControl.currentLevel).isEmpty)
    }

    @Test func `on goes to the level for on`() throws {
        let lamp = try lamp(level: 76, [("onLevel", 30)])
        lamp.invoke(OnOff.Off())
        #expect(lamp[LevelControl.currentLevel] == 1)
        lamp.invoke(OnOff.On())
        #expect(lamp[LevelControl.currentLevel] == 30)
    }

    @Test func `fading out ends dark and keeps the level for the next on`() throws {
        let lamp = try lamp(level: 101, [("offTransitionTime", 20), ("onTransitionTime", 20)])
        lamp.invoke(OnOff.Off())
        lamp.pass(1_000)
        #expect(lamp[LevelControl.currentLevel] == 51)
        lamp.pass(1_000)
        #expect(lamp[LevelControl.currentLevel] == 101)
        lamp.invoke(OnOff.On())
        lamp.pass(1_000)
        #expect(lamp[LevelControl.currentLevel] == 51)
        lamp.pass(1_000)
        #expect(lamp[LevelControl.currentLevel] == 101)
    }

    @Test func `on in the middle of fading out goes back to the level before`() throws {
        let lamp = try lamp(level: 101, [("offTransitionTime", 20)])
        lamp.invoke(OnOff.Off())
        lamp.pass(1_000)
        lamp.invoke(OnOff.On())
        #expect(lamp[LevelControl.currentLevel] == 101)
        #expect(lamp[OnOff.onOff] == true)
    }

    @Test func `a transition takes its time and reports once a second and at the end`() throws {
        let lamp = try lamp(level: 100)
        lamp.invoke(moveToLevel(200, 35))
        #expect(lamp[LevelControl.remainingTime] == 35)
        lamp.pass(3_500)
        #expect(lamp.reported(LevelControl.currentLevel) == [129, 157, 186, 200])
        #expect(lamp.reported(LevelControl.remainingTime) == [35, 0])
        #expect(lamp.device.nextWake == nil)
    }

    @Test func `a new command takes the place of the running one`() throws {
        let lamp = try lamp(level: 100)
        lamp.invoke(moveToLevel(200, 100))
        lamp.pass(5_000)
        lamp.invoke(moveToLevel(50, 10))
        lamp.pass(500)
        #expect(lamp.device.nextWake != nil)
        lamp.pass(500)
        #expect(lamp[LevelControl.currentLevel] == 50)
        lamp.pass(10_000)
        #expect(lamp[LevelControl.currentLevel] == 50)
    }

    @Test func `stop freezes the level and reports it`() throws {
        let lamp = try lamp(level: 1)
        lamp.invoke(moveToLevel(200, 100))
        lamp.pass(2_500)
        lamp.invoke(LevelControl.Stop(optionsMask: [], optionsOverride: []))
        let level = try #require(lamp[LevelControl.currentLevel] ?? nil)
        #expect((49...52).contains(level))
        #expect(lamp.reported(LevelControl.currentLevel).last == level)
        #expect(lamp[LevelControl.remainingTime] == 0)
        lamp.pass(20_000)
        #expect(lamp[LevelControl.currentLevel] == level)
    }

    @Test func `commands without on/off do nothing while off, unless told so`() throws {
        let lamp = try lamp(on: false)
        #expect(lamp.invoke(moveToLevel(20)).isSuccess)
        #expect(lamp[LevelControl.currentLevel] == 100)
        lamp.invoke(
            LevelControl.MoveToLevel(
                level: 20, transitionTime: 0, optionsMask: executeIfOff, optionsOverride: executeIfOff))
        #expect(lamp[LevelControl.currentLevel] == 20)
        lamp.write(LevelControl.options, executeIfOff)
        lamp.invoke(moveToLevel(30))
        #expect(lamp[LevelControl.currentLevel] == 30)
        lamp.invoke(
            LevelControl.MoveToLevel(level: 40, transitionTime: 0, optionsMask: executeIfOff, optionsOverride: []))
        #expect(lamp[LevelControl.currentLevel] == 30)
        #expect(lamp[OnOff.onOff] == false)
    }

    @Test(arguments: [(true, UInt8(200), UInt8(254)), (false, 150, 1), (true, 54, 154), (false, 50, 50)])
    func `a step moves within the limits`(isUp: Bool, size: UInt8, level: UInt8) throws {
        let lamp = try lamp(level: 100)
        lamp.invoke(
            LevelControl.Step(
                stepMode: isUp ? .up : .down, stepSize: size, transitionTime: 0, optionsMask: [], optionsOverride: []))
        #expect(lamp[LevelControl.currentLevel] == level)
    }

    @Test func `a step cut short takes its share of the time`() throws {
        let lamp = try lamp(level: 204)
        lamp.invoke(
            LevelControl.Step(stepMode: .up, stepSize: 100, transitionTime: 100, optionsMask: [], optionsOverride: []))
        #expect(lamp[LevelControl.remainingTime] == 50)
        lamp.pass(5_000)
        #expect(lamp[LevelControl.currentLevel] == 254)
    }

    @Test func `a move runs to the limit at its rate`() throws {
        let lamp = try lamp(level: 54)
        lamp.invoke(LevelControl.Move(moveMode: .up, rate: 50, optionsMask: [], optionsOverride: []))
        lamp.pass(2_000)
        #expect(lamp[LevelControl.currentLevel] == 154)
        lamp.pass(2_000)
        #expect(lamp[LevelControl.currentLevel] == 254)
        #expect(lamp.device.nextWake == nil)
    }

    @Test func `a move down with on/off ends off`() throws {
        let lamp = try lamp(level: 11)
        lamp.invoke(LevelControl.MoveWithOnOff(moveMode: .down, rate: 10, optionsMask: [], optionsOverride: []))
        lamp.pass(1_000)
        #expect(lamp[OnOff.onOff] == false)
        #expect(lamp[LevelControl.currentLevel] == 1)
    }

    @Test func `a rate or a step of nothing is no command`() throws {
        let lamp = try lamp()
        let move = LevelControl.Move(moveMode: .up, rate: 0, optionsMask: [], optionsOverride: [])
        #expect(lamp.invoke(move).status == .invalidCommand)
        let step = LevelControl.Step(
            stepMode: .up, stepSize: 0, transitionTime: 0, optionsMask: [], optionsOverride: [])
        #expect(lamp.invoke(step).status == .invalidCommand)
    }

    @Test func `an on/off from the level ends a timed on`() throws {
        let lamp = try lamp()
        lamp.invoke(OnOff.OnWithTimedOff(onOffControl: [], onTime: 100, offWaitTime: 10))
        lamp.invoke(withOnOff(1))
        #expect(lamp[OnOff.onOff] == false)
        #expect(lamp[OnOff.onTime] == 0)
    }

    @Test(arguments: [(UInt8?.none, UInt8(66)), (0, 1), (40, 40)])
    func `power brings the level up as configured`(startUp: UInt8?, level: UInt8) throws {
        let lamp = try lamp(level: 66)
        lamp.write(LevelControl.startUpCurrentLevel, startUp)
        let again = Bench(lamp.device.definition, stored: Array(lamp.states.values))
        #expect(again[LevelControl.currentLevel] == level)
    }

    @Test func `a movement that a loss of power cut short has ended`() throws {
        let lamp = try lamp(level: 200)
        lamp.invoke(withOnOff(1, 600))
        lamp.pass(10_000)
        let again = Bench(lamp.device.definition, stored: Array(lamp.states.values))
        #expect(again[LevelControl.currentLevel] == 1)
        #expect(again[OnOff.onOff] == false)
        #expect(again[LevelControl.remainingTime] == 0)
        #expect(again.device.nextWake == nil)
    }

    @Test func `a level that is not known is set all the same`() throws {
        let lamp = try lamp(level: nil)
        lamp.invoke(moveToLevel(20, 30))
        #expect(lamp[LevelControl.currentLevel] == 20)
    }

    @Test func `a level that the lamp reports ends the movement`() throws {
        let lamp = try lamp(level: 10)
        lamp.invoke(moveToLevel(200, 600))
        lamp.pass(1_000)
        try lamp.sense(LevelControl.currentLevel, 99)
        lamp.pass(60_000)
        #expect(lamp[LevelControl.currentLevel] == 99)
    }
}

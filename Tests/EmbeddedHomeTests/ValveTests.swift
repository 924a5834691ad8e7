import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `A simulated valve` {
    private typealias Valve = ValveConfigurationAndControl

    private func valve(_ features: [String] = ["LVL"], _ values: [(String, Value)] = []) throws -> Bench {
        try Bench(traits: [TraitRequest(ValveConfigurationAndControl.self, features, values)])
    }

    @Test func `opens and closes on its way`() throws {
        let valve = try valve()
        #expect(valve[Valve.currentState] == .closed)
        #expect(valve.invoke(ValveConfigurationAndControl.Open()).isSuccess)
        #expect(valve[Valve.currentState] == .transitioning)
        #expect(valve[Valve.targetState] == .open)
        #expect(valve[Valve.targetLevel] == 100)
        valve.pass(1_000)
        #expect(valve[Valve.currentLevel] == 50)
        valve.pass(1_000)
        #expect(valve[Valve.currentState] == .open)
        #expect(valve[Valve.currentLevel] == 100)
        #expect(valve[Valve.targetState] == .some(nil))
        #expect(valve[Valve.targetLevel] == .some(nil))
        #expect(valve.invoke(ValveConfigurationAndControl.Close()).isSuccess)
        valve.pass(2_000)
        #expect(valve[Valve.currentState] == .closed)
        #expect(
            valve.events.map { $0.fields.first??.intValue } == [2, 1, 2, 0])
        #expect(valve.device.nextWake == nil)
    }

    @Test func `closes by itself when its time is over`() throws {
        let valve = try valve(["LVL", "TS"])
        valve.invoke(ValveConfigurationAndControl.Open(openDuration: 60))
        #expect(valve[Valve.openDuration] == 60)
        #expect(valve[Valve.remainingDuration] == 60)
        #expect((valve[Valve.autoCloseTime] ?? nil) != nil)
        valve.pass(30_000)
        #expect(valve[Valve.remainingDuration] == 30)
        // A client counts for itself.
        #expect(valve.reported(Valve.remainingDuration) == [60])
        valve.pass(32_000)
        #expect(valve[Valve.currentState] == .closed)
        #expect(valve[Valve.openDuration] == .some(nil))
        #expect(valve[Valve.remainingDuration] == .some(nil))
        #expect(valve[Valve.autoCloseTime] == .some(nil))
    }

    @Test func `takes its usual time and level where none is given, and none where null is`() throws {
        let valve = try valve(["LVL"], [("defaultOpenDuration", 10), ("defaultOpenLevel", 40)])
        valve.invoke(ValveConfigurationAndControl.Open())
        #expect(valve[Valve.openDuration] == 10)
        valve.pass(2_000)
        #expect(valve[Valve.currentLevel] == 40)
        valve.invoke(ValveConfigurationAndControl.Open(openDuration: .some(nil)))
        #expect(valve[Valve.openDuration] == .some(nil))
        valve.pass(60_000)
        #expect(valve[Valve.currentState] == .open)
    }

    @Test(arguments: [(UInt8(50), true), (55, false), (100, true)])
    func `keeps to its steps`(level: UInt8, isAllowed: Bool) throws {
        let valve = try valve(["LVL"], [("levelStep", 10)])
        let outcome = valve.invoke(ValveConfigurationAndControl.Open(targetLevel: level))
        #expect(isAllowed ? outcome.isSuccess : outcome.status == .constraintError)
    }

    @Test func `without levels refuses one`() throws {
        let valve = try valve([])
        #expect(valve.invoke(ValveConfigurationAndControl.Open(targetLevel: 50)).status == .invalidCommand)
        #expect(valve.invoke(ValveConfigurationAndControl.Open()).isSuccess)
        valve.pass(2_000)
        #expect(valve[Valve.currentState] == .open)
    }

    @Test func `with a fault does not move`() throws {
        let valve = try valve(["LVL"], [("valveFault", 0)])
        try valve.sense(Valve.valveFault, .blocked)
        #expect(valve.eventNames == ["valveFault"])
        #expect(valve.invoke(ValveConfigurationAndControl.Open()).status == .failure)
        #expect(valve[Valve.currentState] == .closed)
    }

    @Test func `has arrived after a restart, and closes when it should have`() throws {
        let valve = try valve()
        valve.invoke(ValveConfigurationAndControl.Open(openDuration: 60))
        let early = valve.restarted(after: 20_000)
        #expect(early[Valve.currentState] == .open)
        #expect(early[Valve.currentLevel] == 100)
        #expect(early[Valve.remainingDuration] == 40)
        early.pass(42_000)
        #expect(early[Valve.currentState] == .closed)
        let late = valve.restarted(after: 600_000)
        late.pass(2_000)
        #expect(late[Valve.currentState] == .closed)
        #expect(late[Valve.openDuration] == .some(nil))
    }
}

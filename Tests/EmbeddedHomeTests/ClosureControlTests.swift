import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `A simulated closure` {
    private func gate(_ features: [String] = ["PS"], _ values: [(String, Value)] = []) throws -> Bench {
        try Bench(traits: [TraitRequest(ClosureControl.self, features, [("countdownTime", 0)] + values)])
    }

    private func state(_ gate: Bench) -> ClosureControl.OverallCurrentState? {
        gate[ClosureControl.overallCurrentState] ?? nil
    }

    @Test func `moves to a position and tells it`() throws {
        let gate = try gate()
        #expect(state(gate)?.position == .fullyClosed)
        #expect(state(gate)?.secureState == true)
        #expect(gate.invoke(ClosureControl.MoveTo(position: .moveToFullyOpen)).isSuccess)
        #expect(gate[ClosureControl.mainState] == .moving)
        #expect(gate[ClosureControl.countdownTime] == 10)
        #expect(state(gate)?.position == .partiallyOpened)
        #expect((gate[ClosureControl.overallTargetState] ?? nil)?.position == .moveToFullyOpen)
        gate.pass(10_000)
        #expect(gate[ClosureControl.mainState] == .stopped)
        #expect(state(gate)?.position == .fullyOpened)
        #expect(gate[ClosureControl.countdownTime] == 0)
        #expect(gate.reported(ClosureControl.countdownTime) == [10, 0])
        #expect(gate.eventNames == ["secureStateChanged", "movementCompleted"])
    }

    @Test func `stops on its way`() throws {
        let gate = try gate()
        gate.invoke(ClosureControl.MoveTo(position: .moveToFullyOpen))
        gate.pass(3_000)
        #expect(gate.invoke(ClosureControl.Stop()).isSuccess)
        #expect(gate[ClosureControl.mainState] == .stopped)
        #expect(state(gate)?.position == .partiallyOpened)
        gate.pass(20_000)
        #expect(state(gate)?.position == .partiallyOpened)
        #expect(gate.invoke(ClosureControl.Stop()).isSuccess)
    }

    @Test func `wants something that it has`() throws {
        let gate = try gate()
        #expect(gate.invoke(ClosureControl.MoveTo()).status == .invalidCommand)
        #expect(gate.invoke(ClosureControl.MoveTo(latch: true)).status == .invalidCommand)
        #expect(
            gate.invoke(ClosureControl.MoveTo(position: .moveToPedestrianPosition)).status == .constraintError)
        let wide = try self.gate(["PS", "PD"])
        #expect(wide.invoke(ClosureControl.MoveTo(position: .moveToPedestrianPosition)).isSuccess)
    }

    @Test func `that is latched is unlatched to move`() throws {
        let gate = try gate(["PS", "LT"])
        #expect(gate.invoke(ClosureControl.MoveTo(position: .moveToFullyOpen)).status == .invalidInState)
        #expect(gate.invoke(ClosureControl.MoveTo(position: .moveToFullyOpen, latch: false)).isSuccess)
        gate.pass(10_000)
        #expect(state(gate)?.position == .fullyOpened)
        #expect(state(gate)?.latch == false)
        gate.invoke(ClosureControl.MoveTo(position: .moveToFullyClosed))
        gate.pass(10_000)
        #expect(state(gate)?.secureState == false)
        gate.invoke(ClosureControl.MoveTo(latch: true))
        gate.pass(1_000)
        #expect(state(gate)?.secureState == true)
    }

    @Test func `whose latch is worked by hand does not latch`() throws {
        let gate = try gate(["PS", "LT"], [("latchControlModes", 2)])
        #expect(gate.invoke(ClosureControl.MoveTo(latch: false)).isSuccess)
        gate.pass(1_000)
        #expect(gate.invoke(ClosureControl.MoveTo(latch: true)).status == .invalidInState)
    }

    @Test func `calibrates, and does nothing else meanwhile`() throws {
        let gate = try gate(["PS", "CL"])
        #expect(gate.invoke(ClosureControl.Calibrate()).isSuccess)
        #expect(gate[ClosureControl.mainState] == .calibrating)
        #expect(gate.invoke(ClosureControl.MoveTo(position: .moveToFullyOpen)).status == .invalidInState)
        gate.pass(ClosureControlBehaviour.calibrationTime)
        #expect(gate[ClosureControl.mainState] == .stopped)
    }

    @Test func `with an error does not move until it is gone`() throws {
        let gate = try gate()
        gate.invoke(ClosureControl.MoveTo(position: .moveToFullyOpen))
        try gate.sense(ClosureControl.currentErrorList, [.blockedBySensor])
        #expect(gate[ClosureControl.mainState] == .error)
        #expect(gate.eventNames.last == "operationalError")
        #expect(gate.invoke(ClosureControl.MoveTo(position: .moveToFullyOpen)).status == .invalidInState)
        try gate.sense(ClosureControl.currentErrorList, [])
        #expect(gate.invoke(ClosureControl.MoveTo(position: .moveToFullyOpen)).isSuccess)
    }

    @Test func `has arrived after a restart`() throws {
        let gate = try gate()
        gate.invoke(ClosureControl.MoveTo(position: .moveToSignaturePosition))
        let again = gate.restarted()
        #expect(state(again)?.position == .openedAtSignature)
        #expect(again[ClosureControl.mainState] == .stopped)
        #expect(again[ClosureControl.countdownTime] == 0)
    }
}

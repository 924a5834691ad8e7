import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `A panel of a simulated closure` {
    private func panel(_ features: [String] = ["PS", "TR"], _ values: [(String, Value)] = []) throws -> Bench {
        try Bench(traits: [TraitRequest(ClosureDimension.self, features, values)])
    }

    private func position(_ panel: Bench) -> UInt16? { (panel[ClosureDimension.currentState] ?? nil)?.position }

    private func target(_ panel: Bench) -> UInt16? { (panel[ClosureDimension.targetState] ?? nil)?.position }

    @Test func `is closed at first and moves to its target`() throws {
        let panel = try panel()
        #expect(position(panel) == 10_000)
        #expect(panel.invoke(ClosureDimension.SetTarget(position: 5_000)).isSuccess)
        #expect(target(panel) == 5_000)
        panel.pass(2_000)
        #expect(position(panel) == 8_000)
        panel.pass(3_000)
        #expect(position(panel) == 5_000)
        #expect(panel.reported(ClosureDimension.currentState).count <= 6)
        #expect(panel.device.nextWake == nil)
    }

    @Test func `keeps to its resolution and its limits`() throws {
        let limits = ClosureDimension.RangePercent100ths(min: 2_000, max: 8_000).value
        let panel = try panel(["PS", "TR", "LM"], [("limitRange", limits), ("resolution", 500)])
        panel.invoke(ClosureDimension.SetTarget(position: 4_700))
        #expect(target(panel) == 4_500)
        panel.invoke(ClosureDimension.SetTarget(position: 100))
        #expect(target(panel) == 2_000)
    }

    @Test func `goes by steps, to its ends`() throws {
        let panel = try panel()
        #expect(panel.invoke(ClosureDimension.Step(direction: .decrease, numberOfSteps: 3)).isSuccess)
        panel.pass(10_000)
        #expect(position(panel) == 7_000)
        panel.invoke(ClosureDimension.Step(direction: .decrease, numberOfSteps: .max))
        panel.pass(10_000)
        #expect(position(panel) == 0)
        panel.invoke(ClosureDimension.Step(direction: .increase, numberOfSteps: 1))
        panel.pass(10_000)
        #expect(position(panel) == 1_000)
    }

    @Test func `that is latched is unlatched to move`() throws {
        let panel = try panel(["PS", "TR", "LT"])
        #expect(panel.invoke(ClosureDimension.SetTarget(position: 0)).status == .invalidInState)
        #expect(panel.invoke(ClosureDimension.Step(direction: .decrease, numberOfSteps: 1)).status == .invalidInState)
        #expect(panel.invoke(ClosureDimension.SetTarget(position: 0, latch: false)).isSuccess)
        panel.pass(10_000)
        #expect(position(panel) == 0)
        #expect(panel.invoke(ClosureDimension.SetTarget(position: 10_000, latch: true)).isSuccess)
        panel.pass(10_000)
        #expect((panel[ClosureDimension.currentState] ?? nil)?.latch == false)
        panel.pass(1_000)
        #expect((panel[ClosureDimension.currentState] ?? nil)?.latch == true)
    }

    @Test func `wants something that it has`() throws {
        let panel = try panel()
        #expect(panel.invoke(ClosureDimension.SetTarget()).status == .invalidCommand)
        #expect(panel.invoke(ClosureDimension.SetTarget(latch: true)).status == .invalidCommand)
        #expect(panel.invoke(ClosureDimension.SetTarget(position: 10_001)).status == .constraintError)
    }

    @Test func `has arrived after a restart`() throws {
        let panel = try panel()
        panel.invoke(ClosureDimension.SetTarget(position: 0))
        panel.pass(3_000)
        #expect(position(panel.restarted()) == 0)
    }
}

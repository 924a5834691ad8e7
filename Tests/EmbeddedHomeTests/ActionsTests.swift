import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `Actions of a simulated bridge` {
    private func bridge() throws -> Bench { try Bench(traits: [TraitRequest(Actions.self)]) }

    private func state(_ bench: Bench, _ action: UInt16) -> Actions.ActionState? {
        bench[Actions.actionList]?.first { $0.actionId == action }?.state
    }

    @Test func `start, pause, go on and stop`() throws {
        let bridge = try bridge()
        #expect(bridge.invoke(Actions.StartAction(actionId: 2, invokeId: 5)).isSuccess)
        #expect(state(bridge, 2) == .active)
        #expect(bridge.events.last?.fields == [2, 5, Actions.ActionState.active.value])
        #expect(bridge.invoke(Actions.PauseAction(actionId: 2)).isSuccess)
        #expect(state(bridge, 2) == .paused)
        #expect(bridge.events.count == 1, "nobody asked to be told")
        #expect(bridge.invoke(Actions.ResumeAction(actionId: 2)).isSuccess)
        #expect(state(bridge, 2) == .active)
        #expect(bridge.invoke(Actions.StopAction(actionId: 2)).isSuccess)
        #expect(state(bridge, 2) == .inactive)
        #expect(bridge.invoke(Actions.InstantAction(actionId: 1, invokeId: 9)).isSuccess)
        #expect(state(bridge, 1) == .inactive)
    }

    @Test func `what has a time ends by itself`() throws {
        let bridge = try bridge()
        bridge.invoke(Actions.StartActionWithDuration(actionId: 2, invokeId: 1, duration: 10))
        bridge.pass(9_000)
        #expect(state(bridge, 2) == .active)
        bridge.pass(1_000)
        #expect(state(bridge, 2) == .inactive)
        #expect(bridge.eventNames == ["stateChanged", "stateChanged"])
        bridge.invoke(Actions.EnableAction(actionId: 3))
        bridge.invoke(Actions.DisableActionWithDuration(actionId: 3, duration: 10))
        #expect(state(bridge, 3) == .disabled)
        bridge.pass(10_000)
        #expect(state(bridge, 3) == .active)
        bridge.invoke(Actions.EnableActionWithDuration(actionId: 3, duration: 10))
        bridge.pass(10_000)
        #expect(state(bridge, 3) == .disabled)
        // A newer command takes the place of what was to come.
        bridge.invoke(Actions.StartActionWithDuration(actionId: 2, duration: 10))
        bridge.invoke(Actions.StartAction(actionId: 2))
        bridge.pass(20_000)
        #expect(state(bridge, 2) == .active)
    }

    @Test func `actions that are not there, or do something else, are refused`() throws {
        let bridge = try bridge()
        #expect(bridge.invoke(Actions.StartAction(actionId: 99)).status == .notFound)
        #expect(bridge.invoke(Actions.StartAction(actionId: 1)).status == .invalidCommand)
        #expect(state(bridge, 1) == .inactive)
    }
}

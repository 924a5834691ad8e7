import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `A simulated switch that is worked by its position` {
    private func button(_ features: [String] = ["MS", "MSR", "MSL", "MSM"]) throws -> Bench {
        try Bench(traits: [TraitRequest(Switch.self, features)])
    }

    private func press(_ button: Bench, for milliseconds: Int64, position: UInt8 = 1) throws {
        try button.sense(Switch.currentPosition, position)
        button.pass(milliseconds)
        try button.sense(Switch.currentPosition, 0)
    }

    @Test func `tells a short press, and that there was no other`() throws {
        let button = try button()
        try press(button, for: 100)
        #expect(button.eventNames == ["initialPress", "shortRelease"])
        button.pass(SwitchBehaviour.multiPressTime)
        #expect(button.eventNames.last == "multiPressComplete")
        #expect(button.events.last?.fields[1] == 1)
        #expect(button.device.nextWake == nil)
    }

    @Test func `tells a double press`() throws {
        let button = try button()
        try press(button, for: 100)
        button.pass(200)
        try press(button, for: 100)
        button.pass(1_000)
        #expect(
            button.eventNames == [
                "initialPress", "shortRelease", "initialPress", "multiPressOngoing", "shortRelease",
                "multiPressComplete",
            ])
        #expect(button.events.last?.fields[1] == 2)
    }

    @Test func `tells a long press while it is held, and its end`() throws {
        let button = try button()
        try button.sense(Switch.currentPosition, 1)
        button.pass(SwitchBehaviour.longPressTime)
        #expect(button.eventNames == ["initialPress", "longPress"])
        button.pass(5_000)
        try button.sense(Switch.currentPosition, 0)
        button.pass(5_000)
        #expect(button.eventNames == ["initialPress", "longPress", "longRelease"])
    }

    @Test func `an action switch tells the first press and the total`() throws {
        let button = try button(["MS", "AS", "MSM", "MSL"])
        for _ in 0..<3 {
            try press(button, for: 50)
            button.pass(50)
        }
        button.pass(1_000)
        #expect(button.eventNames == ["initialPress", "multiPressComplete"])
        #expect(button.events.last?.fields[1] == 3)
    }

    @Test func `a button that knows no long press is just released`() throws {
        let button = try button(["MS", "MSR"])
        try press(button, for: 5_000)
        #expect(button.eventNames == ["initialPress", "shortRelease"])
        button.forget()
        try button.press(.longPress)
        #expect(button.eventNames == ["initialPress", "shortRelease"])
    }

    @Test func `a rocker latches in its positions`() throws {
        let rocker = try button(["LS"])
        try rocker.sense(Switch.currentPosition, 1)
        #expect(rocker.eventNames == ["switchLatched"])
        #expect(rocker.events.last?.fields[0] == 1)
        #expect(rocker.restarted()[Switch.currentPosition] == 1)
    }
}

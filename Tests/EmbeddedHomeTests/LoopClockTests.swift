import EventLoop
import HomeModel
import HomeTraits
import Telemetry
import Testing

@testable import EmbeddedHome

@LoopActor
@Suite struct `The loop's clock` {
    @Test func `rings when its time has come, and only the last alarm does`() async {
        let clock = LoopClock()
        let begin = clock.now
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            clock.setAlarm(at: begin.uptime) { Issue.record("this alarm was replaced") }
            clock.setAlarm(at: begin.uptime + 5) { continuation.resume() }
        }
        #expect(clock.now.uptime >= begin.uptime + 5)
        #expect(clock.now.date >= begin.date)
    }

    @Test func `the home moves by it`() async throws {
        let store = MemoryStore()
        let home = try EmbeddedHome(
            name: "house", definitions: try TestHome.lamps(1), store: store, clock: LoopClock(), logger: .disabled)
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            home.start { event in
                guard case .attributes(let report) = event, report.trait === LevelControl.definition,
                    report.entries.contains(where: { $0.value == 20 })
                else { return }
                continuation.resume()
            }
            let command = LevelControl.MoveToLevelWithOnOff(
                level: 20, transitionTime: 1, optionsMask: [], optionsOverride: [])
            home.perform(.invoke(DeviceCommand(device: DeviceID("lamp-0"), endpoint: 1, command))) { _ in }
        }
        home.stop()
    }
}

import EventLoop

@testable import EmbeddedHome

/// Time that passes when the test says so.
@LoopActor
final class ManualClock: SimulationClock {
    private(set) var now = Bench.start
    private(set) var alarm: (uptime: Int64, action: @LoopActor () -> Void)?

    init() {}

    func setAlarm(at uptime: Int64?, _ action: @escaping @LoopActor () -> Void) {
        alarm = uptime.map { ($0, action) }
    }

    func pass(_ milliseconds: Int64) {
        let end = now.uptime + milliseconds
        while let alarm, alarm.uptime <= end {
            self.alarm = nil
            step(to: max(alarm.uptime, now.uptime))
            alarm.action()
        }
        step(to: end)
    }

    private func step(to uptime: Int64) {
        now.date += uptime - now.uptime
        now.uptime = uptime
    }
}

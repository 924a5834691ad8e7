public import EventLoop
import Glibc

/// Time as the event loop knows it, and the date of the system's clock.
@LoopActor
public final class LoopClock: SimulationClock {
    private let origin = EventLoop.shared.now
    private var timer: LoopTimer?

    public init() {}

    public var now: Moment {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Moment(
            uptime: (EventLoop.shared.now - origin).milliseconds,
            date: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
    }

    public func setAlarm(at uptime: Int64?, _ action: @escaping @LoopActor () -> Void) {
        timer?.cancel()
        timer = nil
        guard let uptime else { return }
        // A millisecond is rounded up, so that the moment is reached when the alarm rings.
        let delay = max(0, uptime - now.uptime + 1)
        timer = EventLoop.shared.schedule(after: .milliseconds(delay)) { [weak self] in
            self?.timer = nil
            action()
        }
    }
}

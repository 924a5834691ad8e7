import CLinux
import Glibc

/// The part of the loop that only its own thread touches: descriptors, timers and hooks.
@LoopActor
final class Reactor {
    static let shared = Reactor()

    private let epoll: Int32
    private var watches: [UInt64: FileWatch] = [:]
    private var lastWatch: UInt64 = 0
    private var timers = TimerHeap()
    private var lastTimer: UInt64 = 0
    private var hooks: [LoopHook] = []
    private var ready = [epoll_event](repeating: epoll_event(), count: 128)
    private var wakeUp: Int32 = -1

    private init() {
        epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
        precondition(epoll >= 0, "the kernel gave no epoll descriptor for the event loop")
    }

    /// Watches the eventfd that other threads wake the loop with, under the id no other watch has.
    func watchWakeUp(_ descriptor: Int32) {
        wakeUp = descriptor
        var event = epoll_event(events: EPOLLIN.rawValue, data: epoll_data_t(u64: 0))
        let result = epoll_ctl(epoll, EPOLL_CTL_ADD, descriptor, &event)
        precondition(result == 0, "the kernel refused to watch the event loop's own eventfd")
    }

    // MARK: Descriptors

    func watch(
        _ descriptor: Int32, _ interest: FileInterest, _ handler: @escaping @LoopActor (FileReadiness) -> Void
    ) throws(EventLoopError) -> FileWatch {
        lastWatch += 1
        let id = lastWatch
        var event = epoll_event(events: interest.rawValue, data: epoll_data_t(u64: id))
        guard epoll_ctl(epoll, EPOLL_CTL_ADD, descriptor, &event) == 0 else {
            throw EventLoopError(operation: "watch descriptor \(descriptor)", errno: errno)
        }
        let watch = FileWatch(id: id, descriptor: descriptor, interest: interest, handler: handler)
        watches[id] = watch
        return watch
    }

    func modify(_ watch: FileWatch) {
        var event = epoll_event(events: watch.interest.rawValue, data: epoll_data_t(u64: watch.id))
        _ = epoll_ctl(epoll, EPOLL_CTL_MOD, watch.descriptor, &event)
    }

    func remove(_ watch: FileWatch) {
        guard watches.removeValue(forKey: watch.id) != nil else { return }
        // Fails harmlessly when the descriptor is closed already: closing took it out of the set.
        var event = epoll_event()
        _ = epoll_ctl(epoll, EPOLL_CTL_DEL, watch.descriptor, &event)
    }

    // MARK: Timers

    func schedule(at deadline: ContinuousClock.Instant, _ body: @escaping @LoopActor () -> Void) -> LoopTimer {
        lastTimer += 1
        let timer = LoopTimer(deadline: deadline, order: lastTimer, body: body)
        timers.insert(timer)
        return timer
    }

    func remove(_ timer: LoopTimer) {
        timers.remove(timer)
    }

    // MARK: Hooks

    func addHook(_ phase: LoopPhase, _ body: @escaping @LoopActor () -> Void) -> LoopHook {
        let hook = LoopHook(phase: phase, body: body)
        let index = hooks.firstIndex { $0.phase > phase } ?? hooks.endIndex
        hooks.insert(hook, at: index)
        return hook
    }

    func remove(_ hook: LoopHook) {
        hooks.removeAll { $0 === hook }
    }

    func runHooks() {
        // A copy, because a hook may add or cancel hooks.
        for hook in hooks {
            hook.body?()
        }
    }

    // MARK: One turn

    /// Waits for the next event or timer (only if `mayBlock`) and handles what is due.
    func poll(mayBlock: Bool) {
        let timeout = mayBlock ? timers.first.map { milliseconds(until: $0.deadline) } ?? -1 : 0
        let count = epoll_wait(epoll, &ready, Int32(ready.count), timeout)
        precondition(count >= 0 || errno == EINTR, "epoll_wait failed with errno \(errno)")
        for index in 0..<Int(max(count, 0)) {
            let event = ready[index]
            let id = event.data.u64
            if id == 0 {
                var counter: UInt64 = 0
                _ = read(wakeUp, &counter, 8)
            } else if let watch = watches[id] {
                // Not found: an earlier handler of this turn cancelled it.
                watch.handler?(FileReadiness(rawValue: event.events))
            }
        }
        runTimers()
    }

    private func runTimers() {
        guard let first = timers.first else { return }
        let now = ContinuousClock.now
        guard first.deadline <= now else { return }
        // Timers set by these bodies wait for the next turn, even with a delay of zero.
        let newest = lastTimer
        while let timer = timers.first, timer.deadline <= now, timer.order <= newest {
            timers.remove(timer)
            timer.fire()
        }
    }

    private func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
        let (seconds, attoseconds) = (deadline - .now).components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        guard seconds < 1_000_000 else { return 1_000_000_000 }
        // Rounded up, so that a timer is due when epoll returns.
        return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
}

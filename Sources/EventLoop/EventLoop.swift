import CLinux
import Glibc
import Synchronization

/// The product's event loop: one thread of our own around `epoll`, and the executor of ``LoopActor``.
///
/// Other threads reach it through the actor (`await`), or with ``execute(_:)`` where no task should be made. Code on
/// the loop may watch file descriptors, set timers and ask to be called before the loop blocks. Nothing on the loop may
/// block: see ``BlockingWorker``.
public final class EventLoop: SerialExecutor {
    /// The one loop of the process. Its thread starts at the first use and lives as long as the process.
    public static let shared: EventLoop = {
        let loop = EventLoop()
        startThread(named: "loop", body: loop.run)
        return loop
    }()

    private enum Work {
        case job(UnownedJob)
        case closure(@LoopActor @Sendable () -> Void)
    }

    private struct Inbox {
        var work: [Work] = []
        /// Whether the loop blocks, or is about to, without having seen `work`.
        var isWaiting = false
    }

    private let inbox = Mutex(Inbox())
    private let wakeUp: Int32
    private let thread = Atomic<UInt>(0)

    private init() {
        wakeUp = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
        precondition(wakeUp >= 0, "the kernel gave no eventfd for the event loop")
    }

    // MARK: Work from any thread

    public func enqueue(_ job: consuming ExecutorJob) {
        add(.job(UnownedJob(job)))
    }

    /// Runs `body` on the loop, after everything handed over before it. Callable from any thread.
    public func execute(_ body: @escaping @LoopActor @Sendable () -> Void) {
        add(.closure(body))
    }

    private func add(_ work: Work) {
        let mustWake = inbox.withLock { inbox in
            inbox.work.append(work)
            defer { inbox.isWaiting = false }
            return inbox.isWaiting
        }
        if mustWake {
            var one: UInt64 = 1
            // A full counter (EAGAIN) wakes the loop just as well.
            _ = write(wakeUp, &one, 8)
        }
    }

    public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
        UnownedSerialExecutor(ordinary: self)
    }

    /// Whether the caller runs on the loop's thread.
    public var isCurrentThread: Bool {
        thread.load(ordering: .relaxed) == pthread_self()
    }

    public func isIsolatingCurrentContext() -> Bool? {
        isCurrentThread
    }

    public func checkIsolated() {
        precondition(isCurrentThread, "LoopActor code was entered from a thread other than the loop's")
    }

    // MARK: What code on the loop asks for

    /// The time all of the product measures durations and deadlines by. It does not jump when the wall clock is set.
    public var now: ContinuousClock.Instant { .now }

    /// Calls `handler` whenever `descriptor` is ready for something in `interest`, until the watch is cancelled.
    ///
    /// Readiness is level-triggered. The watch does not own the descriptor; cancel it before closing that, or right
    /// after in the same turn of the loop.
    /// - Throws: ``EventLoopError`` when the kernel refuses to watch the descriptor.
    @LoopActor
    public func watch(
        _ descriptor: Int32, _ interest: FileInterest, _ handler: @escaping @LoopActor (FileReadiness) -> Void
    ) throws(EventLoopError) -> FileWatch {
        try reactor.watch(descriptor, interest, handler)
    }

    /// Calls `body` once, `delay` from now; a delay of zero or less means in the next turn of the loop.
    ///
    /// Timers are never early and late by about a millisecond. Keeping the returned value is only needed to cancel.
    @LoopActor @discardableResult
    public func schedule(after delay: Duration, _ body: @escaping @LoopActor () -> Void) -> LoopTimer {
        reactor.schedule(at: now + max(delay, .zero), body)
    }

    /// Calls `body` in each turn of the loop, after jobs, events and timers and before it blocks.
    ///
    /// All hooks of the `.prepare` phase run before those of the `.flush` phase, so that what the former produce is
    /// written by the latter in one go.
    @LoopActor
    public func beforeWait(
        _ phase: LoopPhase = .prepare, _ body: @escaping @LoopActor () -> Void
    ) -> LoopHook {
        reactor.addHook(phase, body)
    }

    @LoopActor private var reactor: Reactor { Reactor.shared }

    // MARK: The thread

    @Sendable private func run() {
        thread.store(UInt(pthread_self()), ordering: .relaxed)
        LoopActor.assumeIsolated {
            let reactor = Reactor.shared
            let executor = asUnownedSerialExecutor()
            var batch: [Work] = []
            reactor.watchWakeUp(wakeUp)
            while true {
                inbox.withLock { inbox in
                    inbox.isWaiting = false
                    swap(&inbox.work, &batch)
                }
                for work in batch {
                    switch work {
                    case .job(let job): job.runSynchronously(on: executor)
                    case .closure(let body): body()
                    }
                }
                batch.removeAll(keepingCapacity: batch.capacity < 4096)
                reactor.runHooks()
                let isIdle = inbox.withLock { inbox in
                    inbox.isWaiting = inbox.work.isEmpty
                    return inbox.isWaiting
                }
                // Work that came in meanwhile still lets ready descriptors have their turn first.
                reactor.poll(mayBlock: isIdle)
            }
        }
    }
}

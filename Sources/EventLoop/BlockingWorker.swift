import CLinux
import Glibc
import Synchronization

/// A thread of its own for calls that block: name resolution, file synchronisation.
///
/// Work runs one piece after the other, in the order it was handed over. The thread ends after the pieces it has, once
/// the worker is released.
public final class BlockingWorker: Sendable {
    private let queue: WorkQueue

    /// - Parameter name: the thread's name, at most 15 bytes.
    public init(name: String) {
        let queue = WorkQueue()
        self.queue = queue
        startThread(named: name) { queue.run() }
    }

    deinit {
        queue.close()
    }

    /// Runs `work` on the worker's thread, then `completion` with its result on the loop.
    public func submit<Result: Sendable>(
        _ work: @escaping @Sendable () -> Result, then completion: @escaping @LoopActor @Sendable (Result) -> Void
    ) {
        queue.add {
            let result = work()
            EventLoop.shared.execute { completion(result) }
        }
    }

    /// Runs `work` on the worker's thread and returns its result.
    public func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            queue.add { continuation.resume(returning: work()) }
        }
    }
}

/// The hand-over between a worker and its thread; an eventfd counts the pieces of work.
private final class WorkQueue: Sendable {
    private struct State {
        var work: [@Sendable () -> Void] = []
        var isClosed = false
    }

    private let state = Mutex(State())
    private let pieces: Int32

    init() {
        pieces = eventfd(0, Int32(EFD_CLOEXEC | EFD_SEMAPHORE))
        precondition(pieces >= 0, "the kernel gave no eventfd for a worker thread")
    }

    deinit {
        _ = CLinux.close(pieces)
    }

    func add(_ work: @escaping @Sendable () -> Void) {
        state.withLock { $0.work.append(work) }
        signal()
    }

    func close() {
        state.withLock { $0.isClosed = true }
        signal()
    }

    func run() {
        while true {
            var count: UInt64 = 0
            guard read(pieces, &count, 8) == 8 || errno == EINTR else { return }
            let (work, isDone) = state.withLock { state -> ((@Sendable () -> Void)?, Bool) in
                guard !state.work.isEmpty else { return (nil, state.isClosed) }
                return (state.work.removeFirst(), false)
            }
            if isDone { return }
            work?()
        }
    }

    private func signal() {
        var one: UInt64 = 1
        _ = write(pieces, &one, 8)
    }
}

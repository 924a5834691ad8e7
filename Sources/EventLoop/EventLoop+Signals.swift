import CLinux
import Glibc

/// Signals taken with ``EventLoop/signals(_:_:)``.
@LoopActor
public final class SignalWatch {
    private let descriptor: Int32
    private var watch: FileWatch?

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    func start(_ handler: @escaping @LoopActor (Int32) -> Void) throws(EventLoopError) {
        let descriptor = descriptor
        watch = try EventLoop.shared.watch(descriptor, .readable) { _ in
            var info = signalfd_siginfo()
            let size = MemoryLayout<signalfd_siginfo>.size
            while read(descriptor, &info, size) == size {
                handler(Int32(truncatingIfNeeded: info.ssi_signo))
            }
        }
    }

    /// Ends the watch. The signals stay blocked.
    public func cancel() {
        guard let watch else { return }
        watch.cancel()
        self.watch = nil
        close(descriptor)
    }
}

extension EventLoop {
    /// Keeps the kernel from acting on `numbers` by itself, for this thread and every thread started after it.
    ///
    /// To be called at the start of `main`, before any other thread exists: a signal is delivered to any thread
    /// that does not block it.
    public static func blockSignals(_ numbers: [Int32]) {
        var set = signalSet(numbers)
        pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    /// Calls `handler` on the loop with the number of each of these signals as it arrives.
    ///
    /// They must be blocked, see ``blockSignals(_:)``.
    /// - Throws: ``EventLoopError`` when the kernel has no descriptor left.
    @LoopActor
    public func signals(
        _ numbers: [Int32], _ handler: @escaping @LoopActor (Int32) -> Void
    ) throws(EventLoopError) -> SignalWatch {
        var set = Self.signalSet(numbers)
        let descriptor = signalfd(-1, &set, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
        guard descriptor >= 0 else { throw EventLoopError(operation: "take signals", errno: errno) }
        let watch = SignalWatch(descriptor: descriptor)
        try watch.start(handler)
        return watch
    }

    private static func signalSet(_ numbers: [Int32]) -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for number in numbers { sigaddset(&set, number) }
        return set
    }
}

import CLinux
import Glibc

private final class ThreadBody {
    let name: String
    let run: @Sendable () -> Void

    init(name: String, run: @escaping @Sendable () -> Void) {
        self.name = name
        self.run = run
    }
}

/// Starts a detached thread that runs `body`. It gets no signals: those are for the thread that handles them.
///
/// - Parameter name: what tools show, at most 15 bytes.
func startThread(named name: String, body: @escaping @Sendable () -> Void) {
    var all = sigset_t()
    var previous = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }

    var thread = pthread_t()
    let context = Unmanaged.passRetained(ThreadBody(name: name, run: body)).toOpaque()
    let result = pthread_create(&thread, nil, threadMain, context)
    precondition(result == 0, "the kernel gave no thread for \(name)")
    pthread_detach(thread)
}

private func threadMain(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    let body = Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue()
    linux_set_thread_name(body.name)
    body.run()
    return nil
}

import EventLoop
import Glibc
import Testing

@Suite("Signals", .timeLimit(.minutes(1)))
struct SignalTests {
    @Test @LoopActor func `arrive on the loop`() async throws {
        // Sent to the loop's thread alone: the test process has threads that do not block the signal.
        var received: Int32 = 0
        let isReceived = Signal()
        let watch = try EventLoop.shared.signals([SIGUSR1, SIGUSR2]) { number in
            received = number
            isReceived.fire()
        }
        pthread_kill(pthread_self(), SIGUSR2)
        await isReceived.wait()
        #expect(received == SIGUSR2)
        watch.cancel()
    }

    @Test func `can be blocked for a thread`() {
        EventLoop.blockSignals([SIGUSR1])
        var set = sigset_t()
        pthread_sigmask(SIG_SETMASK, nil, &set)
        #expect(sigismember(&set, SIGUSR1) == 1)
    }
}

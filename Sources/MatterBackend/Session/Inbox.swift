import EventLoop
import Glibc
import Synchronization

/// Hands what a connection reports from its thread to the loop's: in order, a bounded number in each turn of the loop, so that a flood
/// does not keep commands waiting; and when the loop falls far behind, the connection's thread, and with it the server, waits.
final class Inbox: Sendable {
    private struct State {
        var events: [ConnectionEvent] = []
        var isClosed = false
    }

    /// Events of one turn of the loop.
    static let turn = 256
    /// Events that may wait.
    static let limit = 4096

    private let state = Mutex(State())
    private let deliver: @LoopActor @Sendable (ConnectionEvent) -> Void

    init(_ deliver: @escaping @LoopActor @Sendable (ConnectionEvent) -> Void) { self.deliver = deliver }

    /// From the connection's thread.
    func add(_ event: ConnectionEvent) {
        while true {
            let (isFirst, isFull) = state.withLock { state in
                guard !state.isClosed else { return (false, false) }
                guard state.events.count < Self.limit else { return (false, true) }
                state.events.append(event)
                return (state.events.count == 1, false)
            }
            if isFirst { EventLoop.shared.execute { self.drain() } }
            guard isFull else { return }
            usleep(1000)
        }
    }

    /// Nothing is delivered any more.
    func close() {
        state.withLock { state in
            state.isClosed = true
            state.events = []
        }
    }

    @LoopActor private func drain() {
        let events = state.withLock { Array($0.events.prefix(Self.turn)) }
        for event in events {
            if state.withLock({ $0.isClosed }) { return }
            deliver(event)
        }
        let isMore = state.withLock { state in
            state.events.removeFirst(min(events.count, state.events.count))
            return !state.events.isEmpty
        }
        if isMore { EventLoop.shared.execute { self.drain() } }
    }
}

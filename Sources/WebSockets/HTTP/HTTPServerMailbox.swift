import Synchronization

/// What other threads tell a server's service thread.
final class HTTPServerMailbox: Sendable {
    private struct State {
        var answers: [(connection: UInt64, request: Int, response: HTTPResponse)] = []
        var isStopping = false
    }

    let waker = ServiceWaker()
    private let state = Mutex(State())

    /// An answer for a request of a connection, by their numbers. At most one for each request, so that the connections
    /// bound them.
    func add(_ response: HTTPResponse, for connection: UInt64, request: Int) {
        let mustWake = state.withLock { state in
            state.answers.append((connection, request, response))
            return state.answers.count == 1
        }
        if mustWake { waker.wake() }
    }

    func stop() {
        state.withLock { $0.isStopping = true }
        waker.wake()
    }

    var isStopping: Bool { state.withLock { $0.isStopping } }

    func takeAnswers() -> [(connection: UInt64, request: Int, response: HTTPResponse)] {
        state.withLock { state in
            defer { state.answers = [] }
            return state.answers
        }
    }
}

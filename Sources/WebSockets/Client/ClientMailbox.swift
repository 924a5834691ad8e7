import Synchronization

/// What other threads ask of a client's service thread.
final class ClientMailbox: Sendable {
    private struct State {
        var texts: [[UInt8]] = []
        /// Bytes queued and not yet given to the socket.
        var bytes = 0
        var isClosing = false
        var isOverfull = false
        var isOver = false
    }

    let waker = ServiceWaker()
    let limit: Int
    private let state = Mutex(State())

    init(limit: Int) {
        self.limit = limit
    }

    func add(_ text: [UInt8]) {
        let mustWake = state.withLock { state in
            guard !state.isClosing, !state.isOverfull, !state.isOver else { return false }
            // Short messages cost memory too.
            guard text.count <= limit - state.bytes - 64 else {
                state.isOverfull = true
                state.texts = []
                return true
            }
            state.bytes += text.count + 64
            state.texts.append(text)
            return state.texts.count == 1
        }
        if mustWake { waker.wake() }
    }

    func close() {
        let mustWake = state.withLock { state in
            defer { state.isClosing = true }
            return !state.isClosing
        }
        if mustWake { waker.wake() }
    }

    var isClosing: Bool { state.withLock { $0.isClosing } }

    var isOverfull: Bool { state.withLock { $0.isOverfull } }

    var isEmpty: Bool { state.withLock { $0.texts.isEmpty } }

    /// All queued texts, in order. They count as queued until ``sent(_:)``.
    func takeTexts() -> [[UInt8]] {
        state.withLock { state in
            defer { state.texts = [] }
            return state.texts
        }
    }

    func sent(_ text: [UInt8]) {
        state.withLock { $0.bytes -= text.count + 64 }
    }

    /// Takes nothing any more.
    func end() {
        state.withLock { state in
            state.isOver = true
            state.texts = []
        }
    }
}

import Synchronization

/// One of a few places for homes that run at the same time: a hundred brokers at once would keep each other from answering.
final class Place: Sendable {
    private struct State {
        var free = 8
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private static let state = Mutex(State())

    /// Waits for a free place; it is free again when the value goes away.
    static func take() async -> Place {
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
                guard state.free > 0 else {
                    state.waiting.append(continuation)
                    return false
                }
                state.free -= 1
                return true
            }
            if isFree { continuation.resume() }
        }
        return Place()
    }

    private init() {}

    deinit {
        let next = Self.state.withLock { state -> CheckedContinuation<Void, Never>? in
            guard !state.waiting.isEmpty else {
                state.free += 1
                return nil
            }
            return state.waiting.removeFirst()
        }
        next?.resume()
    }
}

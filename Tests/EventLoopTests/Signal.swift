import EventLoop
import Glibc

/// Something a test waits for, fired on the loop.
@LoopActor
final class Signal {
    private(set) var hasFired = false
    private var continuations: [CheckedContinuation<Void, Never>] = []

    func fire() {
        hasFired = true
        for continuation in continuations { continuation.resume() }
        continuations = []
    }

    func wait() async {
        guard !hasFired else { return }
        await withCheckedContinuation { continuations.append($0) }
    }
}

/// Waits until the loop has been through a whole turn.
@LoopActor
func turn() async {
    await withCheckedContinuation { continuation in
        EventLoop.shared.schedule(after: .zero) { continuation.resume() }
    }
    await withCheckedContinuation { continuation in
        EventLoop.shared.schedule(after: .zero) { continuation.resume() }
    }
}

func pipePair() throws -> (reader: Int32, writer: Int32) {
    var descriptors: [Int32] = [-1, -1]
    guard pipe(&descriptors) == 0 else { throw EventLoopError(operation: "make a pipe", errno: errno) }
    return (descriptors[0], descriptors[1])
}

func closeAll(_ descriptors: Int32...) {
    for descriptor in descriptors { close(descriptor) }
}

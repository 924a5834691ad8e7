/// When in a turn of the loop a hook runs.
public enum LoopPhase: Int, Comparable, Sendable {
    /// Decide what to send.
    case prepare
    /// Write what was decided, once for the whole turn.
    case flush

    public static func < (one: LoopPhase, other: LoopPhase) -> Bool { one.rawValue < other.rawValue }
}

/// A call before each wait of the loop, made with ``EventLoop/beforeWait(_:_:)``.
@LoopActor
public final class LoopHook {
    let phase: LoopPhase
    private(set) var body: (@LoopActor () -> Void)?

    init(phase: LoopPhase, body: @escaping @LoopActor () -> Void) {
        self.phase = phase
        self.body = body
    }

    /// Makes sure that the hook is not called again.
    public func cancel() {
        body = nil
        Reactor.shared.remove(self)
    }
}

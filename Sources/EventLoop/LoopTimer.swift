/// A timer set with ``EventLoop/schedule(after:_:)``.
@LoopActor
public final class LoopTimer {
    let deadline: ContinuousClock.Instant
    let order: UInt64
    var heapIndex: Int?
    private var body: (@LoopActor () -> Void)?

    init(deadline: ContinuousClock.Instant, order: UInt64, body: @escaping @LoopActor () -> Void) {
        self.deadline = deadline
        self.order = order
        self.body = body
    }

    /// Whether the timer still waits to fire.
    public var isPending: Bool { body != nil }

    /// Makes sure that the timer does not fire; does nothing when it has.
    public func cancel() {
        body = nil
        Reactor.shared.remove(self)
    }

    func fire() {
        let body = body
        self.body = nil
        body?()
    }

    func isBefore(_ other: LoopTimer) -> Bool {
        deadline == other.deadline ? order < other.order : deadline < other.deadline
    }
}

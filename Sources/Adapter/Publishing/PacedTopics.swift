import EventLoop

/// Retained topics that leave at a rate that their readers can follow, one of each topic at most.
@LoopActor
final class PacedTopics {
    private var waiting = Deque<RetainedTopic>()
    private var names: Set<ObjectIdentifier> = []
    private var pace: Pace
    /// Nothing leaves yet.
    var isHeld = false

    /// - Parameter rate: messages a second.
    init(rate: Int) { pace = Pace(rate: rate) }

    var isEmpty: Bool { waiting.isEmpty }
    var first: RetainedTopic? { isHeld ? nil : waiting.first }

    /// Those that wait, from the first on.
    func prefix(_ count: Int) -> some Sequence<RetainedTopic> { waiting.prefix(count) }

    func append(_ topic: RetainedTopic) {
        if names.insert(ObjectIdentifier(topic)).inserted { waiting.append(topic) }
    }

    func removeFirst(wasSent: Bool) {
        guard let topic = waiting.popFirst() else { return }
        names.remove(ObjectIdentifier(topic))
        if wasSent { pace.spend() }
    }

    func removeAll() {
        while waiting.popFirst() != nil {}
        names = []
    }

    /// Nil when one may leave now, else how long that takes.
    func wait(at now: ContinuousClock.Instant) -> Duration? { pace.allows(at: now) ? nil : pace.wait }
}

import EventLoop

/// Remembers what Google's EXECUTE requests were answered: one that comes again within a minute is not carried out twice.
@LoopActor
struct CloudRepeats {
    enum Known {
        case new
        /// The answer comes when the first one has it.
        case running
        case answered([UInt8])
    }

    private struct Entry {
        var answer: [UInt8]?
        var waiting: [@LoopActor ([UInt8]) -> Void] = []
        let expires: ContinuousClock.Instant
    }

    static let lifetime = Duration.seconds(60)
    static let maximumCount = 1000
    /// Of all answers together; beyond it the oldest are forgotten.
    static let maximumBytes = 4 << 20

    private var entries: [[UInt8]: Entry] = [:]
    private var order = Deque<[UInt8]>()
    private var bytes = 0

    /// Looks a request up by its payload and, if it is new, begins to remember it.
    mutating func meet(
        _ payload: [UInt8], _ completion: @escaping @LoopActor ([UInt8]) -> Void, at now: ContinuousClock.Instant
    ) -> Known {
        forget(at: now)
        if var entry = entries[payload] {
            if let answer = entry.answer { return .answered(answer) }
            entry.waiting.append(completion)
            entries[payload] = entry
            return .running
        }
        // While too much is under way, what is new is not remembered.
        guard order.count < Self.maximumCount, bytes < Self.maximumBytes else { return .new }
        entries[payload] = Entry(expires: now + Self.lifetime)
        order.append(payload)
        bytes += payload.count
        return .new
    }

    /// Notes the answer; returns those who sent the same meanwhile.
    mutating func answer(_ payload: [UInt8], _ answer: [UInt8]) -> [@LoopActor ([UInt8]) -> Void] {
        guard var entry = entries[payload] else { return [] }
        let waiting = entry.waiting
        entry.waiting = []
        entry.answer = answer
        entries[payload] = entry
        bytes += answer.count
        return waiting
    }

    private mutating func forget(at now: ContinuousClock.Instant) {
        while let oldest = order.first, let entry = entries[oldest], entry.answer != nil,
            entry.expires < now || order.count >= Self.maximumCount || bytes >= Self.maximumBytes
        {
            _ = order.popFirst()
            entries[oldest] = nil
            bytes -= oldest.count + (entry.answer?.count ?? 0)
        }
    }
}

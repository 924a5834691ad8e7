import JSON

/// Remembers what named commands were answered, so that a message that arrives twice (QoS 1) runs once. Rules: the contract's
/// "Ids".
struct RepeatedCommands {
    /// What makes two messages the same one.
    struct Key: Hashable {
        var topic: String
        var payload: [UInt8]
        /// `_id` as text, or response topic and correlation data.
        var name: [UInt8]
    }

    enum Known {
        case new
        case running
        /// The result as text, without an id.
        case answered([UInt8])
        /// Too many wait for the first one's result already.
        case refused
    }

    private struct Entry {
        var answer: [UInt8]?
        var waiting: [Responder]
        var expires: ContinuousClock.Instant
    }

    static let lifetime = Duration.seconds(60)
    static let maximumCount = 10_000
    /// Of all results together; beyond it the oldest are forgotten.
    static let maximumBytes = 16 << 20
    static let maximumWaiting = 100

    private var entries: [Key: Entry] = [:]
    private var order = Deque<(key: Key, expires: ContinuousClock.Instant)>()
    private var bytes = 0

    /// Looks a message up and, if it is new, begins to remember it.
    mutating func meet(_ key: Key, _ responder: Responder, at now: ContinuousClock.Instant) -> Known {
        expire(at: now)
        if var entry = entries[key] {
            if let answer = entry.answer { return .answered(answer) }
            guard entry.waiting.count < Self.maximumWaiting else { return .refused }
            entry.waiting.append(responder)
            entries[key] = entry
            return .running
        }
        entries[key] = Entry(answer: nil, waiting: [], expires: now + Self.lifetime)
        order.append((key, now + Self.lifetime))
        return .new
    }

    /// Notes the answer; returns those who sent the same meanwhile. `keeps` false: a repetition runs again.
    mutating func answer(_ key: Key, _ answer: [UInt8], keeps: Bool) -> [Responder] {
        guard var entry = entries[key] else { return [] }
        let waiting = entry.waiting
        if keeps {
            bytes += answer.count - (entry.answer?.count ?? 0)
            entry.answer = answer
            entry.waiting = []
            entries[key] = entry
        } else {
            entries[key] = nil
        }
        return waiting
    }

    private mutating func expire(at now: ContinuousClock.Instant) {
        while let oldest = order.first,
            oldest.expires < now || order.count > Self.maximumCount || bytes > Self.maximumBytes
        {
            _ = order.popFirst()
            guard var entry = entries[oldest.key], entry.expires == oldest.expires else { continue }
            if entry.answer == nil, oldest.expires < now || !entry.waiting.isEmpty, order.count <= Self.maximumCount {
                // It runs still, and others may wait for its result.
                entry.expires = now + Self.lifetime
                entries[oldest.key] = entry
                order.append((oldest.key, entry.expires))
                continue
            }
            bytes -= entry.answer?.count ?? 0
            entries[oldest.key] = nil
        }
    }
}

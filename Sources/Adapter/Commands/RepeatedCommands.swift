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
        case answered(JSON)
    }

    private struct Entry {
        var answer: JSON?
        var waiting: [Responder]
        var expires: ContinuousClock.Instant
    }

    static let lifetime = Duration.seconds(60)
    static let maximumCount = 10_000
    /// Payloads above this are told apart by digest instead of being kept.
    static let maximumKeptPayload = 256

    private var entries: [Key: Entry] = [:]
    private var order = Deque<(key: Key, expires: ContinuousClock.Instant)>()

    /// Looks a message up and, if it is new, begins to remember it.
    mutating func meet(_ key: Key, _ responder: Responder, at now: ContinuousClock.Instant) -> Known {
        expire(at: now)
        if var entry = entries[key] {
            if let answer = entry.answer { return .answered(answer) }
            if entry.waiting.count < Self.maximumCount { entry.waiting.append(responder) }
            entries[key] = entry
            return .running
        }
        entries[key] = Entry(answer: nil, waiting: [], expires: now + Self.lifetime)
        order.append((key, now + Self.lifetime))
        return .new
    }

    /// Notes the answer; returns those who sent the same meanwhile. `keeps` false: a repetition runs again.
    mutating func answer(_ key: Key, _ answer: JSON, keeps: Bool) -> [Responder] {
        guard var entry = entries[key] else { return [] }
        let waiting = entry.waiting
        if keeps {
            entry.answer = answer
            entry.waiting = []
            entries[key] = entry
        } else {
            entries[key] = nil
        }
        return waiting
    }

    private mutating func expire(at now: ContinuousClock.Instant) {
        while let oldest = order.first, oldest.expires < now || order.count > Self.maximumCount {
            _ = order.popFirst()
            if let entry = entries[oldest.key], entry.expires == oldest.expires { entries[oldest.key] = nil }
        }
    }
}

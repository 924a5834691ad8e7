import MQTT

/// Which response topics of senders are used: nobody may make the adapter publish where they themselves may not.
struct ResponseTopics {
    private let base: String
    private let discoveryPrefix: String
    /// Nil: any that is not ours.
    private let allowed: [TopicFilter]?

    init(_ configuration: AdapterConfiguration) {
        base = configuration.base
        discoveryPrefix = configuration.discoveryPrefix
        let filters = configuration.responseTopics
        allowed = filters.isEmpty ? nil : filters.compactMap { try? TopicFilter($0) }
    }

    /// Nil for a topic with wildcards, one that begins with `$`, one below the base or the discovery prefix, and one outside
    /// `mqtt.response_topics`.
    func usable(_ topic: String?) -> TopicName? {
        guard let topic, !topic.utf8.starts(with: "$".utf8), !isBelow(base, topic), !isBelow(discoveryPrefix, topic),
            let name = try? TopicName(topic)
        else { return nil }
        return allowed?.contains { $0.matches(topic) } ?? true ? name : nil
    }

    private func isBelow(_ prefix: String, _ topic: String) -> Bool {
        topic.utf8.elementsEqual(prefix.utf8) || topic.utf8.starts(with: (prefix + "/").utf8)
    }
}

import EventLoop
import MQTT

extension Doctor {
    /// More than a broker with default limits delivers to us at once (200 in flight, as we ask for, and 1000 queued).
    private static let fewest = 1500
    private static let most = 5000
    private static let patience = Duration.seconds(4)

    /// How many stored messages a subscriber to a wildcard gets at once. Above its limits a broker drops the rest silently for
    /// QoS 1, so that a hub misses devices.
    func examineQueues() async throws {
        let held = await link.stored(try TopicFilter("\(base)/#"), atMost: 100_000).map(\.topic)
        let leftovers = held.filter { $0.utf8.starts(with: "\(base)/_adapter/doctor/".utf8) }
        let present = held.count - leftovers.count
        report.fact("topics of the base", "\(present) retained")
        // Of an examination that was cut off where the broker knows no expiry.
        if !leftovers.isEmpty { await clear(leftovers.compactMap { try? TopicName($0) }) }
        let count = min(max(Self.fewest, present + present / 5), Self.most)
        let topics = try (0..<count).map { try TopicName("\(ownTopic)/queue/\($0)") }
        // If we are killed meanwhile, the broker forgets them by itself.
        let properties = MQTTProperties(messageExpiry: 60)
        let stored = await link.retain([0x31], on: topics, properties: properties, within: Self.patience)
        if stored > 0 { try await compare(try TopicFilter("\(ownTopic)/queue/#"), stored) }
        await clear(topics)
    }

    /// Empties topics and waits until the broker has done it.
    private func clear(_ topics: [TopicName]) async {
        for topic in topics {
            guard await link.send(topic, [], retain: true) else { return }
        }
        if let fence = try? TopicName("\(ownTopic)/echo") { _ = await link.publish(fence, []) }
    }

    private func compare(_ filter: TopicFilter, _ count: Int) async throws {
        let plain = await delivered(filter, qos: .atMostOnce, of: count)
        let acknowledged = await delivered(filter, qos: .atLeastOnce, of: count)
        report.fact("stored at once, QoS 0", "\(plain) of \(count)")
        report.fact("stored at once, QoS 1", "\(acknowledged) of \(count)")
        guard link.broken == nil, min(plain, acknowledged) < count else { return }
        report.finding(
            "a subscriber to '\(base)/#' gets only the first \(min(plain, acknowledged)) stored messages at QoS \(plain < count ? 0 : 1)",
            advice: [
                "mosquitto.conf: max_inflight_messages 200", "mosquitto.conf: max_queued_messages 20000",
                "or let hubs subscribe at QoS 0",
            ])
    }

    private func delivered(_ filter: TopicFilter, qos: QoS, of count: Int) async -> Int {
        var topics: Set<String> = []
        link.onMessage = { message in
            if message.isRetained, filter.matches(message.topic) { topics.insert(message.topic) }
        }
        defer { link.onMessage = { _ in } }
        guard case .granted = await link.subscribe(filter, qos: qos) else { return 0 }
        let deadline = ContinuousClock.now + Self.patience
        var quiet = 0
        var last = 0
        while topics.count < count, quiet < 10, ContinuousClock.now < deadline, link.broken == nil {
            await pause(.milliseconds(50))
            quiet = topics.count == last ? quiet + 1 : 0
            last = topics.count
        }
        await link.unsubscribe(filter)
        return topics.count
    }
}

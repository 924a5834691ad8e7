import EventLoop
import MQTT

extension Doctor {
    /// One more than a broker with default limits delivers at once (20 in flight, 1000 queued), with some to spare.
    private static let fewest = 1200
    private static let most = 5000
    private static let patience = Duration.seconds(3)

    /// How many stored messages a subscriber to a wildcard gets at once. Above its limits a broker drops the rest silently for
    /// QoS 1, so that a hub misses devices.
    func examineQueues() async throws {
        let present = await link.stored(try TopicFilter("\(base)/#"), atMost: 100_000).count
        report.fact("topics of the base", "\(present) retained")
        let count = min(max(Self.fewest, present + present / 5), Self.most)
        let topics = try (0..<count).map { try TopicName("\(ownTopic)/queue/\($0)") }
        let filter = try TopicFilter("\(ownTopic)/queue/#")
        let isFilled = await publish(topics, payload: [0x31])
        if isFilled { try await compare(filter, count) }
        _ = await publish(topics, payload: [])
    }

    /// Publishes to all topics and waits until the broker has it all.
    private func publish(_ topics: [TopicName], payload: [UInt8]) async -> Bool {
        // If we are killed meanwhile, the broker forgets them by itself.
        let properties = MQTTProperties(messageExpiry: 60)
        for topic in topics {
            guard await link.send(topic, payload, retain: true, properties: properties) else { return false }
        }
        guard let fence = try? TopicName("\(ownTopic)/echo") else { return false }
        return await link.publish(fence, []) == .accepted
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

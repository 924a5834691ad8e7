import TestSupport

/// What a broker holds: payloads by topic.
struct RetainedTopics: Equatable, CustomStringConvertible {
    private(set) var payloads: [String: String] = [:]

    /// Reads everything below a filter as a new subscriber does.
    static func read(
        _ broker: MosquittoBroker, _ filter: String = "#", username: String? = nil, password: String? = nil
    ) async throws -> RetainedTopics {
        let client = try await TestClient.connect(port: broker.port, username: username, password: password)
        defer { client.disconnect() }
        // Stored messages come before the answer to the second request.
        try await client.subscribe(filter, qos: 0)
        try await client.unsubscribe(filter)
        var topics = RetainedTopics()
        for message in client.messages where message.isRetained { topics.payloads[message.topic] = message.text }
        return topics
    }

    var topics: Set<String> { Set(payloads.keys) }

    subscript(topic: String) -> String? { payloads[topic] }

    /// Without what differs from one run of the program to the next.
    var lasting: RetainedTopics {
        var copy = self
        copy.payloads = payloads.filter { !$0.key.contains("/_adapter/") || $0.key.contains("/_adapter/trait/") }
        return copy
    }

    /// The topics that differ.
    func differences(from other: RetainedTopics) -> [String] {
        topics.union(other.topics).sorted().filter { self[$0] != other[$0] }
            .map { "\($0): \(self[$0] ?? "absent") instead of \(other[$0] ?? "absent")" }
    }

    var description: String {
        payloads.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: "\n")
    }
}

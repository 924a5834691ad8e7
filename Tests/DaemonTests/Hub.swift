import JSON
import TestSupport
import Testing

/// A hub as users have it: sends commands and requests, and waits for their results.
struct Hub {
    let client: TestClient
    let base: String
    private static let answers = "hub/answers"

    static func connect(
        _ broker: MosquittoBroker, base: String = "trait2mqtt", username: String? = nil, password: String? = nil
    ) async throws -> Hub {
        let client = try await TestClient.connect(port: broker.port, username: username, password: password)
        try await client.subscribe("\(answers)/#")
        return Hub(client: client, base: base)
    }

    /// Publishes below the base and returns the result.
    @discardableResult
    func send(_ topic: String, _ payload: String, within limit: Duration = .seconds(10)) async throws -> JSON {
        let id = String(UInt64.random(in: 1...UInt64.max), radix: 36)
        var properties = TestProperties()
        properties.responseTopic = "\(Self.answers)/\(id)"
        properties.correlationData = Array(id.utf8)
        let code = try await client.publish("\(base)/\(topic)", payload, properties: properties)
        try #require(code < 128, "the broker refused the command")
        return try JSON.parse(try await client.next(on: "\(Self.answers)/\(id)", within: limit).payload)
    }

    /// The same for what must succeed.
    @discardableResult
    func succeed(_ topic: String, _ payload: String = "{}", within limit: Duration = .seconds(10)) async throws -> JSON
    {
        let result = try await send(topic, payload, within: limit)
        try #require(result["status"]?.stringValue == "success", "\(topic) \(payload): \(result)")
        return result
    }

    /// A request to the adapter; returns its data.
    @discardableResult
    func request(_ name: String, _ payload: String = "{}") async throws -> JSON {
        try await succeed("_adapter/request/\(name)", payload)["data"] ?? .null
    }
}

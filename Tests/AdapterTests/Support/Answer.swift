import JSON
import TestSupport
import Testing

/// The result of a command or a request.
struct Answer: Sendable {
    let message: TestClient.Message
    let json: JSON

    init(_ message: TestClient.Message) throws {
        self.message = message
        json = try JSON.parse(message.payload)
    }

    var isSuccess: Bool { json["status"] == "success" && json["error"] == nil }
    var code: String? { json["error"]?["code"]?.stringValue }
    var field: String? { json["error"]?["field"]?.stringValue }
    var text: String { json["error"]?["message"]?.stringValue ?? "" }
    var id: JSON? { json["id"] }
    var data: JSON? { json["data"] }
}

extension Answer: CustomTestStringConvertible {
    var testDescription: String { json.text }
}

/// A command that was sent, with the topic that its answer comes to.
struct Question: Sendable {
    let client: TestClient
    let topic: String

    func answer(within limit: Duration = .seconds(10)) async throws -> Answer {
        try Answer(try await client.next(on: topic, within: limit))
    }

    /// How many more answers came already.
    var furtherAnswers: Int { client.messages.count { $0.topic == topic } }
}

struct TestFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

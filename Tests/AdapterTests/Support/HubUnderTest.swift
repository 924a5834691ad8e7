import JSON
import TestSupport

/// What a hub sees of discovery: the messages below a prefix, from before the adapter came.
final class HubUnderTest: Sendable {
    let client: TestClient
    private let prefix: String
    private let port: Int

    init(_ broker: MosquittoBroker, prefix: String = "homeassistant") async throws {
        self.prefix = prefix
        port = broker.port
        client = try await TestClient.connect(port: broker.port)
        try await client.subscribe("\(prefix)/device/+/config", retainAsPublished: true)
    }

    /// The next document, whatever its device.
    func next(within limit: Duration = .seconds(10)) async throws -> Document {
        Document(try await client.next(within: limit) { $0.topic.hasSuffix("/config") })
    }

    /// The next document that is as wished.
    @discardableResult
    func next(within limit: Duration = .seconds(10), where matches: @escaping @Sendable (Document) -> Bool) async throws
        -> Document
    {
        Document(try await client.next(within: limit) { matches(Document($0)) })
    }

    func next(_ count: Int) async throws -> [Document] {
        var documents: [Document] = []
        for _ in 0..<count { documents.append(try await next()) }
        return documents
    }

    /// What came and nobody took.
    func takeAll() -> [Document] { client.takeAll().map(Document.init) }

    /// What a hub that comes now gets.
    func stored() async throws -> [Document] {
        let newcomer = try await TestClient.connect(port: port)
        defer { newcomer.disconnect() }
        let mark = "mark/\(UInt64.random(in: 0...UInt64.max))"
        try await newcomer.subscribe(mark)
        try await newcomer.subscribe("\(prefix)/device/+/config")
        try await newcomer.publish(mark, "x")
        _ = try await newcomer.next(on: mark)
        return newcomer.takeAll().filter(\.isRetained).map(Document.init)
    }

    /// Puts a document there as another program would.
    func put(_ level: String, _ document: JSON) async throws {
        try await client.publish("\(prefix)/device/\(level)/config", document.text, retain: true)
        _ = try await client.next { $0.topic.hasSuffix("/\(level)/config") }
    }

    func disconnect() { client.disconnect() }

    struct Document: Sendable {
        let topic: String
        let json: JSON
        let isEmpty: Bool
        let isRetained: Bool
        let qos: UInt8

        init(_ message: TestClient.Message) {
            topic = message.topic
            isEmpty = message.payload.isEmpty
            isRetained = message.isRetained
            qos = message.qos
            json = (try? JSON.parse(message.payload)) ?? .null
        }

        var name: String { json["device"]?["name"]?.stringValue ?? "" }
        var components: [String: JSON] {
            Dictionary((json["components"]?.objectValue ?? [:]).map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
        }
        var ids: Set<String> { Set(components.values.compactMap { $0["unique_id"]?.stringValue }) }
    }
}

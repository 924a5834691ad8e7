import Configuration
import HomeTraits
import JSON
import Synchronization
import Telemetry
import TestSupport
import TraitFiles

@testable import Daemon

/// A home on a broker of its own, and two clients: one that asks, one that sees everything below the base.
final class HomeUnderTest: Sendable {
    let broker: MosquittoBroker
    /// Sends commands and takes the answers to its response topics.
    let client: TestClient
    /// Subscribed to everything below the base, from before the adapter came.
    let watcher: TestClient
    /// Everything the product logged, with its metadata.
    let log: LogBook
    let base: String

    private let place: Place
    private let loaded: Mutex<LoadedConfiguration>
    private let backends: Mutex<[ScriptedBackend]>
    private let directory: TemporaryDirectory
    private let running: Mutex<RunningHome?>
    private let counter = Atomic<Int>(0)
    private let replies: String

    /// - Parameters:
    ///   - home: a home file.
    ///   - traits: files with traits of vendors.
    ///   - files: more files beside the home file, by name.
    ///   - backends: backends beside those of the configuration.
    static func start(
        _ home: String, traits: [String] = [], files: [String: String] = [:], broker: MosquittoBroker? = nil,
        backends: [ScriptedBackend] = [],
        configure: @Sendable (inout Configuration) -> Void = { _ in },
        before: @Sendable (TestClient) async throws -> Void = { _ in }
    ) async throws -> HomeUnderTest {
        let place = await Place.take()
        let broker = if let broker { broker } else { try await MosquittoBroker.start() }
        let under = try await HomeUnderTest(
            place, home, traits: traits, files: files, broker: broker, backends: backends, configure)
        try await before(under.client)
        try await under.run()
        return under
    }

    private init(
        _ place: Place, _ home: String, traits: [String], files: [String: String], broker: MosquittoBroker,
        backends: [ScriptedBackend], _ configure: (inout Configuration) -> Void
    ) async throws {
        self.place = place
        self.broker = broker
        directory = TemporaryDirectory()
        var configuration = Configuration()
        configuration.mqtt.host = "127.0.0.1"
        configuration.mqtt.port = broker.port
        configuration.publish.resyncRate = 0
        configuration.availability.holdDown = .zero
        configuration.store.path = directory.file("home.db")
        configuration.home.importPath = try directory.write(home, to: "home.yaml")
        for (index, text) in traits.enumerated() {
            configuration.traitFiles.append(try directory.write(text, to: "trait-\(index).yaml"))
        }
        for (name, text) in files { try directory.write(text, to: name) }
        configure(&configuration)
        base = configuration.topics.base
        var registry = HomeTraits.registry
        try registry.add(traitFiles: configuration.traitFiles)
        let settings = LogSettings(level: .trace)
        let log = LogBook()
        self.log = log
        loaded = Mutex(
            LoadedConfiguration(
                configuration: configuration, path: nil, settings: settings,
                logger: Logger(label: "test", settings: settings, sink: { log.add($0) }), registry: registry,
                birthDelay: { .zero }))
        self.backends = Mutex(backends)
        running = Mutex(nil)
        replies = "replies/\(directory.path.utf8.count)-\(UInt64.random(in: 0...UInt64.max))"
        client = try await TestClient.connect(port: broker.port)
        try await client.subscribe("\(replies)/#")
        watcher = try await TestClient.connect(port: broker.port)
        try await watcher.subscribe("\(configuration.topics.base)/#", retainAsPublished: true)
    }

    private func run() async throws {
        let home = try await RunningHome(loaded.withLock { $0 }, backends: backends.withLock { $0 })
        running.withLock { $0 = home }
        await home.connect()
        // The adapter has handed it over by now; the broker may not have it yet.
        _ = try await watcher.next { [base] in $0.topic == "\(base)/_adapter/status" && $0.text == "online" }
    }

    /// Stops the adapter in order; the broker and the clients stay.
    func stop() async {
        let home = running.withLock { home in
            defer { home = nil }
            return home
        }
        await home?.stop()
    }

    /// Stops the adapter and starts it again on its store.
    func restart() async throws {
        await stop()
        try await run()
    }

    /// The same with other settings, and with other backends beside those of the configuration.
    func restart(
        backends changed: [ScriptedBackend]? = nil, configure: (inout Configuration) -> Void = { _ in }
    ) async throws {
        await stop()
        loaded.withLock { configure(&$0.configuration) }
        if let changed { backends.withLock { $0 = changed } }
        try await run()
    }

    // MARK: Asking

    /// Publishes below the base and returns when the broker has it.
    func send(
        _ path: String, _ payload: String, retain: Bool = false, properties: TestProperties = TestProperties()
    ) async throws {
        try await client.publish("\(base)/\(path)", payload, retain: retain, properties: properties)
    }

    /// Sends a command with a response topic of its own and waits for the one answer.
    func ask(
        _ path: String, _ payload: String = "{}", within limit: Duration = .seconds(10)
    ) async throws -> Answer {
        try await ask(path, Array(payload.utf8), within: limit)
    }

    func ask(_ path: String, _ payload: [UInt8], within limit: Duration = .seconds(10)) async throws -> Answer {
        let question = try await begin(path, payload)
        return try await question.answer(within: limit)
    }

    /// Sends a command and does not wait for its answer.
    func begin(_ path: String, _ payload: String = "{}") async throws -> Question {
        try await begin(path, Array(payload.utf8))
    }

    func begin(_ path: String, _ payload: [UInt8]) async throws -> Question {
        let number = counter.add(1, ordering: .relaxed).newValue
        let topic = "\(replies)/\(number)"
        var properties = TestProperties()
        properties.responseTopic = topic
        try await client.publish("\(base)/\(path)", payload, properties: properties)
        return Question(client: client, topic: topic)
    }

    /// Sends a command as clients without response topics do, and takes what comes on its result topic.
    func askPlainly(_ path: String, _ payload: String = "{}", from client: TestClient? = nil) async throws -> Answer {
        try await (client ?? self.client).publish("\(base)/\(path)", payload)
        return try await result(of: path)
    }

    /// The next answer on the result topic of a command topic.
    func result(of path: String, within limit: Duration = .seconds(10)) async throws -> Answer {
        let result =
            path.hasPrefix("_adapter/request/")
            ? "_adapter/response/" + path.dropFirst("_adapter/request/".count)
            : path.split(separator: "/").dropLast().joined(separator: "/") + "/result"
        return try Answer(try await watcher.next(on: "\(base)/\(result)", within: limit))
    }

    /// Calls a command of a trait; `path` is `<structure>/<room>/<device>/<part>/<trait>/<command>`.
    func call(_ path: String, _ fields: JSON = [:]) async throws -> Answer {
        try await ask("\(path)/call", fields.text)
    }

    /// Sets a device, a trait or an attribute.
    func set(_ path: String, _ value: JSON) async throws -> Answer {
        try await ask("\(path)/set", value.text)
    }

    func request(_ name: String, _ payload: JSON = [:]) async throws -> Answer {
        try await ask("_adapter/request/\(name)", payload.text)
    }

    /// Makes a simulated device report values.
    func report(_ device: String, _ trait: String, _ attributes: JSON, part: String? = nil) async throws {
        var payload: JSONObject = ["device": .string(device), "trait": .string(trait), "attributes": attributes]
        if let part { payload.append("part", .string(part)) }
        let answer = try await request("embedded/report", .object(payload))
        guard answer.isSuccess else { throw TestFailure("report refused: \(answer.json.text)") }
    }

    /// Makes a request that must succeed.
    func must(_ name: String, _ payload: JSON) async throws {
        let answer = try await request(name, payload)
        guard answer.isSuccess else { throw TestFailure("\(name) refused: \(answer.json.text)") }
    }

    // MARK: Looking

    /// What a client that comes now gets for a filter below the base: the stored messages.
    func stored(_ filter: String = "#") async throws -> [String: TestClient.Message] {
        let (filter, count) = ("\(base)/\(filter)", base.utf8.count + 1)
        let newcomer = try await TestClient.connect(port: broker.port)
        defer { newcomer.disconnect() }
        let mark = "mark/\(UInt64.random(in: 0...UInt64.max))"
        try await newcomer.subscribe(mark)
        try await newcomer.subscribe(filter)
        // What is stored stands in the broker's queue before what is published now.
        try await newcomer.publish(mark, "x")
        _ = try await newcomer.next(on: mark)
        let messages = newcomer.takeAll().filter(\.isRetained)
        return Dictionary(
            messages.map { (String($0.topic.unicodeScalars.dropFirst(0)).dropping(count), $0) },
            uniquingKeysWith: { $1 })
    }

    /// The stored message of one topic.
    func stored(on path: String) async throws -> TestClient.Message {
        let newcomer = try await TestClient.connect(port: broker.port)
        defer { newcomer.disconnect() }
        try await newcomer.subscribe("\(base)/\(path)")
        return try await newcomer.next(within: .seconds(5)) { $0.isRetained }
    }

    /// The stored document of one topic.
    func document(_ path: String) async throws -> JSON {
        try JSON.parse(try await stored(on: path).payload)
    }

    /// What the watcher saw and nobody took yet, after everything that is under way has come.
    func settled() async throws -> [TestClient.Message] {
        // The adapter answers requests behind whatever it has to publish.
        let answer = try await askPlainly("_adapter/request/adapter/health")
        guard answer.isSuccess else { throw TestFailure("no health: \(answer.json.text)") }
        return watcher.takeAll()
    }

    /// Waits until the watcher sees a document on a topic that is as wished.
    @discardableResult
    func sees(
        _ path: String, within limit: Duration = .seconds(10), where matches: @escaping @Sendable (JSON) -> Bool
    ) async throws -> JSON {
        let topic = "\(base)/\(path)"
        let message = try await watcher.next(within: limit) { message in
            guard message.topic.utf8.elementsEqual(topic.utf8) else { return false }
            return (try? JSON.parse(message.payload)).map(matches) ?? false
        }
        return try JSON.parse(message.payload)
    }
}

extension String {
    fileprivate func dropping(_ bytes: Int) -> String {
        String(decoding: utf8.dropFirst(bytes), as: UTF8.self)
    }
}

import Glibc
import JSON
import TestSupport
import Testing

@Suite(
    "After trouble with the broker, subscribers see the truth", .requiresDaemon, .requiresMosquitto,
    .timeLimit(.minutes(4)))
struct BrokerTroubleTests {
    private static let level = "main-house/kitchen/ceiling-light/dimmableLight/levelControl"
    private static let outlet = "main-house/hall/power-strip/onOffPlugInUnit-1/onOff"

    private static func setLevel(_ level: Int, _ hub: Hub) async throws {
        try await hub.succeed("\(Self.level)/moveToLevelWithOnOff/call", "{\"level\":\(level)}")
    }

    private static func levels(_ messages: [TestClient.Message]) throws -> [Int64] {
        try messages.filter { $0.topic == "trait2mqtt/\(level)" && !$0.payload.isEmpty }
            .map { try #require(try JSON.parse($0.payload)["currentLevel"]?.intValue) }
    }

    /// What the same store shows on a broker that has never seen it.
    private static func truth(of daemon: DaemonProcess) async throws -> RetainedTopics {
        let broker = try await MosquittoBroker.start()
        daemon.setEnvironment("TRAIT2MQTT_MQTT_PORT", String(broker.port))
        try await daemon.start(on: broker)
        #expect(try await daemon.stop() == 0)
        daemon.setEnvironment("TRAIT2MQTT_MQTT_PORT", nil)
        return try await RetainedTopics.read(broker).lasting
    }

    /// Compares the broker with the truth, after the adapter has ended in order.
    private static func expectTruth(_ daemon: DaemonProcess, on broker: MosquittoBroker) async throws {
        #expect(try await daemon.stop() == 0)
        let held = try await RetainedTopics.read(broker).lasting
        let truth = try await truth(of: daemon)
        #expect(truth.topics.count > 40)
        #expect(held.differences(from: truth) == [])
    }

    /// A client that watches the level from now on, live messages only.
    private static func watch(_ broker: MosquittoBroker) async throws -> TestClient {
        let client = try await TestClient.connect(port: broker.port)
        try await client.subscribe("trait2mqtt/\(level)", retainHandling: 2)
        return client
    }

    @Test(arguments: [true, false])
    func `F46: a broker is killed and comes back`(keepingStore: Bool) async throws {
        let broker = try await MosquittoBroker.start { $0.isPersistent = true }
        let daemon = try TestHome.daemon(on: broker)
        try await daemon.start(on: broker)
        for round in 1...3 {
            let hub = try await Hub.connect(broker)
            try await Self.setLevel(50 * round, hub)
            if keepingStore { _ = try await broker.savedStore() }
            try await Self.setLevel(50 * round + 4, hub)
            let times = daemon.timesOnline
            broker.kill()
            try await broker.restart(keepingStore: keepingStore)
            let watcher = try await Self.watch(broker)
            try await daemon.waitUntilOnline(moreOftenThan: times)
            let held = try await RetainedTopics.read(broker)
            let json = try JSON.parse(Array(try #require(held["trait2mqtt/\(Self.level)"]).utf8))
            #expect(json["currentLevel"]?.intValue == Int64(50 * round + 4))
            #expect(Set(try Self.levels(watcher.takeAll())).isSubset(of: [Int64(50 * round + 4)]))
        }
        try await Self.expectTruth(daemon, on: broker)
    }

    @Test(arguments: [true, false])
    func `a broker comes back with an older store`(adapterRestarts: Bool) async throws {
        let broker = try await MosquittoBroker.start { $0.isPersistent = true }
        let daemon = try TestHome.daemon(on: broker)
        try await daemon.start(on: broker)
        let hub = try await Hub.connect(broker)
        try await Self.setLevel(10, hub)
        try await hub.succeed("\(Self.outlet)/on/call")
        let old = try await broker.savedStore()
        for level in stride(from: 20, through: 200, by: 20) { try await Self.setLevel(level, hub) }
        try await hub.succeed("\(Self.outlet)/off/call")
        if adapterRestarts {
            #expect(try await daemon.stop() == 0)
            try await daemon.start(on: broker)
        }
        let times = daemon.timesOnline
        broker.kill()
        try await broker.restart(restoring: old)
        let watcher = try await Self.watch(broker)
        try await daemon.waitUntilOnline(moreOftenThan: times)
        let held = try await RetainedTopics.read(broker)
        let json = try JSON.parse(Array(try #require(held["trait2mqtt/\(Self.level)"]).utf8))
        #expect(json["currentLevel"]?.intValue == 200)
        #expect(Set(try Self.levels(watcher.takeAll())).isSubset(of: [200]))
        try await Self.expectTruth(daemon, on: broker)
    }

    @Test func `a broker comes back with an older store while the adapter was not running`() async throws {
        let broker = try await MosquittoBroker.start { $0.isPersistent = true }
        let daemon = try TestHome.daemon(on: broker)
        try await daemon.start(on: broker)
        let hub = try await Hub.connect(broker)
        try await Self.setLevel(10, hub)
        let old = try await broker.savedStore()
        try await Self.setLevel(150, hub)
        #expect(try await daemon.stop() == 0)
        broker.kill()
        try await broker.restart(restoring: old)
        try await daemon.start(on: broker)
        try await Self.expectTruth(daemon, on: broker)
    }

    @Test func `a broker that forgot everything while the adapter was not running`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker)
        try await daemon.start(on: broker)
        #expect(try await daemon.stop() == 0)
        try await broker.restart(keepingStore: false)
        #expect(try await RetainedTopics.read(broker).topics == [])
        try await daemon.start(on: broker)
        try await Self.expectTruth(daemon, on: broker)
    }

    @Test func `a broker is not there at the start`() async throws {
        let broker = try await MosquittoBroker.start()
        await broker.stop()
        let daemon = try TestHome.daemon(on: broker)
        try daemon.launch()
        try await daemon.waitForLog("Connection refused")
        try await broker.restart()
        try await daemon.waitUntilOnline(moreOftenThan: 0)
        try await Self.expectTruth(daemon, on: broker)
    }

    @Test func `a broker is frozen while much happens`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker)
        try await daemon.start(on: broker)
        let hub = try await Hub.connect(broker)
        let watcher = try await Self.watch(broker)
        // A transition of five seconds reports on the way, with nobody to take it for the first two.
        try await hub.succeed("\(Self.level)/moveToLevelWithOnOff/call", #"{"level":1}"#)
        try await hub.succeed("\(Self.level)/moveToLevelWithOnOff/call", #"{"level":254,"transitionTime":50}"#)
        for _ in 1...4 {
            broker.pause()
            try await Task.sleep(for: .milliseconds(500))
            broker.resume()
            _ = try await watcher.next(on: "trait2mqtt/\(Self.level)")
        }
        let last = try await watcher.next(within: .seconds(20)) { $0.text.contains(#""currentLevel":254"#) }
        #expect(last.topic == "trait2mqtt/\(Self.level)")
        let levels = try Self.levels(watcher.takeAll())
        #expect(levels == levels.sorted())
        try await Self.expectTruth(daemon, on: broker)
    }

    @Test func `a broker that answers nothing any more is left and met again`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker, mqtt: "keepalive: 5")
        try await daemon.start(on: broker)
        let hub = try await Hub.connect(broker)
        try await Self.setLevel(30, hub)
        broker.pause()
        // Reported while nobody listens: the request itself is taken when the broker wakes up, the rest comes from here.
        try await daemon.waitForLog("retry=", within: .seconds(30))
        broker.resume()
        try await daemon.waitUntilOnline(moreOftenThan: 1)
        let again = try await Hub.connect(broker)
        try await Self.setLevel(31, again)
        try await Self.expectTruth(daemon, on: broker)
    }
}

import JSON
import TestSupport
import Testing

@Suite(
    "Killed at any moment, it tidies up at the next start", .requiresDaemon, .requiresMosquitto, .timeLimit(.minutes(4))
)
struct CrashTests {
    /// Starts the adapter and kills it when a number of messages from it has come by.
    private static func start(_ daemon: DaemonProcess, on broker: MosquittoBroker, killAfter count: Int) async throws {
        let watcher = try await TestClient.connect(port: broker.port)
        try await watcher.subscribe("#", qos: 0, retainHandling: 2)
        try daemon.launch()
        for _ in 1...count { _ = try await watcher.next(within: .seconds(20)) }
        daemon.kill()
    }

    @Test(arguments: [1, 10, 30])
    func `while it publishes for the first time`(count: Int) async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker, more: "publish: { resync_rate: 100 }")
        try await Self.start(daemon, on: broker, killAfter: count)
        try await daemon.start(on: broker)
        #expect(try await daemon.stop() == 0)
        try await expectTidy(daemon, broker)
    }

    /// Two devices swap their names, a third takes a new one.
    private static let renamed = TestHome.text
        .split(separator: "\n", omittingEmptySubsequences: false).map { line in
            switch line {
            case _ where line.contains("id: ceiling"), _ where line.contains("members:"):
                line.replacing("Ceiling light", with: "Plug")
            case _ where line.contains("id: plug"): line.replacing("name: Plug", with: "name: Ceiling light")
            case _ where line.contains("id: door"): line.replacing("Front door", with: "Back door")
            default: line
            }
        }.joined(separator: "\n")

    @Test(arguments: [1, 4, 8, 12, 16, 20])
    func `while devices move`(count: Int) async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker, more: "publish: { resync_rate: 100 }")
        try await daemon.start(on: broker)
        #expect(try await daemon.stop() == 0)
        try daemon.directory.write(Self.renamed, to: "renamed.yaml")
        let outcome = try await daemon.run("home", "import", "renamed.yaml")
        #expect(outcome.code == 0, "\(outcome.errors)")
        try await Self.start(daemon, on: broker, killAfter: count)
        try await daemon.start(on: broker)
        #expect(try await daemon.stop() == 0)
        let held = try await RetainedTopics.read(broker)
        let swapped = try #require(held["trait2mqtt/main-house/kitchen/ceiling-light/_meta"])
        #expect(try JSON.parse(Array(swapped.utf8))["id"]?.stringValue == "plug")
        #expect(held.topics.contains("trait2mqtt/main-house/hall/back-door/_meta"))
        try await expectTidy(daemon, broker)
    }

    @Test(arguments: [1, 30, 60, 90])
    func `F43: while the base changes`(count: Int) async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker)
        daemon.setEnvironment("TRAIT2MQTT_PUBLISH_RESYNC_RATE", "300")
        daemon.setEnvironment("TRAIT2MQTT_TOPICS_BASE", "former/base")
        let watcher = try await TestClient.connect(port: broker.port)
        try await watcher.subscribe("former/base/_adapter/status", retainHandling: 2)
        try daemon.launch()
        _ = try await watcher.next { $0.text == "online" }
        #expect(try await daemon.stop() == 0)
        daemon.setEnvironment("TRAIT2MQTT_TOPICS_BASE", nil)
        try await Self.start(daemon, on: broker, killAfter: count)
        try await daemon.start(on: broker)
        #expect(try await daemon.stop() == 0)
        try await expectTidy(daemon, broker)
    }

    @Test func `and when its store comes from a backup`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker)
        try await daemon.start(on: broker)
        #expect(try await daemon.stop() == 0)
        let backup = daemon.directory.bytes("trait2mqtt.db")
        try await daemon.start(on: broker)
        let hub = try await Hub.connect(broker)
        try await hub.succeed("main-house/kitchen/ceiling-light/set", #"{"on":true,"brightness":60}"#)
        #expect(try await daemon.stop() == 0)
        try daemon.directory.write(backup, to: "trait2mqtt.db")
        try await daemon.start(on: broker)
        #expect(try await daemon.stop() == 0)
        try await expectTidy(daemon, broker)
    }

    @Test(arguments: [UInt64.max, 1 << 63, 1 << 40])
    func `and when somebody wrote nonsense into its canary`(sequence: UInt64) async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker)
        try await daemon.start(on: broker)
        #expect(try await daemon.stop() == 0)
        let canary = "trait2mqtt/_adapter/session"
        let store = try JSON.parse(Array(try #require(try await RetainedTopics.read(broker)[canary]).utf8))["store"]
        let nonsense: JSON = ["store": try #require(store), "sequence": JSON(sequence)]
        let client = try await TestClient.connect(port: broker.port)
        try await client.publish(canary, nonsense.text, retain: true)
        try await client.publish("trait2mqtt/main-house/_meta", "nonsense, too", retain: true)
        for _ in 1...2 {
            try await daemon.start(on: broker)
            let hub = try await Hub.connect(broker)
            try await hub.succeed("main-house/kitchen/ceiling-light/set", #"{"on":"toggle"}"#)
            #expect(try await daemon.stop() == 0)
        }
        try await expectTidy(daemon, broker)
    }

    @Test func `while commands rain, and knows the last that was answered`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker)
        try await daemon.start(on: broker)
        let level = "main-house/kitchen/ceiling-light/dimmableLight/levelControl"
        let client = try await TestClient.connect(port: broker.port)
        try await client.subscribe("trait2mqtt/\(level)/moveToLevelWithOnOff/result")
        for round in 0..<3 {
            let first = 1 + round * 80
            for number in first..<first + 80 {
                try await client.publish(
                    "trait2mqtt/\(level)/moveToLevelWithOnOff/call", #"{"_id":\#(number),"level":\#(number)}"#)
            }
            let answer = try await client.next { message in
                (try? JSON.parse(message.payload))?["id"]?.intValue == Int64(first + 39)
            }
            #expect(answer.text.contains("success"))
            daemon.kill()
            let answered = try client.takeAll().compactMap { try JSON.parse($0.payload)["id"]?.intValue }.max()
            try await daemon.start(on: broker)
            let state = try #require(try await RetainedTopics.read(broker)["trait2mqtt/\(level)"])
            let present = try #require(try JSON.parse(Array(state.utf8))["currentLevel"]?.intValue)
            #expect(present >= max(Int64(first + 39), answered ?? 0))
            #expect(present < first + 80)
        }
        #expect(try await daemon.stop() == 0)
        try await expectTidy(daemon, broker)
    }
}

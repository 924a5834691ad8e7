import JSON
import TestSupport
import Testing

@Suite("Settings do what they say", .requiresDaemon, .requiresMosquitto, .timeLimit(.minutes(3)))
struct SettingsTests {
    @Test func `another base clears the tree of the former one`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker, base: "old/tree")
        try await daemon.start(on: broker)
        #expect(try await daemon.stop() == 0)
        let old = try await RetainedTopics.read(broker, "old/tree/#").topics
        #expect(old.contains("old/tree/main-house/kitchen/ceiling-light"))
        // Somebody else's topic stays.
        let other = try await TestClient.connect(port: broker.port)
        try await other.publish("old/tree-house", "mine", retain: true)
        try daemon.directory.write(TestHome.configuration(port: broker.port, base: "new"), to: "trait2mqtt.yaml")
        let watcher = try await TestClient.connect(port: broker.port)
        try await watcher.subscribe("new/_adapter/status", retainHandling: 2)
        try daemon.launch()
        _ = try await watcher.next(within: .seconds(20)) { $0.text == "online" }
        #expect(try await daemon.stop() == 0)
        let held = try await RetainedTopics.read(broker)
        let expected = Set(old.map { "new" + $0.dropFirst("old/tree".count) } + ["old/tree-house"])
        #expect(held.topics.symmetricDifference(expected).sorted() == [])
    }

    @Test func `topics can follow ids`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker, topics: "names: id")
        try await daemon.start(on: broker)
        let hub = try await Hub.connect(broker)
        let held = try await RetainedTopics.read(broker)
        let lamp = try #require(held.topics.first { $0.hasSuffix("/lamp") })
        let meta = try JSON.parse(Array(try #require(held["\(lamp)/_meta"]).utf8))
        #expect(meta["id"]?.stringValue == "lamp")
        #expect(!held.topics.contains { $0.contains("main-house/") && $0.contains("/ceiling-light") })
        try await hub.succeed("\(lamp.dropFirst("trait2mqtt/".count))/set", #"{"on":true}"#)
        #expect(try await daemon.stop() == 0)
        // Back to names: nothing of the former tree stays.
        try daemon.directory.write(TestHome.configuration(port: broker.port), to: "trait2mqtt.yaml")
        try await daemon.start(on: broker)
        #expect(try await daemon.stop() == 0)
        let printed = try await daemon.run("topics").output.split(separator: "\n").map(String.init)
        #expect(try await RetainedTopics.read(broker).topics.symmetricDifference(printed).sorted() == [])
        #expect(printed.contains("trait2mqtt/main-house/kitchen/ceiling-light"))
    }

    @Test func `attributes have topics of their own when asked for, and lose them again`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker, more: "publish: { attributes: true }")
        try await daemon.start(on: broker)
        let hub = try await Hub.connect(broker)
        let level = "trait2mqtt/main-house/kitchen/ceiling-light/dimmableLight/levelControl/currentLevel"
        try await hub.succeed("main-house/kitchen/ceiling-light/dimmableLight/levelControl/currentLevel/set", "200")
        #expect(try await RetainedTopics.read(broker)[level] == "200")
        #expect(
            try await RetainedTopics.read(broker)[
                "trait2mqtt/main-house/kitchen/ceiling-light/dimmableLight/onOff/onOff"] == "true")
        #expect(try await daemon.stop() == 0)
        let printed = try await daemon.run("topics").output.split(separator: "\n").map(String.init)
        #expect(try await RetainedTopics.read(broker).topics.symmetricDifference(printed).sorted() == [])
        daemon.setEnvironment("TRAIT2MQTT_PUBLISH_ATTRIBUTES", "false")
        daemon.setEnvironment("TRAIT2MQTT_PUBLISH_DEVICES", "false")
        try await daemon.start(on: broker)
        #expect(try await daemon.stop() == 0)
        let held = try await RetainedTopics.read(broker)
        #expect(held[level] == nil)
        #expect(held["trait2mqtt/main-house/kitchen/ceiling-light"] == nil)
        #expect(held["trait2mqtt/main-house/kitchen/ceiling-light/dimmableLight/levelControl"] != nil)
    }

    @Test func `two homes share a broker`() async throws {
        let broker = try await MosquittoBroker.start()
        let first = try TestHome.daemon(on: broker, base: "one")
        let second = try TestHome.daemon(on: broker, base: "one-more/home")
        try await first.start(on: broker)
        try await second.start(on: broker)
        let hub = try await Hub.connect(broker, base: "one")
        let other = try await Hub.connect(broker, base: "one-more/home")
        try await hub.succeed("main-house/kitchen/ceiling-light/set", #"{"brightness":11,"on":true}"#)
        try await other.succeed("main-house/kitchen/ceiling-light/set", #"{"brightness":22,"on":true}"#)
        let held = try await RetainedTopics.read(broker)
        #expect(held["one/main-house/kitchen/ceiling-light"]?.contains(#""brightness":11"#) == true)
        #expect(held["one-more/home/main-house/kitchen/ceiling-light"]?.contains(#""brightness":22"#) == true)
        #expect(try await first.stop() == 0)
        try await other.succeed("main-house/kitchen/ceiling-light/set", #"{"on":false}"#)
        #expect(try await second.stop() == 0)
    }

    @Test func `the environment wins over the file, secrets come from files`() async throws {
        let broker = try await MosquittoBroker.start { $0.passwords = ["adapter": "a b:c", "hub": "h"] }
        let daemon = try DaemonProcess(
            configuration: "mqtt: { host: nowhere.invalid, port: 1 }\ntopics: { base: file }\n", home: TestHome.text,
            base: "environment",
            environment: [
                "TRAIT2MQTT_MQTT_HOST": "127.0.0.1", "TRAIT2MQTT_MQTT_PORT": String(broker.port),
                "TRAIT2MQTT_MQTT_USERNAME": "adapter", "TRAIT2MQTT_MQTT_PASSWORD_FILE": "secret",
                "TRAIT2MQTT_TOPICS_BASE": "environment", "TRAIT2MQTT_HOME_IMPORT": "home.yaml",
                "TRAIT2MQTT_STORE_PATH": "elsewhere.db", "TRAIT2MQTT_LOG_FORMAT": "json",
            ])
        try daemon.directory.write("a b:c\n", to: "secret")
        let client = try await TestClient.connect(port: broker.port, username: "hub", password: "h")
        try await daemon.start(watching: client)
        #expect(try await daemon.stop() == 0)
        #expect(!daemon.directory.bytes("elsewhere.db").isEmpty)
        #expect(daemon.directory.bytes("trait2mqtt.db").isEmpty)
        for line in daemon.log.split(separator: "\n") {
            #expect(throws: Never.self, "\(line)") { _ = try JSON.parse(Array(line.utf8)) }
        }
        #expect(!daemon.log.contains("a b:c"))
    }

    @Test func `no configuration at all is one, too`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try DaemonProcess(
            configuration: "",
            environment: ["TRAIT2MQTT_MQTT_HOST": "127.0.0.1", "TRAIT2MQTT_MQTT_PORT": String(broker.port)])
        try await daemon.start(on: broker)
        #expect(try await daemon.stop() == 0)
    }

    @Test func `results expire, state does not`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker)
        try await daemon.start(on: broker)
        let client = try await TestClient.connect(port: broker.port)
        try await client.subscribe("trait2mqtt/#", retainHandling: 2)
        let hub = try await Hub.connect(broker)
        try await hub.succeed("main-house/kitchen/plug/set", #"{"on":true}"#)
        let result = try await client.next { $0.topic.hasSuffix("/plug") }
        #expect(result.properties.messageExpiry == nil, "state lasts")
        try await client.publish("trait2mqtt/main-house/kitchen/plug/set", #"{"on":false}"#)
        let answer = try await client.next(on: "trait2mqtt/main-house/kitchen/plug/result")
        #expect(answer.properties.messageExpiry == 60, "results do not")
        #expect(!answer.isRetained)
        #expect(try await RetainedTopics.read(broker)["trait2mqtt/main-house/kitchen/plug/result"] == nil)
        #expect(try await daemon.stop() == 0)
    }

    @Test func `the log level can be changed while it runs`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker)
        try await daemon.start(on: broker, "--log-level", "error")
        let hub = try await Hub.connect(broker)
        #expect(daemon.log.isEmpty, "\(daemon.log)")
        let answer = try await hub.request("adapter/loglevel", #"{"level":"debug"}"#)
        #expect(answer["level"]?.stringValue == "debug")
        #expect(try await daemon.stop() == 0)
        #expect(daemon.log.contains("stopped"))
        try await daemon.start(on: broker, "--log-level", "debug")
        #expect(daemon.log.contains("online"))
        let wrong = try await hub.send("_adapter/request/adapter/loglevel", #"{"level":"loud"}"#)
        #expect(wrong["error"]?["code"]?.stringValue == "invalidArgument")
        #expect(wrong["error"]?["field"]?.stringValue == "level")
        #expect(wrong["error"]?["allowed"]?.arrayValue?.contains("warning") == true)
        try await hub.request("adapter/loglevel", #"{"level":"error"}"#)
        let length = daemon.log.utf8.count
        #expect(try await daemon.stop() == 0)
        #expect(daemon.log.utf8.count == length)
    }
}

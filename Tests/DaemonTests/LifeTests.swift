import Glibc
import JSON
import TestSupport
import Testing

@Suite("The adapter starts and ends", .requiresDaemon, .requiresMosquitto, .serialized, .timeLimit(.minutes(3)))
struct LifeTests {
    @Test(arguments: [SIGTERM, SIGINT])
    func `F49: a signal ends it in order, and its topics stay`(number: Int32) async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker)
        try await daemon.start(on: broker)
        #expect(try await RetainedTopics.read(broker)["trait2mqtt/_adapter/status"] == "online")
        let lasting = try await RetainedTopics.read(broker).lasting
        let start = ContinuousClock.now
        #expect(try await daemon.stop(number) == 0)
        #expect(ContinuousClock.now - start < .seconds(5))
        #expect(try await RetainedTopics.read(broker).lasting == lasting)
        #expect(try await RetainedTopics.read(broker)["trait2mqtt/_adapter/status"] == "offline")
        #expect(daemon.log.contains("stopped"))
    }

    @Test func `a signal ends it while a device does not answer`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker)
        try await daemon.start(on: broker)
        let hub = try await Hub.connect(broker)
        try await hub.request("embedded/fault", #"{"device":"ceiling","silent":true}"#)
        try await hub.client.subscribe("trait2mqtt/main-house/kitchen/ceiling-light/result")
        try await hub.client.publish("trait2mqtt/main-house/kitchen/ceiling-light/set", #"{"on":true}"#)
        // Behind the first command, so that one has arrived when this one is answered.
        try await hub.succeed("main-house/kitchen/plug/set", #"{"on":true}"#)
        #expect(try await daemon.stop() == 0)
        let result = try await hub.client.next(on: "trait2mqtt/main-house/kitchen/ceiling-light/result")
        #expect(try JSON.parse(result.payload)["error"]?["code"]?.stringValue == "cancelled")
    }

    @Test func `a signal ends it while there is no broker`() async throws {
        let daemon = try TestHome.daemon(port: try TestSocket.freePort())
        try daemon.launch()
        try await daemon.waitForLog("Connection refused")
        #expect(try await daemon.stop() == 0)
    }

    @Test func `a signal ends it while the broker is frozen and a device does not answer`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker)
        try await daemon.start(on: broker)
        let hub = try await Hub.connect(broker)
        try await hub.request("embedded/fault", #"{"device":"ceiling","silent":true}"#)
        try await hub.client.publish("trait2mqtt/main-house/kitchen/ceiling-light/set", #"{"on":true}"#)
        try await hub.succeed("main-house/kitchen/plug/set", #"{"on":true}"#)
        broker.pause()
        defer { broker.resume() }
        let start = ContinuousClock.now
        #expect(try await daemon.stop(within: .seconds(6)) == 0)
        #expect(ContinuousClock.now - start < .seconds(5))
    }

    @Test func `a second signal ends it at once`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker)
        try await daemon.start(on: broker)
        broker.pause()
        defer { broker.resume() }
        daemon.signal(SIGTERM)
        try await daemon.waitForLog("stopping")
        #expect(try await daemon.stop(within: .seconds(1)) == 0)
    }

    @Test(arguments: [0, 1])
    func `killed, the broker says offline`(delay: Int) async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try DaemonProcess(
            configuration:
                "mqtt: { host: 127.0.0.1, port: \(broker.port), will_delay: \(delay) }\nhome: { import: home.yaml }",
            home: TestHome.text)
        try await daemon.start(on: broker)
        let client = try await TestClient.connect(port: broker.port)
        try await client.subscribe("trait2mqtt/_adapter/status", retainHandling: 2)
        let start = ContinuousClock.now
        daemon.kill()
        #expect(try await client.next(within: .seconds(5)).text == "offline")
        #expect(ContinuousClock.now - start >= .seconds(delay) - .milliseconds(50))
        #expect(try await RetainedTopics.read(broker)["trait2mqtt/_adapter/status"] == "offline")
    }

    @Test func `killed and back before the will is due, nobody hears of it`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try DaemonProcess(
            configuration:
                "mqtt: { host: 127.0.0.1, port: \(broker.port), will_delay: 60 }\nhome: { import: home.yaml }",
            home: TestHome.text)
        try await daemon.start(on: broker)
        let watcher = try await TestClient.connect(port: broker.port)
        try await watcher.subscribe("trait2mqtt/_adapter/status", retainHandling: 2)
        daemon.kill()
        try await daemon.start(on: broker)
        #expect(try await daemon.stop() == 0)
        try await watcher.unsubscribe("trait2mqtt/_adapter/status")
        #expect(watcher.takeAll().map(\.text) == ["online", "offline"])
    }

    @Test func `killed, it has forgotten nothing that was acknowledged`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker)
        try await daemon.start(on: broker)
        let hub = try await Hub.connect(broker)
        let lamp = "trait2mqtt/main-house/kitchen/ceiling-light/dimmableLight"
        for round in 1...5 {
            let level = 20 * round
            try await hub.succeed(
                "main-house/kitchen/ceiling-light/dimmableLight/levelControl/moveToLevelWithOnOff/call",
                "{\"level\":\(level)}")
            try await hub.succeed("main-house/hall/power-strip/onOffPlugInUnit-1/onOff/toggle/call")
            daemon.kill()
            try await daemon.start(on: broker)
            let state = try await RetainedTopics.read(broker)
            let json = try JSON.parse(Array(try #require(state["\(lamp)/levelControl"]).utf8))
            #expect(json["currentLevel"]?.intValue == Int64(level))
            #expect(try JSON.parse(Array(try #require(state["\(lamp)/onOff"]).utf8))["onOff"]?.boolValue == true)
            let outlet = try #require(state["trait2mqtt/main-house/hall/power-strip/onOffPlugInUnit-1/onOff"])
            #expect(try JSON.parse(Array(outlet.utf8))["onOff"]?.boolValue == (round % 2 == 1))
        }
        #expect(try await daemon.stop() == 0)
    }

    @Test(arguments: ["stopped", "killed"])
    func `an unchanged home is not published again`(end: String) async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker)
        try await daemon.start(on: broker)
        let hub = try await Hub.connect(broker)
        try await hub.succeed("main-house/kitchen/ceiling-light/set", #"{"on":true,"brightness":40}"#)
        if end == "killed" {
            // The canary is refreshed a second after a change, at the earliest; a stop does it at once.
            #expect(try await daemon.stop() == 0)
            try await daemon.start(on: broker)
            daemon.kill()
        } else {
            #expect(try await daemon.stop() == 0)
        }
        let before = try await RetainedTopics.read(broker).lasting
        let watcher = try await TestClient.connect(port: broker.port)
        try await watcher.subscribe("trait2mqtt/#", qos: 0, retainHandling: 2)
        try await daemon.start(on: broker)
        #expect(try await daemon.stop() == 0)
        // What was published before the end came before the answer to this.
        try await watcher.unsubscribe("trait2mqtt/#")
        let published = watcher.takeAll().map(\.topic)
        #expect(published.contains("trait2mqtt/_adapter/status"))
        #expect(published.filter { !$0.hasPrefix("trait2mqtt/_adapter/") } == [])
        #expect(published.filter { $0.hasPrefix("trait2mqtt/_adapter/trait/") } == [])
        #expect(try await RetainedTopics.read(broker).lasting.differences(from: before) == [])
    }

    @Test func `the health check follows its life`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker)
        let without = try await daemon.run("healthcheck")
        #expect(without.code == 1)
        #expect(without.errors.contains("no adapter answers"))
        try await daemon.start(on: broker)
        let online = try await daemon.run("healthcheck")
        #expect(online.code == 0, "\(online.errors)")
        #expect(online.output == "healthy\n")
        broker.kill()
        try await daemon.waitForLog("Connection refused")
        let waiting = try await daemon.run("healthcheck")
        #expect(waiting.code == 0)
        #expect(waiting.output == "healthy: waiting for the broker\n")
        daemon.signal(SIGSTOP)
        let frozen = try await daemon.run("healthcheck")
        #expect(frozen.code == 1)
        daemon.signal(SIGCONT)
        #expect(try await daemon.stop() == 0)
        #expect(try await daemon.run("healthcheck").code == 1)
    }
}

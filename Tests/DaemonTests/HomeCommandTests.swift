import TestSupport
import Testing

@Suite("Homes go in and out of the store", .requiresDaemon, .requiresMosquitto, .timeLimit(.minutes(3)))
struct HomeCommandTests {
    @Test func `topics prints what the broker then holds`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker)
        let before = try await daemon.run("topics")
        #expect(before.code == 0, "\(before.errors)")
        #expect(daemon.directory.read("trait2mqtt.db").isEmpty, "printing topics makes no store")
        try await daemon.start(on: broker)
        let during = try await daemon.run("topics")
        #expect(try await daemon.stop() == 0)
        let after = try await daemon.run("topics")
        let held = try await RetainedTopics.read(broker, "trait2mqtt/#").topics
        #expect(held.count > 40)
        for outcome in [before, during, after] {
            let printed = outcome.output.split(separator: "\n").map(String.init)
            #expect(Set(printed).symmetricDifference(held).sorted() == [])
            #expect(printed.count == Set(printed).count)
            #expect(printed == printed.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        }
        #expect(held.contains("trait2mqtt/main-house/বসার-ঘর/lamp"))
        #expect(held.contains("trait2mqtt/main-house/hall/power-strip/onOffPlugInUnit-2/onOff"))
        #expect(held.contains("trait2mqtt/main-house/_unassigned/window"))
    }

    @Test func `an exported home shows the same topics and states elsewhere`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker)
        try await daemon.start(on: broker)
        let hub = try await Hub.connect(broker)
        try await hub.succeed(
            "main-house/kitchen/ceiling-light/dimmableLight/levelControl/moveToLevelWithOnOff/call", #"{"level":77}"#)
        try await hub.succeed("main-house/hall/power-strip/onOffPlugInUnit-2/onOff/on/call")
        try await hub.succeed("main-house/hall/thermostat/thermostat/thermostat/occupiedHeatingSetpoint/set", "2150")
        let running = try await daemon.run("home", "export")
        #expect(running.code == 0, "\(running.errors)")
        #expect(try await daemon.stop() == 0)
        let file = try await daemon.run("home", "export", "export.yaml")
        #expect(file.code == 0, "\(file.errors)")
        #expect(daemon.directory.read("export.yaml") == running.output)
        let again = try await daemon.run("home", "export", "export.yaml")
        #expect(again.code == 64, "nothing is overwritten")
        #expect(again.errors.contains("export.yaml"))

        let otherBroker = try await MosquittoBroker.start()
        let other = try DaemonProcess(
            configuration: TestHome.configuration(port: otherBroker.port), home: running.output)
        let imported = try await other.run("home", "import", "home.yaml")
        #expect(imported.code == 0, "\(imported.errors)")
        #expect(imported.output.contains("8 devices"))
        try await other.start(on: otherBroker)
        #expect(try await other.stop() == 0)
        let original = try await RetainedTopics.read(broker).lasting
        #expect(
            original["trait2mqtt/main-house/kitchen/ceiling-light/dimmableLight/levelControl"]?.contains("77") == true)
        #expect(try await RetainedTopics.read(otherBroker).lasting.differences(from: original) == [])
    }

    @Test func `a home that is imported again keeps what it does not name and moves what it renames`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker)
        try await daemon.start(on: broker)
        #expect(try await daemon.stop() == 0)
        let former = try await RetainedTopics.read(broker)
        try daemon.directory.write(
            """
            structures:
              - name: Main House
                rooms:
                  - name: Kitchen
                    devices: [ { name: Stove light, id: ceiling, type: dimmableLight } ]
            """, to: "change.yaml")
        let outcome = try await daemon.run("home", "import", "change.yaml")
        #expect(outcome.code == 0, "\(outcome.errors)")
        try await daemon.start(on: broker)
        #expect(try await daemon.stop() == 0)
        let topics = try await RetainedTopics.read(broker).topics
        let expected = former.topics.map {
            $0.contains("/main-house/kitchen/ceiling-light")
                ? $0.split(separator: "/", omittingEmptySubsequences: false).map {
                    $0 == "ceiling-light" ? "stove-light" : String($0)
                }.joined(separator: "/") : $0
        }
        #expect(topics.symmetricDifference(expected).sorted() == [])
    }

    @Test func `with nothing configured a demo home is shown`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try DaemonProcess(configuration: "mqtt: { host: 127.0.0.1, port: \(broker.port) }")
        try await daemon.start(on: broker)
        #expect(try await daemon.stop() == 0)
        #expect(try await RetainedTopics.read(broker).topics.filter { $0.hasSuffix("/_availability") }.count >= 5)
    }

    @Test func `an embedded backend without a home begins empty`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try DaemonProcess(
            configuration:
                "mqtt: { host: 127.0.0.1, port: \(broker.port) }\nbackends: [ { name: house, type: embedded } ]\n")
        try await daemon.start(on: broker)
        #expect(try await daemon.stop() == 0)
        let topics = try await RetainedTopics.read(broker).topics
        #expect(topics == ["trait2mqtt/_adapter/status", "trait2mqtt/_adapter/info", "trait2mqtt/_adapter/session"])
    }
}

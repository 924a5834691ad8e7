import Glibc
import JSON
import TestSupport
import Testing

@Suite("A broker that refuses", .requiresDaemon, .requiresMosquitto, .timeLimit(.minutes(3)))
struct ConnectionTests {
    @Test func `a wrong password is tried again until it is right`() async throws {
        let broker = try await MosquittoBroker.start { $0.passwords = ["adapter": "right", "hub": "hub"] }
        let daemon = try TestHome.daemon(
            on: broker, mqtt: "username: adapter",
            environment: ["TRAIT2MQTT_MQTT_PASSWORD_FILE": "password"])
        try daemon.directory.write("wrong\n", to: "password")
        let once = try await daemon.run("run", "--once")
        #expect(once.code == 69)
        #expect(once.errors.contains("ot authori"), "\(once.errors)")
        #expect(!once.errors.contains("wrong"), "a password is never written")
        try daemon.launch()
        try await daemon.waitForLog("ot authori")
        #expect(await daemon.isRunning())
        #expect(try await daemon.stop() == 0)
        try daemon.directory.write("right\n", to: "password")
        let client = try await TestClient.connect(port: broker.port, username: "hub", password: "hub")
        try await daemon.start(watching: client)
        #expect(try await daemon.stop() == 0)
    }

    @Test func `with --once a broker that is away ends it, too`() async throws {
        let daemon = try TestHome.daemon(port: try TestSocket.freePort())
        let outcome = try await daemon.run("run", "--once")
        #expect(outcome.code == 69)
        #expect(outcome.errors.contains("Connection refused"))
    }

    @Test func `a base in use by another adapter is left alone`() async throws {
        let broker = try await MosquittoBroker.start()
        let first = try TestHome.daemon(on: broker)
        try await first.start(on: broker)
        let hub = try await Hub.connect(broker)
        try await hub.succeed("main-house/kitchen/plug/set", #"{"on":true}"#)
        let before = try await RetainedTopics.read(broker)
        let second = try TestHome.daemon(on: broker)
        let outcome = try await second.run("run")
        #expect(outcome.code == 69)
        #expect(outcome.errors.contains("another adapter serves this base topic"))
        #expect(outcome.errors.contains("topics.base"))
        #expect(try await RetainedTopics.read(broker).lasting.differences(from: before.lasting) == [])
        #expect(try await RetainedTopics.read(broker)["trait2mqtt/_adapter/status"] == "online")
        try await hub.succeed("main-house/kitchen/ceiling-light/set", #"{"on":false}"#)
        #expect(try await first.stop() == 0)
    }

    @Test func `the topics of a store that is gone are taken over and cleaned up`() async throws {
        let broker = try await MosquittoBroker.start()
        let first = try TestHome.daemon(on: broker)
        try await first.start(on: broker)
        #expect(try await first.stop() == 0)
        let second = try DaemonProcess(
            configuration: TestHome.configuration(port: broker.port),
            home: "structures: [ { name: Hut, devices: [ { name: Lamp, type: onOffLight } ] } ]")
        try await second.start(on: broker)
        #expect(second.log.contains("taking over"))
        #expect(try await second.stop() == 0)
        let held = try await RetainedTopics.read(broker).topics
        let printed = try await second.run("topics").output.split(separator: "\n").map(String.init)
        #expect(held.symmetricDifference(printed).sorted() == [])
    }

    @Test func `denied topics are told and the others work`() async throws {
        let broker = try await MosquittoBroker.start {
            $0.passwords = ["adapter": "a", "hub": "h"]
            $0.accessRules = """
                user hub
                topic readwrite #

                user adapter
                topic readwrite trait2mqtt/_adapter/#
                topic readwrite trait2mqtt/main-house/kitchen/#
                topic write hub/#
                """
        }
        let daemon = try TestHome.daemon(on: broker, mqtt: "username: adapter, password: a")
        let hub = try await Hub.connect(broker, username: "hub", password: "h")
        try await daemon.start(watching: hub.client)
        try await hub.client.subscribe("trait2mqtt/_adapter/info")
        let info = try await hub.client.next { message in
            message.topic == "trait2mqtt/_adapter/info" && message.text.contains("main-house/hall")
        }
        let json = try JSON.parse(info.payload)
        #expect(json["status"]?.stringValue == "degraded")
        #expect(json["problems"]?.arrayValue?.isEmpty == false)
        #expect(daemon.log.contains("the broker refuses a topic: check its access control list"))
        try await hub.succeed("main-house/kitchen/ceiling-light/set", #"{"on":true,"brightness":70}"#)
        let held = try await RetainedTopics.read(broker, username: "hub", password: "h")
        #expect(held["trait2mqtt/main-house/kitchen/ceiling-light"]?.contains(#""brightness":70"#) == true)
        #expect(held.topics.filter { $0.contains("/hall/") } == [])
        #expect(try await daemon.stop() == 0)
    }

    @Test(.requiresOpenSSL) func `an authority that did not sign the broker is refused, the right one is not`()
        async throws
    {
        let certificates = try await TestCertificates()
        let tls = certificates.server
        let broker = try await MosquittoBroker.start { $0.tls = tls }
        let daemon = try DaemonProcess(
            configuration: """
                mqtt: { host: localhost, port: \(broker.tlsPort), tls: { ca: \(certificates.otherAuthority) } }
                home: { import: home.yaml }
                """, home: TestHome.text)
        let once = try await daemon.run("run", "--once")
        #expect(once.code == 69)
        #expect(once.errors.contains("certificate"), "\(once.errors)")
        daemon.setEnvironment("TRAIT2MQTT_MQTT_TLS_CA", certificates.authority)
        try await daemon.start(on: broker)
        #expect(try await daemon.stop() == 0)
        daemon.setEnvironment("TRAIT2MQTT_MQTT_TLS_CA", "nowhere.pem")
        let missing = try await daemon.run("run", "--once")
        #expect([69, 78].contains(missing.code))
        #expect(missing.errors.contains("nowhere.pem"), "\(missing.errors)")
    }

    @Test func `a client id that somebody takes is taken back`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker, mqtt: "client_id: the-adapter")
        try await daemon.start(on: broker)
        let watcher = try await TestClient.connect(port: broker.port)
        try await watcher.subscribe("trait2mqtt/_adapter/status", retainHandling: 2)
        let thief = try await TestClient.connect(port: broker.port, clientID: "the-adapter")
        // The broker of Debian 12 does not say that it gave the session away.
        try await daemon.waitForLog("the broker closed the connection")
        try await daemon.waitUntilOnline(watcher)
        await #expect(throws: TestClient.Failure.self) { try await thief.next() }
        #expect(thief.isClosed)
        #expect(try await RetainedTopics.read(broker)["trait2mqtt/_adapter/status"] == "online")
        #expect(try await daemon.stop() == 0)
    }

    @Test func `F47: two adapters with one client id do not fight without end`() async throws {
        let broker = try await MosquittoBroker.start()
        let first = try TestHome.daemon(on: broker, base: "first", mqtt: "client_id: same")
        let second = try TestHome.daemon(on: broker, base: "second", mqtt: "client_id: same")
        try await first.start(on: broker)
        try second.launch()
        let deadline = ContinuousClock.now + .seconds(20)
        while ContinuousClock.now < deadline,
            !(first.log + second.log).contains("another client seems to use our client id")
        {
            try await Task.sleep(for: .milliseconds(20))
        }
        #expect((first.log + second.log).contains("another client seems to use our client id same"))
        #expect(try await first.stop() == 0)
        #expect(try await second.stop() == 0)
    }

    @Test func `a broker that will never take us ends it`() async throws {
        let broker = try FakeBroker { connection in
            _ = connection.receive()
            // Client identifier not valid.
            connection.send(MQTTPacket(.connack, body: [0, 133, 0]))
            connection.drain()
        }
        let daemon = try TestHome.daemon(port: broker.port)
        let outcome = try await daemon.run("run")
        #expect(outcome.code == 69)
        #expect(outcome.errors.contains("refuses us for good"), "\(outcome.errors)")
    }

    @Test func `F59: a broker that takes small packets only gets what fits`() async throws {
        let broker = try await MosquittoBroker.start { $0.lines = ["max_packet_size 1500"] }
        let daemon = try TestHome.daemon(on: broker)
        try await daemon.start(on: broker)
        let hub = try await Hub.connect(broker)
        try await hub.succeed("main-house/kitchen/ceiling-light/set", #"{"on":true}"#)
        #expect(try await daemon.stop() == 0)
        let held = try await RetainedTopics.read(broker)
        let info = try JSON.parse(Array(try #require(held["trait2mqtt/_adapter/info"]).utf8))
        #expect(info["status"]?.stringValue == "degraded")
        #expect(info["problems"]?.arrayValue?.contains { $0.stringValue?.contains("_adapter/trait/") == true } == true)
        #expect(held["trait2mqtt/_adapter/trait/thermostat"] == nil)
        #expect(held["trait2mqtt/main-house/kitchen/ceiling-light"]?.contains(#""on":true"#) == true)
        // An unchanged home stays unpublished here, too.
        let watcher = try await TestClient.connect(port: broker.port)
        try await watcher.subscribe("trait2mqtt/main-house/#", qos: 0, retainHandling: 2)
        try await daemon.start(on: broker)
        #expect(try await daemon.stop() == 0)
        try await watcher.unsubscribe("trait2mqtt/main-house/#")
        #expect(watcher.messages.map(\.topic) == [])
    }

    @Test func `a unix socket and MQTT 3-1-1 work as well`() async throws {
        let broker = try await MosquittoBroker.start { $0.hasUnixSocket = true }
        let daemon = try DaemonProcess(
            configuration: """
                mqtt: { host: \(broker.socketPath), protocol: "3.1.1", will_delay: 0 }
                home: { import: home.yaml }
                """, home: TestHome.text)
        try await daemon.start(on: broker)
        let client = try await TestClient.connect(port: broker.port)
        try await client.subscribe("trait2mqtt/main-house/kitchen/ceiling-light/result")
        try await client.publish("trait2mqtt/main-house/kitchen/ceiling-light/set", #"{"on":true,"_id":"x"}"#)
        #expect(try await client.next().text == #"{"id":"x","status":"success"}"#)
        let info = try #require(try await RetainedTopics.read(broker)["trait2mqtt/_adapter/info"])
        #expect(try JSON.parse(Array(info.utf8))["protocol"]?.stringValue == "3.1.1")
        #expect(try await daemon.stop() == 0)
    }
}

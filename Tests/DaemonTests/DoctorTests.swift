import Glibc
import TestSupport
import Testing

@Suite("The doctor", .requiresDaemon, .requiresMosquitto, .serialized, .timeLimit(.minutes(2)))
struct DoctorTests {
    private static func healthy(_ options: inout MosquittoBroker.Options) {
        options.lines = ["max_inflight_messages 200", "max_queued_messages 20000"]
    }

    @Test func `finds nothing at a well configured broker, and leaves nothing`() async throws {
        let broker = try await MosquittoBroker.start { Self.healthy(&$0) }
        let daemon = try TestHome.daemon(on: broker)
        let watcher = try await TestClient.connect(port: broker.port)
        let outcome = try await daemon.run("doctor", within: .seconds(20))
        #expect(outcome.code == 0, "\(outcome.output)")
        for part in ["protocol", "receive maximum", "packet limit", "round trip", "1500 of 1500", "nothing to change"] {
            #expect(outcome.output.contains(part), "\(part)")
        }
        #expect(outcome.output.contains("none has served 'trait2mqtt' yet"))
        #expect(try await RetainedTopics.read(broker).topics == [])
        #expect(daemon.directory.bytes("trait2mqtt.db").isEmpty, "the doctor makes no store")
        #expect(!watcher.isClosed)
    }

    @Test func `does not disturb the adapter that runs`() async throws {
        let broker = try await MosquittoBroker.start { Self.healthy(&$0) }
        let daemon = try TestHome.daemon(on: broker, mqtt: "client_id: the-adapter")
        try await daemon.start(on: broker)
        let before = try await RetainedTopics.read(broker)
        let watcher = try await TestClient.connect(port: broker.port)
        try await watcher.subscribe("trait2mqtt/_adapter/error", retainHandling: 2)
        try await watcher.subscribe("trait2mqtt/_adapter/status", retainHandling: 2)
        let outcome = try await daemon.run("doctor", within: .seconds(20))
        #expect(outcome.code == 0, "\(outcome.output)")
        #expect(outcome.output.contains("with 8 devices"))
        #expect(try await RetainedTopics.read(broker).differences(from: before) == [])
        try await watcher.unsubscribe("trait2mqtt/_adapter/error")
        #expect(watcher.messages.map(\.text) == [])
        #expect(try await daemon.stop() == 0)
        #expect(try await daemon.run("doctor").output.contains("not running"))
    }

    @Test func `sees an adapter with another store`() async throws {
        let broker = try await MosquittoBroker.start { Self.healthy(&$0) }
        let first = try TestHome.daemon(on: broker)
        try await first.start(on: broker)
        let second = try TestHome.daemon(on: broker)
        let outcome = try await second.run("doctor", within: .seconds(20))
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("another store"))
        #expect(outcome.output.contains("topics.base"))
        #expect(try await first.stop() == 0)
    }

    @Test func `measures held back packets`() async throws {
        let broker = try await MosquittoBroker.start {
            Self.healthy(&$0)
            $0.lines.append("set_tcp_nodelay false")
        }
        let outcome = try await TestHome.daemon(on: broker).run("doctor", within: .seconds(20))
        #expect(outcome.code == 1, "\(outcome.output)")
        #expect(outcome.output.contains("mosquitto.conf: set_tcp_nodelay true"))
    }

    @Test func `measures queue limits`() async throws {
        let broker = try await MosquittoBroker.start { $0.lines = ["max_queued_messages 300"] }
        let outcome = try await TestHome.daemon(on: broker).run("doctor", within: .seconds(20))
        #expect(outcome.code == 1, "\(outcome.output)")
        #expect(outcome.output.contains("mosquitto.conf: max_queued_messages 20000"))
        #expect(outcome.output.contains("mosquitto.conf: max_inflight_messages 200"))
        #expect(try await RetainedTopics.read(broker).topics == [])
    }

    @Test(arguments: ["5", "3.1.1"])
    func `names what is not permitted`(version: String) async throws {
        let broker = try await MosquittoBroker.start {
            Self.healthy(&$0)
            $0.passwords = ["adapter": "a"]
            $0.accessRules = """
                user adapter
                topic readwrite trait2mqtt/_adapter/#
                topic readwrite trait2mqtt/+/_meta
                topic write trait2mqtt/+/+/+/set
                """
        }
        let daemon = try TestHome.daemon(on: broker, mqtt: "username: adapter, password: a, protocol: \"\(version)\"")
        let outcome = try await daemon.run("doctor", within: .seconds(20))
        #expect(outcome.code == 1, "\(outcome.output)")
        for part in ["rooms:", "devices:", "traits:", "results:", "events:", "trait2mqtt/+/+/+/set: nothing arrives"] {
            #expect(outcome.output.contains(part), "\(part) in \(outcome.output)")
        }
        #expect(!outcome.output.contains("structures:"))
        #expect(!outcome.output.contains("_adapter/request/+/+: nothing"))
        #expect(outcome.output.contains("readwrite trait2mqtt/#"))
    }

    @Test func `has no connection`() async throws {
        let away = try await TestHome.daemon(port: try TestSocket.freePort()).run("doctor", within: .seconds(20))
        #expect(away.code == 69)
        #expect(away.errors.contains("Connection refused"))
        let broker = try await MosquittoBroker.start { $0.passwords = ["adapter": "right"] }
        let refused = try await TestHome.daemon(on: broker, mqtt: "username: adapter, password: wrong").run("doctor")
        #expect(refused.code == 69)
        #expect(refused.errors.contains("ot authori"), "\(refused.errors)")
    }

    @Test func `interrupted, ends at once`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker)
        let watcher = try await TestClient.connect(port: broker.port)
        try await watcher.subscribe("trait2mqtt/_adapter/doctor/#", qos: 0)
        async let outcome = daemon.run("doctor", within: .seconds(20))
        _ = try await watcher.next(within: .seconds(20))
        broker.pause()
        let pid = try #require(daemon.commandID)
        Glibc.kill(pid, SIGINT)
        let ended = try await outcome
        broker.resume()
        #expect(ended.code == 69)
        #expect(ended.errors.contains("interrupted"), "\(ended.errors)")
    }

    @Test func `gives up on a broker that does not answer`() async throws {
        let broker = try await MosquittoBroker.start()
        broker.pause()
        let outcome = try await TestHome.daemon(on: broker).run("doctor", within: .seconds(20))
        broker.resume()
        #expect(outcome.code == 69)
    }
}

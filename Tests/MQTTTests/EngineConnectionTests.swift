import EventLoop
import MQTT
import Telemetry
import TestSupport
import Testing

@LoopActor
@Suite("An engine stays connected", .requiresMosquitto, .timeLimit(.minutes(2)))
struct EngineConnectionTests {
    @Test func `waits for a broker that is not there yet`() async throws {
        let broker = try await MosquittoBroker.start()
        await broker.stop()
        let (engine, recorder) = try startEngine(.test(port: broker.port))
        try await recorder.until("failures") { $0.reasons.count >= 3 }
        #expect(recorder.reasons.allSatisfy { $0.kind == .unreachable && !$0.wasConnected && !$0.isPermanent })
        #expect(recorder.reasons[0].text.contains("Connection refused"))
        try await broker.restart()
        try await recorder.until("connected") { $0.connections.count == 1 }
        await engine.stopped()
    }

    @Test func `comes back after the broker was killed, with its subscriptions`() async throws {
        let broker = try await MosquittoBroker.start()
        let (engine, recorder) = try startEngine(.test(port: broker.port), [Subscription(TopicFilter("in/#"))])
        try await recorder.until("connected") { $0.connections.count == 1 }
        for round in 1...3 {
            try engine.publish(TopicName("a"), payload: [], qos: .atLeastOnce, retain: false)
            broker.kill()
            try await recorder.until("disconnected") { $0.calls.filter { $0 == "disconnect" }.count == round }
            #expect(!engine.isConnected)
            #expect(engine.freeWindow == 0)
            try await recorder.until("refused") { $0.calls.last == "failure" }
            try await broker.restart()
            try await recorder.until("connected again") { $0.connections.count == round + 1 }
            let other = try await TestClient.connect(port: broker.port)
            try await other.publish("in/\(round)", "x")
            try await recorder.until("message") { $0.messages.last?.topic == "in/\(round)" }
            let token = try engine.publish(TopicName("b"), payload: [], qos: .atLeastOnce, retain: false)
            try await recorder.until("acknowledged") { $0.outcomes[token] == .accepted }
        }
        await engine.stopped()
    }

    @Test func `sends nothing old after a reconnect`() async throws {
        let broker = try await MosquittoBroker.start()
        let (engine, recorder) = try startEngine(.test(port: broker.port)) { recorder in
            recorder.onConnect = { engine in
                _ = try? engine.publish(TopicName("state"), payload: Array("new".utf8), qos: .atLeastOnce, retain: true)
            }
        }
        try await recorder.until("connected") { $0.outcomes.count == 1 }
        broker.pause()
        for _ in 0..<10 {
            try engine.publish(TopicName("state"), payload: Array("old".utf8), qos: .atLeastOnce, retain: true)
        }
        broker.kill()
        try await recorder.until("disconnected") { $0.reasons.last?.wasConnected == true }
        try await broker.restart()
        try await recorder.until("published again") { $0.outcomes.count == 2 }
        let other = try await TestClient.connect(port: broker.port)
        try await other.subscribe("state")
        #expect(try await other.next(on: "state").text == "new")
        await engine.stopped()
    }

    @Test func `hears of wrong credentials and keeps trying`() async throws {
        let broker = try await MosquittoBroker.start { $0.passwords = ["adapter": "right"] }
        let (engine, recorder) = try startEngine(
            .test(port: broker.port) {
                $0.username = "adapter"
                $0.password = "wrong"
            })
        try await recorder.until("refused twice") { $0.reasons.count >= 2 }
        for reason in recorder.reasons {
            #expect(reason.kind == .refused)
            #expect(reason.code == 135)
            #expect(reason.isPermanent)
            #expect(!reason.wasConnected)
            #expect(!"\(reason)".contains("wrong"))
        }
        #expect(recorder.connections.isEmpty)
        await engine.stopped()
    }

    @Test func `connects over a unix socket`() async throws {
        let broker = try await MosquittoBroker.start { $0.hasUnixSocket = true }
        let (engine, recorder) = try startEngine(.test(port: 1) { $0.host = broker.socketPath })
        try await recorder.until("connected") { $0.connections.count == 1 }
        let token = try engine.publish(TopicName("a"), payload: [], qos: .atLeastOnce, retain: false)
        try await recorder.until("acknowledged") { $0.outcomes[token] == .accepted }
        broker.kill()
        try await recorder.until("lost, and the socket is dead") { $0.reasons.last?.kind == .unreachable }
        try await broker.restart()
        try await recorder.until("connected again") { $0.connections.count == 2 }
        await engine.stopped()
    }

    @Test func `resolves a host name`() async throws {
        let broker = try await MosquittoBroker.start()
        let (engine, recorder) = try startEngine(.test(port: broker.port) { $0.host = "localhost" })
        try await recorder.until("connected") { $0.connections.count == 1 }
        await engine.stopped()
    }

    @Test func `says that a host name does not resolve`() async throws {
        let (engine, recorder) = try startEngine(
            .test(port: 1883) {
                $0.host = "broker.invalid"
                $0.connectTimeout = .seconds(15)
            })
        try await recorder.until("failure") { $0.reasons.count == 1 }
        #expect(recorder.reasons[0].kind == .nameResolution)
        #expect(recorder.reasons[0].text.contains("broker.invalid"))
        await engine.stopped()
    }

    @Test func `does not fight for its client id`() async throws {
        let broker = try await MosquittoBroker.start()
        let configuration = MQTTConfiguration.test(port: broker.port)
        let (engine, recorder) = try startEngine(configuration)
        // The other side comes back each time we do; this broker may not say why it closes.
        for round in 1...4 where recorder.reasons.last?.retryDelay != .seconds(60) {
            try await recorder.until("connected") { $0.connections.count == round }
            _ = try await TestClient.connect(port: broker.port, clientID: configuration.clientID ?? "")
            try await recorder.until("taken over") { $0.reasons.count == round }
        }
        #expect(recorder.reasons.last?.retryDelay == .seconds(60))
        #expect(recorder.reasons.dropLast().allSatisfy { $0.retryDelay < .seconds(1) })
        await engine.stopped()
    }

    @Test func `leaves a will when it vanishes`() async throws {
        let broker = try await MosquittoBroker.start()
        let other = try await TestClient.connect(port: broker.port)
        try await other.subscribe("status")
        let will = try MQTTWill(topic: TopicName("status"), payload: Array("offline".utf8))
        var engine: MQTTEngine?
        let recorder: EngineRecorder
        (engine, recorder) = try startEngine(.test(port: broker.port) { $0.will = will })
        try await recorder.until("connected") { $0.connections.count == 1 }
        #expect(engine?.isConnected == true)
        engine = nil
        #expect(try await other.next(on: "status").text == "offline")
    }

    @Test func `shows no will over a break that is shorter than its delay`() async throws {
        let broker = try await MosquittoBroker.start()
        let other = try await TestClient.connect(port: broker.port)
        try await other.subscribe("#")
        let will = try MQTTWill(topic: TopicName("status"), payload: Array("offline".utf8), delay: 60)
        let configuration = MQTTConfiguration.test(port: broker.port) { $0.will = will }
        var engine: MQTTEngine?
        var recorder: EngineRecorder
        (engine, recorder) = try startEngine(configuration)
        try await recorder.until("connected") { $0.connections.count == 1 }
        #expect(engine?.isConnected == true)
        engine = nil
        (engine, recorder) = try startEngine(configuration)
        try await recorder.until("connected") { $0.connections.count == 1 }
        try await other.publish("marker", "")
        _ = try await other.next(on: "marker")
        #expect(other.messages.isEmpty)
        await engine?.stopped()
    }

    @Test func `bounds what waits for a frozen broker, and recovers`() async throws {
        let broker = try await MosquittoBroker.start()
        let topic = try TopicName("flood")
        let payload = [UInt8](repeating: 1, count: 1000)
        let (engine, recorder) = try startEngine(
            .test(port: broker.port) {
                $0.acknowledgementTimeout = .seconds(2)
                $0.connectTimeout = .seconds(1)
            })
        try await recorder.until("connected") { $0.connections.count == 1 }
        broker.pause()
        var accepted = 0
        // The kernel takes some megabytes, the engine at most one more.
        while true {
            do { try engine.publish(topic, payload: payload, qos: .atMostOnce, retain: false) } catch {
                #expect(error == .windowFull)
                break
            }
            accepted += 1
            try #require(accepted < 20_000)
        }
        for _ in 0..<20 { try engine.publish(topic, payload: payload, qos: .atLeastOnce, retain: false) }
        #expect(throws: MQTTError.windowFull) {
            try engine.publish(topic, payload: payload, qos: .atLeastOnce, retain: false)
        }
        try await recorder.until("acknowledgements missed") { $0.reasons.first?.kind == .acknowledgementTimeout }
        broker.resume()
        try await recorder.until("connected again") { $0.connections.count == 2 }
        let token = try engine.publish(topic, payload: payload, qos: .atLeastOnce, retain: false)
        try await recorder.until("acknowledged") { $0.outcomes[token] == .accepted }
        await engine.stopped()
    }

    @Test func `goes on where it was when a broker freezes for a moment`() async throws {
        let broker = try await MosquittoBroker.start()
        let (engine, recorder) = try startEngine(.test(port: broker.port))
        try await recorder.until("connected") { $0.connections.count == 1 }
        broker.pause()
        let topic = try TopicName("a")
        var accepted = 0
        let payload = [UInt8](repeating: 1, count: 1000)
        while (try? engine.publish(topic, payload: payload, qos: .atMostOnce, retain: false)) != nil { accepted += 1 }
        #expect(accepted > 0)
        let calls = recorder.capacityCalls
        await recorder.nextTurn()
        #expect(recorder.capacityCalls == calls, "nothing is offered while the socket is full")
        recorder.onCapacity = { _ in recorder.check() }
        broker.resume()
        // The socket becoming writable gives the owner its next turn.
        try await recorder.until("capacity") { $0.capacityCalls > calls }
        let token = try engine.publish(topic, payload: [], qos: .atLeastOnce, retain: false)
        try await recorder.until("acknowledged") { $0.outcomes[token] == .accepted }
        #expect(recorder.reasons.isEmpty)
        await engine.stopped()
    }

    @Test func `speaks 3-1-1 when told to`() async throws {
        let broker = try await MosquittoBroker.start()
        let other = try await TestClient.connect(port: broker.port)
        try await other.subscribe("out")
        let (engine, recorder) = try startEngine(
            .test(port: broker.port) { $0.protocolVersion = .v311 },
            [Subscription(TopicFilter("in"), noLocal: true, retainHandling: .doNotSend)])
        try await recorder.until("connected") { $0.connections.count == 1 }
        #expect(recorder.connections[0].protocolVersion == .v311)
        #expect(engine.freeWindow == 64)
        let properties = MQTTProperties(responseTopic: "x", messageExpiry: 1)
        let token = try engine.publish(
            TopicName("out"), payload: [1], qos: .atLeastOnce, retain: false, properties: properties)
        try await recorder.until("acknowledged") { $0.outcomes[token] == .accepted }
        #expect(try await other.next(on: "out").properties == TestProperties())
        try await other.publish("in", "x")
        try await recorder.until("message") { $0.messages.count == 1 }
        await engine.stopped()
    }
}

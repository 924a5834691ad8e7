import EventLoop
import MQTT
import Telemetry
import TestSupport
import Testing

@LoopActor
@Suite("An engine exchanges messages", .requiresMosquitto, .timeLimit(.minutes(2)))
struct EngineMessageTests {
    @Test func `connects, subscribes, receives and is acknowledged`() async throws {
        let broker = try await MosquittoBroker.start()
        let other = try await TestClient.connect(port: broker.port)
        try await other.subscribe("out/#")
        let (engine, recorder) = try startEngine(
            .test(port: broker.port), [Subscription(TopicFilter("in/+"), noLocal: true)])
        try await recorder.until("connected") { $0.connections.count == 1 }

        #expect(recorder.connections[0].protocolVersion == .v5)
        #expect(recorder.connections[0].receiveMaximum == 20, "mosquitto's default")
        #expect(recorder.connections[0].failedSubscriptions.isEmpty)
        #expect(engine.isConnected)
        #expect(engine.freeWindow == 20)

        let token = try engine.publish(TopicName("out/a"), payload: Array("1".utf8), qos: .atLeastOnce, retain: true)
        #expect(engine.freeWindow == 19)
        try await recorder.until("acknowledged") { $0.outcomes[token] == .accepted }
        #expect(engine.freeWindow == 20)
        #expect(try await other.next(on: "out/a").text == "1")

        try engine.publish(TopicName("out/b"), payload: Array("2".utf8), qos: .atMostOnce, retain: false)
        #expect(try await other.next(on: "out/b").qos == 0)

        try await other.publish("in/x", "hello")
        try await recorder.until("message") { $0.messages.count == 1 }
        #expect(recorder.messages[0].topic == "in/x")
        #expect(recorder.messages[0].text == "hello")
        #expect(!recorder.messages[0].isRetained)
        await engine.stopped()
        #expect(!engine.isConnected)
    }

    @Test func `carries properties both ways`() async throws {
        let broker = try await MosquittoBroker.start()
        let other = try await TestClient.connect(port: broker.port)
        try await other.subscribe("out")
        let (engine, recorder) = try startEngine(.test(port: broker.port), [Subscription(TopicFilter("in"))])
        try await recorder.until("connected") { $0.connections.count == 1 }

        let sent = MQTTProperties(
            responseTopic: "answers/বসার", correlationData: [0, 1, 255], messageExpiry: 3600,
            contentType: "application/json",
            payloadFormatIsText: true, userProperties: [.init("a", "1"), .init("a", "2"), .init("", "")])
        try engine.publish(
            TopicName("out"), payload: Array("{}".utf8), qos: .atLeastOnce, retain: false, properties: sent)
        let received = try await other.next(on: "out").properties
        #expect(received.responseTopic == "answers/বসার")
        #expect(received.correlationData == [0, 1, 255])
        #expect(received.messageExpiry == 3600)
        #expect(received.contentType == "application/json")
        #expect(received.payloadFormat == 1)
        #expect(received.user == [.init("a", "1"), .init("a", "2"), .init("", "")])

        try await other.publish("in", "{}", properties: received)
        try await recorder.until("message") { $0.messages.count == 1 }
        #expect(recorder.messages[0].properties == sent)
        await engine.stopped()
    }

    @Test(arguments: [
        MQTTProperties(responseTopic: "a\u{0}b"), MQTTProperties(contentType: "a\u{1}"),
        MQTTProperties(correlationData: [UInt8](repeating: 0, count: 65536)),
        MQTTProperties(userProperties: [.init("a", "\u{0}")]),
    ])
    func `refuses properties that MQTT cannot carry, and goes on`(properties: MQTTProperties) async throws {
        let broker = try await MosquittoBroker.start()
        let (engine, recorder) = try startEngine(.test(port: broker.port))
        try await recorder.until("connected") { $0.connections.count == 1 }
        #expect {
            try engine.publish(TopicName("a"), payload: [], qos: .atLeastOnce, retain: false, properties: properties)
        } throws: { error in
            if case .invalidProperty = error as? MQTTError { true } else { false }
        }
        let token = try engine.publish(TopicName("a"), payload: [], qos: .atLeastOnce, retain: false)
        try await recorder.until("acknowledged") { $0.outcomes[token] != nil }
        #expect(recorder.reasons.isEmpty)
        await engine.stopped()
    }

    @Test func `tells stored copies from live messages`() async throws {
        let broker = try await MosquittoBroker.start()
        let other = try await TestClient.connect(port: broker.port)
        try await other.publish("in/old", "stored", retain: true)
        let (engine, recorder) = try startEngine(.test(port: broker.port), [Subscription(TopicFilter("in/+"))])
        try await recorder.until("stored message") { $0.messages.count == 1 }
        #expect(recorder.messages[0].isRetained)
        try await other.publish("in/new", "live", retain: true)
        try await recorder.until("live message") { $0.messages.count == 2 }
        #expect(!recorder.messages[1].isRetained)
        await engine.stopped()
    }

    @Test func `tells of the connection before it hands over stored messages`() async throws {
        let broker = try await MosquittoBroker.start()
        let other = try await TestClient.connect(port: broker.port)
        for index in 0..<50 { try await other.publish("in/\(index)", "x", retain: true) }
        let filters = try (0..<10).map { try Subscription(TopicFilter("in/\($0)")) }
        let (engine, recorder) = try startEngine(
            .test(port: broker.port), [Subscription(TopicFilter("in/+"))] + filters)
        try await recorder.until("messages") { $0.messages.count >= 50 }
        #expect(recorder.calls.first == "connect")
        await engine.stopped()
    }

    @Test func `hears stored messages of a subscription before its end`() async throws {
        let broker = try await MosquittoBroker.start()
        let other = try await TestClient.connect(port: broker.port)
        let (engine, recorder) = try startEngine(.test(port: broker.port))
        try await recorder.until("connected") { $0.connections.count == 1 }
        for expected in [[], ["canary"]] {
            var outcome: SubscribeOutcome?
            let found: [String] = try await withCheckedThrowingContinuation { continuation in
                do {
                    let before = recorder.messages.count
                    try engine.subscribe(Subscription(TopicFilter("state/session"))) { outcome = $0 }
                    try engine.unsubscribe(TopicFilter("state/session")) {
                        continuation.resume(returning: recorder.messages[before...].map(\.text))
                    }
                } catch {
                    continuation.resume(throwing: error)
                }
            }
            #expect(found == expected)
            #expect(outcome == .granted(.atLeastOnce))
            try await other.publish("state/session", "canary", retain: true)
        }
        await engine.stopped()
    }

    @Test func `publishes nothing without a connection`() async throws {
        let engine = try MQTTEngine(
            configuration: .test(port: TestSocket.freePort()), logger: .disabled, metrics: Metrics())
        for _ in 0..<2 {
            #expect(throws: MQTTError.notConnected) {
                try engine.publish(TopicName("a"), payload: [], qos: .atLeastOnce, retain: false)
            }
            #expect(throws: MQTTError.notConnected) { try engine.subscribe(Subscription(TopicFilter("a"))) { _ in } }
            #expect(engine.freeWindow == 0)
            engine.start()
        }
        await engine.stopped()
    }

    @Test func `offers capacity in each turn, so that the owner paces itself`() async throws {
        let broker = try await MosquittoBroker.start()
        let count = 5000
        let topic = try TopicName("out/a")
        var published = 0
        var mostInFlight = 0
        let (engine, recorder) = try startEngine(.test(port: broker.port)) { recorder in
            recorder.onCapacity = { engine in
                while published < count, engine.freeWindow > 0 {
                    do {
                        try engine.publish(topic, payload: [1, 2, 3], qos: .atLeastOnce, retain: true)
                        published += 1
                    } catch {
                        Issue.record(error)
                        return
                    }
                }
                mostInFlight = max(mostInFlight, 20 - engine.freeWindow)
            }
        }
        try await recorder.until("all acknowledged") { $0.outcomes.count == count }
        #expect(mostInFlight == 20, "the whole window, and no more")
        #expect(throws: Never.self) {
            try engine.publish(topic, payload: [], qos: .atLeastOnce, retain: false)
        }
        await engine.stopped()
    }

    @Test func `refuses more than the window`() async throws {
        let broker = try await MosquittoBroker.start { $0.lines = ["max_inflight_messages 5"] }
        let (engine, recorder) = try startEngine(.test(port: broker.port) { $0.window = 3 })
        try await recorder.until("connected") { $0.connections.count == 1 }
        for _ in 0..<3 { try engine.publish(TopicName("a"), payload: [], qos: .atLeastOnce, retain: false) }
        #expect(throws: MQTTError.windowFull) {
            try engine.publish(TopicName("a"), payload: [], qos: .atLeastOnce, retain: false)
        }
        // Without acknowledgement there is no window.
        try engine.publish(TopicName("a"), payload: [], qos: .atMostOnce, retain: false)
        try await recorder.until("acknowledged") { $0.outcomes.count == 3 }
        await engine.stopped()
    }

    @Test func `keeps to the broker's packet limit to the byte`() async throws {
        let broker = try await MosquittoBroker.start { $0.lines = ["max_packet_size 1000"] }
        let other = try await TestClient.connect(port: broker.port)
        try await other.subscribe("topic")
        let (engine, recorder) = try startEngine(.test(port: broker.port))
        try await recorder.until("connected") { $0.connections.count == 1 }
        #expect(recorder.connections[0].maximumPacketSize == 1000)
        let topic = try TopicName("topic")
        // Header 1, length 2, topic 7, packet id 2, properties' length 1.
        let fits = 1000 - 13
        #expect(throws: MQTTError.packetTooLarge(size: 1001, limit: 1000)) {
            try engine.publish(
                topic, payload: [UInt8](repeating: 65, count: fits + 1), qos: .atLeastOnce, retain: false)
        }
        let token = try engine.publish(
            topic, payload: [UInt8](repeating: 65, count: fits), qos: .atLeastOnce, retain: false)
        try await recorder.until("acknowledged") { $0.outcomes[token] == .accepted }
        #expect(try await other.next(on: "topic").payload.count == fits)
        #expect(recorder.reasons.isEmpty)
        await engine.stopped()
    }

    @Test func `hears that a message was refused`() async throws {
        let broker = try await MosquittoBroker.start {
            $0.passwords = ["adapter": "secret"]
            $0.accessRules = "user adapter\ntopic write allowed/#\ntopic read in/#"
        }
        let (engine, recorder) = try startEngine(
            .test(port: broker.port) {
                $0.username = "adapter"
                $0.password = "secret"
            })
        try await recorder.until("connected") { $0.connections.count == 1 }
        let allowed = try engine.publish(TopicName("allowed/a"), payload: [], qos: .atLeastOnce, retain: false)
        let denied = try engine.publish(TopicName("denied/a"), payload: [], qos: .atLeastOnce, retain: false)
        try await recorder.until("answers") { $0.outcomes.count == 2 }
        #expect(recorder.outcomes[allowed] == .accepted)
        guard case .refused(135, _) = recorder.outcomes[denied] else {
            Issue.record("\(recorder.outcomes)")
            return
        }
        await engine.stopped()
    }

    @Test(arguments: [MQTTProtocolVersion.v5, .v311])
    func `takes a payload far above what anyone handles, without it`(version: MQTTProtocolVersion) async throws {
        let broker = try await MosquittoBroker.start()
        let other = try await TestClient.connect(port: broker.port)
        let (engine, recorder) = try startEngine(
            .test(port: broker.port) { $0.protocolVersion = version }, [Subscription(TopicFilter("in"))])
        try await recorder.until("connected") { $0.connections.count == 1 }
        let limit = engine.configuration.maximumInboundPayload
        for size in [limit, limit + 1, 10 << 20] {
            try await other.publish("in", [UInt8](repeating: 7, count: size))
        }
        try await other.publish("in", "end")
        try await recorder.until("messages") { $0.messages.last?.text == "end" }
        #expect(recorder.messages.map(\.payloadSize) == [limit, limit + 1, 10 << 20, 3])
        #expect(recorder.messages.map(\.isOversized) == [false, true, true, false])
        #expect(recorder.messages.map(\.payload.count) == [limit, 0, 0, 3])
        await engine.stopped()
    }

    @Test func `drops topics that are too long to be anyone's, and counts them`() async throws {
        let broker = try await MosquittoBroker.start()
        let other = try await TestClient.connect(port: broker.port)
        let metrics = Metrics()
        let (engine, recorder) = try startEngine(
            .test(port: broker.port), [Subscription(TopicFilter("in/#"))], metrics: metrics)
        try await recorder.until("connected") { $0.connections.count == 1 }
        try await other.publish("in/" + String(repeating: "x", count: 60_000), "long")
        try await other.publish("in/short", "")
        try await recorder.until("message") { $0.messages.count == 1 }
        #expect(recorder.messages[0].topic == "in/short")
        #expect(metrics.counter("mqtt_received_dropped").value == 1)
        await engine.stopped()
    }

    @Test func `stops only after what was published is acknowledged`() async throws {
        let broker = try await MosquittoBroker.start()
        let other = try await TestClient.connect(port: broker.port)
        try await other.subscribe("#")
        let will = try MQTTWill(topic: TopicName("will"), payload: Array("lost".utf8))
        let (engine, recorder) = try startEngine(.test(port: broker.port) { $0.will = will })
        try await recorder.until("connected") { $0.connections.count == 1 }
        let tokens = try (0..<20).map {
            try engine.publish(TopicName("t/\($0)"), payload: [], qos: .atLeastOnce, retain: false)
        }
        await engine.stopped()
        #expect(tokens.allSatisfy { recorder.outcomes[$0] == .accepted })
        // After a clean end there is no will: the marker comes without it.
        try await other.publish("marker", "")
        _ = try await other.next(on: "marker")
        #expect(!other.messages.contains { $0.topic == "will" })
        #expect(recorder.reasons.isEmpty)
    }

    @Test func `can be started again after a stop`() async throws {
        let broker = try await MosquittoBroker.start()
        let (engine, recorder) = try startEngine(.test(port: broker.port))
        for count in 1...3 {
            try await recorder.until("connected") { $0.connections.count == count }
            await engine.stopped()
            #expect(!engine.isConnected)
            engine.start()
        }
        await engine.stopped()
    }

    @Test func `asks for the will to wait, and keeps the session as long`() async throws {
        let connects = PacketLog()
        let broker = try FakeBroker { connection in
            guard let connect = connection.receive() else { return }
            connects.append(connect)
            connection.accept(connect)
            connection.drain()
        }
        let will = try MQTTWill(topic: TopicName("will"), payload: [1], delay: 7)
        let (engine, recorder) = try startEngine(.test(port: broker.port) { $0.will = will })
        try await recorder.until("connected") { $0.connections.count == 1 }
        var reader = MQTTFieldReader(try #require(connects.packets.first).body)
        #expect(reader.text() == "MQTT")
        #expect(reader.byte() == 5)
        #expect(reader.byte() == 0x02 | 0x04 | 0x08 | 0x20, "clean start, will with QoS 1, retained")
        #expect(reader.number16() == 30, "keep alive")
        let properties = TestProperties(&reader)
        #expect(properties.sessionExpiry == 7)
        #expect(properties.maximumPacketSize == 16 << 20)
        #expect(properties.receiveMaximum == 200)
        _ = reader.text()
        #expect(TestProperties(&reader).willDelay == 7)
        #expect(reader.text() == "will")
        await engine.stopped(deadline: .zero)
    }

    @Test func `publishes with QoS 0 where the broker has no more, and acknowledges itself`() async throws {
        let broker = try FakeBroker { connection in
            guard let connect = connection.receive() else { return }
            var properties = TestProperties()
            properties.maximumQoS = 0
            properties.retainAvailable = 0
            connection.accept(connect, properties: properties)
            connection.drain()
        }
        let (engine, recorder) = try startEngine(.test(port: broker.port))
        try await recorder.until("connected") { $0.connections.count == 1 }
        #expect(recorder.connections[0].maximumQoS == .atMostOnce)
        #expect(!recorder.connections[0].retainAvailable)
        #expect(recorder.connections[0].isDegraded)
        let token = try engine.publish(TopicName("a"), payload: [], qos: .atLeastOnce, retain: true)
        try await recorder.until("acknowledged") { $0.outcomes[token] == .accepted }
        await engine.stopped(deadline: .zero)
    }
}

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
}

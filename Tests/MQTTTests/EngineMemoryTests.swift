import EventLoop
import MQTT
import Telemetry
import TestSupport
import Testing

/// Each of these runs in a process of its own, so that what other tests use does not count.
@Suite("An engine's memory is bounded", .requiresMosquitto, .timeLimit(.minutes(2)))
struct EngineMemoryTests {
    @Test func `while 20000 messages come in a burst`() async {
        await #expect(processExitsWith: .success) { try await takeBurst() }
    }

    @Test func `while a broker is frozen`() async {
        await #expect(processExitsWith: .success) { try await floodFrozenBroker() }
    }

    @Test func `over many engines that come and go`() async {
        await #expect(processExitsWith: .success) { try await comeAndGo() }
    }

    @Test func `over many connections that are lost`() async {
        await #expect(processExitsWith: .success) { try await loseConnections() }
    }
}

private let megabyte = 1 << 20

@LoopActor
private func takeBurst() async throws {
    let broker = try await MosquittoBroker.start { $0.lines = ["max_queued_messages 0"] }
    let other = try await TestClient.connect(port: broker.port)
    let filter = try TopicFilter("in/#")
    let (engine, recorder) = try startEngine(
        .test(port: broker.port), [Subscription(filter, qos: .atMostOnce)]
    ) { $0.keepsMessages = false }
    try await recorder.until("connected") { $0.connections.count == 1 }
    for round in 0..<2 {
        let before = residentBytes()
        for index in 0..<20_000 {
            let payload = [UInt8](repeating: UInt8(index % 256), count: (index * 7919) % 2000)
            try await other.publish("in/\(index % 97)", payload, qos: 0)
        }
        try await other.publish("in/last", "", qos: 1)
        try await recorder.until("all") { $0.messageCount >= 20_001 * (round + 1) }
        // 20 MB went through; the first time buffers grow to their size.
        #expect(residentBytes() - before < (round == 0 ? 8 : 2) * megabyte)
    }
    #expect(recorder.reasons.isEmpty)
    await engine.stopped()
}

@LoopActor
private func floodFrozenBroker() async throws {
    let broker = try await MosquittoBroker.start()
    let (engine, recorder) = try startEngine(.test(port: broker.port))
    try await recorder.until("connected") { $0.connections.count == 1 }
    broker.pause()
    let before = residentBytes()
    let topic = try TopicName("flood")
    let payload = [UInt8](repeating: 1, count: 1000)
    var refused = 0
    for index in 0..<100_000 {
        do {
            try engine.publish(topic, payload: payload, qos: index % 2 == 0 ? .atMostOnce : .atLeastOnce, retain: false)
        } catch {
            refused += 1
        }
    }
    #expect(refused > 80_000)
    #expect(residentBytes() - before < 8 * megabyte)
    broker.resume()
    await engine.stopped()
}

@LoopActor
private func comeAndGo() async throws {
    let broker = try await MosquittoBroker.start()
    func round(_ count: Int) async throws {
        for index in 0..<count {
            let (engine, recorder) = try startEngine(
                .test(port: broker.port) {
                    $0.will = try? MQTTWill(topic: TopicName("will"), payload: [1], delay: 1)
                }, [Subscription(TopicFilter("in/#"))])
            if index % 4 > 0 {
                try await recorder.until("connected") { $0.connections.count == 1 }
                try engine.publish(
                    TopicName("a"), payload: [1], qos: .atLeastOnce, retain: false,
                    properties: MQTTProperties(contentType: "x"))
            }
            // Half of them are stopped, the others just go.
            if index % 4 > 1 { await engine.stopped() }
        }
        try await Task.sleep(for: .milliseconds(200))
    }
    try await round(100)
    let (memory, descriptors) = (residentBytes(), openDescriptors())
    try await round(400)
    #expect(residentBytes() - memory < 2 * megabyte)
    #expect(openDescriptors() <= descriptors + 4)
}

@LoopActor
private func loseConnections() async throws {
    let broker = try FakeBroker { connection in
        guard let connect = connection.receive() else { return }
        connection.accept(connect)
        while let packet = connection.receive(), packet.kind == .publish {
            if packet.body.last == 9 { return }
        }
    }
    let topic = try TopicName("a")
    let (engine, recorder) = try startEngine(
        .test(port: broker.port) {
            $0.backoff = MQTTBackoff(initial: .milliseconds(1), maximum: .milliseconds(1), stableAfter: .zero)
        }
    ) { recorder in
        recorder.onConnect = { engine in
            for index in 0..<10 {
                _ = try? engine.publish(topic, payload: [UInt8(index)], qos: .atLeastOnce, retain: false)
            }
        }
    }
    // Every fourth loss in a row looks like a fight over the client id and would pause: a new engine goes on.
    for round in 0..<200 {
        try await recorder.until("lost") { $0.reasons.count == (round + 1) * 4 }
        await engine.stopped(deadline: .zero)
        engine.start()
        if round == 50 { recorder.mark = residentBytes() }
    }
    #expect(residentBytes() - recorder.mark < 2 * megabyte)
    await engine.stopped(deadline: .zero)
}

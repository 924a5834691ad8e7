import EventLoop
import MQTT
import Telemetry

/// A connection of the doctor's own, with its calls as steps to wait for.
@LoopActor
final class BrokerLink {
    /// Why there is no connection (any more).
    struct Broken: Error {
        let text: String
    }

    private let engine: MQTTEngine
    private var connecting: CheckedContinuation<Result<ConnectionInfo, Broken>, Never>?
    private var publishing: [UInt64: CheckedContinuation<PublishOutcome?, Never>] = [:]
    /// Publishes of ``retain(_:on:properties:within:)`` without an answer, and how many were accepted.
    private var unanswered: Set<UInt64> = []
    private var accepted = 0
    private var waitingForRoom: [CheckedContinuation<Void, Never>] = []
    private var answering: [UInt64: CheckedContinuation<Void, Never>] = [:]
    private var lastAnswer: UInt64 = 0
    private var expectations: [Expectation] = []
    /// Why the connection ended; nil while it stands.
    private(set) var broken: Broken?
    /// Hears every message.
    var onMessage: (InboundMessage) -> Void = { _ in }

    init(_ configuration: MQTTConfiguration) throws(MQTTError) {
        engine = try MQTTEngine(configuration: configuration, logger: .disabled, metrics: Metrics())
    }

    /// Connects once; falls back to 3.1.1 as the adapter does.
    func connect() async throws(Broken) -> ConnectionInfo {
        engine.delegate = self
        let result = await withCheckedContinuation { continuation in
            connecting = continuation
            engine.start()
        }
        return try result.get()
    }

    /// Gives up: whatever is waited for ends without an answer.
    func cut(_ reason: String) {
        engine.stop(deadline: .zero)
        end(Broken(text: reason))
    }

    /// Leaves, with nothing left to be acknowledged.
    func close() async {
        await withCheckedContinuation { continuation in
            engine.stop(deadline: .seconds(1)) { continuation.resume() }
        }
        end(Broken(text: "closed"))
    }

    /// Publishes and waits for the broker's answer.
    /// - Returns: nil when the connection ended first.
    func publish(_ topic: TopicName, _ payload: [UInt8], retain: Bool = false) async -> PublishOutcome? {
        while broken == nil {
            do throws(MQTTError) {
                let token = try engine.publish(topic, payload: payload, qos: .atLeastOnce, retain: retain)
                return await withCheckedContinuation { publishing[token] = $0 }
            } catch {
                guard error == .windowFull else { return nil }
            }
            await room()
        }
        return nil
    }

    /// Retains the same payload on many topics, as many at a time as the broker takes, until the time is over.
    /// - Returns: how many the broker has stored.
    func retain(
        _ payload: [UInt8], on topics: [TopicName], properties: MQTTProperties, within limit: Duration
    ) async -> Int {
        let deadline = ContinuousClock.now + limit
        unanswered = []
        accepted = 0
        for topic in topics {
            while broken == nil, ContinuousClock.now < deadline {
                do throws(MQTTError) {
                    unanswered.insert(
                        try engine.publish(
                            topic, payload: payload, qos: .atLeastOnce, retain: true, properties: properties))
                    break
                } catch {
                    guard error == .windowFull else { return accepted }
                    await room()
                }
            }
        }
        while !unanswered.isEmpty, broken == nil { await room() }
        return accepted
    }

    /// Publishes without acknowledgement, as fast as the socket takes it.
    /// - Returns: false when the connection ended first.
    func send(_ topic: TopicName, _ payload: [UInt8], retain: Bool) async -> Bool {
        while broken == nil {
            do throws(MQTTError) {
                try engine.publish(topic, payload: payload, qos: .atMostOnce, retain: retain)
                return true
            } catch {
                guard error == .windowFull else { return false }
            }
            await room()
        }
        return false
    }

    private func room() async {
        guard broken == nil else { return }
        await withCheckedContinuation { waitingForRoom.append($0) }
    }

    func subscribe(_ filter: TopicFilter, qos: QoS) async -> SubscribeOutcome {
        await withCheckedContinuation { continuation in
            do {
                try engine.subscribe(Subscription(filter, qos: qos)) { continuation.resume(returning: $0) }
            } catch {
                continuation.resume(returning: .disconnected)
            }
        }
    }

    /// Ends a subscription; stored messages have come by then.
    func unsubscribe(_ filter: TopicFilter) async {
        let number = lastAnswer + 1
        lastAnswer = number
        await withCheckedContinuation { continuation in
            answering[number] = continuation
            do {
                try engine.unsubscribe(filter) { [weak self] in self?.answering.removeValue(forKey: number)?.resume() }
            } catch {
                answering.removeValue(forKey: number)?.resume()
            }
        }
    }

    /// The stored messages of a filter, at most `most` of them.
    func stored(_ filter: TopicFilter, atMost most: Int) async -> [InboundMessage] {
        var messages: [InboundMessage] = []
        onMessage = { message in
            if message.isRetained, messages.count < most, filter.matches(message.topic) { messages.append(message) }
        }
        defer { onMessage = { _ in } }
        guard case .granted = await subscribe(filter, qos: .atMostOnce) else { return [] }
        await unsubscribe(filter)
        return messages
    }

    /// Waits from now on for a message; ask the expectation for it.
    func expect(_ matches: @escaping (InboundMessage) -> Bool) -> Expectation {
        let expectation = Expectation(matches)
        if broken == nil { expectations.append(expectation) } else { expectation.end(nil) }
        return expectation
    }

    /// Waits from now on for a message on a topic.
    func expect(on topic: TopicName) -> Expectation {
        let text = topic.text
        return expect { $0.topic.utf8.elementsEqual(text.utf8) }
    }

    private func end(_ reason: Broken) {
        if broken == nil { broken = reason }
        connecting?.resume(returning: .failure(reason))
        connecting = nil
        for continuation in publishing.values { continuation.resume(returning: nil) }
        publishing = [:]
        for continuation in waitingForRoom { continuation.resume() }
        waitingForRoom = []
        for continuation in answering.values { continuation.resume() }
        answering = [:]
        for expectation in expectations { expectation.end(nil) }
        expectations = []
    }
}

extension BrokerLink: MQTTEngineDelegate {
    func engine(_ engine: MQTTEngine, didConnect info: ConnectionInfo) {
        connecting?.resume(returning: .success(info))
        connecting = nil
    }

    func engine(_ engine: MQTTEngine, didDisconnect reason: MQTTDisconnectReason) {
        // The engine would try again for ever; an examination takes one connection.
        engine.stop()
        end(Broken(text: reason.description))
    }

    func engine(_ engine: MQTTEngine, didReceive message: InboundMessage) {
        onMessage(message)
        expectations.removeAll { !$0.isPending }
        expectations.first { $0.matches(message) }?.end(message)
    }

    func engine(_ engine: MQTTEngine, didAcknowledge token: UInt64, outcome: PublishOutcome) {
        if unanswered.remove(token) != nil, outcome == .accepted { accepted += 1 }
        publishing.removeValue(forKey: token)?.resume(returning: outcome)
    }

    func engineHasCapacity(_ engine: MQTTEngine) {
        guard !waitingForRoom.isEmpty else { return }
        let continuations = waitingForRoom
        waitingForRoom = []
        for continuation in continuations { continuation.resume() }
    }
}

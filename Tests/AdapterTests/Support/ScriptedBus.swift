import EventLoop
import MQTT

@testable import Adapter

/// A connection whose broker does what the test says: how much it takes at a time, what it refuses, when it acknowledges.
@LoopActor
final class ScriptedBus: MessageBus {
    struct Sent {
        var topic: String
        var payload: String
        var token: UInt64
    }

    /// Publishes that may wait for their acknowledgement.
    var window: Int
    /// The largest payload that it takes.
    var limit = Int.max
    private(set) var sent: [Sent] = []
    private var open: [Sent] = []
    private var last: UInt64 = 0
    weak var publisher: Publisher?

    init(window: Int = 20) { self.window = window }

    var freeWindow: Int { window - open.count }

    func publish(
        _ topic: TopicName, payload: [UInt8], qos: QoS, retain: Bool, properties: MQTTProperties?
    ) throws(MQTTError) -> UInt64 {
        guard freeWindow > 0 else { throw .windowFull }
        guard payload.count <= limit else { throw .packetTooLarge(size: payload.count, limit: limit) }
        last += 1
        let message = Sent(topic: topic.text, payload: String(decoding: payload, as: UTF8.self), token: last)
        sent.append(message)
        if qos == .atLeastOnce { open.append(message) }
        return last
    }

    func subscribe(
        _ subscription: Subscription, completion: @escaping @LoopActor (SubscribeOutcome) -> Void
    ) throws(MQTTError) {
        completion(.granted(.atMostOnce))
    }

    func unsubscribe(_ filter: TopicFilter, completion: @escaping @LoopActor () -> Void) throws(MQTTError) {
        completion()
    }

    /// Answers the oldest publish that waits. False when none does.
    @discardableResult
    func acknowledge(refusing: Set<String> = []) -> Bool {
        guard !open.isEmpty else { return false }
        let message = open.removeFirst()
        publisher?.acknowledged(
            message.token, refusing.contains(message.topic) ? .refused(code: 135, text: "Not authorized") : .accepted)
        return true
    }

    /// Answers until nothing waits any more; bounded, so that a test of endless publishing ends.
    func acknowledgeAll(refusing: Set<String> = []) {
        for _ in 0..<1000 where !acknowledge(refusing: refusing) { return }
    }

    func payloads(on topic: String) -> [String] { sent.filter { $0.topic == topic }.map(\.payload) }
}

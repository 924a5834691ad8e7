import EventLoop
import MQTT
import Telemetry

/// Topics that cannot be published, and why: shown in `_adapter/info`, logged once each.
@LoopActor
final class RefusedTopics {
    private let logger: Logger
    private let counter: Counter
    private(set) var reasons: [String: String] = [:]
    static let maximumCount = 1000

    init(logger: Logger, counter: Counter) {
        self.logger = logger
        self.counter = counter
    }

    /// The broker said no. True when this is news.
    func note(_ topic: TopicName, code: UInt8, text: String) -> Bool {
        note(topic, "the broker refuses a topic: check its access control list", "\(text) (code \(code))")
    }

    /// The message could not even be sent. True when this is news.
    func note(_ topic: TopicName, _ error: MQTTError) -> Bool {
        note(topic, "a topic cannot be published", error.description)
    }

    private func note(_ topic: TopicName, _ message: String, _ reason: String) -> Bool {
        counter.add()
        guard reasons[topic.text] == nil, reasons.count < Self.maximumCount else { return false }
        reasons[topic.text] = reason
        logger.error("\(message)", ["topic": topic.text, "reason": reason])
        return true
    }

    func forgetAll() { reasons = [:] }
}

import EventLoop
import HomeModel
import JSON
import MQTT
import Telemetry
import Topics

/// Where results go, and what is said of messages that have none.
extension CommandRouter {
    /// A command for one device has ended.
    func finish(
        _ key: RepeatedCommands.Key?, _ responder: Responder, _ outcome: CommandOutcome, began: ContinuousClock.Instant
    ) {
        latency.record(loop.now - began)
        counters.add(outcome.failure)
        switch outcome.result {
        case .success(let response):
            finish(key, responder, ResultPayload.success(id: nil, response: response), keeps: outcome.isRemembered)
        case .failure(let failure):
            finish(key, responder, ResultPayload.failure(id: nil, failure), keeps: outcome.isRemembered)
        }
    }

    /// `result`: without an id, for each sender gets its own.
    func finish(_ key: RepeatedCommands.Key?, _ responder: Responder, _ result: JSON, keeps: Bool) {
        let bytes = result.bytes
        send(bytes, to: responder)
        guard let key else { return }
        for other in repeated.answer(key, bytes, keeps: keeps) { send(bytes, to: other) }
    }

    func answer(_ responder: Responder, _ outcome: Result<JSON, CommandFailure>) {
        switch outcome {
        case .success(let data):
            counters.add(nil)
            send(ResultPayload.success(id: nil, data: data).bytes, to: responder)
        case .failure(let failure):
            counters.add(failure)
            send(ResultPayload.failure(id: nil, failure).bytes, to: responder)
        }
    }

    func send(_ result: [UInt8], to responder: Responder) {
        publisher.send(
            TransientMessage(
                topic: responder.topic, payload: ResultPayload.named(responder.id, result),
                properties: MQTTProperties(correlationData: responder.correlationData, messageExpiry: 60),
                fallback: result.count > 1024 ? ResultPayload.named(responder.id, Self.tooLarge) : nil,
                expires: loop.now + .seconds(60)))
    }

    /// Stands for a result that is above the broker's packet limit.
    private static let tooLarge = ResultPayload.failure(
        id: nil, CommandFailure(.resourceExhausted, "the answer is larger than the broker takes")
    ).bytes

    /// A message that cannot be tied to a result topic.
    func report(_ topic: String, _ failure: CommandFailure) {
        guard let name = try? TopicName("\(configuration.base)/\(TopicLevel.adapter)/error") else { return }
        let payload: JSON = [
            "topic": .string(topic), "code": .string(failure.code.rawValue), "message": .string(failure.message),
            "at": .string(Time.iso8601(milliseconds: Timestamp.now() / 1_000_000)),
        ]
        publisher.send(TransientMessage(topic: name, payload: payload.bytes, expires: loop.now + .seconds(60)))
    }

    func refuseRetained(_ message: InboundMessage) {
        logger.warning("a retained command was found, not executed and cleared", ["topic": message.topic])
        report(
            message.topic,
            CommandFailure(
                .failedPrecondition,
                "a retained command is never executed; it was cleared: publish commands without retain"))
        guard let name = try? TopicName(message.topic) else { return }
        publisher.send(TransientMessage(topic: name, payload: [], isRetained: true))
    }
}

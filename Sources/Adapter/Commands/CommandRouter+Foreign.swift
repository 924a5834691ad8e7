import EventLoop
import HomeModel
import JSON
import MQTT
import Telemetry
import Topics

/// Requests whose payload and answer are another format's: the answer carries nothing of ours, not even an id.
extension CommandRouter {
    /// False when the topic is none of such a request.
    func receiveForeign(_ message: InboundMessage, _ topic: CommandTopic, _ responder: Responder) -> Bool {
        guard case .request(let area, let verb) = topic, let handler = requests.foreign["\(area)/\(verb)"] else {
            return false
        }
        var responder = responder
        responder.id = nil
        func answer(_ payload: RequestRouter.ForeignPayload, _ timeout: Duration?, _ key: RepeatedCommands.Key?) {
            let began = loop.now
            handler(payload, timeout) { [weak self] answer in
                guard let self else { return }
                latency.record(loop.now - began)
                send(answer, to: responder)
                guard let key else { return }
                for other in repeated.answer(key, answer, keeps: true) { send(answer, to: other) }
            }
        }
        func refuse(_ failure: CommandFailure) -> Bool {
            counters.add(failure)
            answer(.refused(failure.message), nil, nil)
            return true
        }
        guard !isStopping else { return refuse(CommandScheduler.stopping) }
        guard message.payloadSize <= CommandEnvelope.maximumBytes, !message.isOversized else {
            return refuse(
                CommandFailure(
                    .resourceExhausted,
                    "the payload has \(message.payloadSize) bytes, more than \(CommandEnvelope.maximumBytes)"))
        }
        // What is no JSON object is for the other format to say.
        let envelope = try? CommandEnvelope.object(message.payload)
        if let problem = envelope?.problem { return refuse(problem) }
        let key = envelope.flatMap { self.key(of: message, envelope: $0) }
        if let key {
            switch repeated.meet(key, responder, at: loop.now) {
            case .new: break
            case .running: return true
            case .answered(let result):
                send(result, to: responder)
                return true
            case .refused:
                return refuse(
                    CommandFailure(.resourceExhausted, "too many repetitions of a request that still runs"))
            }
        }
        counters.add(nil)
        answer(.whole(message.payload), envelope?.timeout, key)
        return true
    }
}

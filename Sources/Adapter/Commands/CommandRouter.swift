import EventLoop
import HomeModel
import JSON
import MQTT
import Telemetry
import Topics

/// Takes messages from command topics, has them carried out and answers each exactly once. State never changes here: it comes
/// back from the backend.
@LoopActor
final class CommandRouter {
    let configuration: AdapterConfiguration
    private let decoder: CommandDecoder
    private let planner: FanOutPlanner
    private let danger: DangerGuard
    private let scheduler: CommandScheduler
    let publisher: Publisher
    private let responseTopics: ResponseTopics
    let loop: EventLoop
    let logger: Logger
    private let received: Counter
    let counters: OutcomeCounters
    let latency: LatencySummary
    var repeated = RepeatedCommands()
    private(set) var isStopping = false
    /// Answers requests (`_adapter/request/…`).
    let requests: RequestRouter

    init(
        configuration: AdapterConfiguration, planner: FanOutPlanner, danger: DangerGuard, scheduler: CommandScheduler,
        requests: RequestRouter, publisher: Publisher, loop: EventLoop, logger: Logger, metrics: Metrics
    ) {
        self.configuration = configuration
        decoder = planner.decoder
        self.planner = planner
        self.danger = danger
        self.scheduler = scheduler
        self.requests = requests
        self.publisher = publisher
        self.loop = loop
        self.logger = logger
        responseTopics = ResponseTopics(configuration)
        received = metrics.counter("commands")
        counters = OutcomeCounters(metrics)
        latency = metrics.latency("command_latency")
    }

    // MARK: From a message to its result

    func receive(_ message: InboundMessage) {
        // People clear retained topics with empty payloads.
        guard message.payloadSize > 0 else { return }
        guard let topic = CommandTopic(message.topic, base: configuration.base) else {
            // Below `_adapter` nothing can be set.
            guard !message.topic.utf8.starts(with: "\(configuration.base)/\(TopicLevel.adapter)/".utf8) else { return }
            if message.isRetained { return refuseRetained(message) }
            report(message.topic, CommandFailure(.notFound, "this is no command topic"))
            return
        }
        if message.isRetained { return refuseRetained(message) }
        received.add()
        guard let resultTopic = try? TopicName(topic.resultTopic(base: configuration.base)) else {
            return report(message.topic, CommandFailure(.invalidArgument, "the topic is too long to be answered"))
        }
        var responder = responder(to: message, resultTopic: resultTopic)
        if receiveForeign(message, topic, responder) { return }
        guard !isStopping else {
            return answer(responder, .failure(CommandScheduler.stopping))
        }
        guard message.payloadSize <= CommandEnvelope.maximumBytes, !message.isOversized else {
            return answer(
                responder,
                .failure(
                    CommandFailure(
                        .resourceExhausted, "the payload has \(message.payloadSize) bytes, more than 262144",
                        allowed: ["min": 1, "max": 262_144])))
        }
        do throws(CommandFailure) {
            let envelope = try decoder.envelope(topic, payload: message.payload)
            if let id = envelope.id { responder.id = id }
            if let problem = envelope.problem { throw problem }
            let key = key(of: message, envelope: envelope)
            if let key {
                switch repeated.meet(key, responder, at: loop.now) {
                case .new: break
                case .running: return
                case .answered(let result): return send(result, to: responder)
                case .refused:
                    throw CommandFailure(.resourceExhausted, "too many repetitions of a command that still runs")
                }
            }
            start(topic, envelope, responder, key)
        } catch {
            answer(responder, .failure(error))
        }
    }

    /// Answers a message that cannot be taken now.
    func refuse(_ message: InboundMessage, _ failure: CommandFailure) {
        guard !message.isRetained, message.payloadSize > 0,
            let topic = CommandTopic(message.topic, base: configuration.base),
            let resultTopic = try? TopicName(topic.resultTopic(base: configuration.base))
        else { return }
        answer(responder(to: message, resultTopic: resultTopic), .failure(failure))
    }

    private func responder(to message: InboundMessage, resultTopic: TopicName) -> Responder {
        Responder(
            topic: responseTopics.usable(message.properties.responseTopic) ?? resultTopic,
            correlationData: message.properties.correlationData,
            id: message.properties.correlationData.flatMap(Self.text).map { .string($0) })
    }

    /// Correlation data as text, where they are some: MQTT's texts are UTF-8 without U+0000.
    private static func text(_ data: [UInt8]) -> String? {
        data.contains(0) ? nil : String(validating: data, as: UTF8.self)
    }

    func key(of message: InboundMessage, envelope: CommandEnvelope) -> RepeatedCommands.Key? {
        let name: [UInt8]
        if envelope.id != nil {
            name = []
        } else if let correlation = message.properties.correlationData {
            name = Array((message.properties.responseTopic ?? "").utf8) + [0] + correlation
        } else {
            return nil
        }
        return RepeatedCommands.Key(
            topic: message.topic, payload: Self.condensed(message.payload), name: Self.condensed(name))
    }

    /// What is too long to be kept is told apart by its digest.
    private static func condensed(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.count > 256 else { return bytes }
        return withUnsafeBytes(of: Digest.of(bytes)) { Array($0) } + Array(String(bytes.count).utf8)
    }

    private func start(
        _ topic: CommandTopic, _ envelope: CommandEnvelope, _ responder: Responder, _ key: RepeatedCommands.Key?
    ) {
        do throws(CommandFailure) {
            if case .request(let area, let verb) = topic {
                handle("\(area)/\(verb)", envelope, responder, key)
            } else if topic.path?.isCollective == true {
                try fanOut(topic, envelope, responder, key)
            } else {
                var request = try decoder.decode(topic, envelope: envelope)
                if let clearance = danger.clearance(pin: envelope.pin, sweeps: false) {
                    try clearance.check(request.steps, on: request.device)
                    request.clearance = clearance
                }
                let began = loop.now
                scheduler.submit(request) { [weak self] in self?.finish(key, responder, $0, began: began) }
            }
        } catch {
            counters.add(error)
            finish(
                key, responder, ResultPayload.failure(id: nil, error),
                keeps: CommandOutcome(error, hadStarted: true).isRemembered)
        }
    }

    private func handle(
        _ name: String, _ envelope: CommandEnvelope, _ responder: Responder, _ key: RepeatedCommands.Key?
    ) {
        let began = loop.now
        requests.handle(name, envelope.json.objectValue ?? [:]) { [weak self] outcome in
            guard let self else { return }
            latency.record(loop.now - began)
            switch outcome {
            case .success(let data):
                counters.add(nil)
                finish(key, responder, ResultPayload.success(id: nil, data: data), keeps: true)
            case .failure(let failure):
                counters.add(failure)
                finish(
                    key, responder, ResultPayload.failure(id: nil, failure),
                    keeps: CommandOutcome(failure, hadStarted: true).isRemembered)
            }
        }
    }

    /// A command for several devices: one result, when all have ended.
    private func fanOut(
        _ topic: CommandTopic, _ envelope: CommandEnvelope, _ responder: Responder, _ key: RepeatedCommands.Key?
    ) throws(CommandFailure) {
        let clearance = danger.clearance(pin: envelope.pin, sweeps: FanOutPlanner.sweeps(topic, envelope))
        let members = try planner.plan(topic, envelope).map { $0.cleared(by: clearance) }
        let began = loop.now
        scheduler.submit(members.map(\.request)) { [weak self, tree = decoder.tree] outcomes in
            guard let self else { return }
            latency.record(loop.now - began)
            let result = FanOutResult(members, outcomes, tree: tree)
            counters.add(result.failure)
            finish(key, responder, result.json, keeps: result.isRemembered)
        }
    }

    /// What waits for something that went away is answered at once.
    func connectivityChanged(_ device: Device) { scheduler.connectivityChanged(device) }

    // MARK: Stopping

    /// No more commands are taken; those that wait are cancelled.
    func beginStop() {
        isStopping = true
        scheduler.cancelWaiting()
    }

    var isIdle: Bool { scheduler.isIdle }

    /// What still runs is answered now.
    func cancelAll() { scheduler.cancelAll() }
}

import EventLoop
import EverydayView
import HomeModel
import JSON
import MQTT
import Telemetry
import Topics

/// Takes messages from command topics, has them carried out and answers each exactly once.
///
/// Commands to one device run in order of arrival; devices do not wait for each other. State never changes here: it comes back
/// from the backend.
@LoopActor
final class CommandRouter {
    let configuration: AdapterConfiguration
    private let decoder: CommandDecoder
    let publisher: Publisher
    private let responseTopics: ResponseTopics
    let loop: EventLoop
    let logger: Logger
    private let received: Counter
    let failed: Counter
    private let latency: LatencySummary
    var repeated = RepeatedCommands()
    private var queues: [DeviceID: DeviceQueue] = [:]
    private var isStopping = false
    /// Answers requests (`_adapter/request/…`).
    private let requests: RequestRouter
    /// Carries out one action on the device's backend.
    var perform: (Device, DeviceAction, @escaping @LoopActor (ActionOutcome) -> Void) -> Void = { _, _, done in
        done(.failure(CommandFailure(.unavailable, "the device has no backend")))
    }

    init(
        configuration: AdapterConfiguration, decoder: CommandDecoder, requests: RequestRouter, publisher: Publisher,
        loop: EventLoop, logger: Logger, metrics: Metrics
    ) {
        self.configuration = configuration
        self.decoder = decoder
        self.requests = requests
        self.publisher = publisher
        self.loop = loop
        self.logger = logger
        responseTopics = ResponseTopics(configuration)
        received = metrics.counter("commands")
        failed = metrics.counter("commands_failed")
        latency = metrics.latency("command_latency")
    }

    // MARK: From a message to a job

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
        guard !isStopping else {
            return answer(responder, .failure(CommandFailure(.cancelled, "the adapter is stopping")))
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

    private func key(of message: InboundMessage, envelope: CommandEnvelope) -> RepeatedCommands.Key? {
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
        if case .request(let area, let verb) = topic {
            let began = loop.now
            requests.handle("\(area)/\(verb)", envelope.json.objectValue ?? [:]) { [weak self] outcome in
                guard let self else { return }
                latency.record(loop.now - began)
                switch outcome {
                case .success(let data):
                    finish(key, responder, ResultPayload.success(id: nil, data: data), keeps: true)
                case .failure(let failure):
                    failed.add()
                    finish(
                        key, responder, ResultPayload.failure(id: nil, failure),
                        keeps: Self.isRemembered(failure.code, hadStarted: true))
                }
            }
            return
        }
        do throws(CommandFailure) {
            let request = try decoder.decode(topic, envelope: envelope)
            let job = CommandJob(request: request, responder: responder, key: key, arrived: loop.now)
            try checkReachable(job)
            enqueue(job)
        } catch {
            failed.add()
            finish(
                key, responder, ResultPayload.failure(id: nil, error),
                keeps: Self.isRemembered(error.code, hadStarted: true))
        }
    }

    /// A command to what is not online is refused at once.
    private func checkReachable(_ job: CommandJob) throws(CommandFailure) {
        let device = job.request.device
        switch job.request.work {
        case .steps(let steps):
            for step in steps { try checkReachable(step.action, on: device) }
        case .everyday(_, let steps):
            let state = device.connectivity.state
            guard state == .online || state == .partiallyOnline else { throw Self.unavailable(state) }
            for step in steps { try checkReachable(step.action, on: device) }
        }
    }

    private func checkReachable(_ action: DeviceAction, on device: Device) throws(CommandFailure) {
        guard let trait = device.part(action.endpoint)?.trait(action.trait) else {
            throw CommandFailure(.unavailable, "the device has no such trait any more")
        }
        guard trait.connectivity.state == .online else { throw Self.unavailable(trait.connectivity.state) }
    }

    private static func unavailable(_ state: Connectivity) -> CommandFailure {
        CommandFailure(
            .unavailable,
            state == .unknown ? "it is not known whether the device can be reached" : "the device is offline")
    }

    /// What waits for something that went away is answered at once.
    func connectivityChanged(_ device: Device) {
        for job in queues[device.id]?.waiting ?? [] {
            do throws(CommandFailure) {
                try checkReachable(job)
            } catch {
                complete(job, .failure(error))
            }
        }
    }

    // MARK: The queue

    private func enqueue(_ job: CommandJob) {
        let id = job.request.device.id
        let queue = queues[id] ?? DeviceQueue(device: id)
        queues[id] = queue
        guard queue.waiting.count < DeviceQueue.maximumLength else {
            complete(job, .failure(CommandFailure(.resourceExhausted, "too many commands wait for this device")))
            return
        }
        for superseded in queue.add(job) {
            complete(superseded, .failure(CommandFailure(.aborted, "superseded by a newer set of the same attributes")))
        }
        let timeout = job.request.timeout ?? configuration.commandTimeout
        job.timer = loop.schedule(after: timeout) { [weak self, weak job] in
            if let job { self?.timeOut(job) }
        }
        if queue.running == nil { runNext(queue) }
    }

    private func runNext(_ queue: DeviceQueue) {
        // A backend may answer at once: a loop instead of recursion keeps the stack flat.
        guard !queue.isDraining else { return }
        queue.isDraining = true
        while queue.running == nil, let job = queue.next() {
            queue.running = job
            job.hasStarted = true
            run(job)
        }
        queue.isDraining = false
        if queue.isIdle { queues[queue.device] = nil }
    }

    private func run(_ job: CommandJob) {
        do throws(CommandFailure) {
            try checkReachable(job)
            switch job.request.work {
            case .steps(let steps): run(steps[...], of: job, applied: [])
            case .everyday(let object, _):
                let steps = try decoder.plan(object, for: job.request.device).steps
                for step in steps { try checkReachable(step.action, on: job.request.device) }
                run(steps[...], of: job, applied: [])
            }
        } catch {
            complete(job, .failure(error))
        }
    }

    private func run(
        _ steps: ArraySlice<ActionStep>, of job: CommandJob, applied: [String], response: JSONObject? = nil
    ) {
        guard let step = steps.first else { return complete(job, .success(response)) }
        let rest = steps.dropFirst()
        job.applied = applied
        job.outstanding = steps.flatMap(\.keys)
        perform(job.request.device, step.action) { [weak self] outcome in
            guard let self, !job.isFinished else { return }
            switch outcome {
            case .success(let fields):
                var response = response
                if case .invoke(let command) = step.action {
                    response = ResultPayload.response(fields, of: command.definition)
                }
                run(rest, of: job, applied: applied + step.keys, response: response)
            case .failure(let refusal):
                var failure = refusal.showingValue(of: step.action)
                if !applied.isEmpty || !rest.isEmpty {
                    failure.applied = applied
                    failure.failed =
                        step.keys.map { ($0, failure.code) } + rest.flatMap { $0.keys.map { ($0, .aborted) } }
                }
                complete(job, .failure(failure))
            }
        }
    }

    private func timeOut(_ job: CommandJob) {
        var failure = CommandFailure(
            .deadlineExceeded,
            job.hasStarted
                ? "the device did not answer in time: what became of the command is not known"
                : "the command was still waiting for its turn")
        if job.applied.count + job.outstanding.count > 1 {
            failure.applied = job.applied
            failure.failed = job.outstanding.map { ($0, .deadlineExceeded) }
        }
        complete(job, .failure(failure))
    }

    private func complete(_ job: CommandJob, _ outcome: Result<JSONObject?, CommandFailure>) {
        guard !job.isFinished else { return }
        job.isFinished = true
        job.timer?.cancel()
        latency.record(loop.now - job.arrived)
        let queue = queues[job.request.device.id]
        switch outcome {
        case .success(let response):
            finish(job.key, job.responder, ResultPayload.success(id: nil, response: response), keeps: true)
        case .failure(let failure):
            failed.add()
            finish(
                job.key, job.responder, ResultPayload.failure(id: nil, failure),
                keeps: Self.isRemembered(failure.code, hadStarted: job.hasStarted))
        }
        guard let queue else { return }
        if queue.running === job {
            queue.running = nil
            runNext(queue)
        } else {
            queue.remove(job)
        }
    }

    private static func isRemembered(_ code: ErrorCode, hadStarted: Bool) -> Bool {
        switch code {
        case .aborted, .unavailable: false
        case .deadlineExceeded: hadStarted
        default: true
        }
    }

    // MARK: Stopping

    /// No more commands are taken; those that wait are cancelled.
    func beginStop() {
        isStopping = true
        for queue in queues.values {
            for job in queue.waiting { complete(job, .failure(CommandFailure(.cancelled, "the adapter is stopping"))) }
        }
    }

    var isIdle: Bool { queues.values.allSatisfy { $0.running == nil } }

    /// What still runs is answered now.
    func cancelAll() {
        for queue in queues.values {
            if let job = queue.running {
                complete(job, .failure(CommandFailure(.cancelled, "the adapter is stopping")))
            }
        }
    }
}

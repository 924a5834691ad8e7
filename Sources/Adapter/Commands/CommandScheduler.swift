import EventLoop
import EverydayView
import HomeModel
import JSON
import Topics

/// Has devices do what they are asked to: the commands of one device in order of arrival, devices independent of each other.
/// The one way to a backend, whoever asks: a command topic, a member of a group, a batch.
@LoopActor
final class CommandScheduler {
    private let decoder: CommandDecoder
    private let loop: EventLoop
    private let defaultTimeout: Duration
    private var queues: [DeviceID: DeviceQueue] = [:]
    /// Carries out one action on the device's backend.
    var perform: (Device, DeviceAction, @escaping @LoopActor (ActionOutcome) -> Void) -> Void = { _, _, done in
        done(.failure(CommandFailure(.unavailable, "the device has no backend")))
    }

    /// Calls its argument, within which actions are performed that belong together.
    var together: (() -> Void) -> Void = { $0() }

    /// - Parameter defaultTimeout: how long a command may take whose sender does not say.
    init(decoder: CommandDecoder, loop: EventLoop, defaultTimeout: Duration) {
        self.decoder = decoder
        self.loop = loop
        self.defaultTimeout = defaultTimeout
    }

    /// Has a device do something when its turn comes.
    /// - Parameter completion: called once; before this returns, if the end is known at once.
    func submit(_ request: DeviceRequest, completion: @escaping CommandOutcome.Completion) {
        do throws(CommandFailure) {
            try checkReachable(request)
        } catch {
            return completion(CommandOutcome(error, hadStarted: false))
        }
        enqueue(CommandJob(request, completion: completion))
    }

    /// Has several devices do something at once.
    /// - Parameter completion: called once, when all have ended, with the outcomes in the order of the requests.
    func submit(
        _ requests: [Result<DeviceRequest, CommandFailure>],
        completion: @escaping @LoopActor ([CommandOutcome]) -> Void
    ) {
        let collector = OutcomeCollector(count: requests.count, completion: completion)
        together {
            for (index, request) in requests.enumerated() {
                switch request {
                case .success(let request): submit(request) { collector.set(index, $0) }
                case .failure(let failure): collector.set(index, CommandOutcome(failure, hadStarted: false))
                }
            }
        }
    }

    // MARK: Reaching devices

    /// A command to what is not online is refused at once.
    private func checkReachable(_ request: DeviceRequest) throws(CommandFailure) {
        let device = request.device
        if case .everyday(_, nil, _) = request.work {
            let state = device.connectivity.state
            guard state == .online || state == .partiallyOnline else { throw Self.unavailable(state) }
        }
        for step in request.steps { try checkReachable(step.action, on: device) }
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
                try checkReachable(job.request)
            } catch {
                complete(job, error)
            }
        }
    }

    // MARK: The queue

    private func enqueue(_ job: CommandJob) {
        let id = job.request.device.id
        let queue = queues[id] ?? DeviceQueue(device: id)
        queues[id] = queue
        guard queue.waiting.count < DeviceQueue.maximumLength else {
            return complete(job, CommandFailure(.resourceExhausted, "too many commands wait for this device"))
        }
        for superseded in queue.add(job) {
            complete(superseded, CommandFailure(.aborted, "superseded by a newer set of the same attributes"))
        }
        job.timer = loop.schedule(after: job.request.timeout ?? defaultTimeout) { [weak self, weak job] in
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
        let request = job.request
        do throws(CommandFailure) {
            try checkReachable(request)
            switch request.work {
            case .steps(let steps): run(steps[...], of: job, applied: [])
            case .everyday(let object, let part, _):
                let steps = try decoder.plan(object, for: request.device, part: part).steps
                try request.clearance?.check(steps, on: request.device)
                for step in steps { try checkReachable(step.action, on: request.device) }
                run(steps[...], of: job, applied: [])
            }
        } catch {
            complete(job, error)
        }
    }

    private func run(
        _ steps: ArraySlice<ActionStep>, of job: CommandJob, applied: [String], response: JSONObject? = nil
    ) {
        guard let step = steps.first else { return complete(job, CommandOutcome(response)) }
        let rest = steps.dropFirst()
        job.applied = applied
        job.outstanding = steps.flatMap(\.keys)
        perform(job.request.device, step.action) { [weak self] outcome in
            guard let self, !job.isFinished else { return }
            switch outcome {
            case .success(let fields):
                var response = response
                if case .invoke(let command) = step.action {
                    if !step.isCall, var refusal = command.definition.refusal(in: fields) {
                        refusal.field = step.keys.count == 1 ? step.keys.first : nil
                        return fail(step, refusal, rest, of: job, applied: applied)
                    }
                    response = ResultPayload.response(fields, of: command.definition)
                }
                run(rest, of: job, applied: applied + step.keys, response: response)
            case .failure(let failure):
                fail(step, failure.showingValue(of: step.action), rest, of: job, applied: applied)
            }
        }
    }

    /// A step failed: the job ends with what took effect, what did not, and what was not begun.
    private func fail(
        _ step: ActionStep, _ failure: CommandFailure, _ rest: ArraySlice<ActionStep>, of job: CommandJob,
        applied: [String]
    ) {
        var failure = failure
        if !applied.isEmpty || !rest.isEmpty {
            failure.applied = applied
            failure.failed = step.keys.map { ($0, failure.code) } + rest.flatMap { $0.keys.map { ($0, .aborted) } }
        }
        complete(job, failure)
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
        complete(job, failure)
    }

    private func complete(_ job: CommandJob, _ failure: CommandFailure) {
        complete(job, CommandOutcome(failure, hadStarted: job.hasStarted))
    }

    private func complete(_ job: CommandJob, _ outcome: CommandOutcome) {
        guard !job.isFinished else { return }
        job.isFinished = true
        job.timer?.cancel()
        let queue = queues[job.request.device.id]
        job.completion(outcome)
        guard let queue else { return }
        if queue.running === job {
            queue.running = nil
            runNext(queue)
        } else {
            queue.remove(job)
        }
    }

    // MARK: Stopping

    /// Those that wait are cancelled.
    func cancelWaiting() {
        for queue in queues.values {
            for job in queue.waiting { complete(job, Self.stopping) }
        }
    }

    var isIdle: Bool { queues.values.allSatisfy { $0.running == nil } }

    /// What still runs is answered now.
    func cancelAll() {
        for queue in queues.values {
            if let job = queue.running { complete(job, Self.stopping) }
        }
    }

    static let stopping = CommandFailure(.cancelled, "the adapter is stopping")
}

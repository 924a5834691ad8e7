import CloudToCloud
import EventLoop
import EverydayView
import HomeModel
import JSON

/// One EXECUTE request: its devices side by side, the commands of each in order.
@LoopActor
final class CloudExecution {
    /// How long an answer waits for the devices; who is not done by then is answered as pending.
    static let patience = Duration.seconds(3)

    let home: CloudHome
    let scheduler: CommandScheduler
    private let decoder: CommandDecoder
    private let service: CloudService
    private let timeout: Duration?
    private var runs: [CloudDeviceRun] = []
    private var runsByDevice: [DeviceID: [CloudDeviceRun]] = [:]
    private var completion: (@LoopActor (CloudExecution, [ExecuteOutcome]) -> Void)?
    private var timer: LoopTimer?
    private var isStarting = false
    /// What became of each pin that the request gives; one that is wrong counts once, for however many devices it is.
    private var verdicts: [String: GoogleError?] = [:]

    init(
        _ groups: [CloudRequest.CommandGroup], home: CloudHome, service: CloudService, timeout: Duration?,
        completion: @escaping @LoopActor (CloudExecution, [ExecuteOutcome]) -> Void
    ) {
        self.home = home
        self.service = service
        scheduler = service.scheduler
        decoder = service.decoder
        self.timeout = timeout
        self.completion = completion
        var ids: [String] = []
        var executions: [[UInt8]: [CloudRequest.Execution]] = [:]
        for group in groups {
            for id in group.ids {
                let key = Array(id.utf8)
                if executions[key] == nil { ids.append(id) }
                executions[key, default: []] += group.executions
            }
        }
        for id in ids {
            let run = CloudDeviceRun(id: id, executions[Array(id.utf8)] ?? [], in: self)
            runs.append(run)
            if let device = home.entry(id)?.device.id { runsByDevice[device, default: []].append(run) }
        }
    }

    func start() {
        timer = service.loop.schedule(after: Self.patience) { [weak self] in
            for run in self?.runs ?? [] { run.endNow() }
        }
        isStarting = true
        scheduler.together { for run in runs { run.advance() } }
        isStarting = false
        ended()
    }

    /// What a plan asks of the device, checked as commands of MQTT are.
    func requests(
        for plan: CloudPlan, on device: Device, pin: String?
    ) throws(GoogleError) -> [DeviceRequest] {
        var requests: [DeviceRequest] = []
        for (endpoint, work) in plan.work {
            do throws(CommandFailure) {
                let everyday: JSONObject?
                let steps: [ActionStep]
                switch work {
                case .steps(let given): (everyday, steps) = (nil, given)
                case .everyday(let set):
                    (everyday, steps) = (set, try decoder.plan(set, for: device, part: endpoint).steps)
                }
                let work: DeviceRequest.Work =
                    everyday.map { .everyday($0, part: endpoint, steps: steps) } ?? .steps(steps)
                requests.append(
                    DeviceRequest(device: device, work: work, timeout: timeout, coverage: [], isSuperseding: false))
            } catch {
                throw GoogleError(error)
            }
        }
        try clear(plan, requests.flatMap(\.steps), on: device, pin: pin)
        return requests
    }

    private func clear(
        _ plan: CloudPlan, _ steps: [ActionStep], on device: Device, pin: String?
    ) throws(GoogleError) {
        if plan.needsPin || service.danger.refuses(steps, on: device) {
            // Without a pin of ours, a lock with one of its own is safe, too.
            if plan.usesPin, !service.hasPin {
                if pin == nil { throw GoogleError(.pinNeeded) }
                return
            }
            if let error = verdict(pin) { throw error }
        } else if plan.usesPin, pin == nil {
            throw GoogleError(.pinNeeded)
        }
    }

    private func verdict(_ pin: String?) -> GoogleError? {
        guard let pin else { return service.challenge.refusal(of: nil, at: service.loop.now) }
        if let known = verdicts[pin] { return known }
        let verdict = service.challenge.refusal(of: pin, at: service.loop.now)
        verdicts[pin] = .some(verdict)
        return verdict
    }

    func count(_ failure: CommandFailure?) { service.counters.add(failure) }

    // MARK: The end

    func changed(_ device: DeviceID) {
        for run in runsByDevice[device] ?? [] { run.check() }
    }

    /// A device has ended.
    func ended() {
        guard !isStarting, let completion, runs.allSatisfy({ $0.outcome != nil }) else { return }
        self.completion = nil
        timer?.cancel()
        let outcomes = runs.flatMap { $0.outcome ?? [] }
        // They hold this; those that still wait for their device carry on by themselves.
        runs = []
        runsByDevice = [:]
        completion(self, outcomes)
    }
}

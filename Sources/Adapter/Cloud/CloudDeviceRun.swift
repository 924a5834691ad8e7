import CloudToCloud
import EventLoop
import HomeModel
import JSON

/// The commands of one EXECUTE request for one device, one after the other: each is planned when those before it are done.
@LoopActor
final class CloudDeviceRun {
    let id: String
    private let execution: CloudExecution
    private var rest: ArraySlice<CloudRequest.Execution>
    private var errors: [GoogleError] = []
    private var hasSucceeded = false
    private var results = JSONObject()
    /// The states that the commands ask for, and those of them that take their time.
    private var expected = JSONObject()
    private var slow: Set<String> = []
    /// The states when the first command was sent.
    private var before: JSONObject?
    private var isWaiting = false
    private var isAdvancing = false
    private(set) var outcome: [ExecuteOutcome]?

    init(id: String, _ executions: [CloudRequest.Execution], in execution: CloudExecution) {
        self.id = id
        rest = executions[...]
        self.execution = execution
    }

    private var entry: CloudEntry? { execution.home.entry(id) }

    /// What is known: a trait that has not told of itself says nothing about the others.
    private var states: JSONObject {
        (entry?.knownStates ?? []).reduce(into: [:]) { $0 = $0.adding($1.states) }
    }

    /// Carries on until a command has to be waited for. A backend may answer at once: a loop keeps the stack flat.
    func advance() {
        guard !isAdvancing else { return }
        isAdvancing = true
        while !isWaiting, let next = rest.popFirst() { start(next) }
        isAdvancing = false
        if !isWaiting { check() }
    }

    private func start(_ command: CloudRequest.Execution) {
        do throws(GoogleError) {
            guard let entry else { throw GoogleError(execution.home.isUntold(id) ? .deviceOffline : .deviceNotFound) }
            guard entry.isOnline else { throw GoogleError(.deviceOffline) }
            if before == nil { before = states }
            let plan = try entry.plan(
                command.command, Parameters(command.parameters, pin: command.pin), pending: expected)
            let requests = try execution.requests(for: plan, on: entry.device, pin: command.pin)
            expected = expected.adding(plan.expected)
            if plan.takesTime { slow.formUnion(plan.expected.keys) } else { slow.subtract(plan.expected.keys) }
            isWaiting = true
            submit(requests[...], of: plan)
        } catch {
            fail(error)
        }
    }

    private func submit(_ requests: ArraySlice<DeviceRequest>, of plan: CloudPlan) {
        guard let request = requests.first else {
            hasSucceeded = true
            isWaiting = false
            return advance()
        }
        execution.scheduler.submit(request) { [self] outcome in
            execution.count(outcome.failure)
            switch outcome.result {
            case .success(let response):
                results = results.adding(plan.results(response ?? [:]))
                submit(requests.dropFirst(), of: plan)
            case .failure(let failure):
                failed(Self.error(failure, of: plan))
            }
        }
    }

    private func failed(_ error: GoogleError) {
        isWaiting = false
        fail(error)
        advance()
    }

    /// A lock that judges the pin itself answers a wrong one with a plain failure.
    private static func error(_ failure: CommandFailure, of plan: CloudPlan) -> GoogleError {
        plan.usesPin && failure.matterStatus == .failure
            ? GoogleError(.challengeFailedPinNeeded) : GoogleError(failure)
    }

    /// What the device does not have says nothing about the commands after it; anything else ends them, since they may stand on it.
    private func fail(_ error: GoogleError) {
        if !errors.contains(error) { errors.append(error) }
        if error.code != .functionNotSupported { rest = [] }
    }

    // MARK: The end

    /// Ends when all commands are answered and the device reports what they asked for, or has begun what takes its time.
    func check() {
        guard outcome == nil, !isWaiting, rest.isEmpty else { return }
        guard hasSucceeded else { return end(nil) }
        let open = openKeys
        if open.isEmpty { return end(success) }
        if !slow.isDisjoint(with: open) { end(.pending) }
    }

    /// No answer can wait any longer.
    func endNow() {
        guard outcome == nil else { return }
        guard !isWaiting, rest.isEmpty else { return end(.pending) }
        guard hasSucceeded else { return end(nil) }
        // A device may take a value of its own near the one that was asked for.
        let now = states
        let isUnmoved = openKeys.contains { before?[$0] == now[$0] }
        end(isUnmoved ? .pending : success)
    }

    private var openKeys: [String] {
        let states = states
        return expected.keys.filter { expected[$0] != states[$0] }
    }

    private var success: ExecuteOutcome.Result {
        guard let entry, entry.isOnline else { return .failure(GoogleError(.deviceOffline)) }
        return .success((["online": true] as JSONObject).adding(states).adding(results))
    }

    private func end(_ result: ExecuteOutcome.Result?) {
        let failures = errors.map { ExecuteOutcome(id: id, .failure($0)) }
        outcome = (result.map { [ExecuteOutcome(id: id, $0)] } ?? []) + failures
        execution.ended()
    }
}

extension JSONObject {
    /// This object, with the members of another.
    fileprivate func adding(_ other: JSONObject) -> JSONObject {
        var sum = self
        for (name, value) in other { sum[name] = value }
        return sum
    }
}

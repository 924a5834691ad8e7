import HomeModel
import HomeTraits
import JSON

/// StartStop of a Matter appliance. What is paused does not run.
struct StartStopOfOperationalState: CloudTrait {
    static let name = GoogleTrait.startStop
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: OperationalState.self) else { return nil }
        self.part = part
        self.state = state
    }

    private var isPausable: Bool {
        state.supports(OperationalState.Pause.self) && state.supports(OperationalState.Resume.self)
    }

    private var canStart: Bool {
        state.supports(OperationalState.Start.self) && state.supports(OperationalState.Stop.self)
    }

    var attributes: JSONObject { ["pausable": .bool(isPausable)] }

    var states: JSONObject? {
        guard let current = state[OperationalState.operationalState] else { return nil }
        let isRunning = JSON.bool(current == .running)
        return isPausable ? ["isRunning": isRunning, "isPaused": .bool(current == .paused)] : ["isRunning": isRunning]
    }

    var commands: Set<GoogleCommand> {
        var commands: Set<GoogleCommand> = []
        if canStart { commands.insert(.startStop) }
        if isPausable { commands.insert(.pauseUnpause) }
        return commands
    }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        let current = state[OperationalState.operationalState]
        if command == .pauseUnpause {
            let pause = try parameters.bool("pause")
            let expected: JSONObject = ["isPaused": .bool(pause)]
            if (current == .paused) == pause, current != nil { return CloudPlan(expecting: expected) }
            return pause
                ? CloudPlan(OperationalState.Pause(), on: part, expecting: expected).takingTime()
                : CloudPlan(OperationalState.Resume(), on: part, expecting: expected).takingTime()
        }
        let start = try parameters.bool("start")
        let expected: JSONObject = ["isRunning": .bool(start)]
        // What it does already it would refuse to begin.
        if current == (start ? .running : .stopped) { return CloudPlan(expecting: expected) }
        if !start { return CloudPlan(OperationalState.Stop(), on: part, expecting: expected).takingTime() }
        return current == .paused && isPausable
            ? CloudPlan(OperationalState.Resume(), on: part, expecting: expected).takingTime()
            : CloudPlan(OperationalState.Start(), on: part, expecting: expected).takingTime()
    }
}

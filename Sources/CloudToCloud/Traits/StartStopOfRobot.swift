import HomeModel
import HomeTraits
import JSON

/// StartStop of a Matter robot cleaner: it starts and stops by its run mode, and pauses by its operational state.
struct StartStopOfRobot: CloudTrait {
    static let name = GoogleTrait.startStop
    private let part: CloudPart
    private let operation: TraitState
    private let run: TraitState?

    init?(_ part: CloudPart) {
        guard let operation = part.state(of: RvcOperationalState.self) else { return nil }
        self.part = part
        self.operation = operation
        run = part.state(of: RvcRunMode.self)
    }

    private var isPausable: Bool {
        operation.supports(RvcOperationalState.Pause.self) && operation.supports(RvcOperationalState.Resume.self)
    }

    private func mode(_ tag: RvcRunMode.ModeTag) -> RvcRunMode.ModeOption? {
        run?[RvcRunMode.supportedModes]?.first { $0.modeTags.contains { $0.valueField == tag } }
    }

    var attributes: JSONObject { ["pausable": .bool(isPausable)] }

    var states: JSONObject? {
        guard let current = operation[RvcOperationalState.operationalState] else { return nil }
        let isRunning = JSON.bool(current == .running)
        return isPausable ? ["isRunning": isRunning, "isPaused": .bool(current == .paused)] : ["isRunning": isRunning]
    }

    var commands: Set<GoogleCommand> {
        var commands: Set<GoogleCommand> = []
        if mode(.cleaning) != nil, mode(.idle) != nil { commands.insert(.startStop) }
        if isPausable { commands.insert(.pauseUnpause) }
        return commands
    }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        let current = operation[RvcOperationalState.operationalState]
        if command == .pauseUnpause {
            let pause = try parameters.bool("pause")
            let expected: JSONObject = ["isPaused": .bool(pause)]
            if current == .paused, pause { return CloudPlan(expecting: expected) }
            return pause
                ? CloudPlan(RvcOperationalState.Pause(), on: part, expecting: expected).takingTime()
                : CloudPlan(RvcOperationalState.Resume(), on: part, expecting: expected).takingTime()
        }
        let start = try parameters.bool("start")
        let expected: JSONObject = ["isRunning": .bool(start)]
        // What it does already it would refuse to begin.
        if start, current == .running { return CloudPlan(expecting: expected) }
        if start, current == .paused, isPausable {
            return CloudPlan(RvcOperationalState.Resume(), on: part, expecting: expected).takingTime()
        }
        guard let mode = mode(start ? .cleaning : .idle) else { throw GoogleError(.functionNotSupported) }
        return CloudPlan(RvcRunMode.ChangeToMode(newMode: mode.mode), on: part, expecting: expected).takingTime()
    }
}

import HomeModel
import HomeTraits
import JSON

/// StartStop of Google's own trait.
struct StartStopOfGoogle: CloudTrait {
    static let name = GoogleTrait.startStop
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleStartStop.self) else { return nil }
        self.part = part
        self.state = state
    }

    private var isPausable: Bool { state.supports(GoogleStartStop.PauseUnpause.self) }

    var attributes: JSONObject { state.members(GoogleStartStop.pausable, GoogleStartStop.availableZones) }

    /// What is paused does not run.
    var states: JSONObject? {
        guard
            let states = state.members(GoogleStartStop.isRunning, GoogleStartStop.isPaused, GoogleStartStop.activeZones)
                .having("isRunning")
        else { return nil }
        if isPausable, states["isPaused"] == nil { return nil }
        return states["isPaused"] == true ? states.adding(["isRunning": false]) : states
    }

    var commands: Set<GoogleCommand> { isPausable ? [.startStop, .pauseUnpause] : [.startStop] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        if command == .pauseUnpause {
            let pause = try parameters.bool("pause")
            return CloudPlan(
                GoogleStartStop.PauseUnpause(pause: pause), on: part, expecting: ["isPaused": .bool(pause)]
            ).takingTime()
        }
        let start = try parameters.bool("start")
        return CloudPlan(
            GoogleStartStop.StartStop(
                start: start, zone: try parameters.optionalText("zone"),
                multipleZones: try parameters.optionalTexts("multipleZones")), on: part,
            expecting: ["isRunning": .bool(start)]
        ).takingTime()
    }
}

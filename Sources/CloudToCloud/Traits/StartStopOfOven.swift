import HomeModel
import HomeTraits
import JSON

/// StartStop of a cavity of a Matter oven.
struct StartStopOfOven: CloudTrait {
    static let name = GoogleTrait.startStop
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: OvenCavityOperationalState.self) else { return nil }
        self.part = part
        self.state = state
    }

    var attributes: JSONObject { ["pausable": false] }

    var states: JSONObject? {
        state[OvenCavityOperationalState.operationalState].map { ["isRunning": .bool($0 == .running)] }
    }

    var commands: Set<GoogleCommand> {
        state.supports(OvenCavityOperationalState.Start.self) && state.supports(OvenCavityOperationalState.Stop.self)
            ? [.startStop] : []
    }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        let start = try parameters.bool("start")
        let expected: JSONObject = ["isRunning": .bool(start)]
        // What it does already it would refuse to begin.
        let current = state[OvenCavityOperationalState.operationalState]
        if current == (start ? .running : .stopped) { return CloudPlan(expecting: expected) }
        return start
            ? CloudPlan(OvenCavityOperationalState.Start(), on: part, expecting: expected).takingTime()
            : CloudPlan(OvenCavityOperationalState.Stop(), on: part, expecting: expected).takingTime()
    }
}

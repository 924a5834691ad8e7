import HomeModel
import HomeTraits
import JSON

/// RunCycle of a Matter appliance that estimates how long it takes. Without an estimate nothing remains, as far as it knows.
struct RunCycleOfOperationalState: CloudTrait {
    static let name = GoogleTrait.runCycle
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: OperationalState.self), state.supports(OperationalState.countdownTime) else {
            return nil
        }
        self.state = state
    }

    var states: JSONObject? {
        let remaining = JSON(Int64(state.value(OperationalState.countdownTime) ?? 0))
        var cycles: [JSON] = []
        if let phases = state.value(OperationalState.phaseList),
            let current = state.value(OperationalState.currentPhase),
            phases.indices.contains(Int(current))
        {
            cycles = [["currentCycle": .string(phases[Int(current)]), "lang": "en"]]
        }
        return [
            "currentRunCycle": .array(cycles), "currentTotalRemainingTime": remaining,
            "currentCycleRemainingTime": remaining,
        ]
    }
}

import HomeModel
import HomeTraits
import JSON

/// RunCycle of Google's own trait.
struct RunCycleOfGoogle: CloudTrait {
    static let name = GoogleTrait.runCycle
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleRunCycle.self) else { return nil }
        self.state = state
    }

    var states: JSONObject? {
        state.members(
            GoogleRunCycle.currentRunCycle, GoogleRunCycle.currentTotalRemainingTime,
            GoogleRunCycle.currentCycleRemainingTime
        ).having("currentRunCycle", "currentTotalRemainingTime", "currentCycleRemainingTime")
    }
}

import HomeModel
import HomeTraits
import JSON

/// ArmDisarm of Google's own trait.
struct ArmDisarmOfGoogle: CloudTrait {
    static let name = GoogleTrait.armDisarm
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleArmDisarm.self) else { return nil }
        self.part = part
        self.state = state
    }

    var attributes: JSONObject { state.members(GoogleArmDisarm.availableArmLevels, keys: .snake) }

    var states: JSONObject? {
        state.members(
            GoogleArmDisarm.isArmed, GoogleArmDisarm.currentArmLevel, GoogleArmDisarm.exitAllowance
        ).having("isArmed", "currentArmLevel")
    }

    var commands: Set<GoogleCommand> { [.armDisarm] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        let arm = try parameters.bool("arm")
        let cancel = try parameters.optionalBool("cancel")
        let level = try parameters.optionalText("armLevel")
        var expected: JSONObject = cancel == true ? ["isArmed": false] : ["isArmed": .bool(arm)]
        if arm, let level { expected["currentArmLevel"] = .string(level) }
        var plan = CloudPlan(
            GoogleArmDisarm.ArmDisarm(
                arm: arm, cancel: cancel, armLevel: level, followUpToken: try parameters.optionalText("followUpToken")),
            on: part, expecting: expected)
        plan.needsPin = !arm || cancel == true
        return plan.takingTime()
    }
}

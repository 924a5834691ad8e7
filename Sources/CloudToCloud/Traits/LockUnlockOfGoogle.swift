import HomeModel
import HomeTraits
import JSON

/// LockUnlock of Google's own trait.
struct LockUnlockOfGoogle: CloudTrait {
    static let name = GoogleTrait.lockUnlock
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleLockUnlock.self) else { return nil }
        self.part = part
        self.state = state
    }

    var states: JSONObject? {
        // What is jammed is neither locked nor unlocked.
        if state[GoogleLockUnlock.isJammed] == true { return ["isJammed": true] }
        return state.members(GoogleLockUnlock.isLocked, GoogleLockUnlock.isJammed).having("isLocked")
    }

    var commands: Set<GoogleCommand> { [.lockUnlock] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        let lock = try parameters.bool("lock")
        var plan = CloudPlan(
            GoogleLockUnlock.LockUnlock(lock: lock, followUpToken: try parameters.optionalText("followUpToken")),
            on: part, expecting: ["isLocked": .bool(lock)])
        plan.needsPin = !lock
        return plan.takingTime()
    }
}

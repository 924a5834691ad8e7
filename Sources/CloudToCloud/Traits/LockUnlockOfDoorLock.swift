import EverydayView
import HomeModel
import HomeTraits
import JSON

/// LockUnlock of a Matter lock. Not fully locked is jammed: neither locked nor unlocked.
struct LockUnlockOfDoorLock: CloudTrait {
    static let name = GoogleTrait.lockUnlock
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: DoorLock.self) else { return nil }
        self.part = part
        self.state = state
    }

    /// It said in an alarm that it is jammed, and nothing since.
    private var isJammed: Bool {
        part.part.trait(DoorLock.definition)?.alarms.contains(EverydayKeys.jammed) ?? false
    }

    var states: JSONObject? {
        guard let lockState = state.value(DoorLock.lockState) else { return nil }
        if isJammed || lockState == .notFullyLocked || state.value(DoorLock.doorState) == .doorJammed {
            return ["isJammed": true]
        }
        return ["isLocked": .bool(lockState == .locked), "isJammed": false]
    }

    var commands: Set<GoogleCommand> { [.lockUnlock] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        let lock = try parameters.bool("lock")
        var set: JSONObject = [EverydayKeys.locked: .bool(lock)]
        let usesPin = state[DoorLock.requirePinForRemoteOperation] == true
        if usesPin, let pin = parameters.pin { set[EverydayKeys.pin] = .string(pin) }
        var plan = CloudPlan(everyday: set, on: part, expecting: ["isLocked": .bool(lock)])
        plan.needsPin = !lock
        plan.usesPin = usesPin
        return plan.takingTime()
    }
}

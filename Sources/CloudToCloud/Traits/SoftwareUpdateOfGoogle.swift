import HomeModel
import HomeTraits
import JSON

/// SoftwareUpdate of Google's own trait.
struct SoftwareUpdateOfGoogle: CloudTrait {
    static let name = GoogleTrait.softwareUpdate
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleSoftwareUpdate.self) else { return nil }
        self.part = part
        self.state = state
    }

    var states: JSONObject? {
        state.members(GoogleSoftwareUpdate.lastSoftwareUpdateUnixTimestampSec)
            .having("lastSoftwareUpdateUnixTimestampSec")
    }

    var commands: Set<GoogleCommand> { [.softwareUpdate] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        var plan = CloudPlan(GoogleSoftwareUpdate.SoftwareUpdate(), on: part)
        plan.needsPin = GoogleDeviceType.isNetwork(part)
        return plan
    }
}

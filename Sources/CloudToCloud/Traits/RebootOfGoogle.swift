import HomeModel
import HomeTraits
import JSON

/// Reboot of Google's own trait.
struct RebootOfGoogle: CloudTrait {
    static let name = GoogleTrait.reboot
    private let part: CloudPart

    init?(_ part: CloudPart) {
        guard part.state(of: GoogleReboot.self) != nil else { return nil }
        self.part = part
    }

    var commands: Set<GoogleCommand> { [.reboot] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        var plan = CloudPlan(GoogleReboot.Reboot(), on: part)
        plan.needsPin = GoogleDeviceType.isNetwork(part)
        return plan
    }
}

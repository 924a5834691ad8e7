import HomeModel
import HomeTraits
import JSON

/// NetworkControl of Google's own trait.
struct NetworkControlOfGoogle: CloudTrait {
    static let name = GoogleTrait.networkControl
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleNetworkControl.self) else { return nil }
        self.part = part
        self.state = state
    }

    var attributes: JSONObject {
        state.members(
            GoogleNetworkControl.supportsEnablingGuestNetwork, GoogleNetworkControl.supportsDisablingGuestNetwork,
            GoogleNetworkControl.supportsGettingGuestNetworkPassword, GoogleNetworkControl.networkProfiles,
            GoogleNetworkControl.supportsEnablingNetworkProfile, GoogleNetworkControl.supportsDisablingNetworkProfile,
            GoogleNetworkControl.supportsNetworkDownloadSpeedTest,
            GoogleNetworkControl.supportsNetworkUploadSpeedTest)
    }

    var states: JSONObject? {
        state.members(
            GoogleNetworkControl.networkEnabled, GoogleNetworkControl.networkSettings,
            GoogleNetworkControl.guestNetworkEnabled, GoogleNetworkControl.guestNetworkSettings,
            GoogleNetworkControl.numConnectedDevices, GoogleNetworkControl.networkUsageMB,
            GoogleNetworkControl.networkUsageLimitMB, GoogleNetworkControl.networkUsageUnlimited,
            GoogleNetworkControl.lastNetworkDownloadSpeedTest, GoogleNetworkControl.lastNetworkUploadSpeedTest,
            GoogleNetworkControl.networkSpeedTestInProgress)
    }

    var commands: Set<GoogleCommand> {
        let commands: [(GoogleCommand, Bool)] = [
            (.enableDisableGuestNetwork, state.supports(GoogleNetworkControl.EnableDisableGuestNetwork.self)),
            (.enableDisableNetworkProfile, state.supports(GoogleNetworkControl.EnableDisableNetworkProfile.self)),
            (.getGuestNetworkPassword, state.supports(GoogleNetworkControl.GetGuestNetworkPassword.self)),
            (.testNetworkSpeed, state.supports(GoogleNetworkControl.TestNetworkSpeed.self)),
        ]
        return Set(commands.filter(\.1).map(\.0))
    }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        var plan: CloudPlan
        switch command {
        case .enableDisableGuestNetwork:
            let enable = try parameters.bool("enable")
            plan = CloudPlan(
                GoogleNetworkControl.EnableDisableGuestNetwork(enable: enable), on: part,
                expecting: ["guestNetworkEnabled": .bool(enable)])
        case .enableDisableNetworkProfile:
            let profile = try parameters.text("profile")
            guard state[GoogleNetworkControl.networkProfiles]?.contains(profile) == true else {
                throw GoogleError(.networkProfileNotRecognized)
            }
            plan = CloudPlan(
                GoogleNetworkControl.EnableDisableNetworkProfile(
                    profile: profile, enable: try parameters.bool("enable")), on: part)
        case .getGuestNetworkPassword:
            plan = CloudPlan(GoogleNetworkControl.GetGuestNetworkPassword(), on: part)
            plan.results = { $0 }
        default:
            plan = CloudPlan(
                GoogleNetworkControl.TestNetworkSpeed(
                    testDownloadSpeed: try parameters.bool("testDownloadSpeed"),
                    testUploadSpeed: try parameters.bool("testUploadSpeed"),
                    followUpToken: try parameters.optionalText("followUpToken")), on: part
            ).takingTime()
        }
        plan.needsPin = GoogleDeviceType.isNetwork(part)
        return plan
    }
}

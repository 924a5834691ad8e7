import HomeModel
import HomeTraits
import JSON

/// AppSelector of Google's own trait.
struct AppSelectorOfGoogle: CloudTrait {
    static let name = GoogleTrait.appSelector
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleAppSelector.self) else { return nil }
        self.part = part
        self.state = state
    }

    var attributes: JSONObject { state.members(GoogleAppSelector.availableApplications, keys: .snake) }

    var states: JSONObject? { state.members(GoogleAppSelector.currentApplication).having("currentApplication") }

    var commands: Set<GoogleCommand> { [.appInstall, .appSearch, .appSelect] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        let key = try parameters.optionalText("newApplication")
        let name = try parameters.optionalText("newApplicationName")
        guard key != nil || name != nil else { throw GoogleError(.valueOutOfRange) }
        switch command {
        case .appInstall:
            return CloudPlan(GoogleAppSelector.AppInstall(newApplication: key, newApplicationName: name), on: part)
        case .appSearch:
            return CloudPlan(GoogleAppSelector.AppSearch(newApplication: key, newApplicationName: name), on: part)
        default:
            if let key, state[GoogleAppSelector.availableApplications]?.contains(where: { $0.key == key }) != true {
                throw GoogleError(.noAvailableApp)
            }
            return CloudPlan(
                GoogleAppSelector.AppSelect(newApplication: key, newApplicationName: name), on: part,
                expecting: key.map { ["currentApplication": .string($0)] } ?? [:])
        }
    }
}

import HomeModel
import HomeTraits
import JSON

/// Toggles of Google's own trait.
struct TogglesOfGoogle: CloudTrait {
    static let name = GoogleTrait.toggles
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleToggles.self) else { return nil }
        self.part = part
        self.state = state
    }

    private var isCommandOnly: Bool { state[GoogleToggles.commandOnlyToggles] == true }

    private var names: [String] { state[GoogleToggles.availableToggles]?.map(\.name) ?? [] }

    var attributes: JSONObject {
        state.members(
            GoogleToggles.availableToggles, GoogleToggles.commandOnlyToggles, GoogleToggles.queryOnlyToggles,
            keys: .snake
        )
    }

    var states: JSONObject? {
        if isCommandOnly { return [:] }
        guard let settings = state[GoogleToggles.currentToggleSettings] else { return nil }
        var object = JSONObject()
        for name in names {
            guard let setting = settings.first(where: { $0.name == name }) else { return nil }
            object[name] = .bool(setting.setting)
        }
        return ["currentToggleSettings": .object(object)]
    }

    var commands: Set<GoogleCommand> { state[GoogleToggles.queryOnlyToggles] == true ? [] : [.setToggles] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        var settings: [GoogleToggles.ToggleSetting] = []
        for (name, value) in try parameters.members("updateToggleSettings") {
            guard let setting = value.boolValue, names.contains(name) else { throw GoogleError(.valueOutOfRange) }
            settings.append(GoogleToggles.ToggleSetting(name: name, setting: setting))
        }
        guard !settings.isEmpty else { throw GoogleError(.valueOutOfRange) }
        var expected = (pending["currentToggleSettings"] ?? states?["currentToggleSettings"])?.objectValue ?? [:]
        for setting in settings { expected[setting.name] = .bool(setting.setting) }
        return CloudPlan(
            GoogleToggles.SetToggles(updateToggleSettings: settings), on: part,
            expecting: isCommandOnly ? [:] : ["currentToggleSettings": .object(expected)])
    }
}

import HomeModel
import HomeTraits
import JSON

/// Modes of Google's own trait.
struct ModesOfGoogle: CloudTrait {
    static let name = GoogleTrait.modes
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleModes.self) else { return nil }
        self.part = part
        self.state = state
    }

    private var isCommandOnly: Bool { state[GoogleModes.commandOnlyModes] == true }

    /// Google wants at least two settings of a mode.
    private var modes: [GoogleModes.Mode] { state[GoogleModes.availableModes]?.filter { $0.settings.count > 1 } ?? [] }

    var attributes: JSONObject {
        let all = state.members(
            GoogleModes.commandOnlyModes, GoogleModes.queryOnlyModes, GoogleModes.availableModes, keys: .snake)
        let known = Set(modes.map(\.name))
        let shown = (all["availableModes"]?.arrayValue ?? []).filter {
            $0["name"]?.stringValue.map(known.contains) ?? false
        }
        return all.adding(["availableModes": .array(shown)])
    }

    var states: JSONObject? {
        if isCommandOnly { return [:] }
        guard let settings = state[GoogleModes.currentModeSettings] else { return nil }
        var object = JSONObject()
        for mode in modes {
            guard let setting = settings.first(where: { $0.name == mode.name })?.setting,
                mode.settings.contains(where: { $0.settingName == setting })
            else { return nil }
            object[mode.name] = .string(setting)
        }
        return ["currentModeSettings": .object(object)]
    }

    var commands: Set<GoogleCommand> { state[GoogleModes.queryOnlyModes] == true ? [] : [.setModes] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        var settings: [GoogleModes.ModeSetting] = []
        for (name, value) in try parameters.members("updateModeSettings") {
            guard let setting = value.stringValue, let mode = modes.first(where: { $0.name == name }),
                mode.settings.contains(where: { $0.settingName == setting })
            else { throw GoogleError(.valueOutOfRange) }
            settings.append(GoogleModes.ModeSetting(name: name, setting: setting))
        }
        guard !settings.isEmpty else { throw GoogleError(.valueOutOfRange) }
        var expected = (pending["currentModeSettings"] ?? states?["currentModeSettings"])?.objectValue ?? [:]
        for setting in settings { expected[setting.name] = .string(setting.setting) }
        return CloudPlan(
            GoogleModes.SetModes(updateModeSettings: settings), on: part,
            expecting: isCommandOnly ? [:] : ["currentModeSettings": .object(expected)])
    }
}

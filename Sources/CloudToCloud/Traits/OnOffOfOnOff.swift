import EverydayView
import HomeModel
import HomeTraits
import JSON

/// OnOff of a Matter part that is turned on and off. A speaker's is its mute (Matter Device Library), which counts where nothing else
/// of the device is turned on and off.
struct OnOffOfOnOff: CloudTrait {
    static let name = GoogleTrait.onOff
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: OnOff.self), !part.isSpeaker || !part.isElsewhere(OnOff.self) else {
            return nil
        }
        let canSwitch = state.supports(OnOff.On.self) && state.supports(OnOff.Off.self)
        guard canSwitch || state.supports(OnOff.onOff) else { return nil }
        self.part = part
        self.state = state
    }

    private var canSwitch: Bool { state.supports(OnOff.On.self) && state.supports(OnOff.Off.self) }

    var attributes: JSONObject {
        // Google's schema wants the other one spelt out, too.
        if !state.supports(OnOff.onOff) { return ["commandOnlyOnOff": true, "queryOnlyOnOff": false] }
        return canSwitch ? [:] : ["commandOnlyOnOff": false, "queryOnlyOnOff": true]
    }

    var states: JSONObject? {
        guard state.supports(OnOff.onOff) else { return [:] }
        return state[OnOff.onOff].map { ["on": .bool($0)] }
    }

    var commands: Set<GoogleCommand> { canSwitch ? [.onOff] : [] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        let on = try parameters.bool("on")
        let expected: JSONObject = states?.isEmpty == true ? [:] : ["on": .bool(on)]
        return on
            ? CloudPlan(OnOff.On(), on: part, expecting: expected)
            : CloudPlan(OnOff.Off(), on: part, expecting: expected)
    }
}

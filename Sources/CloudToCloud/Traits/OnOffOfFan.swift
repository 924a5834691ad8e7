import EverydayView
import HomeModel
import HomeTraits
import JSON

/// OnOff of a part that is a fan and has no OnOff of its own: a fan in a mode other than off is on.
struct OnOffOfFan: CloudTrait {
    static let name = GoogleTrait.onOff
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: FanControl.self), part.state(of: OnOff.self) == nil else { return nil }
        self.part = part
        self.state = state
    }

    /// By number, since a mode that the definition does not know is none that is off.
    private var isOn: Bool? {
        state[attribute: FanControl.fanMode.index]?.uintValue.map { $0 != UInt64(FanControl.FanMode.off.rawValue) }
    }

    var states: JSONObject? { isOn.map { ["on": .bool($0)] } }

    var commands: Set<GoogleCommand> { [.onOff] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        let on = try parameters.bool("on")
        if on, isOn == true { return CloudPlan(expecting: ["on": true]) }
        let mode: FanControl.FanMode = on ? .high : .off
        var plan = CloudPlan(expecting: ["on": .bool(on)])
        plan.write(mode, to: FanControl.fanMode, on: part)
        return plan
    }
}

import EverydayView
import HomeModel
import HomeTraits
import JSON

/// Brightness of a part with a level that is no volume.
struct BrightnessOfLevel: CloudTrait {
    static let name = GoogleTrait.brightness
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: LevelControl.self), !part.isSpeaker,
            state.supports(LevelControl.currentLevel), state.supports(LevelControl.MoveToLevel.self),
            part.state(of: PumpConfigurationAndControl.self) == nil
        else { return nil }
        self.part = part
        self.state = state
    }

    /// A lit lamp is never 0 %.
    private static func percent(_ level: UInt8, isLit: Bool) -> Int64 {
        max(LevelPercent.percent(ofLevel: level), level > 0 || isLit ? 1 : 0)
    }

    private var percent: Int64? {
        guard let level = state.value(LevelControl.currentLevel) else { return nil }
        return Self.percent(level, isLit: part.state(of: OnOff.self)?[OnOff.onOff] ?? false)
    }

    /// A lamp whose level is null can be dimmed all the same.
    var attributes: JSONObject { percent == nil ? ["commandOnlyBrightness": true] : [:] }

    var states: JSONObject? { percent.map { ["brightness": JSON($0)] } ?? [:] }

    var commands: Set<GoogleCommand> { [.brightnessAbsolute, .brightnessRelative] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        var wish: Int64
        if command == .brightnessAbsolute {
            wish = try parameters.integer("brightness")
            guard (0...100).contains(wish) else { throw GoogleError(.valueOutOfRange) }
        } else {
            let step = try parameters.relativePercent("brightnessRelativePercent", orWeight: "brightnessRelativeWeight")
            guard let now = pending["brightness"]?.intValue ?? percent else { throw GoogleError(.deviceNotReady) }
            // Dimmer is not off.
            wish = min(max(now + Int64(step.rounded()), 1), 100)
        }
        guard wish > 0 else {
            guard part.state(of: OnOff.self)?.supports(OnOff.Off.self) == true else {
                throw GoogleError(.valueOutOfRange)
            }
            return CloudPlan(everyday: [EverydayKeys.brightness: 0], on: part, expecting: ["on": false])
        }
        let level = LampLevel(state).level(ofPercent: wish)
        var expected: JSONObject = ["brightness": JSON(Self.percent(level, isLit: true))]
        if part.state(of: OnOff.self)?.supports(OnOff.On.self) == true { expected["on"] = true }
        return CloudPlan(everyday: [EverydayKeys.brightness: JSON(wish)], on: part, expecting: expected)
    }
}

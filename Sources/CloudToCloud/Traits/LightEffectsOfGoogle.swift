import HomeModel
import HomeTraits
import JSON

/// LightEffects of Google's own trait.
struct LightEffectsOfGoogle: CloudTrait {
    static let name = GoogleTrait.lightEffects
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleLightEffects.self) else { return nil }
        self.part = part
        self.state = state
    }

    var attributes: JSONObject {
        state.members(
            GoogleLightEffects.defaultSleepDuration, GoogleLightEffects.defaultWakeDuration,
            GoogleLightEffects.supportedEffects, words: .camel)
    }

    /// Google's schema has no word for no effect: it is one whose end lies in the past.
    var states: JSONObject? {
        guard let effect = state[GoogleLightEffects.activeLightEffect] else { return nil }
        guard effect == nil else {
            return state.members(
                GoogleLightEffects.activeLightEffect, GoogleLightEffects.lightEffectEndUnixTimestampSec, words: .camel
            ).having("activeLightEffect")
        }
        return attributes["supportedEffects"]?[0].map {
            ["activeLightEffect": $0, "lightEffectEndUnixTimestampSec": 0]
        }
    }

    var commands: Set<GoogleCommand> {
        let effects: [(GoogleCommand, Bool)] = [
            (.colorLoop, state.supports(GoogleLightEffects.ColorLoop.self)),
            (.sleep, state.supports(GoogleLightEffects.Sleep.self)),
            (.wake, state.supports(GoogleLightEffects.Wake.self)),
        ]
        return Set(effects.filter(\.1).map(\.0)).union([.stopEffect])
    }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        guard command != .stopEffect else { return CloudPlan(GoogleLightEffects.StopEffect(), on: part) }
        let duration = try parameters.optionalInteger("duration", as: UInt16.self)
        if let duration, !(300...3600).contains(duration) { throw GoogleError(.valueOutOfRange) }
        switch command {
        case .colorLoop: return CloudPlan(GoogleLightEffects.ColorLoop(duration: duration), on: part)
        case .sleep: return CloudPlan(GoogleLightEffects.Sleep(duration: duration), on: part)
        default: return CloudPlan(GoogleLightEffects.Wake(duration: duration), on: part)
        }
    }
}

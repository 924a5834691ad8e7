import HomeModel
import HomeTraits
import JSON

/// HumiditySetting of Google's own trait.
struct HumiditySettingOfGoogle: CloudTrait {
    static let name = GoogleTrait.humiditySetting
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleHumiditySetting.self) else { return nil }
        self.part = part
        self.state = state
    }

    var attributes: JSONObject {
        state.members(
            GoogleHumiditySetting.humiditySetpointRange, GoogleHumiditySetting.commandOnlyHumiditySetting,
            GoogleHumiditySetting.queryOnlyHumiditySetting)
    }

    var states: JSONObject? {
        if state[GoogleHumiditySetting.commandOnlyHumiditySetting] == true { return [:] }
        let states = state.members(
            GoogleHumiditySetting.humiditySetpointPercent, GoogleHumiditySetting.humidityAmbientPercent)
        return states.isEmpty ? nil : states
    }

    var commands: Set<GoogleCommand> {
        state[GoogleHumiditySetting.queryOnlyHumiditySetting] == true ? [] : [.setHumidity, .humidityRelative]
    }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        let range = state[GoogleHumiditySetting.humiditySetpointRange]
        let (lowest, highest) = (Int64(range?.minPercent ?? 0), Int64(range?.maxPercent ?? 100))
        var wish: Int64
        if command == .setHumidity {
            wish = try parameters.integer("humidity")
            guard lowest <= wish, wish <= highest else { throw GoogleError(.valueOutOfRange) }
        } else {
            let step = try parameters.relativePercent("humidityRelativePercent", orWeight: "humidityRelativeWeight")
            guard
                let now = pending["humiditySetpointPercent"]?.intValue
                    ?? state[GoogleHumiditySetting.humiditySetpointPercent].map(Int64.init)
            else { throw GoogleError(.deviceNotReady) }
            wish = min(max(now + Int64(step.rounded()), lowest), highest)
        }
        return CloudPlan(
            GoogleHumiditySetting.SetHumidity(humidity: UInt8(clamping: wish)), on: part,
            expecting: ["humiditySetpointPercent": JSON(wish)])
    }
}

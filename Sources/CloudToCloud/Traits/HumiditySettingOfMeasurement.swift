import HomeModel
import HomeTraits
import JSON

/// HumiditySetting of a part that measures humidity: whole percent, from 1 on.
struct HumiditySettingOfMeasurement: CloudTrait {
    static let name = GoogleTrait.humiditySetting
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: RelativeHumidityMeasurement.self), part.state(of: Thermostat.self) == nil
        else {
            return nil
        }
        self.state = state
    }

    var attributes: JSONObject { ["queryOnlyHumiditySetting": true] }

    var states: JSONObject? {
        state.value(RelativeHumidityMeasurement.measuredValue)
            .map { ["humidityAmbientPercent": JSON(min(max((Int64($0) + 50) / 100, 1), 100))] }
    }
}

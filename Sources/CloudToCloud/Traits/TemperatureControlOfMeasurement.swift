import HomeModel
import HomeTraits
import JSON

/// TemperatureControl of an appliance that measures a temperature beside what it is there for.
struct TemperatureControlOfMeasurement: CloudTrait {
    static let name = GoogleTrait.temperatureControl
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: TemperatureMeasurement.self), part.state(of: Thermostat.self) == nil,
            !part.has(type: 0x0302)
        else { return nil }
        self.state = state
    }

    var attributes: JSONObject {
        let lowest = state.value(TemperatureMeasurement.minMeasuredValue) ?? -4000
        let highest = state.value(TemperatureMeasurement.maxMeasuredValue) ?? 12_500
        return [
            "temperatureRange": [
                "minThresholdCelsius": .number(Double(min(lowest, highest)) / 100),
                "maxThresholdCelsius": .number(Double(max(lowest, highest)) / 100),
            ], "temperatureUnitForUX": "C", "queryOnlyTemperatureControl": true,
        ]
    }

    var states: JSONObject? {
        state.value(TemperatureMeasurement.measuredValue).map {
            ["temperatureAmbientCelsius": .number(Double($0) / 100)]
        }
    }
}

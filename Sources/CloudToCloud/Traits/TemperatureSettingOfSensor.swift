import HomeModel
import HomeTraits
import JSON

/// TemperatureSetting of a sensor that only measures a temperature: Google wants such sensors as thermostats that are query-only.
/// What its schema demands beside the temperature says nothing: the mode is `off`, and the setpoint is what is measured.
struct TemperatureSettingOfSensor: CloudTrait {
    static let name = GoogleTrait.temperatureSetting
    private let state: TraitState
    private let humidity: TraitState?

    init?(_ part: CloudPart) {
        guard part.has(type: 0x0302), let state = part.state(of: TemperatureMeasurement.self),
            part.state(of: Thermostat.self) == nil
        else { return nil }
        self.state = state
        humidity = part.state(of: RelativeHumidityMeasurement.self)
    }

    var attributes: JSONObject {
        [
            "availableThermostatModes": ["off"], "thermostatTemperatureUnit": "C",
            "commandOnlyTemperatureSetting": false, "queryOnlyTemperatureSetting": true,
        ]
    }

    var states: JSONObject? {
        guard let raw = state.value(TemperatureMeasurement.measuredValue) else { return nil }
        let degrees = JSON.number(Double(raw) / 100)
        return [
            "thermostatMode": "off", "thermostatTemperatureAmbient": degrees, "thermostatTemperatureSetpoint": degrees,
        ]
    }
}

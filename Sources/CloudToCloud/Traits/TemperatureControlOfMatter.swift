import HomeModel
import HomeTraits
import JSON

/// TemperatureControl of a Matter appliance whose temperature is a number.
struct TemperatureControlOfMatter: CloudTrait {
    static let name = GoogleTrait.temperatureControl
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: TemperatureControl.self),
            state.supports(TemperatureControl.temperatureSetpoint)
        else { return nil }
        self.part = part
        self.state = state
    }

    private var range: ClosedRange<Double> {
        let lowest = state[TemperatureControl.minTemperature].map(Double.init) ?? -27_315
        let highest = state[TemperatureControl.maxTemperature].map(Double.init) ?? 32_767
        return lowest <= highest ? (lowest / 100)...(highest / 100) : (highest / 100)...(lowest / 100)
    }

    var attributes: JSONObject {
        var attributes: JSONObject = [
            "temperatureRange": [
                "minThresholdCelsius": .number(range.lowerBound), "maxThresholdCelsius": .number(range.upperBound),
            ], "temperatureUnitForUX": "C",
        ]
        if let step = state[TemperatureControl.step], step > 0 {
            attributes.append("temperatureStepCelsius", .number(Double(step) / 100))
        }
        return attributes
    }

    var states: JSONObject? {
        var states = JSONObject()
        if let setpoint = state[TemperatureControl.temperatureSetpoint] {
            states.append("temperatureSetpointCelsius", .number(Double(setpoint) / 100))
        }
        if let measured = part.state(of: TemperatureMeasurement.self)?.value(TemperatureMeasurement.measuredValue) {
            states.append("temperatureAmbientCelsius", .number(Double(measured) / 100))
        }
        return states.having("temperatureSetpointCelsius")
    }

    var commands: Set<GoogleCommand> { [.setTemperature] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        let degrees = try parameters.number("temperature")
        guard range.contains(degrees) else { throw GoogleError(.valueOutOfRange) }
        var raw = (degrees * 100).rounded()
        if let step = state[TemperatureControl.step], step > 0 {
            // To the nearest step from the lowest temperature on.
            let lowest = range.lowerBound * 100
            raw = min(lowest + ((raw - lowest) / Double(step)).rounded() * Double(step), range.upperBound * 100)
        }
        return CloudPlan(
            TemperatureControl.SetTemperature(targetTemperature: Int16(clamping: Int64(raw))), on: part,
            expecting: ["temperatureSetpointCelsius": .number(raw / 100)])
    }
}

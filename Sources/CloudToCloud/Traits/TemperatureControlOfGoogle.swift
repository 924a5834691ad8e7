import HomeModel
import HomeTraits
import JSON

/// TemperatureControl of Google's own trait.
struct TemperatureControlOfGoogle: CloudTrait {
    static let name = GoogleTrait.temperatureControl
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleTemperatureControl.self) else { return nil }
        self.part = part
        self.state = state
    }

    private var isQueryOnly: Bool { state[GoogleTemperatureControl.queryOnlyTemperatureControl] == true }

    private var isCommandOnly: Bool { state[GoogleTemperatureControl.commandOnlyTemperatureControl] == true }

    var attributes: JSONObject {
        state.members(
            GoogleTemperatureControl.temperatureRange, GoogleTemperatureControl.temperatureStepCelsius,
            GoogleTemperatureControl.temperatureUnitForUX, GoogleTemperatureControl.commandOnlyTemperatureControl,
            GoogleTemperatureControl.queryOnlyTemperatureControl)
    }

    var states: JSONObject? {
        if isCommandOnly { return [:] }
        let states = state.members(
            GoogleTemperatureControl.temperatureSetpointCelsius, GoogleTemperatureControl.temperatureAmbientCelsius)
        return states.isEmpty ? nil : states
    }

    var commands: Set<GoogleCommand> { isQueryOnly ? [] : [.setTemperature] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        let degrees = try parameters.number("temperature")
        if let range = state[GoogleTemperatureControl.temperatureRange],
            degrees < range.minThresholdCelsius || degrees > range.maxThresholdCelsius
        {
            throw GoogleError(.valueOutOfRange)
        }
        return CloudPlan(
            GoogleTemperatureControl.SetTemperature(temperature: degrees), on: part,
            expecting: isCommandOnly ? [:] : ["temperatureSetpointCelsius": .number(degrees)])
    }
}

import HomeModel
import HomeTraits
import JSON

/// Dispense of Google's own trait.
struct DispenseOfGoogle: CloudTrait {
    static let name = GoogleTrait.dispense
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleDispense.self) else { return nil }
        self.part = part
        self.state = state
    }

    var attributes: JSONObject {
        let attributes = state.members(
            GoogleDispense.supportedDispenseItems, GoogleDispense.supportedDispensePresets, keys: .snake)
        return attributes.isEmpty ? ["supportedDispenseItems": []] : attributes
    }

    var states: JSONObject? { state.members(GoogleDispense.dispenseItems) }

    var commands: Set<GoogleCommand> { [.dispense] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        var unit: GoogleDispense.Unit?
        if let word = try parameters.optionalText("unit") {
            unit = GoogleDispense.Unit.definition.value(spelt: word, .upperSnake)
                .flatMap { GoogleDispense.Unit(value: .integer(Int64($0))) }
            guard unit != nil else { throw GoogleError(.valueOutOfRange) }
        }
        return CloudPlan(
            GoogleDispense.Dispense(
                item: try parameters.optionalText("item"), amount: try parameters.optionalNumber("amount"), unit: unit,
                presetName: try parameters.optionalText("presetName")), on: part
        ).takingTime()
    }
}

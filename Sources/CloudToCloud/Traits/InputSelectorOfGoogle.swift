import HomeModel
import HomeTraits
import JSON

/// InputSelector of Google's own trait.
struct InputSelectorOfGoogle: CloudTrait {
    static let name = GoogleTrait.inputSelector
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleInputSelector.self) else { return nil }
        self.part = part
        self.state = state
    }

    var attributes: JSONObject {
        state.members(
            GoogleInputSelector.availableInputs, GoogleInputSelector.commandOnlyInputSelector,
            GoogleInputSelector.orderedInputs, keys: .snake)
    }

    var states: JSONObject? {
        if state[GoogleInputSelector.commandOnlyInputSelector] == true { return [:] }
        return state.members(GoogleInputSelector.currentInput).having("currentInput")
    }

    var commands: Set<GoogleCommand> {
        state.supports(GoogleInputSelector.NextInput.self) ? [.setInput, .nextInput, .previousInput] : [.setInput]
    }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        switch command {
        case .setInput:
            let key = try parameters.text("newInput")
            guard state[GoogleInputSelector.availableInputs]?.contains(where: { $0.key == key }) == true else {
                throw GoogleError(.unsupportedInput)
            }
            return CloudPlan(
                GoogleInputSelector.SetInput(newInput: key), on: part, expecting: ["currentInput": .string(key)])
        case .nextInput: return CloudPlan(GoogleInputSelector.NextInput(), on: part)
        default: return CloudPlan(GoogleInputSelector.PreviousInput(), on: part)
        }
    }
}

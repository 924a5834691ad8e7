import HomeModel
import HomeTraits
import JSON

/// InputSelector of a Matter player: the keys are the inputs' numbers.
struct InputSelectorOfMediaInput: CloudTrait {
    static let name = GoogleTrait.inputSelector
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: MediaInput.self) else { return nil }
        self.part = part
        self.state = state
    }

    private var inputs: [MediaInput.InputInfo] { state[MediaInput.inputList] ?? [] }

    var attributes: JSONObject {
        [
            "availableInputs": .array(
                inputs.map { input in
                    [
                        "key": .string(String(input.index)),
                        "names": [["lang": "en", "name_synonym": [.string(input.name)]]],
                    ]
                }), "orderedInputs": false,
        ]
    }

    var states: JSONObject? {
        guard let current = state[MediaInput.currentInput], inputs.contains(where: { $0.index == current }) else {
            return nil
        }
        return ["currentInput": .string(String(current))]
    }

    var commands: Set<GoogleCommand> { [.setInput] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        let key = try parameters.text("newInput")
        guard let input = inputs.first(where: { String($0.index) == key }) else { throw GoogleError(.unsupportedInput) }
        return CloudPlan(
            MediaInput.SelectInput(index: input.index), on: part, expecting: ["currentInput": .string(key)])
    }
}

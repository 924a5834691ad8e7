import HomeModel
import HomeTraits
import JSON

/// Cook of Google's own trait.
struct CookOfGoogle: CloudTrait {
    static let name = GoogleTrait.cook
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleCook.self) else { return nil }
        self.part = part
        self.state = state
    }

    var attributes: JSONObject {
        state.members(GoogleCook.supportedCookingModes, GoogleCook.foodPresets, keys: .snake)
    }

    var states: JSONObject? {
        guard let mode = state[GoogleCook.currentCookingMode] else { return nil }
        let rest = state.members(
            GoogleCook.currentCookingMode, GoogleCook.currentFoodPreset, GoogleCook.currentFoodQuantity,
            GoogleCook.currentFoodUnit)
        // Nothing is being cooked.
        return mode == nil ? ["currentCookingMode": "NONE"] : rest.having("currentCookingMode")
    }

    var commands: Set<GoogleCommand> { [.cook] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        let start = try parameters.bool("start")
        let mode = try parameters.optionalText("cookingMode")
        let unit = try parameters.optionalText("unit")
        let cookingMode = try Self.member(mode, of: GoogleCook.CookingMode.definition, as: GoogleCook.CookingMode.self)
        let cook = GoogleCook.Cook(
            start: start, cookingMode: cookingMode, foodPreset: try parameters.optionalText("foodPreset"),
            quantity: try parameters.optionalNumber("quantity"),
            unit: try Self.member(unit, of: GoogleCook.Unit.definition, as: GoogleCook.Unit.self))
        let expected = start ? mode : "NONE"
        return CloudPlan(
            cook, on: part, expecting: expected.map { ["currentCookingMode": .string($0)] } ?? [:]
        ).takingTime()
    }

    private static func member<Member: ValueConvertible>(
        _ word: String?, of definition: EnumDefinition, as type: Member.Type
    ) throws(GoogleError) -> Member? {
        guard let word else { return nil }
        guard let number = definition.value(spelt: word, .upperSnake),
            let member = Member(value: .integer(Int64(number)))
        else { throw GoogleError(.valueOutOfRange) }
        return member
    }
}

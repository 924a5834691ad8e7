import HomeModel
import HomeTraits
import JSON

/// Fill of Google's own trait.
struct FillOfGoogle: CloudTrait {
    static let name = GoogleTrait.fill
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleFill.self) else { return nil }
        self.part = part
        self.state = state
    }

    /// Of Google's names for levels, one is in lowerCamel.
    var attributes: JSONObject {
        guard let levels = state[GoogleFill.availableFillLevels] else { return [:] }
        let names = state.members(GoogleFill.availableFillLevels, keys: .snake)["availableFillLevels"]
        return [
            "availableFillLevels": [
                "levels": names?["levels"] ?? [], "ordered": .bool(levels.ordered),
                "supportsFillPercent": .bool(levels.supportsFillPercent),
            ]
        ]
    }

    var states: JSONObject? {
        state.members(GoogleFill.isFilled, GoogleFill.currentFillLevel, GoogleFill.currentFillPercent)
            .having("isFilled")
    }

    var commands: Set<GoogleCommand> { [.fill] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        let fill = try parameters.bool("fill")
        let level = try parameters.optionalText("fillLevel")
        let percent = parameters.has("fillPercent") ? try parameters.percent("fillPercent") : nil
        var expected: JSONObject = ["isFilled": .bool(fill)]
        if let level { expected["currentFillLevel"] = .string(level) }
        if let percent { expected["currentFillPercent"] = .number(percent) }
        return CloudPlan(
            GoogleFill.Fill(fill: fill, fillLevel: level, fillPercent: percent), on: part, expecting: expected
        ).takingTime()
    }
}

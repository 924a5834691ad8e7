import HomeModel
import HomeTraits
import JSON

/// OpenClose of Google's own trait.
struct OpenCloseOfGoogle: CloudTrait {
    static let name = GoogleTrait.openClose
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleOpenClose.self) else { return nil }
        self.part = part
        self.state = state
    }

    private var hasDirections: Bool { (state[GoogleOpenClose.openDirection]?.count ?? 0) > 1 }

    private var isCommandOnly: Bool { state[GoogleOpenClose.commandOnlyOpenClose] == true }

    var attributes: JSONObject {
        state.members(
            GoogleOpenClose.discreteOnlyOpenClose, GoogleOpenClose.openDirection, GoogleOpenClose.commandOnlyOpenClose,
            GoogleOpenClose.queryOnlyOpenClose)
    }

    var states: JSONObject? {
        if isCommandOnly { return [:] }
        if hasDirections { return state.members(GoogleOpenClose.openState).having("openState") }
        if state.supports(GoogleOpenClose.openPercent) {
            return state.members(GoogleOpenClose.openPercent).having("openPercent")
        }
        return state[GoogleOpenClose.openState]?.first.map { ["openPercent": .number($0.openPercent)] }
    }

    var commands: Set<GoogleCommand> {
        var commands: Set<GoogleCommand> = []
        if state.supports(GoogleOpenClose.OpenClose.self) { commands.insert(.openClose) }
        if state.supports(GoogleOpenClose.OpenCloseRelative.self) { commands.insert(.openCloseRelative) }
        return state[GoogleOpenClose.queryOnlyOpenClose] == true ? [] : commands
    }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        var direction: GoogleOpenClose.OpenDirection?
        if let word = try parameters.optionalText("openDirection") {
            direction = state[GoogleOpenClose.openDirection]?.first { "\($0)".uppercased() == word }
            guard direction != nil else { throw GoogleError(.valueOutOfRange) }
        }
        if command == .openCloseRelative {
            let step = try parameters.openingStep
            var plan = CloudPlan(
                GoogleOpenClose.OpenCloseRelative(openRelativePercent: step, openDirection: direction), on: part)
            plan.needsPin = step > 0 && GoogleDeviceType.isEntrance(part)
            return plan.takingTime()
        }
        let percent = try parameters.percent("openPercent")
        if state[GoogleOpenClose.discreteOnlyOpenClose] == true, percent != 0, percent != 100 {
            throw GoogleError(.valueOutOfRange)
        }
        var plan = CloudPlan(expecting: hasDirections || isCommandOnly ? [:] : ["openPercent": .number(percent)])
        // What is there already must not be moved: some drives only know one button.
        if hasDirections || isCommandOnly || states?["openPercent"]?.doubleValue != percent {
            plan.invoke(
                GoogleOpenClose.OpenClose(
                    openPercent: percent, openDirection: direction,
                    followUpToken: try parameters.optionalText("followUpToken")), on: part)
        }
        plan.needsPin = percent > 0 && GoogleDeviceType.isEntrance(part)
        return plan.takingTime()
    }
}

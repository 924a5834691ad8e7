import HomeModel
import HomeTraits
import JSON

/// OpenClose of a Matter water valve.
struct OpenCloseOfValve: CloudTrait {
    static let name = GoogleTrait.openClose
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: ValveConfigurationAndControl.self) else { return nil }
        self.part = part
        self.state = state
    }

    private var hasLevel: Bool { state.has(ValveConfigurationAndControl.Features.level) }

    private var percent: Int64? {
        if let level = state.value(ValveConfigurationAndControl.currentLevel) { return Int64(min(level, 100)) }
        switch state.value(ValveConfigurationAndControl.currentState) {
        case .closed: return 0
        case .open: return 100
        case .transitioning, nil:
            return state.value(ValveConfigurationAndControl.targetState).map { $0 == .open ? 100 : 0 }
        }
    }

    var attributes: JSONObject { hasLevel ? [:] : ["discreteOnlyOpenClose": true] }

    var states: JSONObject? { percent.map { ["openPercent": JSON($0)] } }

    var commands: Set<GoogleCommand> { hasLevel ? [.openClose, .openCloseRelative] : [.openClose] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        let wish = try parameters.opening(
            by: command, from: percent.map(Double.init), pending: pending, isDiscrete: !hasLevel)
        let expected: JSONObject = ["openPercent": .number(wish)]
        let plan =
            wish == 0
            ? CloudPlan(ValveConfigurationAndControl.Close(), on: part, expecting: expected)
            : CloudPlan(
                ValveConfigurationAndControl.Open(targetLevel: hasLevel ? UInt8(wish) : nil), on: part,
                expecting: expected)
        return plan.takingTime()
    }
}

import HomeModel
import HomeTraits
import JSON

/// OpenClose of a Matter closure, which opens and closes as a whole.
struct OpenCloseOfClosure: CloudTrait {
    static let name = GoogleTrait.openClose
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: ClosureControl.self), state.supports(ClosureControl.MoveTo.self),
            state.has(ClosureControl.Features.positioning)
        else { return nil }
        self.part = part
        self.state = state
    }

    var attributes: JSONObject { ["discreteOnlyOpenClose": true] }

    var states: JSONObject? {
        guard let position = state.value(ClosureControl.overallCurrentState)?.position ?? nil else { return nil }
        return ["openPercent": position == .fullyClosed ? 0 : 100]
    }

    var commands: Set<GoogleCommand> { [.openClose] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        let percent = try parameters.percent("openPercent")
        guard percent == 0 || percent == 100 else { throw GoogleError(.valueOutOfRange) }
        var plan = CloudPlan(expecting: ["openPercent": .number(percent)])
        if states?["openPercent"]?.doubleValue != percent {
            plan.invoke(ClosureControl.MoveTo(position: percent == 0 ? .moveToFullyClosed : .moveToFullyOpen), on: part)
        }
        plan.needsPin = percent > 0 && GoogleDeviceType.isEntrance(part)
        return plan.takingTime()
    }
}

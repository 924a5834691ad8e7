import EverydayView
import HomeModel
import HomeTraits
import JSON

/// OpenClose of a Matter window covering: its lift, or its tilt where it has no lift. Matter counts how far it is closed.
struct OpenCloseOfCovering: CloudTrait {
    static let name = GoogleTrait.openClose
    private let part: CloudPart
    private let state: TraitState
    private let isTilting: Bool

    init?(_ part: CloudPart) {
        guard let state = part.state(of: WindowCovering.self) else { return nil }
        self.part = part
        self.state = state
        isTilting = !state.has(WindowCovering.Features.lift)
    }

    private var position: AttributeKey<WindowCovering, UInt16?> {
        isTilting
            ? WindowCovering.currentPositionTiltPercent100ths : WindowCovering.currentPositionLiftPercent100ths
    }

    private var target: UInt16? {
        state.value(
            isTilting
                ? WindowCovering.targetPositionTiltPercent100ths : WindowCovering.targetPositionLiftPercent100ths)
    }

    private var isDiscrete: Bool {
        !(isTilting
            ? state.supports(WindowCovering.GoToTiltPercentage.self)
            : state.supports(WindowCovering.GoToLiftPercentage.self))
    }

    private var percent: Int64? { state.value(position).map { OpenPercent.percent(ofClosed: $0) } }

    private var tellsPosition: Bool { state.supports(position) }

    var attributes: JSONObject {
        var attributes = JSONObject()
        if isDiscrete { attributes.append("discreteOnlyOpenClose", true) }
        if !tellsPosition { attributes.append("commandOnlyOpenClose", true) }
        return attributes
    }

    var states: JSONObject? {
        guard tellsPosition else { return [:] }
        guard let percent else { return nil }
        return ["openPercent": JSON(isDiscrete && percent > 0 ? 100 : percent)]
    }

    var commands: Set<GoogleCommand> {
        isDiscrete || !tellsPosition ? [.openClose] : [.openClose, .openCloseRelative]
    }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        let wish = try parameters.opening(
            by: command, from: percent.map(Double.init), pending: pending, isDiscrete: isDiscrete)
        let closed = OpenPercent.closed(ofPercent: Int64(wish))
        var plan = CloudPlan(expecting: tellsPosition ? ["openPercent": .number(wish)] : [:])
        plan.takesTime = true
        // What is there already must not be moved: some drives only know one button.
        let stands = state.value(position) == closed && (target ?? closed) == closed
        guard !tellsPosition || !stands else { return plan }
        move(to: closed, &plan)
        return plan
    }

    private func move(to closed: UInt16, _ plan: inout CloudPlan) {
        if isDiscrete {
            if closed == 0 {
                plan.invoke(WindowCovering.UpOrOpen(), on: part)
            } else {
                plan.invoke(WindowCovering.DownOrClose(), on: part)
            }
        } else if isTilting {
            plan.invoke(WindowCovering.GoToTiltPercentage(tiltPercent100thsValue: closed), on: part)
        } else {
            plan.invoke(WindowCovering.GoToLiftPercentage(liftPercent100thsValue: closed), on: part)
        }
    }
}

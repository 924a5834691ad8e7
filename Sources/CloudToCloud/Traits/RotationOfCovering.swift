import EverydayView
import HomeModel
import HomeTraits
import JSON

/// Rotation of the slats of a Matter window covering that has a lift, too.
struct RotationOfCovering: CloudTrait {
    static let name = GoogleTrait.rotation
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: WindowCovering.self), state.has(WindowCovering.Features.lift),
            state.has(WindowCovering.Features.tilt), state.supports(WindowCovering.GoToTiltPercentage.self)
        else { return nil }
        self.part = part
        self.state = state
    }

    private var tellsPosition: Bool { state.supports(WindowCovering.currentPositionTiltPercent100ths) }

    var attributes: JSONObject {
        let attributes: JSONObject = ["supportsDegrees": false, "supportsPercent": true]
        return tellsPosition ? attributes : attributes.adding(["commandOnlyRotation": true])
    }

    var states: JSONObject? {
        guard tellsPosition else { return [:] }
        return state.value(WindowCovering.currentPositionTiltPercent100ths)
            .map { ["rotationPercent": JSON(OpenPercent.percent(ofClosed: $0))] }
    }

    var commands: Set<GoogleCommand> { [.rotateAbsolute] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        guard parameters.has("rotationPercent") else { throw GoogleError(.functionNotSupported) }
        let percent = try parameters.percent("rotationPercent").rounded()
        return CloudPlan(
            WindowCovering.GoToTiltPercentage(tiltPercent100thsValue: OpenPercent.closed(ofPercent: Int64(percent))),
            on: part, expecting: tellsPosition ? ["rotationPercent": .number(percent)] : [:]
        ).takingTime()
    }
}

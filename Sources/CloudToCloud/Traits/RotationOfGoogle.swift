import HomeModel
import HomeTraits
import JSON

/// Rotation of Google's own trait.
struct RotationOfGoogle: CloudTrait {
    static let name = GoogleTrait.rotation
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleRotation.self) else { return nil }
        self.part = part
        self.state = state
    }

    var attributes: JSONObject {
        state.members(
            GoogleRotation.supportsDegrees, GoogleRotation.supportsPercent, GoogleRotation.rotationDegreesRange,
            GoogleRotation.supportsContinuousRotation, GoogleRotation.commandOnlyRotation)
    }

    var states: JSONObject? {
        if state[GoogleRotation.commandOnlyRotation] == true { return [:] }
        let states = state.members(GoogleRotation.rotationDegrees, GoogleRotation.rotationPercent)
        if state[GoogleRotation.supportsDegrees] == true, states["rotationDegrees"] == nil { return nil }
        if state[GoogleRotation.supportsPercent] == true, states["rotationPercent"] == nil { return nil }
        return states
    }

    var commands: Set<GoogleCommand> { [.rotateAbsolute] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        let reports = state[GoogleRotation.commandOnlyRotation] != true
        if parameters.has("rotationPercent") {
            guard state[GoogleRotation.supportsPercent] == true else { throw GoogleError(.functionNotSupported) }
            let percent = try parameters.percent("rotationPercent")
            return CloudPlan(
                GoogleRotation.RotateAbsolute(rotationDegrees: nil, rotationPercent: percent), on: part,
                expecting: reports ? ["rotationPercent": .number(percent)] : [:]
            ).takingTime()
        }
        guard state[GoogleRotation.supportsDegrees] == true else { throw GoogleError(.functionNotSupported) }
        let degrees = try parameters.number("rotationDegrees")
        let range = state[GoogleRotation.rotationDegreesRange]
        guard (range?.rotationDegreesMin ?? 0) <= degrees, degrees <= (range?.rotationDegreesMax ?? 360) else {
            throw GoogleError(.valueOutOfRange)
        }
        return CloudPlan(
            GoogleRotation.RotateAbsolute(rotationDegrees: degrees, rotationPercent: nil), on: part,
            expecting: reports ? ["rotationDegrees": .number(degrees)] : [:]
        ).takingTime()
    }
}

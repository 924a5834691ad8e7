import HomeModel
import HomeTraits
import JSON

/// StatusReport of Google's own trait.
struct StatusReportOfGoogle: CloudTrait {
    static let name = GoogleTrait.statusReport
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleStatusReport.self) else { return nil }
        self.state = state
    }

    var states: JSONObject? { state.members(GoogleStatusReport.currentStatusReport).having("currentStatusReport") }
}

import HomeModel
import HomeTraits
import JSON

/// Dock of Google's own trait.
struct DockOfGoogle: CloudTrait {
    static let name = GoogleTrait.dock
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleDock.self) else { return nil }
        self.part = part
        self.state = state
    }

    var states: JSONObject? { state.members(GoogleDock.isDocked).having("isDocked") }

    var commands: Set<GoogleCommand> { [.dock] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        CloudPlan(GoogleDock.Dock(), on: part, expecting: ["isDocked": true]).takingTime()
    }
}

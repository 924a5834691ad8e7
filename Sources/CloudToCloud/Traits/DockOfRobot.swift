import HomeModel
import HomeTraits
import JSON

/// Dock of a Matter robot cleaner.
struct DockOfRobot: CloudTrait {
    static let name = GoogleTrait.dock
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: RvcOperationalState.self), state.supports(RvcOperationalState.GoHome.self)
        else {
            return nil
        }
        self.part = part
        self.state = state
    }

    private var isDocked: Bool? {
        state[RvcOperationalState.operationalState].map { $0 == .docked || $0 == .charging }
    }

    var states: JSONObject? { isDocked.map { ["isDocked": .bool($0)] } }

    var commands: Set<GoogleCommand> { [.dock] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        // A robot that is home refuses to go there.
        if isDocked == true { return CloudPlan(expecting: ["isDocked": true]) }
        return CloudPlan(RvcOperationalState.GoHome(), on: part, expecting: ["isDocked": true]).takingTime()
    }
}

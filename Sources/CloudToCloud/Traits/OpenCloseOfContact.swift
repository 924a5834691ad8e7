import HomeModel
import HomeTraits
import JSON

/// OpenClose of a contact sensor: true is closed (Matter Device Library, "Contact Sensor").
struct OpenCloseOfContact: CloudTrait {
    static let name = GoogleTrait.openClose
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard part.has(type: 0x0015), let state = part.state(of: BooleanState.self) else { return nil }
        self.state = state
    }

    var attributes: JSONObject { ["discreteOnlyOpenClose": true, "queryOnlyOpenClose": true] }

    var states: JSONObject? { state[BooleanState.stateValue].map { ["openPercent": $0 ? 0 : 100] } }
}

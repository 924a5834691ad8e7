import HomeModel
import HomeTraits
import JSON

/// Scene of Google's own trait.
struct SceneOfGoogle: CloudTrait {
    static let name = GoogleTrait.scene
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleScene.self) else { return nil }
        self.part = part
        self.state = state
    }

    private var isReversible: Bool { state[GoogleScene.sceneReversible] == true }

    var attributes: JSONObject { state.members(GoogleScene.sceneReversible) }

    var commands: Set<GoogleCommand> { [.activateScene] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        let deactivate = try parameters.optionalBool("deactivate") ?? false
        guard !deactivate || isReversible else { throw GoogleError(.functionNotSupported) }
        return CloudPlan(GoogleScene.ActivateScene(deactivate: deactivate), on: part)
    }
}

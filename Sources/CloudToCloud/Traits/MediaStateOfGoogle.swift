import HomeModel
import HomeTraits
import JSON

/// MediaState of Google's own trait.
struct MediaStateOfGoogle: CloudTrait {
    static let name = GoogleTrait.mediaState
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleMediaState.self) else { return nil }
        self.state = state
    }

    var attributes: JSONObject {
        state.members(GoogleMediaState.supportActivityState, GoogleMediaState.supportPlaybackState)
    }

    var states: JSONObject? {
        let states = state.members(GoogleMediaState.activityState, GoogleMediaState.playbackState)
        let needed = [
            (state.supports(GoogleMediaState.activityState), "activityState"),
            (state.supports(GoogleMediaState.playbackState), "playbackState"),
        ]
        return needed.allSatisfy { !$0.0 || states[$0.1] != nil } ? states : nil
    }
}

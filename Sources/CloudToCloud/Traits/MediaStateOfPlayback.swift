import HomeModel
import HomeTraits
import JSON

/// MediaState of a Matter player; a speaker without a player tells nothing of what it plays.
struct MediaStateOfPlayback: CloudTrait {
    static let name = GoogleTrait.mediaState
    private let state: TraitState?

    init?(_ part: CloudPart) {
        state = part.state(of: MediaPlayback.self)
        guard state != nil || (part.isSpeaker && !part.isElsewhere(MediaPlayback.self)) else { return nil }
    }

    var attributes: JSONObject { ["supportActivityState": false, "supportPlaybackState": .bool(state != nil)] }

    var states: JSONObject? {
        guard let state else { return [:] }
        return state[MediaPlayback.currentState].map { playback in
            let word =
                switch playback {
                case .playing: "PLAYING"
                case .paused: "PAUSED"
                case .notPlaying: "STOPPED"
                case .buffering: "BUFFERING"
                }
            return ["playbackState": .string(word)]
        }
    }
}

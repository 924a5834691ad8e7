import HomeModel
import HomeTraits
import JSON

/// TransportControl of a Matter player; a speaker without a player takes none of its commands.
struct TransportControlOfPlayback: CloudTrait {
    static let name = GoogleTrait.transportControl
    private let part: CloudPart
    private let state: TraitState?

    init?(_ part: CloudPart) {
        state = part.state(of: MediaPlayback.self)
        guard state != nil || (part.isSpeaker && !part.isElsewhere(MediaPlayback.self)) else { return nil }
        self.part = part
    }

    private static let words: [(command: GoogleCommand, word: String, isSupported: @Sendable (TraitState) -> Bool)] = [
        (.mediaNext, "NEXT", { $0.supports(MediaPlayback.Next.self) }),
        (.mediaPause, "PAUSE", { $0.supports(MediaPlayback.Pause.self) }),
        (.mediaPrevious, "PREVIOUS", { $0.supports(MediaPlayback.Previous.self) }),
        (.mediaResume, "RESUME", { $0.supports(MediaPlayback.Play.self) }),
        (.mediaSeekRelative, "SEEK_RELATIVE", { $0.supports(MediaPlayback.SkipForward.self) }),
        (.mediaSeekToPosition, "SEEK_TO_POSITION", { $0.supports(MediaPlayback.Seek.self) }),
        (.mediaStop, "STOP", { $0.supports(MediaPlayback.Stop.self) }),
    ]

    private var supported: [(command: GoogleCommand, word: String)] {
        guard let state else { return [] }
        return Self.words.filter { $0.isSupported(state) }.map { ($0.command, $0.word) }
    }

    var attributes: JSONObject {
        ["transportControlSupportedCommands": .array(supported.map { .string($0.word) })]
    }

    var commands: Set<GoogleCommand> { Set(supported.map(\.command)) }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        switch command {
        case .mediaNext: return CloudPlan(MediaPlayback.Next(), on: part)
        case .mediaPause:
            return CloudPlan(MediaPlayback.Pause(), on: part, expecting: ["playbackState": "PAUSED"])
        case .mediaPrevious: return CloudPlan(MediaPlayback.Previous(), on: part)
        case .mediaResume:
            return CloudPlan(MediaPlayback.Play(), on: part, expecting: ["playbackState": "PLAYING"])
        case .mediaSeekRelative:
            let step = try parameters.integer("relativePositionMs")
            return step < 0
                ? CloudPlan(MediaPlayback.SkipBackward(deltaPositionMilliseconds: step.magnitude), on: part)
                : CloudPlan(MediaPlayback.SkipForward(deltaPositionMilliseconds: step.magnitude), on: part)
        case .mediaSeekToPosition:
            let position = max(try parameters.integer("absPositionMs"), 0)
            return CloudPlan(MediaPlayback.Seek(position: position.magnitude), on: part)
        default: return CloudPlan(MediaPlayback.Stop(), on: part, expecting: ["playbackState": "STOPPED"])
        }
    }
}

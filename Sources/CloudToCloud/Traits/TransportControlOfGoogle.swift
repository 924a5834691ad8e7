import HomeModel
import HomeTraits
import JSON

/// TransportControl of Google's own trait.
struct TransportControlOfGoogle: CloudTrait {
    static let name = GoogleTrait.transportControl
    private let part: CloudPart
    private let state: TraitState

    init?(_ part: CloudPart) {
        guard let state = part.state(of: GoogleTransportControl.self) else { return nil }
        self.part = part
        self.state = state
    }

    var attributes: JSONObject { state.members(GoogleTransportControl.transportControlSupportedCommands) }

    var commands: Set<GoogleCommand> {
        let commands: [(GoogleCommand, Bool)] = [
            (.mediaClosedCaptioningOff, state.supports(GoogleTransportControl.MediaClosedCaptioningOff.self)),
            (.mediaClosedCaptioningOn, state.supports(GoogleTransportControl.MediaClosedCaptioningOn.self)),
            (.mediaNext, state.supports(GoogleTransportControl.MediaNext.self)),
            (.mediaPause, state.supports(GoogleTransportControl.MediaPause.self)),
            (.mediaPrevious, state.supports(GoogleTransportControl.MediaPrevious.self)),
            (.mediaResume, state.supports(GoogleTransportControl.MediaResume.self)),
            (.mediaRepeatMode, state.supports(GoogleTransportControl.MediaRepeatMode.self)),
            (.mediaSeekRelative, state.supports(GoogleTransportControl.MediaSeekRelative.self)),
            (.mediaSeekToPosition, state.supports(GoogleTransportControl.MediaSeekToPosition.self)),
            (.mediaShuffle, state.supports(GoogleTransportControl.MediaShuffle.self)),
            (.mediaStop, state.supports(GoogleTransportControl.MediaStop.self)),
        ]
        return Set(commands.filter(\.1).map(\.0))
    }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        switch command {
        case .mediaClosedCaptioningOff: CloudPlan(GoogleTransportControl.MediaClosedCaptioningOff(), on: part)
        case .mediaClosedCaptioningOn:
            CloudPlan(
                GoogleTransportControl.MediaClosedCaptioningOn(
                    closedCaptioningLanguage: try parameters.optionalText("closedCaptioningLanguage"),
                    userQueryLanguage: try parameters.optionalText("userQueryLanguage")), on: part)
        case .mediaNext: CloudPlan(GoogleTransportControl.MediaNext(), on: part)
        case .mediaPause: CloudPlan(GoogleTransportControl.MediaPause(), on: part)
        case .mediaPrevious: CloudPlan(GoogleTransportControl.MediaPrevious(), on: part)
        case .mediaResume: CloudPlan(GoogleTransportControl.MediaResume(), on: part)
        case .mediaRepeatMode:
            CloudPlan(
                GoogleTransportControl.MediaRepeatMode(
                    isOn: try parameters.bool("isOn"), isSingle: try parameters.optionalBool("isSingle") ?? false),
                on: part)
        case .mediaSeekRelative:
            CloudPlan(
                GoogleTransportControl.MediaSeekRelative(
                    relativePositionMs: try parameters.integer("relativePositionMs", as: Int32.self)), on: part)
        case .mediaSeekToPosition:
            CloudPlan(
                GoogleTransportControl.MediaSeekToPosition(
                    absPositionMs: max(try parameters.integer("absPositionMs", as: Int32.self), 0)), on: part)
        case .mediaShuffle: CloudPlan(GoogleTransportControl.MediaShuffle(), on: part)
        default: CloudPlan(GoogleTransportControl.MediaStop(), on: part)
        }
    }
}

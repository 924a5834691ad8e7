import HomeModel
import HomeTraits

/// The keys of a player (cloud-to-cloud trait TransportControl). Captions, order and place of what is played show in no state.
final class GoogleTransportControlBehaviour: GoogleBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        switch command.command {
        case GoogleTransportControl.MediaPause.index: part.set(GoogleMediaState.playbackState, .paused)
        case GoogleTransportControl.MediaStop.index: part.set(GoogleMediaState.playbackState, .stopped)
        case GoogleTransportControl.MediaResume.index, GoogleTransportControl.MediaNext.index,
            GoogleTransportControl.MediaPrevious.index:
            part.set(GoogleMediaState.playbackState, .playing)
        default: break
        }
        return []
    }
}

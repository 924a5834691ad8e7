import HomeModel
import HomeTraits

/// What a player does (cloud-to-cloud trait MediaState). It has no commands: TransportControl moves it, and the power switch.
final class GoogleMediaStateBehaviour: GoogleBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        throw .unknownCommand
    }

    func partTurned(on isOn: Bool, byLevel: Bool, _ part: SimulatedPart, at moment: Moment) {
        part.set(GoogleMediaState.activityState, isOn ? .active : .standby)
        if !isOn { part.set(GoogleMediaState.playbackState, .stopped) }
    }
}

import HomeModel
import HomeTraits

/// A mop or mower that goes home (cloud-to-cloud trait Dock). What docks does not run.
final class GoogleDockBehaviour: GoogleBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        guard command.typed(GoogleDock.Dock.self) != nil else { throw .unknownCommand }
        part.set(GoogleStartStop.isRunning, false)
        part.set(GoogleStartStop.isPaused, false)
        part.set(GoogleStartStop.activeZones, [])
        part.set(GoogleDock.isDocked, true)
        return []
    }
}

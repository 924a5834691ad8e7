import HomeModel
import HomeTraits

/// A machine that runs (cloud-to-cloud trait StartStop). What is paused does not run, and what runs has left its dock.
final class GoogleStartStopBehaviour: GoogleBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        if let command = command.typed(GoogleStartStop.StartStop.self) {
            let available = part[GoogleStartStop.availableZones] ?? []
            let zones = (command.zone.map { [$0] } ?? []) + (command.multipleZones ?? [])
            for zone in zones where !available.contains(zone) {
                throw .unknown(zone, in: command.zone == zone ? "zone" : "multipleZones", allowed: available)
            }
            part.set(GoogleStartStop.isRunning, command.start)
            part.set(GoogleStartStop.isPaused, false)
            part.set(GoogleStartStop.activeZones, command.start ? (zones.isEmpty ? available : zones) : [])
            if command.start { part.set(GoogleDock.isDocked, false) }
        } else if let command = command.typed(GoogleStartStop.PauseUnpause.self) {
            let isPaused = part[GoogleStartStop.isPaused] == true
            guard part[GoogleStartStop.isRunning] == true || isPaused else {
                throw CommandFailure(status: .invalidInState, "the device is not running", field: "pause")
            }
            part.set(GoogleStartStop.isRunning, !command.pause)
            part.set(GoogleStartStop.isPaused, command.pause)
        } else {
            throw .unknownCommand
        }
        return []
    }
}

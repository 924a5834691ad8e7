import HomeModel
import HomeTraits

/// How loud a player is (cloud-to-cloud trait Volume). Turning it up or down makes it heard again.
final class GoogleVolumeBehaviour: GoogleBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        if let command = command.typed(GoogleVolume.Mute.self) {
            part.set(GoogleVolume.isMuted, command.mute)
        } else if let command = command.typed(GoogleVolume.SetVolume.self) {
            part.set(GoogleVolume.currentVolume, command.volumeLevel)
            part.set(GoogleVolume.isMuted, false)
        } else if let command = command.typed(GoogleVolume.VolumeRelative.self) {
            let step = Int(part[GoogleVolume.levelStepSize] ?? 1)
            let highest = Int(part[GoogleVolume.volumeMaxLevel] ?? 100)
            let wish = Int(part[GoogleVolume.currentVolume] ?? 0) + Int(command.relativeSteps) * step
            part.set(GoogleVolume.currentVolume, UInt16(clamping: min(max(wish, 0), highest)))
            part.set(GoogleVolume.isMuted, false)
        } else {
            throw .unknownCommand
        }
        return []
    }
}

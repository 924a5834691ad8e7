import HomeModel
import HomeTraits

/// A chime with several sounds (Matter Application Cluster Specification, "Chime Cluster").
final class ChimeBehaviour: TraitBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        guard let command = command.typed(Chime.PlayChimeSound.self) else { throw .notSimulated }
        guard let sound = command.chimeId ?? part[Chime.selectedChime], isInstalled(sound, part) else {
            throw CommandFailure(status: .notFound, "the chime has no such sound", field: "chimeId")
        }
        // A chime that is turned off takes the command, and is silent.
        if part[Chime.enabled] != false { part.raise(Chime.ChimeStartedPlaying(chimeId: sound), at: moment) }
        return []
    }

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        if attribute == Chime.selectedChime.index, let sound = UInt8(value: value), !isInstalled(sound, part) {
            throw CommandFailure(status: .notFound, "the chime has no such sound")
        }
        part.set(attribute, of: Chime.definition, value)
    }

    private func isInstalled(_ sound: UInt8, _ part: SimulatedPart) -> Bool {
        (part[Chime.installedChimeSounds] ?? []).contains { $0.chimeId == sound }
    }
}

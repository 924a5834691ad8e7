import HomeModel
import HomeTraits

/// The outputs that a player's sound goes to (Matter Application Cluster Specification, "Audio Output Cluster").
final class AudioOutputBehaviour: TraitBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        if let command = command.typed(AudioOutput.SelectOutput.self) {
            _ = try position(command.index, part)
            part.set(AudioOutput.currentOutput, command.index)
        } else if let command = command.typed(AudioOutput.RenameOutput.self) {
            let position = try position(command.index, part)
            var list = part[AudioOutput.outputList] ?? []
            list[position].name = command.name
            part.set(AudioOutput.outputList, list)
        } else {
            throw .notSimulated
        }
        return []
    }

    private func position(_ index: UInt8, _ part: SimulatedPart) throws(CommandFailure) -> Int {
        guard let position = (part[AudioOutput.outputList] ?? []).firstIndex(where: { $0.index == index }) else {
            throw CommandFailure(status: .failure, "the device has no such output", field: "index")
        }
        return position
    }
}

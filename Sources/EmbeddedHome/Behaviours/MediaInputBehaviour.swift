import HomeModel
import HomeTraits

/// The inputs of a player or screen (Matter Application Cluster Specification, "Media Input Cluster").
final class MediaInputBehaviour: TraitBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        if let command = command.typed(MediaInput.SelectInput.self) {
            _ = try position(command.index, part)
            part.set(MediaInput.currentInput, command.index)
        } else if let command = command.typed(MediaInput.RenameInput.self) {
            let position = try position(command.index, part)
            var list = part[MediaInput.inputList] ?? []
            list[position].name = command.name
            part.set(MediaInput.inputList, list)
        } else if command.typed(MediaInput.ShowInputStatus.self) == nil,
            command.typed(MediaInput.HideInputStatus.self) == nil
        {
            throw .notSimulated
        }
        // What is shown on the screen is seen, not reported.
        return []
    }

    /// The next input of the list, as the key of a remote control takes it.
    func selectNext(_ part: SimulatedPart) {
        let list = part[MediaInput.inputList] ?? []
        guard !list.isEmpty else { return }
        let current = list.firstIndex { $0.index == part[MediaInput.currentInput] } ?? -1
        part.set(MediaInput.currentInput, list[(current + 1) % list.count].index)
    }

    private func position(_ index: UInt8, _ part: SimulatedPart) throws(CommandFailure) -> Int {
        guard let position = (part[MediaInput.inputList] ?? []).firstIndex(where: { $0.index == index }) else {
            throw CommandFailure(status: .failure, "the device has no such input", field: "index")
        }
        return position
    }
}

import HomeModel
import HomeTraits

/// The input that a receiver plays (cloud-to-cloud trait InputSelector).
final class GoogleInputSelectorBehaviour: GoogleBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        let keys = (part[GoogleInputSelector.availableInputs] ?? []).map(\.key)
        if let command = command.typed(GoogleInputSelector.SetInput.self) {
            guard keys.contains(command.newInput) else {
                throw .unknown(command.newInput, in: "newInput", allowed: keys)
            }
            part.set(GoogleInputSelector.currentInput, command.newInput)
        } else if command.typed(GoogleInputSelector.NextInput.self) != nil {
            step(1, keys, part)
        } else if command.typed(GoogleInputSelector.PreviousInput.self) != nil {
            step(-1, keys, part)
        } else {
            throw .unknownCommand
        }
        return []
    }

    /// After the last comes the first.
    private func step(_ step: Int, _ keys: [String], _ part: SimulatedPart) {
        guard !keys.isEmpty else { return }
        let index = keys.firstIndex(of: part[GoogleInputSelector.currentInput] ?? "") ?? 0
        part.set(GoogleInputSelector.currentInput, keys[(index + step + keys.count) % keys.count])
    }
}

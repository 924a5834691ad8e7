import HomeModel
import HomeTraits

/// Switches with names (cloud-to-cloud trait Toggles).
final class GoogleTogglesBehaviour: GoogleBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        guard let command = command.typed(GoogleToggles.SetToggles.self) else { throw .unknownCommand }
        let names = (part[GoogleToggles.availableToggles] ?? []).map(\.name)
        var settings = part[GoogleToggles.currentToggleSettings] ?? []
        for wish in command.updateToggleSettings {
            guard names.contains(wish.name) else { throw .unknown(wish.name, in: "name", allowed: names) }
            if let index = settings.firstIndex(where: { $0.name == wish.name }) {
                settings[index] = wish
            } else {
                settings.append(wish)
            }
        }
        part.set(GoogleToggles.currentToggleSettings, settings)
        return []
    }
}

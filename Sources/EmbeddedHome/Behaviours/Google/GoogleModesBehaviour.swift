import HomeModel
import HomeTraits

/// Settings out of lists (cloud-to-cloud trait Modes).
final class GoogleModesBehaviour: GoogleBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        guard let command = command.typed(GoogleModes.SetModes.self) else { throw .unknownCommand }
        let modes = part[GoogleModes.availableModes] ?? []
        var settings = part[GoogleModes.currentModeSettings] ?? []
        for wish in command.updateModeSettings {
            guard let mode = modes.first(where: { $0.name == wish.name }) else {
                throw .unknown(wish.name, in: "name", allowed: modes.map(\.name))
            }
            let names = mode.settings.map(\.settingName)
            guard names.contains(wish.setting) else { throw .unknown(wish.setting, in: "setting", allowed: names) }
            if let index = settings.firstIndex(where: { $0.name == wish.name }) {
                settings[index] = wish
            } else {
                settings.append(wish)
            }
        }
        part.set(GoogleModes.currentModeSettings, settings)
        return []
    }
}

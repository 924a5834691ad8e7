import HomeModel
import HomeTraits

/// The application that a television shows (cloud-to-cloud trait AppSelector).
final class GoogleAppSelectorBehaviour: GoogleBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        guard let command = command.typed(GoogleAppSelector.AppSelect.self) else { throw .unknownCommand }
        let applications = part[GoogleAppSelector.availableApplications] ?? []
        let keys = applications.map(\.key)
        if let key = command.newApplication {
            guard keys.contains(key) else { throw .unknown(key, in: "newApplication", allowed: keys) }
            part.set(GoogleAppSelector.currentApplication, key)
        } else if let name = command.newApplicationName {
            let found = applications.first { application in
                application.names.contains { $0.nameSynonym.contains { $0.lowercased() == name.lowercased() } }
            }
            guard let found else { throw .unknown(name, in: "newApplicationName", allowed: keys) }
            part.set(GoogleAppSelector.currentApplication, found.key)
        } else {
            throw CommandFailure(
                .invalidArgument, "give newApplication or newApplicationName", field: "newApplication")
        }
        return []
    }
}

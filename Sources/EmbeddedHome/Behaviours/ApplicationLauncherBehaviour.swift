import HomeModel
import HomeTraits

/// The apps of a player, or one app that launches itself (Matter Application Cluster Specification, "Application Launcher Cluster").
/// A platform has every app of the catalogues it lists.
final class ApplicationLauncherBehaviour: TraitBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        if let command = command.typed(ApplicationLauncher.LaunchApp.self) {
            guard let app = application(command.application, part) else { return answer(.appNotAvailable) }
            if part[OnOff.onOff] == false { part.behaviour(OnOffBehaviour.self)?.turnOn(part, at: moment) }
            part.set(ApplicationLauncher.currentApp, ApplicationLauncher.ApplicationEP(application: app))
            part.set(ApplicationBasic.status, .activeVisibleFocus)
            return answer(.success)
        }
        if let command = command.typed(ApplicationLauncher.StopApp.self) {
            return leave(command.application, .stopped, part)
        }
        if let command = command.typed(ApplicationLauncher.HideApp.self) {
            return leave(command.application, .activeHidden, part)
        }
        throw .notSimulated
    }

    private func answer(_ status: ApplicationLauncher.Status) -> [Value?] {
        ApplicationLauncher.LauncherResponse(status: status).fields
    }

    private func leave(
        _ wanted: ApplicationLauncher.Application?, _ status: ApplicationBasic.ApplicationStatus, _ part: SimulatedPart
    ) -> [Value?] {
        guard let app = application(wanted, part) else { return answer(.appNotAvailable) }
        if (part[ApplicationLauncher.currentApp] ?? nil)?.application == app {
            part.set(ApplicationLauncher.currentApp, nil)
        }
        part.set(ApplicationBasic.status, status)
        return answer(.success)
    }

    /// The app that is meant, if it is there: without the platform feature only the app of the part itself is.
    private func application(
        _ wanted: ApplicationLauncher.Application?, _ part: SimulatedPart
    ) -> ApplicationLauncher.Application? {
        let features = ApplicationLauncher.Features(rawValue: part.features(of: ApplicationLauncher.self))
        if features.contains(.applicationPlatform) {
            guard let wanted, !wanted.applicationId.isEmpty,
                (part[ApplicationLauncher.catalogList] ?? []).contains(wanted.catalogVendorId)
            else { return nil }
            return wanted
        }
        let own = part[ApplicationBasic.application].map {
            ApplicationLauncher.Application(catalogVendorId: $0.catalogVendorId, applicationId: $0.applicationId)
        }
        return wanted == nil || wanted == own ? own : nil
    }
}

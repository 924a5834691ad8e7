import HomeModel
import HomeTraits

/// A router (cloud-to-cloud trait NetworkControl). Which profiles are on shows in no state.
final class GoogleNetworkControlBehaviour: GoogleBehaviour {
    private static let testTime: Int64 = 10_000
    private static let downloadSpeed = 100.0
    private static let uploadSpeed = 40.0

    /// The test that runs, and when it ends (`Moment.uptime`).
    private var test: (command: GoogleNetworkControl.TestNetworkSpeed, end: Int64)?

    func start(_ part: SimulatedPart, at moment: Moment) {
        part.set(GoogleNetworkControl.networkSpeedTestInProgress, false)
    }

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        if let command = command.typed(GoogleNetworkControl.EnableDisableGuestNetwork.self) {
            let canDo =
                command.enable
                ? part[GoogleNetworkControl.supportsEnablingGuestNetwork]
                : part[GoogleNetworkControl.supportsDisablingGuestNetwork]
            guard canDo == true else {
                throw CommandFailure(.failedPrecondition, "the device cannot do this", field: "enable")
            }
            part.set(GoogleNetworkControl.guestNetworkEnabled, command.enable)
        } else if let command = command.typed(GoogleNetworkControl.EnableDisableNetworkProfile.self) {
            let profiles = part[GoogleNetworkControl.networkProfiles] ?? []
            guard profiles.contains(command.profile) else {
                throw .unknown(command.profile, in: "profile", allowed: profiles)
            }
        } else if let command = command.typed(GoogleNetworkControl.TestNetworkSpeed.self) {
            guard test == nil else { throw CommandFailure(status: .busy, "a speed test is in progress") }
            guard command.testDownloadSpeed || command.testUploadSpeed else { return [] }
            test = (command, moment.uptime + Self.testTime)
            part.set(GoogleNetworkControl.networkSpeedTestInProgress, true)
        } else {
            throw .unknownCommand
        }
        return []
    }

    var nextWake: Int64? { test?.end }

    func advance(_ part: SimulatedPart, to moment: Moment) {
        guard let (command, end) = test, end <= moment.uptime else { return }
        test = nil
        let time = moment.date / 1000
        if command.testDownloadSpeed {
            part.set(
                GoogleNetworkControl.lastNetworkDownloadSpeedTest,
                .init(downloadSpeedMbps: Self.downloadSpeed, unixTimestampSec: time, status: .success))
        }
        if command.testUploadSpeed {
            part.set(
                GoogleNetworkControl.lastNetworkUploadSpeedTest,
                .init(uploadSpeedMbps: Self.uploadSpeed, unixTimestampSec: time, status: .success))
        }
        part.set(GoogleNetworkControl.networkSpeedTestInProgress, false)
    }
}

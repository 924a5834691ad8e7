import HomeModel
import HomeTraits

/// A device that brings its software up to date (cloud-to-cloud trait SoftwareUpdate), at once.
final class GoogleSoftwareUpdateBehaviour: GoogleBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        guard command.typed(GoogleSoftwareUpdate.SoftwareUpdate.self) != nil else { throw .unknownCommand }
        part.set(GoogleSoftwareUpdate.lastSoftwareUpdateUnixTimestampSec, moment.date / 1000)
        return []
    }
}

import HomeModel
import HomeTraits

/// Slats (cloud-to-cloud trait Rotation): the percentage is the share of the way between the ends of the range of degrees.
final class GoogleRotationBehaviour: GoogleBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        guard let command = command.typed(GoogleRotation.RotateAbsolute.self) else { throw .unknownCommand }
        let range = part[GoogleRotation.rotationDegreesRange]
        let lowest = range?.rotationDegreesMin ?? 0
        let width = max(0, (range?.rotationDegreesMax ?? 360) - lowest)
        switch (command.rotationDegrees, command.rotationPercent) {
        case (let degrees?, nil):
            guard part[GoogleRotation.supportsDegrees] == true else { throw refused("rotationDegrees") }
            part.set(GoogleRotation.rotationDegrees, degrees)
            part.set(
                GoogleRotation.rotationPercent, width == 0 ? 0 : min(max((degrees - lowest) * 100 / width, 0), 100))
        case (nil, let percent?):
            guard part[GoogleRotation.supportsPercent] == true else { throw refused("rotationPercent") }
            part.set(GoogleRotation.rotationPercent, percent)
            part.set(GoogleRotation.rotationDegrees, lowest + width * percent / 100)
        default:
            throw CommandFailure(
                .invalidArgument, "give rotationDegrees or rotationPercent", field: "rotationDegrees")
        }
        return []
    }

    private func refused(_ field: String) -> CommandFailure {
        CommandFailure(.unimplemented, "the device does not turn by this measure", field: field)
    }
}

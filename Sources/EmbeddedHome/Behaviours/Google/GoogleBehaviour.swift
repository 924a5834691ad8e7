import HomeModel
import JSON

/// A behaviour of a trait of Google's (cloud-to-cloud): none of them has attributes that are written.
protocol GoogleBehaviour: TraitBehaviour {}

extension GoogleBehaviour {
    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        throw CommandFailure(status: .unsupportedWrite, "the attribute is read-only")
    }
}

extension CommandFailure {
    static var unknownCommand: CommandFailure {
        CommandFailure(status: .unsupportedCommand, "the simulated device does not know this command")
    }

    /// A key or a name that the device does not have.
    static func unknown(_ name: String, in field: String, allowed: [String]) -> CommandFailure {
        CommandFailure(
            .invalidArgument, "the device has no such \(field)", field: field, value: .string(name),
            allowed: .array(allowed.map { .string($0) }))
    }
}

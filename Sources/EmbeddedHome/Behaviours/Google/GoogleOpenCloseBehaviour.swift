import HomeModel
import HomeTraits
import JSON

/// Doors, blinds and valves in Google's words (cloud-to-cloud trait OpenClose).
final class GoogleOpenCloseBehaviour: GoogleBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        if let command = command.typed(GoogleOpenClose.OpenClose.self) {
            if part[GoogleOpenClose.discreteOnlyOpenClose] == true, ![0, 100].contains(command.openPercent) {
                throw CommandFailure(
                    .outOfRange, "the device opens and closes fully only", field: "openPercent",
                    value: .number(command.openPercent), allowed: [0, 100])
            }
            try open(command.openDirection, part) { _ in command.openPercent }
        } else if let command = command.typed(GoogleOpenClose.OpenCloseRelative.self) {
            try open(command.openDirection, part) { $0 + command.openRelativePercent }
        } else {
            throw .unknownCommand
        }
        return []
    }

    private func open(
        _ direction: GoogleOpenClose.OpenDirection?, _ part: SimulatedPart, _ target: (Double) -> Double
    ) throws(CommandFailure) {
        let directions = part[GoogleOpenClose.openDirection] ?? []
        if let direction, !directions.contains(direction) {
            let names = GoogleOpenClose.OpenDirection.definition
            throw CommandFailure(
                .invalidArgument, "the device does not open this way", field: "openDirection",
                allowed: .array(directions.compactMap { names.name(of: UInt64($0.rawValue)).map { .string($0) } }))
        }
        func percent(from current: Double) -> Double { min(max(target(current), 0), 100) }
        if let current = part[GoogleOpenClose.openPercent] {
            part.set(GoogleOpenClose.openPercent, percent(from: current))
        }
        guard var states = part[GoogleOpenClose.openState] else { return }
        for index in states.indices where direction == nil || states[index].openDirection == direction {
            states[index].openPercent = percent(from: states[index].openPercent)
        }
        part.set(GoogleOpenClose.openState, states)
    }
}

import HomeModel
import HomeTraits

/// Doors, blinds and valves in Google's words (cloud-to-cloud trait OpenClose).
final class GoogleOpenCloseBehaviour: TraitBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        if part[GoogleOpenClose.queryOnlyOpenClose] == true {
            throw CommandFailure(.failedPrecondition, "the device only tells its state")
        }
        if let command = command.typed(GoogleOpenClose.OpenClose.self) {
            try open(command.openDirection, part) { _ in command.openPercent }
        } else if let command = command.typed(GoogleOpenClose.OpenCloseRelative.self) {
            try open(command.openDirection, part) { $0 + command.openRelativePercent }
        } else {
            throw CommandFailure(status: .unsupportedCommand, "the simulated device does not know this command")
        }
        return []
    }

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        part.set(attribute, of: GoogleOpenClose.definition, value)
    }

    private func open(
        _ direction: GoogleOpenClose.OpenDirection?, _ part: SimulatedPart, _ target: (Double) -> Double
    ) throws(CommandFailure) {
        let directions = part[GoogleOpenClose.openDirection] ?? []
        if let direction, !directions.contains(direction) {
            throw CommandFailure(.invalidArgument, "the device does not open this way", field: "openDirection")
        }
        let isDiscrete = part[GoogleOpenClose.discreteOnlyOpenClose] == true
        func percent(from current: Double) -> Double {
            let percent = min(max(target(current), 0), 100)
            return isDiscrete ? (percent > 0 ? 100 : 0) : percent
        }
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

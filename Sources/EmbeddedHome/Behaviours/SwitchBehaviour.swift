import HomeModel
import HomeTraits

/// Buttons and rockers (Matter Application Cluster Specification, "Switch Cluster"). Events are the interface; the position only
/// accompanies them.
final class SwitchBehaviour: TraitBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        throw CommandFailure(status: .unsupportedCommand, "the simulated device does not know this command")
    }

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        part.set(attribute, of: Switch.definition, value)
    }

    /// Raises the events of a whole pattern at once, in their order; the switch is back at rest afterwards.
    func press(_ pattern: SwitchPress, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        let features = Switch.Features(rawValue: part.features(of: Switch.self))
        switch pattern {
        case .turn(let position):
            guard features.contains(.latchingSwitch), position < part[Switch.numberOfPositions] ?? 2 else {
                throw CommandFailure(.invalidArgument, "the switch does not latch in this position")
            }
            part.set(Switch.currentPosition, position)
            part.raise(Switch.SwitchLatched(newPosition: position), at: moment)
        case .longPress:
            guard features.contains(.momentarySwitch) else {
                throw CommandFailure(.invalidArgument, "the switch is no button")
            }
            part.raise(Switch.InitialPress(newPosition: 1), at: moment)
            part.raise(Switch.LongPress(newPosition: 1), at: moment)
            part.raise(Switch.LongRelease(previousPosition: 1), at: moment)
        case .presses(let count):
            guard features.contains(.momentarySwitch), (1...255).contains(count) else {
                throw CommandFailure(.invalidArgument, "a button is pressed 1 to 255 times")
            }
            raisePresses(count, features, part, moment)
        }
    }

    private func raisePresses(
        _ count: Int, _ features: Switch.Features, _ part: SimulatedPart, _ moment: Moment
    ) {
        let most = Int(part[Switch.multiPressMax] ?? 2)
        let isAction = features.contains(.actionSwitch)
        for press in 1...count {
            // An action switch tells the first press only, and the total.
            if !isAction || press == 1 { part.raise(Switch.InitialPress(newPosition: 1), at: moment) }
            guard !isAction else { continue }
            if press > 1, press <= most {
                part.raise(
                    Switch.MultiPressOngoing(newPosition: 1, currentNumberOfPressesCounted: UInt8(clamping: press)),
                    at: moment)
            }
            part.raise(Switch.ShortRelease(previousPosition: 1), at: moment)
        }
        // More presses than the switch counts are none.
        part.raise(
            Switch.MultiPressComplete(
                previousPosition: 1, totalNumberOfPressesCounted: count > most ? 0 : UInt8(clamping: count)), at: moment
        )
    }
}

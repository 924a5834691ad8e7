import HomeModel
import HomeTraits

/// Buttons and rockers (Matter Application Cluster Specification, "Switch Cluster"). Events are the interface; the position only
/// accompanies them.
///
/// A switch is worked in two ways: by whole patterns (`press`), and by its position as a device reports it, of which the time between
/// makes the pattern.
final class SwitchBehaviour: TraitBehaviour {
    /// How long a press is held to be a long one, and how long after a release another press counts with it, in milliseconds.
    static let longPressTime: Int64 = 800
    static let multiPressTime: Int64 = 400

    /// The position that is held down, and when that becomes a long press; nil: never.
    private var held: (position: UInt8, longAt: Int64?)?
    private var isLong = false
    /// Short presses that belong together so far, the position, and when they are told.
    private var counted: (presses: Int, position: UInt8, until: Int64)?

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        throw .notSimulated
    }

    /// Nobody holds a button while the power comes up.
    func start(_ part: SimulatedPart, at moment: Moment) {
        let features = Switch.Features(rawValue: part.features(of: Switch.self))
        if features.contains(.momentarySwitch) { part.set(Switch.currentPosition, 0) }
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
            guard features.contains(.momentarySwitchLongPress) else {
                // A button that knows no long press is released like after any other.
                return part.raise(Switch.ShortRelease(previousPosition: 1), at: moment)
            }
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

    // MARK: Worked by its position

    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) {
        guard attributes.contains(Switch.currentPosition.index), let position = part[Switch.currentPosition] else {
            return
        }
        let features = Switch.Features(rawValue: part.features(of: Switch.self))
        if features.contains(.latchingSwitch) {
            part.raise(Switch.SwitchLatched(newPosition: position), at: moment)
        } else if features.contains(.momentarySwitch) {
            if let held { release(held.position, features, part, moment) }
            if position != 0 { hold(position, features, part, moment) }
        }
    }

    private func hold(_ position: UInt8, _ features: Switch.Features, _ part: SimulatedPart, _ moment: Moment) {
        if let counted, counted.position != position { complete(part, moment) }
        // A long press never occurs within a multi-press.
        let canBeLong = features.contains(.momentarySwitchLongPress) && counted == nil
        held = (position, canBeLong ? moment.uptime + Self.longPressTime : nil)
        isLong = false
        let presses = (counted?.presses ?? 0) + 1
        let isAction = features.contains(.actionSwitch)
        if !isAction || presses == 1 { part.raise(Switch.InitialPress(newPosition: position), at: moment) }
        if !isAction, presses > 1, presses <= Int(part[Switch.multiPressMax] ?? 2) {
            part.raise(
                Switch.MultiPressOngoing(
                    newPosition: position, currentNumberOfPressesCounted: UInt8(clamping: presses)), at: moment)
        }
    }

    private func release(_ position: UInt8, _ features: Switch.Features, _ part: SimulatedPart, _ moment: Moment) {
        held = nil
        if isLong {
            isLong = false
            return part.raise(Switch.LongRelease(previousPosition: position), at: moment)
        }
        if !features.contains(.actionSwitch) { part.raise(Switch.ShortRelease(previousPosition: position), at: moment) }
        guard features.contains(.momentarySwitchMultiPress) else { return }
        counted = (min((counted?.presses ?? 0) + 1, 255), position, moment.uptime + Self.multiPressTime)
    }

    /// More presses than the switch counts are none.
    private func complete(_ part: SimulatedPart, _ moment: Moment) {
        guard let counted else { return }
        self.counted = nil
        let most = Int(part[Switch.multiPressMax] ?? 2)
        part.raise(
            Switch.MultiPressComplete(
                previousPosition: counted.position,
                totalNumberOfPressesCounted: counted.presses > most ? 0 : UInt8(clamping: counted.presses)), at: moment)
    }

    var nextWake: Int64? { held == nil ? counted?.until : held?.longAt }

    func advance(_ part: SimulatedPart, to moment: Moment) {
        guard let wake = nextWake, wake <= moment.uptime else { return }
        guard let position = held?.position else { return complete(part, moment) }
        held = (position, nil)
        isLong = true
        part.raise(Switch.LongPress(newPosition: position), at: moment)
    }
}

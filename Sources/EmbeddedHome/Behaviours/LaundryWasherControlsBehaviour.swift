import HomeModel
import HomeTraits

/// Spin speed and rinses of a washer (Matter Application Cluster Specification, "Laundry Washer Controls Cluster").
final class LaundryWasherControlsBehaviour: TraitBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        throw CommandFailure(status: .unsupportedCommand, "the simulated device does not know this command")
    }

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        if attribute == LaundryWasherControls.spinSpeedCurrent.index, let speed = UInt8(value: value) {
            guard Int(speed) < (part[LaundryWasherControls.spinSpeeds] ?? []).count else {
                throw CommandFailure(status: .constraintError, "the washer has no such speed")
            }
        }
        if attribute == LaundryWasherControls.numberOfRinses.index {
            guard let rinses = LaundryWasherControls.NumberOfRinses(value: value),
                part[LaundryWasherControls.supportedRinses]?.contains(rinses) ?? true
            else { throw CommandFailure(status: .constraintError, "the washer cannot rinse like this") }
        }
        if part.isProgrammeUnderWay {
            throw CommandFailure(status: .invalidInState, "a programme is under way")
        }
        part.set(attribute, of: LaundryWasherControls.definition, value)
    }
}

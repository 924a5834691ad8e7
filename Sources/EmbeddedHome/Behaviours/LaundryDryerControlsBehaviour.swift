import HomeModel
import HomeTraits

/// How dry a dryer leaves the laundry (Matter Application Cluster Specification, "Laundry Dryer Controls Cluster").
final class LaundryDryerControlsBehaviour: TraitBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        throw CommandFailure(status: .unsupportedCommand, "the simulated device does not know this command")
    }

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        if attribute == LaundryDryerControls.selectedDrynessLevel.index, !value.isNull {
            guard let level = LaundryDryerControls.DrynessLevel(value: value),
                part[LaundryDryerControls.supportedDrynessLevels]?.contains(level) ?? true
            else { throw CommandFailure(status: .constraintError, "the dryer cannot dry like this") }
        }
        if part.isProgrammeUnderWay {
            throw CommandFailure(status: .invalidInState, "a programme is under way")
        }
        part.set(attribute, of: LaundryDryerControls.definition, value)
    }
}

import HomeModel
import HomeTraits

/// A contact, or a detector of water, frost or rain (Matter Application Cluster Specification, "Boolean State Cluster").
final class BooleanStateBehaviour: TraitBehaviour {
    private var told: Bool?

    func begin(_ part: SimulatedPart, at moment: Moment) { told = part[BooleanState.stateValue] }

    func start(_ part: SimulatedPart, at moment: Moment) { told = part[BooleanState.stateValue] }

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        throw CommandFailure(status: .unsupportedCommand, "the simulated device does not know this command")
    }

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        part.set(attribute, of: BooleanState.definition, value)
    }

    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) {
        guard let state = part[BooleanState.stateValue], state != told else { return }
        told = state
        part.raise(BooleanState.StateChange(stateValue: state), at: moment)
        part.behaviour(BooleanStateConfigurationBehaviour.self)?.detected(state, part, at: moment)
    }
}

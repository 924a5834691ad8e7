import HomeModel
import HomeTraits

/// Alarms of appliances: they come with what the device senses, and stay on where they latch (Matter Application Cluster
/// Specification, "Alarm Base Cluster").
final class AlarmBehaviour<Owner: AlarmTrait>: TraitBehaviour {
    /// The alarms that were last on.
    private var shown: Owner.Alarm = []

    var memory: Value? { shown.isEmpty ? nil : shown.value }

    func restore(_ memory: Value) { shown = Owner.Alarm(value: memory) ?? [] }

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        switch Owner.order(command) {
        case .reset(let alarms):
            try check(alarms, part)
            show((part[Owner.state] ?? []).subtracting(alarms), part, moment)
        case .enable(let mask):
            try check(mask, part)
            part.set(Owner.mask, mask)
            // An alarm that is not enabled is not on.
            show((part[Owner.state] ?? []).intersection(mask), part, moment)
        case nil:
            throw CommandFailure(status: .unsupportedCommand, "the simulated device does not know this command")
        }
        return []
    }

    private func check(_ alarms: Owner.Alarm, _ part: SimulatedPart) throws(CommandFailure) {
        guard alarms.isSubset(of: part[Owner.supported] ?? []) else {
            throw CommandFailure(status: .invalidCommand, "the device does not have all of these alarms")
        }
    }

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        part.set(attribute, of: Owner.definition, value)
    }

    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) {
        guard attributes.contains(Owner.state.index), let sensed = part[Owner.state] else { return }
        let latched = shown.intersection(Owner.latching.flatMap { part[$0] } ?? [])
        show(sensed.union(latched).intersection(part[Owner.mask] ?? []), part, moment)
    }

    private func show(_ state: Owner.Alarm, _ part: SimulatedPart, _ moment: Moment) {
        part.set(Owner.state, state)
        guard state != shown else { return }
        part.raise(
            Owner.notification(
                active: state.subtracting(shown), inactive: shown.subtracting(state), state: state,
                mask: part[Owner.mask] ?? []), at: moment)
        shown = state
        part.rememberChanged(Owner.self)
    }
}

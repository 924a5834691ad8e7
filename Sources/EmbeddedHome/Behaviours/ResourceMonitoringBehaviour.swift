import HomeModel
import HomeTraits

/// Filters and tanks that are used up: HEPA and carbon filters, water tanks (Matter Application Cluster Specification, "Resource
/// Monitoring Clusters"). Derived traits keep the places of the base's elements.
final class ResourceMonitoringBehaviour: TraitBehaviour {
    private let definition: TraitDefinition
    /// The condition, in percent, from which on a change is due.
    private static let warning = 10

    init(_ definition: TraitDefinition) {
        self.definition = definition
    }

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        guard command.command == ResourceMonitoring.ResetCondition.index else {
            throw CommandFailure(status: .unsupportedCommand, "the simulated device does not know this command")
        }
        set(ResourceMonitoring.condition, isUp(part) ? 0 : 100, part)
        set(ResourceMonitoring.changeIndication, .ok, part)
        set(ResourceMonitoring.lastChangedTime, moment.matterEpochSeconds, part)
        return []
    }

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        part.set(attribute, of: definition, value)
    }

    /// What is nearly used up asks for a change, unless the device said itself what it asks for.
    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) {
        guard attributes.contains(ResourceMonitoring.condition.index),
            !attributes.contains(ResourceMonitoring.changeIndication.index),
            let condition = part.trait(definition)?.state[attribute: ResourceMonitoring.condition.index]?.intValue
        else { return }
        let left = isUp(part) ? 100 - condition : condition
        let features = ResourceMonitoring.Features(rawValue: part.trait(definition)?.state.shape.features ?? 0)
        let indication: ResourceMonitoring.ChangeIndication =
            left <= 0
            ? .critical : left <= Self.warning && features.contains(.warning) ? .warning : .ok
        set(ResourceMonitoring.changeIndication, indication, part)
    }

    private func isUp(_ part: SimulatedPart) -> Bool {
        part.trait(definition)?.state[attribute: ResourceMonitoring.degradationDirection.index]
            .flatMap(ResourceMonitoring.DegradationDirection.init(value:)) == .up
    }

    private func set<Wrapped>(
        _ key: AttributeKey<ResourceMonitoring, Wrapped>, _ value: Wrapped, _ part: SimulatedPart
    ) {
        part.set(key.index, of: definition, value.value)
    }
}

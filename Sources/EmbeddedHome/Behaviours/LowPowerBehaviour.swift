import HomeModel
import HomeTraits

/// Sleep (Matter Application Cluster Specification, "Low Power Cluster"): the part goes off.
final class LowPowerBehaviour: TraitBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        guard command.typed(LowPower.Sleep.self) != nil else { throw .notSimulated }
        part.behaviour(OnOffBehaviour.self)?.turnOff(part, at: moment)
        return []
    }
}

import HomeModel
import HomeTraits

/// The places of a user interface (Matter Application Cluster Specification, "Target Navigator Cluster").
final class TargetNavigatorBehaviour: TraitBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        guard let command = command.typed(TargetNavigator.NavigateTarget.self) else { throw .notSimulated }
        guard (part[TargetNavigator.targetList] ?? []).contains(where: { $0.identifier == command.target }) else {
            return TargetNavigator.NavigateTargetResponse(status: .targetNotFound).fields
        }
        if part[TargetNavigator.currentTarget] != command.target {
            part.set(TargetNavigator.currentTarget, command.target)
            part.raise(TargetNavigator.TargetUpdated(currentTarget: command.target), at: moment)
        }
        return TargetNavigator.NavigateTargetResponse(status: .success).fields
    }
}

import HomeModel
import HomeTraits

/// A scene (cloud-to-cloud trait Scene), which tells no state.
final class GoogleSceneBehaviour: GoogleBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        guard let command = command.typed(GoogleScene.ActivateScene.self) else { throw .unknownCommand }
        if command.deactivate, part[GoogleScene.sceneReversible] != true {
            throw CommandFailure(.failedPrecondition, "the scene cannot be undone", field: "deactivate")
        }
        return []
    }
}

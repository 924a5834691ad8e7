import HomeModel
import HomeTraits

/// A security system (cloud-to-cloud trait ArmDisarm). It is armed at once, so an arming that is given up leaves it disarmed.
final class GoogleArmDisarmBehaviour: GoogleBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        guard let command = command.typed(GoogleArmDisarm.ArmDisarm.self) else { throw .unknownCommand }
        guard command.arm, command.cancel != true else {
            part.set(GoogleArmDisarm.isArmed, false)
            return []
        }
        let levels = part[GoogleArmDisarm.availableArmLevels]?.levels.map(\.levelName) ?? []
        if let level = command.armLevel {
            guard levels.contains(level) else { throw .unknown(level, in: "armLevel", allowed: levels) }
            part.set(GoogleArmDisarm.currentArmLevel, level)
        } else if let first = levels.first, !levels.contains(part[GoogleArmDisarm.currentArmLevel] ?? "") {
            part.set(GoogleArmDisarm.currentArmLevel, first)
        }
        part.set(GoogleArmDisarm.isArmed, true)
        return []
    }
}

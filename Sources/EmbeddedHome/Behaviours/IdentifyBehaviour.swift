import HomeModel
import HomeTraits

/// A device that makes itself known for a while (Matter Application Cluster Specification, "Identify Cluster").
final class IdentifyBehaviour: TraitBehaviour {
    /// When identifying ends (`Moment.uptime`).
    private var end: Int64?

    func start(_ part: SimulatedPart, at moment: Moment) { part.set(Identify.identifyTime, 0) }

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        if let command = command.typed(Identify.IdentifyCommand.self) {
            begin(command.identifyTime, part, moment)
            return []
        }
        // Effects are seen, not reported.
        if command.typed(Identify.TriggerEffect.self) != nil { return [] }
        throw CommandFailure(status: .unsupportedCommand, "the simulated device does not know this command")
    }

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        guard attribute == Identify.identifyTime.index, let seconds = UInt16(value: value) else {
            return part.set(attribute, of: Identify.definition, value)
        }
        begin(seconds, part, moment)
    }

    private func begin(_ seconds: UInt16, _ part: SimulatedPart, _ moment: Moment) {
        part.set(Identify.identifyTime, seconds)
        end = seconds == 0 ? nil : moment.uptime + Int64(seconds) * 1000
    }

    var nextWake: Int64? { end }

    /// The countdown is not reported until it is over: a client counts for itself.
    func advance(_ part: SimulatedPart, to moment: Moment) {
        guard let end else { return }
        let left = end - moment.uptime
        if left <= 0 {
            self.end = nil
            part.set(Identify.identifyTime, 0)
        } else {
            part.set(Identify.identifyTime, UInt16(clamping: (left + 999) / 1000), .silent)
        }
    }
}

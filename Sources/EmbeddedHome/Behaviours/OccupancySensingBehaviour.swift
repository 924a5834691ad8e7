import HomeModel
import HomeTraits

/// Whether somebody is there (Matter Application Cluster Specification, "Occupancy Sensing Cluster"). A detection holds for
/// `holdTime`; another one begins it anew.
final class OccupancySensingBehaviour: TraitBehaviour {
    private var holdEnd: Int64?

    func start(_ part: SimulatedPart, at moment: Moment) { hold(part, moment) }

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        throw CommandFailure(status: .unsupportedCommand, "the simulated device does not know this command")
    }

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        let delays = [
            OccupancySensing.holdTime, OccupancySensing.pirOccupiedToUnoccupiedDelay,
            OccupancySensing.ultrasonicOccupiedToUnoccupiedDelay,
            OccupancySensing.physicalContactOccupiedToUnoccupiedDelay,
        ]
        guard delays.contains(where: { $0.index == attribute }), let seconds = UInt16(value: value) else {
            return part.set(attribute, of: OccupancySensing.definition, value)
        }
        if let limits = part[OccupancySensing.holdTimeLimits],
            seconds < limits.holdTimeMin || seconds > limits.holdTimeMax
        {
            throw CommandFailure(status: .constraintError, "the hold time is out of its limits")
        }
        for delay in delays { part.set(delay, seconds) }
        if holdEnd != nil { hold(part, moment) }
    }

    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) {
        guard attributes.contains(OccupancySensing.occupancy.index), let occupancy = part[OccupancySensing.occupancy]
        else { return }
        let wasHeld = holdEnd != nil
        hold(part, moment)
        if wasHeld != occupancy.contains(.occupied) {
            part.raise(OccupancySensing.OccupancyChanged(occupancy: occupancy), at: moment)
        }
    }

    private func hold(_ part: SimulatedPart, _ moment: Moment) {
        guard part[OccupancySensing.occupancy]?.contains(.occupied) ?? false else {
            holdEnd = nil
            return
        }
        // A sensor without a hold time of its own tells itself when nobody is there any more.
        let seconds = part[OccupancySensing.holdTime]
        holdEnd = seconds.map { moment.uptime + Int64($0) * 1000 } ?? Int64.max
    }

    var nextWake: Int64? { holdEnd == Int64.max ? nil : holdEnd }

    func advance(_ part: SimulatedPart, to moment: Moment) {
        guard let holdEnd, moment.uptime >= holdEnd else { return }
        self.holdEnd = nil
        part.set(OccupancySensing.occupancy, [])
        part.raise(OccupancySensing.OccupancyChanged(occupancy: []), at: moment)
    }
}

import HomeModel
import HomeTraits

/// What the thermostat makes of its room.
extension ThermostatBehaviour {
    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) { updateDemand(part) }

    func isOccupied(_ part: SimulatedPart) -> Bool {
        part[Thermostat.occupancy]?.contains(.occupied) ?? true
    }

    /// Whether heat or cold is wanted now.
    private func demand(_ part: SimulatedPart) -> (heat: Bool, cool: Bool) {
        guard let local = (part[Thermostat.localTemperature] ?? nil).map(Int.init),
            let mode = part[Thermostat.systemMode]
        else { return (false, false) }
        let setpoints = isOccupied(part) ? ThermostatSetpoints.occupied(part) : .unoccupied(part)
        let mayHeat = mode == .heat || mode == .emergencyHeat || mode == .auto
        let mayCool = mode == .cool || mode == .precooling || mode == .auto
        return (
            mayHeat && setpoints.heating.map { local < $0 } ?? false,
            mayCool && setpoints.cooling.map { local > $0 } ?? false
        )
    }

    func updateDemand(_ part: SimulatedPart) {
        let demand = demand(part)
        var relays = part[Thermostat.thermostatRunningState] ?? []
        relays.subtract([.heat, .cool])
        if part[Thermostat.systemMode] == .fanOnly {
            relays.insert(.fan)
        } else if !demand.heat, !demand.cool {
            relays.remove(.fan)
        }
        if demand.heat { relays.insert(.heat) }
        if demand.cool { relays.insert(.cool) }
        part.set(Thermostat.thermostatRunningState, relays)
        part.set(Thermostat.piHeatingDemand, demand.heat ? 100 : 0)
        part.set(Thermostat.piCoolingDemand, demand.cool ? 100 : 0)
        part.set(Thermostat.thermostatRunningMode, demand.heat ? .heat : demand.cool ? .cool : .off)
    }

    func drift(_ part: SimulatedPart) {
        guard let local = (part[Thermostat.localTemperature] ?? nil).map(Int.init) else { return }
        let demand = demand(part)
        let setpoints = isOccupied(part) ? ThermostatSetpoints.occupied(part) : .unoccupied(part)
        let step: Int
        if demand.heat, let target = setpoints.heating {
            step = min(10, target - local)
        } else if demand.cool, let target = setpoints.cooling {
            step = max(-10, target - local)
        } else {
            step = min(max(Self.ambient - local, -3), 3)
        }
        part.set(Thermostat.localTemperature, Int16(clamping: local + step))
        updateDemand(part)
    }
}

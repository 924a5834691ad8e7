import HomeModel
import HomeTraits

/// The two setpoints of a thermostat in the limits that hold between them (Matter Application Cluster Specification, "Setpoint
/// Limits"). All in hundredths of a degree; wide enough that no sum overflows.
struct ThermostatSetpoints: Equatable {
    var heating: Int?
    var cooling: Int?
    var minHeating: Int
    var maxHeating: Int
    var minCooling: Int
    var maxCooling: Int
    /// The least gap that cooling keeps above heating; nil: the thermostat has no automatic mode and needs none.
    var deadBand: Int?

    /// Which of the pair.
    enum Side {
        case heating, cooling
    }

    private init(_ part: SimulatedPart, heating: Int16?, cooling: Int16?) {
        self.heating = heating.map(Int.init)
        self.cooling = cooling.map(Int.init)
        let absMinHeating = Int(part[Thermostat.absMinHeatSetpointLimit] ?? 700)
        let absMaxHeating = Int(part[Thermostat.absMaxHeatSetpointLimit] ?? 3000)
        let absMinCooling = Int(part[Thermostat.absMinCoolSetpointLimit] ?? 1600)
        let absMaxCooling = Int(part[Thermostat.absMaxCoolSetpointLimit] ?? 3200)
        minHeating = max(absMinHeating, part[Thermostat.minHeatSetpointLimit].map(Int.init) ?? absMinHeating)
        maxHeating = min(absMaxHeating, part[Thermostat.maxHeatSetpointLimit].map(Int.init) ?? absMaxHeating)
        minCooling = max(absMinCooling, part[Thermostat.minCoolSetpointLimit].map(Int.init) ?? absMinCooling)
        maxCooling = min(absMaxCooling, part[Thermostat.maxCoolSetpointLimit].map(Int.init) ?? absMaxCooling)
        let features = Thermostat.Features(rawValue: part.features(of: Thermostat.self))
        deadBand = features.contains(.autoMode) ? Int(part[Thermostat.minSetpointDeadBand] ?? 20) * 10 : nil
    }

    static func occupied(_ part: SimulatedPart) -> ThermostatSetpoints {
        ThermostatSetpoints(
            part, heating: part[Thermostat.occupiedHeatingSetpoint], cooling: part[Thermostat.occupiedCoolingSetpoint])
    }

    static func unoccupied(_ part: SimulatedPart) -> ThermostatSetpoints {
        ThermostatSetpoints(
            part, heating: part[Thermostat.unoccupiedHeatingSetpoint],
            cooling: part[Thermostat.unoccupiedCoolingSetpoint])
    }

    func limits(_ side: Side) -> (minimum: Int, maximum: Int) {
        side == .heating ? (minHeating, maxHeating) : (minCooling, maxCooling)
    }

    subscript(side: Side) -> Int? {
        get { side == .heating ? heating : cooling }
        set { if side == .heating { heating = newValue } else { cooling = newValue } }
    }

    /// Takes a setpoint; the other one gives way where the dead band asks for it. False: out of the limits, or the other one cannot.
    mutating func set(_ side: Side, to value: Int) -> Bool {
        let (minimum, maximum) = limits(side)
        guard value >= minimum, value <= maximum else { return false }
        var changed = self
        changed[side] = value
        guard changed.keepDeadBand(moving: side == .heating ? .cooling : .heating) else { return false }
        self = changed
        return true
    }

    /// Moves one setpoint away from the other by as little as the dead band needs. False: its limits do not let it.
    private mutating func keepDeadBand(moving side: Side) -> Bool {
        guard let deadBand, let heating, let cooling, cooling - heating < deadBand else { return true }
        switch side {
        case .cooling:
            guard heating + deadBand <= maxCooling else { return false }
            self.cooling = heating + deadBand
        case .heating:
            guard cooling - deadBand >= minHeating else { return false }
            self.heating = cooling - deadBand
        }
        return true
    }

    /// Moves setpoints into limits that have changed, by as little as possible. False: it cannot be done.
    mutating func fitLimits() -> Bool {
        guard minHeating <= maxHeating || heating == nil, minCooling <= maxCooling || cooling == nil else {
            return false
        }
        if let deadBand, heating != nil, cooling != nil {
            guard minHeating <= minCooling - deadBand, maxHeating <= maxCooling - deadBand else { return false }
        }
        let before = self
        if let heating { self.heating = min(max(heating, minHeating), maxHeating) }
        if let cooling { self.cooling = min(max(cooling, minCooling), maxCooling) }
        return keepDeadBand(moving: heating == before.heating ? .heating : .cooling)
    }

    /// Raises by `amount`, negative to lower; limits clip the result. False: the dead band cannot be kept.
    mutating func raise(_ side: Side, by amount: Int) -> Bool {
        guard let value = self[side] else { return false }
        let (minimum, maximum) = limits(side)
        return set(side, to: min(max(value + amount, minimum), max(minimum, maximum)))
    }

    /// Raises both by what both can do, so that their distance stays.
    mutating func raiseBoth(by amount: Int) {
        var possible = amount
        for side in [Side.heating, .cooling] {
            guard let value = self[side] else { continue }
            let (minimum, maximum) = limits(side)
            let target = min(max(value + amount, minimum), max(minimum, maximum))
            possible = amount > 0 ? min(possible, max(0, target - value)) : max(possible, min(0, target - value))
        }
        if let heating { self.heating = heating + possible }
        if let cooling { self.cooling = cooling + possible }
    }
}

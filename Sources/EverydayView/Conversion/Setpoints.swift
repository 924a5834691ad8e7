public import HomeModel
public import HomeTraits

/// The temperatures that a thermostat aims at.
public struct Setpoints {
    public struct Setpoint {
        public let attribute: AttributeKey<Thermostat, Int16>
        /// What it may be, in hundredths of a degree.
        public let range: ClosedRange<Int64>
    }

    public let heating: Setpoint?
    public let cooling: Setpoint?
    /// Hundredths of a degree that lie between them at least, where the thermostat changes over by itself.
    public let deadBand: Int64

    public init(_ state: TraitState) {
        heating = Self.setpoint(
            state, Thermostat.occupiedHeatingSetpoint,
            lower: [Thermostat.absMinHeatSetpointLimit, Thermostat.minHeatSetpointLimit],
            upper: [Thermostat.absMaxHeatSetpointLimit, Thermostat.maxHeatSetpointLimit])
        cooling = Self.setpoint(
            state, Thermostat.occupiedCoolingSetpoint,
            lower: [Thermostat.absMinCoolSetpointLimit, Thermostat.minCoolSetpointLimit],
            upper: [Thermostat.absMaxCoolSetpointLimit, Thermostat.maxCoolSetpointLimit])
        let hasAuto = state.has(Thermostat.Features.autoMode.rawValue)
        deadBand = hasAuto ? Int64(state[Thermostat.minSetpointDeadBand] ?? 0) * 10 : 0
    }

    /// The setpoint that counts in a mode; nil where both do (auto), or where it cannot be told.
    public func target(in mode: Thermostat.SystemMode?) -> Setpoint? {
        switch mode {
        case .heat, .emergencyHeat: heating
        case .cool, .precooling: cooling
        case .auto: heating == nil || cooling == nil ? heating ?? cooling : nil
        case .off, .fanOnly, .dry, .sleep: heating ?? cooling
        case nil: heating == nil || cooling == nil ? heating ?? cooling : nil
        }
    }

    private static func setpoint(
        _ state: TraitState, _ attribute: AttributeKey<Thermostat, Int16>,
        lower: [AttributeKey<Thermostat, Int16>], upper: [AttributeKey<Thermostat, Int16>]
    ) -> Setpoint? {
        guard state.supports(attribute) else { return nil }
        var minimum = lower.compactMap { state[$0] }.max().map(Int64.init) ?? -27_315
        var maximum = upper.compactMap { state[$0] }.min().map(Int64.init) ?? Int64(Int16.max)
        if minimum > maximum {
            // Limits that contradict each other are the thermostat's problem: let it judge.
            (minimum, maximum) = (-27_315, Int64(Int16.max))
        }
        if let current = state[attribute].map(Int64.init) {
            minimum = min(minimum, current)
            maximum = max(maximum, current)
        }
        return Setpoint(attribute: attribute, range: minimum...maximum)
    }
}

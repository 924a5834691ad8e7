import HomeModel
import HomeTraits

/// Between which temperatures, in °C, a thermostat can be set.
struct ThermostatLimits {
    let minimum: Double
    let maximum: Double
    /// Whether it can heat and cool by itself, each with a target of its own.
    let hasAuto: Bool

    init(_ state: TraitState) {
        hasAuto = state.shape.features & Thermostat.Features.autoMode.rawValue != 0
        let heats = state.supports(Thermostat.occupiedHeatingSetpoint)
        let cools = state.supports(Thermostat.occupiedCoolingSetpoint)
        func limit(_ own: AttributeKey<Thermostat, Int16>, _ absolute: AttributeKey<Thermostat, Int16>) -> Double? {
            (state[own] ?? state[absolute]).map { Double($0) / 100 }
        }
        let lowest = [
            heats ? limit(Thermostat.minHeatSetpointLimit, Thermostat.absMinHeatSetpointLimit) : nil,
            cools ? limit(Thermostat.minCoolSetpointLimit, Thermostat.absMinCoolSetpointLimit) : nil,
        ].compactMap { $0 }.min()
        let highest = [
            heats ? limit(Thermostat.maxHeatSetpointLimit, Thermostat.absMaxHeatSetpointLimit) : nil,
            cools ? limit(Thermostat.maxCoolSetpointLimit, Thermostat.absMaxCoolSetpointLimit) : nil,
        ].compactMap { $0 }.max()
        let (low, high) = (lowest ?? 7, highest ?? 35)
        // Limits that contradict each other are no limits.
        (minimum, maximum) = low < high ? (low, high) : (0, 100)
    }
}

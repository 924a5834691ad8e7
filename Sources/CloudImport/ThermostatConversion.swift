import HomeModel
import HomeTraits
import JSON

/// TemperatureSetting as Matter's thermostat. Temperatures become hundredths of a degree Celsius.
enum ThermostatConversion {
    /// Modes that Matter's thermostat has; of these `heat` and `cool` are features, the others need nothing.
    private static let known: Set<String> = ["off", "heat", "cool", "heatcool", "fan-only", "dry", "on"]

    static func temperature(_ context: ConversionContext) -> [TraitWish] {
        let attributes = context.attributes
        attributes.cannotKeep("commandOnlyTemperatureSetting", "queryOnlyTemperatureSetting")
        let modes = attributes.texts("availableThermostatModes")
        let unknown = modes.filter { !known.contains($0) }
        if !unknown.isEmpty {
            context.notes.warn(
                attributes.path(of: "availableThermostatModes"),
                "the modes \(unknown.joined(separator: ", ")) were left out: a thermostat has none of them here")
        }
        let isAuto = modes.contains("heatcool")
        let cools = isAuto || modes.contains("cool")
        let heats = isAuto || modes.contains("heat") || !cools
        let band = isAuto ? min(max(attributes.number("bufferRangeCelsius") ?? 2, 0), 12.7) : 0
        _ = attributes.value("bufferRangeCelsius")

        var wish = TraitWish(Thermostat.self, path: context.path)
        if heats { wish.require(Thermostat.Features.heating.rawValue) }
        if cools { wish.require(Thermostat.Features.cooling.rawValue) }
        if isAuto {
            wish.require(Thermostat.Features.autoMode.rawValue)
            wish.set(Thermostat.minSetpointDeadBand, Int8((band * 10).rounded()))
        }
        let range = range(context, band)
        if heats { heat(&wish, range.map { ($0.low, $0.high - (isAuto ? $0.band : 0)) }) }
        if cools { cool(&wish, range.map { ($0.low + (isAuto ? $0.band : 0), $0.high) }) }
        if heats, cools {
            wish.set(Thermostat.controlSequenceOfOperation, .coolingAndHeating)
        } else {
            wish.set(Thermostat.controlSequenceOfOperation, cools ? .coolingOnly : .heatingOnly)
        }
        wish.set(Thermostat.systemMode, heats ? .heat : .cool)
        guard attributes.text("thermostatTemperatureUnit") == "F" else { return [wish] }
        var display = TraitWish(ThermostatUserInterfaceConfiguration.self, path: context.path)
        display.set(
            ThermostatUserInterfaceConfiguration.temperatureDisplayMode, .fahrenheit,
            from: attributes.path(of: "thermostatTemperatureUnit"))
        return [wish, display]
    }

    private static func heat(_ wish: inout TraitWish, _ range: (low: Int16, high: Int16)?) {
        let (low, high) = range ?? (700, 3000)
        if range != nil {
            wish.set(Thermostat.absMinHeatSetpointLimit, low)
            wish.set(Thermostat.absMaxHeatSetpointLimit, high)
            wish.set(Thermostat.minHeatSetpointLimit, low)
            wish.set(Thermostat.maxHeatSetpointLimit, high)
        }
        wish.set(Thermostat.occupiedHeatingSetpoint, min(max(2000, low), high))
    }

    private static func cool(_ wish: inout TraitWish, _ range: (low: Int16, high: Int16)?) {
        let (low, high) = range ?? (1600, 3200)
        if range != nil {
            wish.set(Thermostat.absMinCoolSetpointLimit, low)
            wish.set(Thermostat.absMaxCoolSetpointLimit, high)
            wish.set(Thermostat.minCoolSetpointLimit, low)
            wish.set(Thermostat.maxCoolSetpointLimit, high)
        }
        wish.set(Thermostat.occupiedCoolingSetpoint, min(max(2600, low), high))
    }

    /// Nil where the answer gives none that a thermostat can have.
    private static func range(_ context: ConversionContext, _ band: Double) -> (low: Int16, high: Int16, band: Int16)? {
        let key = "thermostatTemperatureRange"
        guard let range = context.attributes.object(key) else { return nil }
        guard let low = range["minThresholdCelsius"]?.doubleValue, let high = range["maxThresholdCelsius"]?.doubleValue,
            (-273.15...327).contains(low), (-273.15...327).contains(high), low + band < high
        else {
            context.notes.warn(
                context.attributes.path(of: key),
                "minThresholdCelsius and maxThresholdCelsius are no range that a thermostat can have; it was left out")
            return nil
        }
        return (Int16((low * 100).rounded()), Int16((high * 100).rounded()), Int16((band * 100).rounded()))
    }
}

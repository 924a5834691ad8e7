import HomeModel
import HomeTraits
import JSON

/// The temperature that an appliance is set to, as a number or a level (Matter Application Cluster Specification, "Temperature Control
/// Cluster").
final class TemperatureControlBehaviour: TraitBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        guard let order = command.typed(TemperatureControl.SetTemperature.self) else {
            throw CommandFailure(status: .unsupportedCommand, "the simulated device does not know this command")
        }
        if part.isProgrammeUnderWay {
            throw CommandFailure(
                status: .invalidInState, "the temperature cannot change while a programme is under way")
        }
        let features = TemperatureControl.Features(rawValue: part.features(of: TemperatureControl.self))
        switch (order.targetTemperature, order.targetTemperatureLevel) {
        case (let temperature?, nil) where features.contains(.temperatureNumber):
            try set(temperature, part)
        case (nil, let level?) where features.contains(.temperatureLevel):
            try set(level: level, part)
        default:
            let field = features.contains(.temperatureNumber) ? "targetTemperature" : "targetTemperatureLevel"
            throw CommandFailure(status: .invalidCommand, "the device wants \(field) alone", field: field)
        }
        return []
    }

    private func set(_ temperature: Int16, _ part: SimulatedPart) throws(CommandFailure) {
        let minimum = part[TemperatureControl.minTemperature] ?? .min
        let maximum = part[TemperatureControl.maxTemperature] ?? .max
        let step = Int(part[TemperatureControl.step] ?? 1)
        guard temperature >= minimum, temperature <= maximum else {
            var failure = CommandFailure(
                status: .constraintError, "the temperature is out of range", field: "targetTemperature")
            failure.allowed = ["min": .integer(Int64(minimum)), "max": .integer(Int64(maximum))]
            throw failure
        }
        guard step <= 0 || (Int(temperature) - Int(minimum)) % step == 0 else {
            throw CommandFailure(
                status: .constraintError, "the temperature is not one of the device's steps",
                field: "targetTemperature")
        }
        part.set(TemperatureControl.temperatureSetpoint, temperature)
    }

    private func set(level: UInt8, _ part: SimulatedPart) throws(CommandFailure) {
        let levels = part[TemperatureControl.supportedTemperatureLevels] ?? []
        guard Int(level) < levels.count else {
            throw CommandFailure(
                status: .constraintError, "the device has \(levels.count) levels", field: "targetTemperatureLevel")
        }
        part.set(TemperatureControl.selectedTemperatureLevel, level)
    }

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        part.set(attribute, of: TemperatureControl.definition, value)
    }
}

extension SimulatedPart {
    /// Whether a washer, dryer or dishwasher is at work, or paused in it.
    var isProgrammeUnderWay: Bool {
        behaviour(OperationalStateBehaviour<OperationalState>.self)?.isBusy(self) ?? false
    }
}

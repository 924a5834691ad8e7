import HomeModel
import HomeTraits

/// Pumps (Matter Application Cluster Specification, "Pump Configuration and Control Cluster"): the modes that are wished for become those
/// in effect, and the pump runs while the part is on.
final class PumpConfigurationAndControlBehaviour: TraitBehaviour {
    private typealias Pump = PumpConfigurationAndControl

    /// Of the greatest speed, in percent, in each mode.
    private static let normal = 70
    /// At the greatest speed, in watts.
    private static let greatestPower = 90

    func start(_ part: SimulatedPart, at moment: Moment) { run(part) }

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        throw .notSimulated
    }

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        let features = Pump.Features(rawValue: part.features(of: PumpConfigurationAndControl.self))
        if attribute == Pump.operationMode.index {
            guard let mode = Pump.OperationMode(value: value), mode != .local || features.contains(.localOperation)
            else { throw CommandFailure(status: .constraintError, "the pump has no such mode") }
            part.set(Pump.operationMode, mode)
            part.set(Pump.effectiveOperationMode, mode)
        } else if attribute == Pump.controlMode.index {
            guard let mode = Pump.ControlMode(value: value), features.contains(mode.feature) else {
                throw CommandFailure(status: .constraintError, "the pump has no such mode")
            }
            part.set(Pump.controlMode, mode)
            part.set(Pump.effectiveControlMode, mode)
        } else {
            part.set(attribute, of: Pump.definition, value)
        }
        run(part)
    }

    func partTurned(on isOn: Bool, byLevel: Bool, _ part: SimulatedPart, at moment: Moment) { run(part) }

    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) {
        guard attributes.contains(Pump.pumpStatus.index), let status = part[Pump.pumpStatus] else { return }
        if status.contains(.deviceFault) { part.raise(PumpConfigurationAndControl.GeneralFault(), at: moment) }
        if status.contains(.supplyFault) { part.raise(PumpConfigurationAndControl.SupplyVoltageLow(), at: moment) }
    }

    private func run(_ part: SimulatedPart) {
        let isOn = part[OnOff.onOff] ?? true
        let greatest = Int((part[Pump.maxSpeed] ?? nil) ?? 3000)
        let speed: Int =
            switch part[Pump.effectiveOperationMode] {
            case _ where !isOn: 0
            case .minimum: Int((part[Pump.minConstSpeed] ?? nil) ?? UInt16(clamping: greatest / 4))
            case .maximum: Int((part[Pump.maxConstSpeed] ?? nil) ?? UInt16(clamping: greatest))
            default: greatest * Self.normal / 100
            }
        let share = greatest == 0 ? 0 : min(10_000, speed * 10_000 / greatest)
        part.set(Pump.speed, UInt16(clamping: speed))
        part.set(Pump.capacity, Int16(clamping: share))
        part.set(Pump.power, UInt32(clamping: share * Self.greatestPower / 10_000))
        guard var status = part[Pump.pumpStatus] else { return }
        if isOn { status.insert(.running) } else { status.remove(.running) }
        part.set(Pump.pumpStatus, status)
    }
}

extension PumpConfigurationAndControl.ControlMode {
    /// The feature of a pump that has the mode.
    var feature: PumpConfigurationAndControl.Features {
        switch self {
        case .constantSpeed: .constantSpeed
        case .constantPressure: .constantPressure
        case .proportionalPressure: .compensatedPressure
        case .constantFlow: .constantFlow
        case .constantTemperature: .constantTemperature
        case .automatic: .automatic
        }
    }
}

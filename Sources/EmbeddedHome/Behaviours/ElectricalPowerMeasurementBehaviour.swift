import HomeModel
import HomeTraits

/// Measured power (Matter Application Cluster Specification, "Electrical Power Measurement Cluster"). On a part with trait OnOff it
/// follows it: a load that is turned on draws what it drew last; current, apparent power and their kin follow the power.
final class ElectricalPowerMeasurementBehaviour: TraitBehaviour {
    private typealias Power = ElectricalPowerMeasurement

    /// What a load draws of which nothing better is known, in mW.
    static let usual: Int64 = 60_000

    /// What the load draws when it is on, in mW.
    private var whenOn = usual
    /// Whether the part was ever turned on or off: until then its first values stand, whatever they are.
    private var follows = false

    var memory: Value? { follows ? .integer(whenOn) : nil }

    func restore(_ memory: Value) {
        follows = true
        whenOn = memory.intValue ?? Self.usual
    }

    func begin(_ part: SimulatedPart, at moment: Moment) {
        if let power = part[Power.activePower] ?? nil, power != 0 { whenOn = power }
    }

    func start(_ part: SimulatedPart, at moment: Moment) {
        if !follows { begin(part, at: moment) }
        guard let isOn = part[OnOff.onOff], follows || isOn && part[Power.activePower] == 0 else { return }
        draw(isOn ? whenOn : 0, part, moment)
    }

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        throw .notSimulated
    }

    func partTurned(on isOn: Bool, byLevel: Bool, _ part: SimulatedPart, at moment: Moment) {
        if !isOn, let power = part[Power.activePower] ?? nil, power != 0 { whenOn = power }
        follows = true
        part.rememberChanged(ElectricalPowerMeasurement.self)
        draw(isOn ? whenOn : 0, part, moment)
    }

    /// The part draws so much from now on, in mW; what it gives away is negative.
    func draw(_ power: Int64, _ part: SimulatedPart, _ moment: Moment) {
        part.set(Power.activePower, power)
        follow(power, part)
        part.behaviour(ElectricalEnergyMeasurementBehaviour.self)?.powerChanged(part, moment)
    }

    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) {
        guard attributes.contains(Power.activePower.index), let power = part[Power.activePower] ?? nil else { return }
        if !attributes.contains(Power.activeCurrent.index), !attributes.contains(Power.rmsCurrent.index) {
            follow(power, part)
        }
        part.behaviour(ElectricalEnergyMeasurementBehaviour.self)?.powerChanged(part, moment)
    }

    /// Ohm's law, for a load that shifts no phase.
    private func follow(_ power: Int64, _ part: SimulatedPart) {
        part.set(Power.apparentPower, power)
        part.set(Power.rmsPower, power)
        let voltage = (part[Power.voltage] ?? nil) ?? (part[Power.rmsVoltage] ?? nil) ?? 230_000
        guard voltage != 0 else { return }
        let current = (Double(power) / Double(voltage) * 1000).rounded()
        guard abs(current) < 1e15 else { return }
        part.set(Power.activeCurrent, Int64(current))
        part.set(Power.rmsCurrent, Int64(current))
        part.set(Power.apparentCurrent, Int64(current))
    }
}

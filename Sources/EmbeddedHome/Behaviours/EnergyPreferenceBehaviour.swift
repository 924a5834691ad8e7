import HomeModel
import HomeTraits

/// Preferences that are steps of a list (Matter Application Cluster Specification, "Energy Preference Cluster").
final class EnergyPreferenceBehaviour: TraitBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        throw .notSimulated
    }

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        let list =
            attribute == EnergyPreference.currentEnergyBalance.index
            ? part[EnergyPreference.energyBalances] : part[EnergyPreference.lowPowerModeSensitivities]
        guard let step = UInt8(value: value), Int(step) < list?.count ?? 0 else {
            throw CommandFailure(status: .constraintError, "the device has no such step")
        }
        part.set(attribute, of: EnergyPreference.definition, value)
    }
}

import HomeModel
import HomeTraits

/// Sensitivity and local alarms of a detector (Matter Application Cluster Specification, "Boolean State Configuration Cluster"). The
/// alarms that are enabled go off while the detector (trait BooleanState) detects.
final class BooleanStateConfigurationBehaviour: TraitBehaviour {
    private typealias Trait = BooleanStateConfiguration

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        if let command = command.typed(BooleanStateConfiguration.SuppressAlarm.self) {
            let alarms = command.alarmsToSuppress
            try check(alarms, part, "alarmsToSuppress")
            guard !alarms.isEmpty, (part[Trait.alarmsActive] ?? []).isSuperset(of: alarms) else {
                throw CommandFailure(status: .invalidInState, "only an active alarm can be suppressed")
            }
            change(part[Trait.alarmsActive] ?? [], (part[Trait.alarmsSuppressed] ?? []).union(alarms), part, moment)
            return []
        }
        if let command = command.typed(BooleanStateConfiguration.EnableDisableAlarm.self) {
            let alarms = command.alarmsToEnableDisable
            try check(alarms, part, "alarmsToEnableDisable")
            part.set(Trait.alarmsEnabled, alarms)
            change(
                (part[Trait.alarmsActive] ?? []).intersection(alarms),
                (part[Trait.alarmsSuppressed] ?? []).intersection(alarms), part, moment)
            return []
        }
        throw .notSimulated
    }

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        part.set(attribute, of: Trait.definition, value)
    }

    /// The detector begins or ceases to detect.
    func detected(_ isDetected: Bool, _ part: SimulatedPart, at moment: Moment) {
        let supported = part[Trait.alarmsSupported] ?? []
        let enabled = part[Trait.alarmsEnabled] ?? supported
        change(isDetected ? supported.intersection(enabled) : [], [], part, moment)
    }

    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) {
        if attributes.contains(Trait.sensorFault.index), let fault = part[Trait.sensorFault] {
            part.raise(BooleanStateConfiguration.SensorFault(sensorFault: fault), at: moment)
        }
        let isAlarm = attributes.contains(Trait.alarmsActive.index) || attributes.contains(Trait.alarmsSuppressed.index)
        if isAlarm { tell(part, moment) }
    }

    private func check(
        _ alarms: BooleanStateConfiguration.AlarmMode, _ part: SimulatedPart, _ field: String
    ) throws(CommandFailure) {
        guard (part[Trait.alarmsSupported] ?? []).isSuperset(of: alarms) else {
            throw CommandFailure(status: .constraintError, "the device has no such alarm", field: field)
        }
    }

    private func change(
        _ active: BooleanStateConfiguration.AlarmMode, _ suppressed: BooleanStateConfiguration.AlarmMode,
        _ part: SimulatedPart, _ moment: Moment
    ) {
        guard active != part[Trait.alarmsActive] ?? [] || suppressed != part[Trait.alarmsSuppressed] ?? [] else {
            return
        }
        part.set(Trait.alarmsActive, active)
        part.set(Trait.alarmsSuppressed, suppressed)
        tell(part, moment)
    }

    private func tell(_ part: SimulatedPart, _ moment: Moment) {
        part.raise(
            BooleanStateConfiguration.AlarmsStateChanged(
                alarmsActive: part[Trait.alarmsActive] ?? [], alarmsSuppressed: part[Trait.alarmsSuppressed]),
            at: moment)
    }
}

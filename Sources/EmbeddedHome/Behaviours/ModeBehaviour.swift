import HomeModel
import HomeTraits

/// The mode clusters that are derived from ModeBase: one mode out of a list, with a status for an answer (Matter Application Cluster
/// Specification, "Mode Base Cluster"). Derived traits keep the places of the base's elements.
final class ModeBehaviour: TraitBehaviour {
    let definition: TraitDefinition

    init(_ definition: TraitDefinition) {
        self.definition = definition
    }

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        guard command.command == ModeBase.ChangeToMode.index,
            let order = ModeBase.ChangeToMode(fields: command.fields)
        else { throw CommandFailure(status: .unsupportedCommand, "the simulated device does not know this command") }
        return change(to: order.newMode, part, moment).fields
    }

    // MARK: Modes that come by themselves, of devices up to Matter 1.4

    func start(_ part: SimulatedPart, at moment: Moment) {
        // The mode for on goes before the one for start-up where the part comes up on.
        let isOn = part[OnOff.onOff] == true
        if isOn, let mode = chosen(ModeBase.onMode.index, part) {
            set(mode, part)
        } else if let mode = chosen(ModeBase.startUpMode.index, part) {
            set(mode, part)
        }
    }

    func partTurned(on isOn: Bool, byLevel: Bool, _ part: SimulatedPart, at moment: Moment) {
        if isOn, let mode = chosen(ModeBase.onMode.index, part) { set(mode, part) }
    }

    /// The mode that an attribute names, if the device has it.
    private func chosen(_ attribute: Int, _ part: SimulatedPart) -> UInt8? {
        guard definition.attributes.indices.contains(attribute),
            let mode = part.trait(definition)?.state[attribute: attribute].flatMap(UInt8.init(value:))
        else { return nil }
        return option(mode, part).map(\.mode)
    }

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        if let mode = UInt8(value: value), option(mode, part) == nil {
            throw CommandFailure(status: .constraintError, "the device has no such mode")
        }
        part.set(attribute, of: definition, value)
    }

    private func change(
        to mode: UInt8, _ part: SimulatedPart, _ moment: Moment
    ) -> ModeBase.ChangeToModeResponse {
        guard let wanted = option(mode, part) else {
            return .init(status: .unsupportedMode, statusText: "the device has no such mode")
        }
        if mode == currentMode(part) { return .init(status: .success) }
        if let refusal = refusal(of: wanted, part) { return refusal }
        set(mode, part)
        if definition.is(RvcRunMode.self), let robot = part.behaviour(RvcOperationalStateBehaviour.self) {
            robot.runModeChanged(part, at: moment)
        }
        return .init(status: .success)
    }

    func set(_ mode: UInt8, _ part: SimulatedPart) {
        part.set(ModeBase.currentMode.index, of: definition, mode.value)
    }

    // MARK: What it shows

    func options(_ part: SimulatedPart) -> [ModeBase.ModeOption] {
        let value = part.trait(definition)?.state[attribute: ModeBase.supportedModes.index]
        return value.flatMap([ModeBase.ModeOption].init(value:)) ?? []
    }

    func option(_ mode: UInt8, _ part: SimulatedPart) -> ModeBase.ModeOption? {
        options(part).first { $0.mode == mode }
    }

    func currentMode(_ part: SimulatedPart) -> UInt8? {
        part.trait(definition)?.state[attribute: ModeBase.currentMode.index].flatMap(UInt8.init(value:))
    }

    func currentTags(_ part: SimulatedPart) -> [ModeBase.ModeTag] {
        currentMode(part).flatMap { option($0, part) }?.standardTags ?? []
    }

    func features(_ part: SimulatedPart) -> UInt32 { part.trait(definition)?.state.shape.features ?? 0 }
}

extension ModeBase.ModeOption {
    /// The tags without those of a maker.
    var standardTags: [ModeBase.ModeTag] { modeTags.filter { $0.mfgCode == nil }.map(\.valueField) }
}

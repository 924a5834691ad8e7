import HomeModel
import HomeTraits

/// One mode out of a list (Matter Application Cluster Specification, "Mode Select Cluster").
final class ModeSelectBehaviour: TraitBehaviour {
    func start(_ part: SimulatedPart, at moment: Moment) {
        // The mode for on goes before the one for start-up where the part comes up on.
        let onMode: UInt8? = part[ModeSelect.onMode] ?? nil
        if let onMode, part[OnOff.onOff] == true, isSupported(onMode, part) {
            part.set(ModeSelect.currentMode, onMode)
        } else if let mode = part[ModeSelect.startUpMode] ?? nil, isSupported(mode, part) {
            part.set(ModeSelect.currentMode, mode)
        }
    }

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        guard let command = command.typed(ModeSelect.ChangeToMode.self) else {
            throw CommandFailure(status: .unsupportedCommand, "the simulated device does not know this command")
        }
        guard isSupported(command.newMode, part) else {
            throw CommandFailure(status: .invalidCommand, "the device has no such mode", field: "newMode")
        }
        part.set(ModeSelect.currentMode, command.newMode)
        return []
    }

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        if !value.isNull, let mode = UInt8(value: value), !isSupported(mode, part) {
            throw CommandFailure(status: .constraintError, "the device has no such mode")
        }
        part.set(attribute, of: ModeSelect.definition, value)
    }

    func partTurned(on isOn: Bool, byLevel: Bool, _ part: SimulatedPart, at moment: Moment) {
        guard isOn, let mode = part[ModeSelect.onMode] ?? nil, isSupported(mode, part) else { return }
        part.set(ModeSelect.currentMode, mode)
    }

    private func isSupported(_ mode: UInt8, _ part: SimulatedPart) -> Bool {
        (part[ModeSelect.supportedModes] ?? []).contains { $0.mode == mode }
    }
}

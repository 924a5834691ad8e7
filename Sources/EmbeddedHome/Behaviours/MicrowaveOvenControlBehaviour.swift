import HomeModel
import HomeTraits
import JSON

/// Time, power and mode of a microwave oven (Matter Application Cluster Specification, "Microwave Oven Control Cluster").
final class MicrowaveOvenControlBehaviour: TraitBehaviour {
    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        switch command.command {
        case MicrowaveOvenControl.SetCookingParameters.index:
            guard let order = command.typed(MicrowaveOvenControl.SetCookingParameters.self) else { break }
            try set(order, part, moment)
            return []
        case MicrowaveOvenControl.AddMoreTime.index:
            guard let order = command.typed(MicrowaveOvenControl.AddMoreTime.self) else { break }
            try add(order.timeToAdd, part, moment)
            return []
        default: break
        }
        throw CommandFailure(status: .unsupportedCommand, "the simulated device does not know this command")
    }

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        part.set(attribute, of: MicrowaveOvenControl.definition, value)
    }

    /// What is left out takes its default: the normal mode, full power.
    private func set(
        _ order: MicrowaveOvenControl.SetCookingParameters, _ part: SimulatedPart, _ moment: Moment
    ) throws(CommandFailure) {
        let state = part[OperationalState.operationalState]
        guard state == nil || state == .stopped else {
            throw CommandFailure(status: .invalidInState, "the oven is at work")
        }
        let modes = part.modes(of: MicrowaveOvenMode.self)
        let mode = order.cookMode ?? modes?.normalMode(part)
        if let mode, let modes, modes.option(mode, part) == nil {
            throw CommandFailure(status: .constraintError, "the oven has no such mode", field: "cookMode")
        }
        let power = try power(order, part)
        let watts = try wattIndex(order, part)
        let starter = part.behaviour(OperationalStateBehaviour<OperationalState>.self)
        if order.startAfterSetting, starter == nil || !part.supports(OperationalState.Start.self) {
            throw CommandFailure(status: .invalidCommand, "the oven cannot be started", field: "startAfterSetting")
        }
        if let mode { modes?.set(mode, part) }
        part.set(MicrowaveOvenControl.cookTime, order.cookTime)
        if let power { part.set(MicrowaveOvenControl.powerSetting, power) }
        if let watts { part.set(MicrowaveOvenControl.selectedWattIndex, watts) }
        if order.startAfterSetting { starter?.beginProgramme(part, at: moment) }
    }

    private func power(
        _ order: MicrowaveOvenControl.SetCookingParameters, _ part: SimulatedPart
    ) throws(CommandFailure) -> UInt8? {
        let features = MicrowaveOvenControl.Features(rawValue: part.features(of: MicrowaveOvenControl.self))
        guard features.contains(.powerAsNumber) else {
            guard order.powerSetting == nil else {
                throw CommandFailure(
                    status: .invalidCommand, "the oven takes its power in watts", field: "powerSetting")
            }
            return nil
        }
        let minimum = part[MicrowaveOvenControl.minPower] ?? 10
        let maximum = max(minimum, part[MicrowaveOvenControl.maxPower] ?? 100)
        let step = max(1, part[MicrowaveOvenControl.powerStep] ?? 10)
        let power = order.powerSetting ?? maximum
        guard power >= minimum, power <= maximum, (power - minimum) % step == 0 else {
            var failure = CommandFailure(
                status: .constraintError, "the oven has no such power", field: "powerSetting")
            failure.allowed = ["min": .integer(Int64(minimum)), "max": .integer(Int64(maximum))]
            throw failure
        }
        return power
    }

    private func wattIndex(
        _ order: MicrowaveOvenControl.SetCookingParameters, _ part: SimulatedPart
    ) throws(CommandFailure) -> UInt8? {
        let features = MicrowaveOvenControl.Features(rawValue: part.features(of: MicrowaveOvenControl.self))
        guard features.contains(.powerInWatts) else {
            guard order.wattSettingIndex == nil else {
                throw CommandFailure(
                    status: .invalidCommand, "the oven takes its power in percent", field: "wattSettingIndex")
            }
            return nil
        }
        let watts = part[MicrowaveOvenControl.supportedWatts] ?? []
        let strongest = watts.indices.max { watts[$0] < watts[$1] }.map { UInt8(clamping: $0) }
        guard let index = order.wattSettingIndex ?? strongest, Int(index) < watts.count else {
            throw CommandFailure(status: .constraintError, "the oven has no such power", field: "wattSettingIndex")
        }
        return index
    }

    private func add(_ seconds: UInt32, _ part: SimulatedPart, _ moment: Moment) throws(CommandFailure) {
        guard part[OperationalState.operationalState] != .error else {
            throw CommandFailure(status: .invalidInState, "the oven needs help")
        }
        let (time, overflow) = (part[MicrowaveOvenControl.cookTime] ?? 0).addingReportingOverflow(seconds)
        guard !overflow, time <= part[MicrowaveOvenControl.maxCookTime] ?? 86_400 else {
            throw CommandFailure(status: .constraintError, "the oven does not cook for so long", field: "timeToAdd")
        }
        part.set(MicrowaveOvenControl.cookTime, time)
        part.behaviour(OperationalStateBehaviour<OperationalState>.self)?.extend(by: seconds, part, at: moment)
    }
}

extension ModeBehaviour {
    /// The mode of an oven that nobody chose one for.
    fileprivate func normalMode(_ part: SimulatedPart) -> UInt8? {
        options(part).first { option in
            option.standardTags.contains { $0.rawValue == MicrowaveOvenMode.ModeTag.normal.rawValue }
        }?.mode
    }
}

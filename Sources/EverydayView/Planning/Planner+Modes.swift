import HomeModel
import HomeTraits
import JSON

extension Planner {
    /// `fanMode`, and then `fan`, whose value stands exactly as it was asked for.
    mutating func planFan(_ request: PartRequest) throws(CommandFailure) {
        guard let state = request.part.state(of: FanControl.self) else { return }
        if let argument = request[EverydayKeys.fanMode] {
            let mode = try Self.fanMode(argument, state)
            write(mode.value, to: FanControl.fanMode, on: request.part, for: argument)
        }
        if let argument = request[EverydayKeys.fan] {
            // Null is what it shows while the fan is in auto; the fan takes it and leaves things as they are.
            let value: Value = argument.json.isNull ? .null : .integer(try argument.integer(0...100))
            write(value, to: FanControl.percentSetting, on: request.part, for: argument)
        }
    }

    /// `on` and `smart` are old names that fans never report; they take the mode that these stand for.
    private static func fanMode(
        _ argument: Argument, _ state: TraitState
    ) throws(CommandFailure) -> FanControl.FanMode {
        let number = try argument.member(of: FanControl.FanMode.definition)
        let hasAuto = state.has(FanControl.Features.auto.rawValue)
        var modes: [FanControl.FanMode]
        switch state[FanControl.fanModeSequence] {
        case .offLowMedHigh: modes = [.off, .low, .medium, .high]
        case .offLowHigh: modes = [.off, .low, .high]
        case .offLowMedHighAuto: modes = [.off, .low, .medium, .high, .auto]
        case .offLowHighAuto: modes = [.off, .low, .high, .auto]
        case .offHighAuto: modes = [.off, .high, .auto]
        case .offHigh: modes = [.off, .high]
        case nil: modes = [.off, .low, .medium, .high, .auto]
        }
        if let current = state[FanControl.fanMode], current != .on, current != .smart, !modes.contains(current) {
            modes.append(current)
        }
        let wanted = FanControl.FanMode.allCases.first { UInt32($0.rawValue) == number }
        let meant: FanControl.FanMode? =
            switch wanted {
            case .on: .high
            case .smart: hasAuto && modes.contains(.auto) ? .auto : .high
            default: wanted
            }
        guard let meant, modes.contains(meant) else {
            throw argument.outOfRange(
                "this fan does not have that mode",
                allowed: .names(modes.compactMap { FanControl.FanMode.definition.name(of: UInt64($0.rawValue)) }))
        }
        return meant
    }

    /// `action`.
    mutating func planAction(_ request: PartRequest) throws(CommandFailure) {
        guard let argument = request[EverydayKeys.action] else { return }
        let part = request.part
        let supported = EverydayAction.supported(by: part)
        guard let word = argument.word else {
            throw argument.wrong("the name of an action is expected", allowed: .names(supported.map(\.rawValue)))
        }
        guard let action = EverydayAction(anyCase: word), supported.contains(action) else {
            let isKnown = EverydayAction(anyCase: word) != nil
            throw CommandFailure(
                isKnown ? .unimplemented : .invalidArgument,
                isKnown ? "this device has no action '\(word)'" : "there is no action '\(word)'", field: argument.field,
                value: argument.json, allowed: .names(supported.map(\.rawValue)))
        }
        dependOnState()
        switch action {
        case .toggle: invoke(OnOff.Toggle(), on: part, for: argument)
        case .identify:
            invoke(Identify.IdentifyCommand(identifyTime: EverydayAction.identifyTime), on: part, for: argument)
        case .unlatch: invoke(DoorLock.UnlockDoor(pinCode: try request.pinCode()), on: part, for: argument)
        case .stop:
            if part.state(of: WindowCovering.self)?.supports(WindowCovering.StopMotion.self) == true {
                invoke(WindowCovering.StopMotion(), on: part, for: argument)
            }
            if !part.isSpeaker, part.state(of: LevelControl.self)?.supports(LevelControl.Stop.self) == true {
                invoke(LevelControl.Stop(), on: part, for: argument)
            }
            if part.state(of: ColorControl.self)?.supports(ColorControl.StopMoveStep.self) == true {
                invoke(ColorControl.StopMoveStep(), on: part, for: argument)
            }
        case .start, .pause, .resume, .dock, .locate, .next, .previous: break
        }
        for command in action.commands(of: part) { invoke(command, on: part, for: argument) }
    }
}

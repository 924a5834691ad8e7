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
}

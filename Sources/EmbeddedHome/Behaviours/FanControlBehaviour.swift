import HomeModel
import HomeTraits

/// Fans: mode, percentage and speed move each other (Matter Application Cluster Specification, "Fan Control Cluster").
///
/// The manual modes of the sequence share 1…100 % in equal, gapless ranges.
final class FanControlBehaviour: TraitBehaviour {
    // MARK: Commands

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        guard let step = command.typed(FanControl.Step.self) else {
            throw CommandFailure(status: .unsupportedCommand, "the simulated device does not know this command")
        }
        // Without speeds of its own the fan steps by tenths.
        let hasSpeeds = part.supports(FanControl.speedSetting)
        let most = hasSpeeds ? max(1, Int(part[FanControl.speedMax] ?? 100)) : 10
        let percent = Int((part[FanControl.percentSetting] ?? nil) ?? part[FanControl.percentCurrent] ?? 0)
        let current =
            hasSpeeds
            ? Int((part[FanControl.speedSetting] ?? nil) ?? part[FanControl.speedCurrent] ?? 0)
            : (percent * most + 99) / 100
        let least = step.lowestOff ? 0 : 1
        var next = current + (step.direction == .increase ? 1 : -1)
        if next > most { next = step.wrap ? least : most }
        if next < least { next = step.wrap ? most : least }
        if hasSpeeds { set(speed: next, part) } else { set(percent: next * 100 / most, part) }
        return []
    }

    /// Off stops the fan and keeps its settings, on brings them back.
    func partTurned(on isOn: Bool, byLevel: Bool, _ part: SimulatedPart, at moment: Moment) {
        if !isOn {
            part.set(FanControl.percentCurrent, 0)
            part.set(FanControl.speedCurrent, 0)
        } else {
            if let percent = part[FanControl.percentSetting] ?? nil { part.set(FanControl.percentCurrent, percent) }
            if let speed = part[FanControl.speedSetting] ?? nil { part.set(FanControl.speedCurrent, speed) }
        }
    }

    // MARK: Writes

    /// Null for a setting means no change; the deprecated modes stand for others.
    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        switch attribute {
        case FanControl.fanMode.index:
            guard let mode = FanControl.FanMode(value: value) else {
                throw CommandFailure(status: .constraintError, "the fan has no such mode")
            }
            try set(mode: mode, part)
        case FanControl.percentSetting.index:
            guard let percent = value.intValue.flatMap({ Int(exactly: $0) }) else { return }
            set(percent: percent, part)
        case FanControl.speedSetting.index:
            guard let speed = value.intValue.flatMap({ Int(exactly: $0) }) else { return }
            set(speed: speed, part)
        case FanControl.rockSetting.index:
            let bits = try supported(value, part[FanControl.rockSupport]?.rawValue)
            part.set(FanControl.rockSetting, FanControl.Rock(rawValue: bits))
        case FanControl.windSetting.index:
            let bits = try supported(value, part[FanControl.windSupport]?.rawValue)
            part.set(FanControl.windSetting, FanControl.WindBitmap(rawValue: bits))
        default:
            part.set(attribute, of: FanControl.definition, value)
        }
    }

    private func supported(_ value: Value, _ support: UInt8?) throws(CommandFailure) -> UInt8 {
        guard let bits = UInt8(value: value), bits & ~(support ?? 0) == 0 else {
            throw CommandFailure(status: .constraintError, "the fan cannot do this")
        }
        return bits
    }

    private func set(mode wanted: FanControl.FanMode, _ part: SimulatedPart) throws(CommandFailure) {
        let mode: FanControl.FanMode =
            switch wanted {
            case .on: .high
            case .smart: hasAuto(part) ? .auto : .high
            default: wanted
            }
        switch mode {
        case .off: set(percent: 0, part)
        case .auto:
            guard hasAuto(part) else { throw CommandFailure(status: .constraintError, "the fan has no automatic mode") }
            part.set(FanControl.fanMode, .auto)
            part.set(FanControl.percentSetting, nil)
            part.set(FanControl.speedSetting, nil)
        default:
            // The range that the fan is in already is the mode's.
            if part[FanControl.fanMode] == mode { return }
            let modes = manualModes(part)
            guard let index = modes.firstIndex(of: mode) else {
                throw CommandFailure(status: .constraintError, "the fan has no such mode")
            }
            // The top of the mode's range, so that high is 100 %.
            set(percent: 100 * (index + 1) / modes.count, part)
        }
    }

    /// Keeps what was written exactly; the other settings follow.
    private func set(percent: Int, _ part: SimulatedPart) {
        let percent = min(max(percent, 0), 100)
        let most = max(1, Int(part[FanControl.speedMax] ?? 100))
        apply(percent: percent, speed: (most * percent + 99) / 100, part)
    }

    private func set(speed: Int, _ part: SimulatedPart) {
        let most = max(1, Int(part[FanControl.speedMax] ?? 100))
        let speed = min(max(speed, 0), most)
        apply(percent: speed * 100 / most, speed: speed, part)
    }

    private func apply(percent: Int, speed: Int, _ part: SimulatedPart) {
        part.set(FanControl.fanMode, speed == 0 ? .off : mode(ofPercent: max(1, percent), part))
        part.set(FanControl.percentSetting, UInt8(clamping: percent))
        part.set(FanControl.speedSetting, UInt8(clamping: speed))
        part.set(FanControl.percentCurrent, UInt8(clamping: percent))
        part.set(FanControl.speedCurrent, UInt8(clamping: speed))
    }

    private func mode(ofPercent percent: Int, _ part: SimulatedPart) -> FanControl.FanMode {
        let modes = manualModes(part)
        return modes.indices.first { percent <= 100 * ($0 + 1) / modes.count }.map { modes[$0] } ?? .high
    }

    private func manualModes(_ part: SimulatedPart) -> [FanControl.FanMode] {
        switch part[FanControl.fanModeSequence] {
        case .offLowMedHigh, .offLowMedHighAuto, nil: [.low, .medium, .high]
        case .offLowHigh, .offLowHighAuto: [.low, .high]
        case .offHigh, .offHighAuto: [.high]
        }
    }

    private func hasAuto(_ part: SimulatedPart) -> Bool {
        guard FanControl.Features(rawValue: part.features(of: FanControl.self)).contains(.auto) else { return false }
        switch part[FanControl.fanModeSequence] {
        case .offLowMedHighAuto, .offLowHighAuto, .offHighAuto: return true
        default: return false
        }
    }
}

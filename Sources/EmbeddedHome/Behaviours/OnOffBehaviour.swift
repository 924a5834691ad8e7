import HomeModel
import HomeTraits

/// On and off, with the timed states and the global scene of lamps (Matter Application Cluster Specification, "On/Off Cluster").
final class OnOffBehaviour: TraitBehaviour {
    /// Whether `onTime` counts down: the state that `onWithTimedOff` begins and off ends.
    private var isTimedOn = false
    /// The scene that `offWithEffect` keeps for `onWithRecallGlobalScene`.
    private var globalScene: [GlobalScene.Entry]?
    /// The moment up to which countdowns have been counted; nil: nothing counts.
    private var countedUpTo: Int64?
    private var nextReport: Int64 = 0

    /// A countdown that never moves.
    private static let endless: UInt16 = 0xFFFF
    private static let tick: Int64 = 100

    // MARK: Memory

    var memory: Value? {
        isTimedOn || globalScene != nil
            ? .structure([.bool(isTimedOn), globalScene.map(GlobalScene.stored)]) : nil
    }

    func restore(_ memory: Value) {
        let fields = memory.structureValue ?? []
        isTimedOn = fields[safe: 0]?.boolValue ?? false
        globalScene = fields[safe: 1].map(GlobalScene.entries)
    }

    func start(_ part: SimulatedPart, at moment: Moment) {
        if let startUp = part[OnOff.startUpOnOff] ?? nil, let isOn = part[OnOff.onOff] {
            switch startUp {
            case .off: part.set(OnOff.onOff, false)
            case .on: part.set(OnOff.onOff, true)
            case .toggle: part.set(OnOff.onOff, !isOn)
            }
        }
        if part[OnOff.onOff] != true { isTimedOn = false }
        beginCounting(part, moment)
    }

    // MARK: Commands

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        switch command.command {
        case OnOff.On.index: turnOn(part, at: moment)
        case OnOff.Off.index: turnOff(part, at: moment)
        case OnOff.Toggle.index:
            if part[OnOff.onOff] == true { turnOff(part, at: moment) } else { turnOn(part, at: moment) }
        case OnOff.OffWithEffect.index:
            if part[OnOff.globalSceneControl] == true {
                globalScene = GlobalScene.capture(part)
                part.rememberChanged(OnOff.self)
                part.set(OnOff.globalSceneControl, false)
            }
            turnOff(part, at: moment)
        case OnOff.OnWithRecallGlobalScene.index:
            if part[OnOff.globalSceneControl] != true {
                if let globalScene { GlobalScene.recall(globalScene, on: part) }
                turnOn(part, at: moment)
            }
        case OnOff.OnWithTimedOff.index:
            if let command = command.typed(OnOff.OnWithTimedOff.self) { turnOnTimed(command, part, moment) }
        default:
            throw CommandFailure(status: .unsupportedCommand, "the simulated device does not know this command")
        }
        return []
    }

    func turnOn(_ part: SimulatedPart, at moment: Moment) {
        let changed = part[OnOff.onOff] != true
        part.set(OnOff.onOff, true)
        part.set(OnOff.globalSceneControl, true)
        if part[OnOff.onTime] == 0 { part.set(OnOff.offWaitTime, 0) }
        beginCounting(part, moment)
        if changed { tell(true, byLevel: false, part, moment) }
    }

    func turnOff(_ part: SimulatedPart, at moment: Moment) {
        let changed = part[OnOff.onOff] != false
        part.set(OnOff.onOff, false)
        endTimedOn(part)
        beginCounting(part, moment)
        if changed { tell(false, byLevel: false, part, moment) }
    }

    /// A command of LevelControl with on/off reached or left the lowest level.
    func turnedByLevel(on isOn: Bool, _ part: SimulatedPart, at moment: Moment) {
        guard part[OnOff.onOff] != isOn else { return }
        part.set(OnOff.onOff, isOn)
        if isOn {
            part.set(OnOff.globalSceneControl, true)
            if part[OnOff.onTime] == 0 { part.set(OnOff.offWaitTime, 0) }
        } else {
            endTimedOn(part)
        }
        beginCounting(part, moment)
        tell(isOn, byLevel: true, part, moment)
    }

    private func turnOnTimed(_ command: OnOff.OnWithTimedOff, _ part: SimulatedPart, _ moment: Moment) {
        let isOn = part[OnOff.onOff] == true
        if command.onOffControl.contains(.acceptOnlyWhenOn), !isOn { return }
        let offWaitTime = part[OnOff.offWaitTime] ?? 0
        if !isOn, offWaitTime > 0 {
            part.set(OnOff.offWaitTime, min(offWaitTime, command.offWaitTime))
        } else {
            part.set(OnOff.onTime, max(part[OnOff.onTime] ?? 0, command.onTime))
            part.set(OnOff.offWaitTime, command.offWaitTime)
            if !isTimedOn {
                isTimedOn = true
                part.rememberChanged(OnOff.self)
            }
            part.set(OnOff.onOff, true)
            part.set(OnOff.globalSceneControl, true)
            if !isOn { tell(true, byLevel: false, part, moment) }
        }
        beginCounting(part, moment)
    }

    private func endTimedOn(_ part: SimulatedPart) {
        part.set(OnOff.onTime, 0)
        if isTimedOn {
            isTimedOn = false
            part.rememberChanged(OnOff.self)
        }
    }

    private func tell(_ isOn: Bool, byLevel: Bool, _ part: SimulatedPart, _ moment: Moment) {
        for trait in part.traits where trait.behaviour !== self {
            trait.behaviour.partTurned(on: isOn, byLevel: byLevel, part, at: moment)
        }
    }

    // MARK: Writes and the device's own changes

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        part.set(attribute, of: OnOff.definition, value)
        beginCounting(part, moment)
    }

    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) {
        if attributes.contains(OnOff.onOff.index) {
            if part[OnOff.onOff] == false { endTimedOn(part) }
            tell(part[OnOff.onOff] == true, byLevel: false, part, moment)
        }
        beginCounting(part, moment)
    }

    // MARK: Countdowns

    var nextWake: Int64? { countedUpTo == nil ? nil : nextReport }

    func advance(_ part: SimulatedPart, to moment: Moment) {
        guard let begin = countedUpTo else { return }
        let ticks = max(0, (moment.uptime - begin) / Self.tick)
        countedUpTo = begin + ticks * Self.tick
        if part[OnOff.onOff] == true {
            let left = Int64(part[OnOff.onTime] ?? 0) - ticks
            if left > 0 {
                part.set(OnOff.onTime, UInt16(clamping: left), .moving)
            } else {
                part.set(OnOff.offWaitTime, 0)
                turnOff(part, at: moment)
            }
        } else {
            let left = Int64(part[OnOff.offWaitTime] ?? 0) - ticks
            part.set(OnOff.offWaitTime, UInt16(clamping: left), left > 0 ? .moving : .atOnce)
        }
        beginCounting(part, moment)
    }

    private func beginCounting(_ part: SimulatedPart, _ moment: Moment) {
        guard let left = countdown(part) else {
            countedUpTo = nil
            return
        }
        let begin = countedUpTo ?? moment.uptime
        countedUpTo = begin
        nextReport = min(begin + Int64(left) * Self.tick, moment.uptime + SimulatedTrait.movementReportInterval)
    }

    /// Tenths of a second until the part goes off, or may be turned on again; nil: nothing counts.
    private func countdown(_ part: SimulatedPart) -> UInt16? {
        let onTime = part[OnOff.onTime] ?? 0
        let offWaitTime = part[OnOff.offWaitTime] ?? 0
        guard onTime != Self.endless, offWaitTime != Self.endless else { return nil }
        if part[OnOff.onOff] == true { return isTimedOn && onTime > 0 ? onTime : nil }
        return offWaitTime > 0 ? offWaitTime : nil
    }
}

import HomeModel
import HomeTraits

/// One panel of a closure and its way (Matter Application Cluster Specification, "Closure Dimension Cluster"). 0 is open, 10000 is
/// closed. It moves by itself: the closure that it belongs to is another part.
final class ClosureDimensionBehaviour: TraitBehaviour {
    /// How long the whole way takes, in milliseconds.
    static let travelTime: Int64 = 10_000
    static let latchTime: Int64 = 1_000
    private static let end: UInt16 = 10_000

    private var movement: Movement?
    private var latchesAt: Int64?
    private var advancedTo: Int64 = 0

    private func features(_ part: SimulatedPart) -> ClosureDimension.Features {
        ClosureDimension.Features(rawValue: part.features(of: ClosureDimension.self))
    }

    private func current(_ part: SimulatedPart) -> ClosureDimension.DimensionState {
        (part[ClosureDimension.currentState] ?? nil) ?? ClosureDimension.DimensionState()
    }

    /// A panel that was under way when power went has arrived: its target is kept.
    func start(_ part: SimulatedPart, at moment: Moment) {
        guard let target = part[ClosureDimension.targetState] ?? nil else { return }
        show(part, .atOnce) { state in
            if let position = target.position { state.position = position }
            if let latch = target.latch { state.latch = latch }
        }
    }

    // MARK: Commands

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        let features = features(part)
        if let command = command.typed(ClosureDimension.SetTarget.self) {
            let position = features.contains(.positioning) ? command.position : nil
            let latch = features.contains(.motionLatching) ? command.latch : nil
            guard position != nil || latch != nil else {
                throw CommandFailure(status: .invalidCommand, "the panel needs a position or a latch that it has")
            }
            try go(position, latch, command.speed, part, moment)
            return []
        }
        if let command = command.typed(ClosureDimension.Step.self) {
            guard features.contains(.positioning), let from = current(part).position else {
                throw CommandFailure(status: .invalidInState, "the panel does not know where it is")
            }
            let way = Int64(part[ClosureDimension.stepValue] ?? 1) * Int64(command.numberOfSteps)
            let place = command.direction == .increase ? Int64(from) + way : Int64(from) - way
            try go(UInt16(clamping: min(max(place, 0), Int64(Self.end))), nil, command.speed, part, moment)
            return []
        }
        throw .notSimulated
    }

    private func go(
        _ wanted: UInt16?, _ latch: Bool?, _ speed: ClosureDimension.ThreeLevelAuto, _ part: SimulatedPart,
        _ moment: Moment
    ) throws(CommandFailure) {
        let features = features(part)
        let now = current(part)
        let isLatched = features.contains(.motionLatching) && now.latch == true
        if let latch, latch != isLatched {
            let modes = part[ClosureDimension.latchControlModes] ?? []
            guard modes.contains(latch ? .remoteLatching : .remoteUnlatching) else {
                throw CommandFailure(status: .invalidInState, "the latch is worked by hand", field: "latch")
            }
        }
        let target = wanted.map { rounded($0, part) }
        let isElsewhere = target.map { $0 != now.position } ?? false
        if isLatched, latch != false, isElsewhere {
            throw CommandFailure(status: .invalidInState, "the panel is latched", field: "latch")
        }
        advancedTo = moment.uptime
        part.settle(ClosureDimension.self)
        movement = nil
        latchesAt = nil
        part.set(
            ClosureDimension.targetState,
            ClosureDimension.DimensionState(
                position: target ?? now.position, latch: latch ?? now.latch,
                speed: features.contains(.speed) ? speed : nil))
        show(part, .atOnce) { state in
            if features.contains(.speed) { state.speed = speed }
            // It unlatches first, and latches last.
            if latch == false { state.latch = false }
        }
        if let target, isElsewhere {
            let from = now.position ?? Self.end
            let distance = abs(Int64(target) - Int64(from))
            movement = Movement(
                from: Double(from), to: Double(target), start: moment.uptime,
                milliseconds: Self.travelTime * distance / Int64(Self.end))
        }
        if latch == true, !isLatched { latchesAt = (movement?.end ?? moment.uptime) + Self.latchTime }
    }

    /// To the panel's resolution and within its limits.
    private func rounded(_ position: UInt16, _ part: SimulatedPart) -> UInt16 {
        let resolution = max(1, Int(part[ClosureDimension.resolution] ?? 1))
        var place = (Int(position) + resolution / 2) / resolution * resolution
        if let limits = part[ClosureDimension.limitRange], limits.min <= limits.max {
            place = min(max(place, Int(limits.min)), Int(limits.max))
        }
        return UInt16(clamping: min(place, Int(Self.end)))
    }

    private func show(
        _ part: SimulatedPart, _ mode: ReportMode, _ change: (inout ClosureDimension.DimensionState) -> Void
    ) {
        var state = current(part)
        change(&state)
        part.set(ClosureDimension.currentState, state, mode)
    }

    // MARK: Time

    var nextWake: Int64? {
        [movement?.nextWake(after: advancedTo), movement == nil ? latchesAt : nil].compactMap { $0 }.min()
    }

    func advance(_ part: SimulatedPart, to moment: Moment) {
        if let movement {
            advancedTo = moment.uptime
            let isDone = movement.isDone(at: moment.uptime)
            let place = UInt16(clamping: Int(movement.value(at: moment.uptime).rounded()))
            show(part, isDone ? .atOnce : .moving) { $0.position = place }
            if isDone {
                self.movement = nil
                part.settle(ClosureDimension.self)
            }
        }
        if movement == nil, let time = latchesAt, time <= moment.uptime {
            latchesAt = nil
            show(part, .atOnce) { $0.latch = true }
        }
    }

    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) {
        guard attributes.contains(ClosureDimension.currentState.index) else { return }
        movement = nil
        latchesAt = nil
        part.settle(ClosureDimension.self)
    }
}

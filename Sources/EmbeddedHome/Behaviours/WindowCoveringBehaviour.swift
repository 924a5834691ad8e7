import HomeModel
import HomeTraits

/// Blinds and their kin: lift and tilt on their way (Matter Application Cluster Specification, "Window Covering Cluster"). 0 is
/// open, 10000 is closed.
final class WindowCoveringBehaviour: TraitBehaviour {
    private var lift: Movement?
    private var tilt: Movement?
    /// Where an axis stands that the device itself does not know.
    private var blindLift: UInt16 = 0
    private var blindTilt: UInt16 = 0
    private var advancedTo: Int64 = 0

    private static let closed: UInt16 = 10_000
    /// How long the whole way takes, in milliseconds.
    static let liftTravelTime: Int64 = 10_000
    static let tiltTravelTime: Int64 = 2_000

    private enum Axis {
        case lift, tilt
    }

    private func features(_ part: SimulatedPart) -> WindowCovering.Features {
        WindowCovering.Features(rawValue: part.features(of: WindowCovering.self))
    }

    var memory: Value? {
        blindLift == 0 && blindTilt == 0 ? nil : .structure([Value(blindLift), Value(blindTilt)])
    }

    func restore(_ memory: Value) {
        let fields = memory.structureValue ?? []
        blindLift = min(fields[safe: 0].flatMap(UInt16.init(value:)) ?? 0, Self.closed)
        blindTilt = min(fields[safe: 1].flatMap(UInt16.init(value:)) ?? 0, Self.closed)
    }

    /// A covering that was under way when power went has arrived: its target is kept.
    func start(_ part: SimulatedPart, at moment: Moment) {
        guard let status = part[WindowCovering.operationalStatus], !status.isEmpty else { return }
        if let target = part[WindowCovering.targetPositionLiftPercent100ths] ?? nil {
            place(.lift, target, part, .atOnce)
        }
        if let target = part[WindowCovering.targetPositionTiltPercent100ths] ?? nil {
            place(.tilt, target, part, .atOnce)
        }
        part.set(WindowCovering.operationalStatus, [])
    }

    // MARK: Commands

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        let features = features(part)
        switch command.command {
        case WindowCovering.StopMotion.index:
            stop(part)
        case WindowCovering.UpOrOpen.index:
            try requireMovable(part)
            if features.contains(.lift) { go(.lift, 0, part, moment) }
            if features.contains(.tilt) { go(.tilt, 0, part, moment) }
        case WindowCovering.DownOrClose.index:
            try requireMovable(part)
            if features.contains(.lift) { go(.lift, Self.closed, part, moment) }
            if features.contains(.tilt) { go(.tilt, Self.closed, part, moment) }
        case WindowCovering.GoToLiftPercentage.index:
            guard let command = command.typed(WindowCovering.GoToLiftPercentage.self) else { break }
            let target = command.liftPercent100thsValue
            try go(.lift, target, has: .lift, isAware: features.contains(.positionAwareLift), part, moment)
        case WindowCovering.GoToTiltPercentage.index:
            guard let command = command.typed(WindowCovering.GoToTiltPercentage.self) else { break }
            let target = command.tiltPercent100thsValue
            try go(.tilt, target, has: .tilt, isAware: features.contains(.positionAwareTilt), part, moment)
        case WindowCovering.GoToLiftValue.index:
            guard let command = command.typed(WindowCovering.GoToLiftValue.self) else { break }
            let target = share(
                command.liftValue, part[WindowCovering.installedOpenLimitLift],
                part[WindowCovering.installedClosedLimitLift])
            try go(.lift, target, has: .lift, isAware: features.contains(.positionAwareLift), part, moment)
        case WindowCovering.GoToTiltValue.index:
            guard let command = command.typed(WindowCovering.GoToTiltValue.self) else { break }
            let target = share(
                command.tiltValue, part[WindowCovering.installedOpenLimitTilt],
                part[WindowCovering.installedClosedLimitTilt])
            try go(.tilt, target, has: .tilt, isAware: features.contains(.positionAwareTilt), part, moment)
        default:
            throw .notSimulated
        }
        return []
    }

    // MARK: Absolute positions (devices up to Matter 1.4)

    /// An absolute position as a share of the installed way.
    private func share(_ value: UInt16, _ open: UInt16?, _ closed: UInt16?) -> UInt16 {
        let (open, closed) = (Int(open ?? 0), Int(closed ?? 65534))
        guard open != closed else { return 0 }
        return UInt16(clamping: min(max(0, (Int(value) - open) * Int(Self.closed) / (closed - open)), Int(Self.closed)))
    }

    private func absolute(_ share: UInt16, _ open: UInt16?, _ closed: UInt16?) -> UInt16 {
        let (open, closed) = (Int(open ?? 0), Int(closed ?? 65534))
        return UInt16(clamping: open + (closed - open) * Int(share) / Int(Self.closed))
    }

    private func go(
        _ axis: Axis, _ target: UInt16, has feature: WindowCovering.Features, isAware: Bool, _ part: SimulatedPart,
        _ moment: Moment
    ) throws(CommandFailure) {
        guard features(part).contains(feature) else {
            throw CommandFailure(status: .unsupportedCommand, "the covering has no such axis")
        }
        guard target <= Self.closed else {
            throw CommandFailure(status: .constraintError, "a position is 0 to 10000")
        }
        try requireMovable(part)
        // Without a sense of position there is only open and closed.
        go(axis, isAware || target == 0 ? target : Self.closed, part, moment)
    }

    private func requireMovable(_ part: SimulatedPart) throws(CommandFailure) {
        if part[WindowCovering.mode]?.contains(.maintenanceMode) ?? false {
            throw CommandFailure(status: .busy, "the covering is in maintenance")
        }
        if part[WindowCovering.mode]?.contains(.calibrationMode) ?? false {
            throw CommandFailure(status: .failure, "the covering is being calibrated")
        }
        if let safety = part[WindowCovering.safetyStatus], !safety.isEmpty {
            throw CommandFailure(status: .busy, "the covering does not move for safety's sake")
        }
    }

    private func go(_ axis: Axis, _ target: UInt16, _ part: SimulatedPart, _ moment: Moment) {
        advancedTo = moment.uptime
        part.settle(WindowCovering.self)
        let from = position(axis, part)
        let travel = axis == .lift ? Self.liftTravelTime : Self.tiltTravelTime
        let distance = abs(Int64(target) - Int64(from))
        let movement = Movement(
            from: Double(from), to: Double(target), start: moment.uptime,
            milliseconds: travel * distance / Int64(Self.closed))
        switch axis {
        case .lift:
            lift = from == target ? nil : movement
            part.set(WindowCovering.targetPositionLiftPercent100ths, target)
            if from != target, let count = part[WindowCovering.numberOfActuationsLift] {
                part.set(WindowCovering.numberOfActuationsLift, count &+ 1)
            }
        case .tilt:
            tilt = from == target ? nil : movement
            part.set(WindowCovering.targetPositionTiltPercent100ths, target)
            if from != target, let count = part[WindowCovering.numberOfActuationsTilt] {
                part.set(WindowCovering.numberOfActuationsTilt, count &+ 1)
            }
        }
        if from == target { place(axis, target, part, .atOnce) }
        updateStatus(part)
    }

    private func stop(_ part: SimulatedPart) {
        if lift != nil {
            lift = nil
            part.set(WindowCovering.targetPositionLiftPercent100ths, position(.lift, part))
        }
        if tilt != nil {
            tilt = nil
            part.set(WindowCovering.targetPositionTiltPercent100ths, position(.tilt, part))
        }
        part.settle(WindowCovering.self)
        part.rememberChanged(WindowCovering.self)
        updateStatus(part)
    }

    // MARK: Positions

    private func position(_ axis: Axis, _ part: SimulatedPart) -> UInt16 {
        switch axis {
        case .lift: min((part[WindowCovering.currentPositionLiftPercent100ths] ?? nil) ?? blindLift, Self.closed)
        case .tilt: min((part[WindowCovering.currentPositionTiltPercent100ths] ?? nil) ?? blindTilt, Self.closed)
        }
    }

    private func place(_ axis: Axis, _ position: UInt16, _ part: SimulatedPart, _ mode: ReportMode) {
        let position = min(position, Self.closed)
        let percent = UInt8(clamping: (Int(position) + 50) / 100)
        switch axis {
        case .lift:
            if !part.supports(WindowCovering.currentPositionLiftPercent100ths) { blindLift = position }
            part.set(WindowCovering.currentPositionLiftPercent100ths, position, mode)
            part.set(WindowCovering.currentPositionLiftPercentage, percent, mode)
            part.set(
                WindowCovering.currentPositionLift,
                absolute(
                    position, part[WindowCovering.installedOpenLimitLift],
                    part[WindowCovering.installedClosedLimitLift]), mode)
        case .tilt:
            if !part.supports(WindowCovering.currentPositionTiltPercent100ths) { blindTilt = position }
            part.set(WindowCovering.currentPositionTiltPercent100ths, position, mode)
            part.set(WindowCovering.currentPositionTiltPercentage, percent, mode)
            part.set(
                WindowCovering.currentPositionTilt,
                absolute(
                    position, part[WindowCovering.installedOpenLimitTilt],
                    part[WindowCovering.installedClosedLimitTilt]), mode)
        }
    }

    private func updateStatus(_ part: SimulatedPart) {
        func direction(_ movement: Movement?) -> UInt8 {
            guard let movement else { return 0 }
            return movement.target < movement.from ? 1 : 2
        }
        var status = WindowCovering.OperationalStatus()
        status.lift = direction(lift)
        status.tilt = direction(tilt)
        status.global = lift != nil ? direction(lift) : direction(tilt)
        part.set(WindowCovering.operationalStatus, status)
    }

    // MARK: Time

    var nextWake: Int64? {
        guard lift != nil || tilt != nil else { return nil }
        return min(
            lift?.end ?? .max, tilt?.end ?? .max, advancedTo + SimulatedTrait.movementReportInterval)
    }

    func advance(_ part: SimulatedPart, to moment: Moment) {
        guard lift != nil || tilt != nil else { return }
        advancedTo = moment.uptime
        for (axis, movement) in [(Axis.lift, lift), (.tilt, tilt)] {
            guard let movement else { continue }
            let isDone = movement.isDone(at: moment.uptime)
            place(axis, UInt16(movement.value(at: moment.uptime).rounded()), part, isDone ? .atOnce : .moving)
            guard isDone else { continue }
            if axis == .lift { lift = nil } else { tilt = nil }
            part.rememberChanged(WindowCovering.self)
        }
        if lift == nil, tilt == nil { part.settle(WindowCovering.self) }
        updateStatus(part)
    }

    // MARK: Writes and the device's own changes

    /// Bits that the mode has.
    private static let knownModes: UInt64 = 0b1111

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        guard attribute == WindowCovering.mode.index else {
            return part.set(attribute, of: WindowCovering.definition, value)
        }
        guard let bits = value.uintValue, bits & ~Self.knownModes == 0,
            let mode = WindowCovering.ModeBitmap(value: value)
        else {
            throw CommandFailure(status: .constraintError, "the covering has no such mode", field: "mode")
        }
        part.set(WindowCovering.mode, mode)
        guard var status = part[WindowCovering.configStatus] else { return }
        if mode.contains(.maintenanceMode) || mode.contains(.calibrationMode) {
            status.remove(.operational)
            stop(part)
        } else {
            status.insert(.operational)
        }
        if mode.contains(.motorDirectionReversed) {
            status.insert(.liftMovementReversed)
        } else {
            status.remove(.liftMovementReversed)
        }
        part.set(WindowCovering.configStatus, status)
    }

    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) {
        let isSafety = attributes.contains(WindowCovering.safetyStatus.index)
        if isSafety, let safety = part[WindowCovering.safetyStatus], !safety.isEmpty { return stop(part) }
        if attributes.contains(WindowCovering.currentPositionLiftPercent100ths.index) { lift = nil }
        if attributes.contains(WindowCovering.currentPositionTiltPercent100ths.index) { tilt = nil }
        let isMoved = attributes.contains {
            $0 == WindowCovering.currentPositionLiftPercent100ths.index
                || $0 == WindowCovering.currentPositionTiltPercent100ths.index
        }
        guard isMoved else { return }
        part.settle(WindowCovering.self)
        if !attributes.contains(WindowCovering.operationalStatus.index) { updateStatus(part) }
        for axis in [Axis.lift, .tilt] where knowsPosition(axis, part) {
            place(axis, position(axis, part), part, .atOnce)
        }
    }

    private func knowsPosition(_ axis: Axis, _ part: SimulatedPart) -> Bool {
        switch axis {
        case .lift: (part[WindowCovering.currentPositionLiftPercent100ths] ?? nil) != nil
        case .tilt: (part[WindowCovering.currentPositionTiltPercent100ths] ?? nil) != nil
        }
    }
}

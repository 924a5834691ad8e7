import HomeModel
import HomeTraits
import JSON

extension Planner {
    /// `locked`, with `pin`: where a lock has a bolt of its own, unlocking it must not pull the latch.
    mutating func planLock(_ request: PartRequest) throws(CommandFailure) {
        guard let argument = request[EverydayKeys.locked] else { return }
        let wantsLocked = try argument.bool()
        let pin = try request.pinCode()
        let part = request.part
        let index = DoorLock.lockState.index
        guard let state = part.state(of: DoorLock.self) else { return }
        let unbolts = state.has(DoorLock.Features.unbolting.rawValue) && state.supports(DoorLock.UnboltDoor.self)
        if wantsLocked, state.supports(DoorLock.LockDoor.self) {
            invoke(DoorLock.LockDoor(pinCode: pin), on: part, for: argument, deciding: index)
        } else if !wantsLocked, unbolts {
            invoke(DoorLock.UnboltDoor(pinCode: pin), on: part, for: argument, deciding: index)
        } else if !wantsLocked, state.supports(DoorLock.UnlockDoor.self) {
            invoke(DoorLock.UnlockDoor(pinCode: pin), on: part, for: argument, deciding: index)
        } else {
            throw argument.unimplemented()
        }
    }

    /// `open` and `tilt`, in percent open.
    mutating func planCovering(_ request: PartRequest) throws(CommandFailure) {
        let part = request.part
        if let state = part.state(of: WindowCovering.self) {
            if let argument = request[EverydayKeys.open] { try planLift(argument, state, part) }
            if let argument = request[EverydayKeys.tilt] {
                let closed = OpenPercent.closed(ofPercent: try argument.integer(0...100))
                guard state.supports(WindowCovering.GoToTiltPercentage.self) else { throw argument.unimplemented() }
                invoke(
                    WindowCovering.GoToTiltPercentage(tiltPercent100thsValue: closed), on: part, for: argument,
                    deciding: WindowCovering.currentPositionTiltPercent100ths.index)
            }
        } else if let argument = request[EverydayKeys.open], let state = part.state(of: GoogleOpenClose.self) {
            try planOpenClose(argument, state, part)
        }
    }

    private mutating func planLift(
        _ argument: Argument, _ state: TraitState, _ part: Device.Part
    ) throws(CommandFailure) {
        let percent = try argument.integer(0...100)
        let index = WindowCovering.currentPositionLiftPercent100ths.index
        if state.supports(WindowCovering.GoToLiftPercentage.self) {
            invoke(
                WindowCovering.GoToLiftPercentage(liftPercent100thsValue: OpenPercent.closed(ofPercent: percent)),
                on: part,
                for: argument, deciding: index)
        } else if percent == 100 {
            invoke(WindowCovering.UpOrOpen(), on: part, for: argument, deciding: index)
        } else if percent == 0 {
            invoke(WindowCovering.DownOrClose(), on: part, for: argument, deciding: index)
        } else {
            throw argument.outOfRange("this covering only opens and closes", allowed: [0, 100])
        }
    }

    private mutating func planOpenClose(
        _ argument: Argument, _ state: TraitState, _ part: Device.Part
    ) throws(CommandFailure) {
        let percent = try argument.integer(0...100)
        guard state.supports(GoogleOpenClose.OpenClose.self), state[GoogleOpenClose.queryOnlyOpenClose] != true else {
            throw argument.refused("it is reported and cannot be set")
        }
        if state[GoogleOpenClose.discreteOnlyOpenClose] == true, percent != 0, percent != 100 {
            throw argument.outOfRange("this device only opens and closes", allowed: [0, 100])
        }
        invoke(
            GoogleOpenClose.OpenClose(openPercent: Double(percent)), on: part, for: argument,
            deciding: GoogleOpenClose.openPercent.index)
    }
}

extension PartRequest {
    /// `pin` as the octets that a lock takes; digits may come as a number.
    func pinCode() throws(CommandFailure) -> Octets? {
        guard let argument = self[EverydayKeys.pin] else { return nil }
        switch argument.json {
        case .string(let text): return Octets(Array(text.utf8))
        case .integer(let number) where number >= 0: return Octets(Array(String(number).utf8))
        case .unsigned(let number): return Octets(Array(String(number).utf8))
        default: throw argument.wrong("a text is expected", allowed: .string(ValueType.string.name))
        }
    }
}

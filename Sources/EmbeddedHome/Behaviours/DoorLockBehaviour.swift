import HomeModel
import HomeTraits

/// Locks: bolt and latch, PINs, relocking (Matter Application Cluster Specification, "Door Lock Cluster").
final class DoorLockBehaviour: TraitBehaviour {
    var known = LockMemory()
    private var wrongCodes = 0
    /// Until then nobody gets in (`Moment.uptime`): too many wrong codes.
    private var disabledUntil: Int64?
    private var relockAt: Int64?
    /// When a pulled latch springs back.
    private var unlatchedUntil: Int64?

    static let unlatchedTime: Int64 = 2_000

    private enum Operation {
        case lock, unlock, unbolt

        var type: DoorLock.LockOperationType { self == .lock ? .lock : .unlock }
    }

    var memory: Value? { known.isEmpty ? nil : known.stored }

    func restore(_ memory: Value) { known = LockMemory(stored: memory) }

    func start(_ part: SimulatedPart, at moment: Moment) {
        let state: DoorLock.LockState? = part[DoorLock.lockState] ?? nil
        if state == .unlatched { part.set(DoorLock.lockState, .unlocked) }
        if state == .unlatched || state == .unlocked { armRelock(part, moment) }
    }

    // MARK: Commands

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        switch command.command {
        case DoorLock.LockDoor.index:
            try operate(.lock, command.typed(DoorLock.LockDoor.self)?.pinCode, part, moment)
            return []
        case DoorLock.UnlockDoor.index:
            try operate(.unlock, command.typed(DoorLock.UnlockDoor.self)?.pinCode, part, moment)
            return []
        case DoorLock.UnboltDoor.index:
            try operate(.unbolt, command.typed(DoorLock.UnboltDoor.self)?.pinCode, part, moment)
            return []
        case DoorLock.UnlockWithTimeout.index:
            guard let command = command.typed(DoorLock.UnlockWithTimeout.self) else { break }
            try operate(.unlock, command.pinCode, part, moment)
            relockAt = moment.uptime + Int64(command.timeout) * 1000
            return []
        default:
            if let answer = try administer(command, part, moment) { return answer }
        }
        throw .notSimulated
    }

    private func operate(
        _ operation: Operation, _ pin: Octets?, _ part: SimulatedPart, _ moment: Moment
    ) throws(CommandFailure) {
        let mode = known.holidayMode(at: moment) ?? part[DoorLock.operatingMode]
        if mode == .noRemoteLockUnlock || mode == .privacy {
            throw refusal(operation, .restricted, "the lock's mode allows no remote operation", part, moment)
        }
        if part[DoorLock.actuatorEnabled] == false {
            throw refusal(operation, .unspecified, "the lock's actuator is disabled", part, moment)
        }
        if let disabledUntil, moment.uptime < disabledUntil {
            throw refusal(operation, .invalidCredential, "the lock takes no code for now", part, moment)
        }
        var credential: LockMemory.Credential?
        if let pin {
            credential = try verify(pin, operation, part, moment)
        } else if part[DoorLock.requirePinForRemoteOperation] == true {
            throw refusal(operation, .invalidCredential, "the lock wants a PIN", part, moment)
        }
        act(operation, credential, part, moment)
    }

    /// A refused operation fails, changes nothing and raises its event.
    private func refusal(
        _ operation: Operation, _ error: DoorLock.OperationError, _ message: String, _ part: SimulatedPart,
        _ moment: Moment, user: UInt16? = nil
    ) -> CommandFailure {
        part.raise(
            DoorLock.LockOperationError(
                lockOperationType: operation.type, operationSource: .remote, operationError: error, userIndex: user,
                fabricIndex: nil, sourceNode: nil, credentials: .some(nil)), at: moment)
        return CommandFailure(status: .failure, message)
    }

    private func verify(
        _ pin: Octets, _ operation: Operation, _ part: SimulatedPart, _ moment: Moment
    ) throws(CommandFailure) -> LockMemory.Credential {
        guard let credential = known.pin(pin.bytes), let user = known.user(credential.user) else {
            wrongCodes += 1
            let failure = refusal(operation, .invalidCredential, "the PIN is wrong", part, moment)
            if let limit = part[DoorLock.wrongCodeEntryLimit], limit > 0, wrongCodes >= Int(limit) {
                wrongCodes = 0
                disabledUntil =
                    moment.uptime + Int64(part[DoorLock.userCodeTemporaryDisableTime] ?? 0) * 1000
                part.raise(DoorLock.DoorLockAlarm(alarmCode: .wrongCodeEntryLimit), at: moment)
            }
            throw failure
        }
        wrongCodes = 0
        guard user.status == .occupiedEnabled else {
            throw refusal(
                operation, .disabledUserDenied, "the user of the PIN is disabled", part, moment, user: user.index)
        }
        guard known.letsIn(user, at: moment) else {
            throw refusal(
                operation, .restricted, "the user of the PIN has no access now", part, moment, user: user.index)
        }
        if user.type == .disposableUser {
            var used = user
            used.status = .occupiedDisabled
            known.put(used)
            part.rememberChanged(DoorLock.self)
        }
        if user.type == .forcedUser { part.raise(DoorLock.DoorLockAlarm(alarmCode: .forcedUser), at: moment) }
        return credential
    }

    private func act(
        _ operation: Operation, _ credential: LockMemory.Credential?, _ part: SimulatedPart, _ moment: Moment
    ) {
        relockAt = nil
        unlatchedUntil = nil
        let canUnbolt = DoorLock.Features(rawValue: part.features(of: DoorLock.self)).contains(.unbolting)
        switch operation {
        case .lock: part.set(DoorLock.lockState, .locked)
        case .unbolt: part.set(DoorLock.lockState, .unlocked)
        case .unlock:
            part.set(DoorLock.lockState, canUnbolt ? .unlatched : .unlocked)
            if canUnbolt { unlatchedUntil = moment.uptime + Self.unlatchedTime }
        }
        tell(operation.type, .remote, credential, part, moment)
        if operation == .unlock, canUnbolt { tell(.unlatch, .remote, credential, part, moment) }
        if operation != .lock { armRelock(part, moment) }
    }

    private func tell(
        _ type: DoorLock.LockOperationType, _ source: DoorLock.OperationSource, _ credential: LockMemory.Credential?,
        _ part: SimulatedPart, _ moment: Moment
    ) {
        part.raise(
            DoorLock.LockOperation(
                lockOperationType: type, operationSource: source, userIndex: credential?.user, fabricIndex: nil,
                sourceNode: nil, credentials: .some(credential.map { [$0.reference] })), at: moment)
    }

    private func armRelock(_ part: SimulatedPart, _ moment: Moment) {
        guard let seconds = part[DoorLock.autoRelockTime], seconds > 0 else { return }
        relockAt = moment.uptime + Int64(seconds) * 1000
    }

    // MARK: Time

    var nextWake: Int64? { [relockAt, unlatchedUntil].compactMap { $0 }.min() }

    func advance(_ part: SimulatedPart, to moment: Moment) {
        if let until = unlatchedUntil, moment.uptime >= until {
            unlatchedUntil = nil
            part.set(DoorLock.lockState, .unlocked)
        }
        if let relock = relockAt, moment.uptime >= relock {
            relockAt = nil
            unlatchedUntil = nil
            part.set(DoorLock.lockState, .locked)
            tell(.lock, .auto, nil, part, moment)
        }
    }

    // MARK: Writes and the device's own changes

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        if attribute == DoorLock.operatingMode.index {
            guard let mode = DoorLock.OperatingMode(value: value), isSupported(mode, part) else {
                throw CommandFailure(status: .constraintError, "the lock has no such mode")
            }
        }
        if attribute == DoorLock.localProgrammingFeatures.index {
            let all: DoorLock.LocalProgrammingFeatures = [
                .addUsersCredentialsSchedules, .modifyUsersCredentialsSchedules, .clearUsersCredentialsSchedules,
                .adjustSettings,
            ]
            guard let features = DoorLock.LocalProgrammingFeatures(value: value), all.isSuperset(of: features) else {
                throw CommandFailure(status: .constraintError, "the lock cannot do this")
            }
        }
        part.set(attribute, of: DoorLock.definition, value)
    }

    /// The bitmap is upside down: a mode is supported where its bit is clear.
    func isSupported(_ mode: DoorLock.OperatingMode, _ part: SimulatedPart) -> Bool {
        (part[DoorLock.supportedOperatingModes]?.rawValue ?? ~1) & (1 << mode.rawValue) == 0
    }

    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) {
        if attributes.contains(DoorLock.doorState.index), let state = part[DoorLock.doorState] ?? nil {
            part.raise(DoorLock.DoorStateChange(doorState: state), at: moment)
            if state == .doorOpen { part.set(DoorLock.doorOpenEvents, (part[DoorLock.doorOpenEvents] ?? 0) &+ 1) }
            if state == .doorClosed { part.set(DoorLock.doorClosedEvents, (part[DoorLock.doorClosedEvents] ?? 0) &+ 1) }
            if state == .doorForcedOpen { part.raise(DoorLock.DoorLockAlarm(alarmCode: .doorForcedOpen), at: moment) }
            if state == .doorAjar { part.raise(DoorLock.DoorLockAlarm(alarmCode: .doorAjar), at: moment) }
        }
        guard attributes.contains(DoorLock.lockState.index) else { return }
        relockAt = nil
        unlatchedUntil = nil
        switch part[DoorLock.lockState] ?? nil {
        case .locked: tell(.lock, .manual, nil, part, moment)
        case .unlocked, .unlatched:
            tell(.unlock, .manual, nil, part, moment)
            armRelock(part, moment)
        default: break
        }
    }
}

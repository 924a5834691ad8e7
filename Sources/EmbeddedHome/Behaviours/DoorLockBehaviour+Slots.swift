import HomeModel
import HomeTraits
import JSON

/// Codes in numbered places, of locks up to Matter 1.4 that know no users by themselves (feature USR is absent): each place is a user
/// with a PIN, a card or both.
extension DoorLockBehaviour {
    /// The commands, which only locks have that know no users by themselves.
    static let slotCommands: Set<Int> = [
        DoorLock.SetPinCode.index, DoorLock.GetPinCode.index, DoorLock.ClearPinCode.index,
        DoorLock.ClearAllPinCodes.index, DoorLock.SetUserStatus.index, DoorLock.GetUserStatus.index,
        DoorLock.SetUserType.index, DoorLock.GetUserType.index, DoorLock.SetRfidCode.index,
        DoorLock.GetRfidCode.index, DoorLock.ClearRfidCode.index, DoorLock.ClearAllRfidCodes.index,
    ]

    /// Stands for all places.
    private static let all: UInt16 = 0xFFFE

    /// Nil for a command that is none of them.
    func administerSlots(
        _ command: DeviceCommand, _ part: SimulatedPart, _ moment: Moment
    ) throws(CommandFailure) -> [Value?]? {
        switch command.command {
        case DoorLock.SetPinCode.index:
            guard let typed = command.typed(DoorLock.SetPinCode.self) else { return nil }
            try set(.pin, typed.pin, in: typed.userId, typed.userStatus, typed.userType, part, moment)
        case DoorLock.SetRfidCode.index:
            guard let typed = command.typed(DoorLock.SetRfidCode.self) else { return nil }
            try set(.rfid, typed.rfidCode, in: typed.userId, typed.userStatus, typed.userType, part, moment)
        case DoorLock.GetPinCode.index:
            guard let typed = command.typed(DoorLock.GetPinCode.self) else { return nil }
            try check(typed.userId, .pin, part)
            // A PIN leaves the lock only where its owner wants it to.
            let shows = part[DoorLock.sendPinOverTheAir] == true
            let (user, code) = content(.pin, typed.userId)
            return DoorLock.GetPinCodeResponse(
                userId: typed.userId, userStatus: user?.status ?? .available, userType: user?.type,
                pinCode: shows ? code : nil
            ).fields
        case DoorLock.GetRfidCode.index:
            guard let typed = command.typed(DoorLock.GetRfidCode.self) else { return nil }
            try check(typed.userId, .rfid, part)
            let (user, code) = content(.rfid, typed.userId)
            return DoorLock.GetRfidCodeResponse(
                userId: typed.userId, userStatus: user?.status ?? .available, userType: user?.type, rfidCode: code
            ).fields
        case DoorLock.ClearPinCode.index:
            guard let typed = command.typed(DoorLock.ClearPinCode.self) else { return nil }
            clear(.pin, typed.pinSlotIndex, part, moment)
        case DoorLock.ClearAllPinCodes.index: clear(.pin, Self.all, part, moment)
        case DoorLock.ClearRfidCode.index:
            guard let typed = command.typed(DoorLock.ClearRfidCode.self) else { return nil }
            clear(.rfid, typed.rfidSlotIndex, part, moment)
        case DoorLock.ClearAllRfidCodes.index: clear(.rfid, Self.all, part, moment)
        default: return try administerSlotUsers(command, part, moment)
        }
        return []
    }

    private func administerSlotUsers(
        _ command: DeviceCommand, _ part: SimulatedPart, _ moment: Moment
    ) throws(CommandFailure) -> [Value?]? {
        if let typed = command.typed(DoorLock.SetUserStatus.self) {
            var user = try user(typed.userId, part)
            user.status = try status(typed.userStatus)
            change(user, part, moment)
            return []
        }
        if let typed = command.typed(DoorLock.GetUserStatus.self) {
            try check(typed.userId, nil, part)
            let status = known.user(typed.userId)?.status ?? .available
            return DoorLock.GetUserStatusResponse(userId: typed.userId, userStatus: status).fields
        }
        if let typed = command.typed(DoorLock.SetUserType.self) {
            var user = try user(typed.userId, part)
            user.type = try type(typed.userType, part)
            change(user, part, moment)
            return []
        }
        if let typed = command.typed(DoorLock.GetUserType.self) {
            try check(typed.userId, nil, part)
            let type = known.user(typed.userId)?.type ?? .unrestrictedUser
            return DoorLock.GetUserTypeResponse(userId: typed.userId, userType: type).fields
        }
        return nil
    }

    // MARK: Places

    private func count(_ type: DoorLock.CredentialType, _ part: SimulatedPart) -> UInt16 {
        (type == .rfid ? part[DoorLock.numberOfRfidUsersSupported] : part[DoorLock.numberOfPinUsersSupported]) ?? 0
    }

    /// - Parameter type: nil: a place of any kind.
    private func check(
        _ place: UInt16, _ type: DoorLock.CredentialType?, _ part: SimulatedPart
    ) throws(CommandFailure) {
        let count = type.map { self.count($0, part) } ?? max(self.count(.pin, part), self.count(.rfid, part))
        guard place >= 1, place <= count else {
            var failure = CommandFailure(status: .constraintError, "the lock has no such place", field: "userId")
            failure.allowed = ["min": 1, "max": .init(Int(count))]
            throw failure
        }
    }

    private func content(
        _ type: DoorLock.CredentialType, _ place: UInt16
    ) -> (user: LockMemory.User?, code: Octets?) {
        guard let credential = known.credential(type, place) else { return (nil, nil) }
        return (known.user(place), Octets(credential.data))
    }

    private func user(_ place: UInt16, _ part: SimulatedPart) throws(CommandFailure) -> LockMemory.User {
        try check(place, nil, part)
        guard let user = known.user(place) else {
            throw CommandFailure(status: .notFound, "the place is free", field: "userId")
        }
        return user
    }

    private func status(_ status: DoorLock.UserStatus) throws(CommandFailure) -> DoorLock.UserStatus {
        guard status != .available else {
            throw CommandFailure(status: .invalidCommand, "a user is enabled or disabled", field: "userStatus")
        }
        return status
    }

    /// Users with schedules need a lock that has some.
    private func type(
        _ type: DoorLock.UserType, _ part: SimulatedPart
    ) throws(CommandFailure) -> DoorLock.UserType {
        let features = DoorLock.Features(rawValue: part.features(of: DoorLock.self))
        let isPossible: Bool =
            switch type {
            case .weekDayScheduleUser: features.contains(.weekDayAccessSchedules)
            case .yearDayScheduleUser: features.contains(.yearDayAccessSchedules)
            case .scheduleRestrictedUser:
                features.contains(.weekDayAccessSchedules) || features.contains(.yearDayAccessSchedules)
            default: true
            }
        guard isPossible else {
            throw CommandFailure(status: .invalidCommand, "the lock has no users of this type", field: "userType")
        }
        return type
    }

    // MARK: Changes

    private func set(
        _ type: DoorLock.CredentialType, _ code: Octets, in place: UInt16, _ status: DoorLock.UserStatus?,
        _ userType: DoorLock.UserType?, _ part: SimulatedPart, _ moment: Moment
    ) throws(CommandFailure) {
        try check(place, type, part)
        guard fits(code, type, part) else {
            throw CommandFailure(
                status: .constraintError, "the code is too short or too long", field: type == .rfid ? "rfidCode" : "pin"
            )
        }
        guard !known.credentials.contains(where: { $0.type == type && $0.index != place && $0.data == code.bytes })
        else { throw CommandFailure(status: .failure, "another place has this code (DUPLICATE)") }
        let old = known.user(place)
        let user = LockMemory.User(
            index: place, name: "", uniqueID: nil,
            status: try self.status(status ?? old?.status ?? .occupiedEnabled),
            type: try self.type(userType ?? old?.type ?? .unrestrictedUser, part), rule: .single)
        let isNew = known.credential(type, place) == nil
        known.put(user)
        known.credentials.removeAll { $0.type == type && $0.index == place }
        known.credentials.append(
            LockMemory.Credential(type: type, index: place, data: code.bytes, user: place))
        tellUserChange(
            type == .rfid ? .rfid : .pin, isNew ? .add : .modify, user: place, index: place, part, moment)
    }

    private func change(_ user: LockMemory.User, _ part: SimulatedPart, _ moment: Moment) {
        known.put(user)
        tellUserChange(.userIndex, .modify, user: user.index, index: user.index, part, moment)
    }

    private func clear(
        _ type: DoorLock.CredentialType, _ place: UInt16, _ part: SimulatedPart, _ moment: Moment
    ) {
        let before = known
        known.credentials.removeAll { $0.type == type && (place == Self.all || $0.index == place) }
        for user in known.users where !known.credentials.contains(where: { $0.user == user.index }) {
            known.removeUser(user.index)
        }
        guard known != before else { return }
        tellUserChange(type == .rfid ? .rfid : .pin, .clear, user: place, index: place, part, moment)
    }
}

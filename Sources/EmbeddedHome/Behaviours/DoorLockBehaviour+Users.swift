import HomeModel
import HomeTraits

/// Users and credentials of a lock.
extension DoorLockBehaviour {
    /// Stands for all users, or all credentials of a type.
    private static let all: UInt16 = 0xFFFE

    /// The cluster's own statuses, which share a byte with those of the interaction model.
    private enum Status {
        static let success = Value.integer(0)
        static let duplicate = Value.integer(2)
        static let occupied = Value.integer(3)
        static let invalidCommand = Value(MatterStatus.invalidCommand.rawValue)
        static let resourceExhausted = Value(MatterStatus.resourceExhausted.rawValue)
    }

    /// Nil for a command that is none of them.
    func administer(
        _ command: DeviceCommand, _ part: SimulatedPart, _ moment: Moment
    ) throws(CommandFailure) -> [Value?]? {
        if let command = command.typed(DoorLock.SetUser.self) {
            try setUser(command, part, moment)
            return []
        }
        if let command = command.typed(DoorLock.GetUser.self) { return getUser(command.userIndex).fields }
        if let command = command.typed(DoorLock.ClearUser.self) {
            clearUser(command.userIndex, part, moment)
            return []
        }
        if let command = command.typed(DoorLock.SetCredential.self) { return setCredential(command, part, moment) }
        if let command = command.typed(DoorLock.GetCredentialStatus.self) {
            return getCredentialStatus(command.credential).fields
        }
        if let command = command.typed(DoorLock.ClearCredential.self) {
            clearCredential(command.credential, part, moment)
            return []
        }
        if let answer = try administerSlots(command, part, moment) { return answer }
        if try configureAliro(command, part) { return [] }
        return try administerSchedules(command, part, moment)
    }

    func tellUserChange(
        _ data: DoorLock.LockDataType, _ operation: DoorLock.DataOperationType, user: UInt16?, index: UInt16?,
        _ part: SimulatedPart, _ moment: Moment
    ) {
        part.rememberChanged(DoorLock.self)
        part.raise(
            DoorLock.LockUserChange(
                lockDataType: data, dataOperationType: operation, operationSource: .remote, userIndex: user,
                fabricIndex: nil, sourceNode: nil, dataIndex: index), at: moment)
    }

    // MARK: Users

    private func setUser(
        _ command: DoorLock.SetUser, _ part: SimulatedPart, _ moment: Moment
    ) throws(CommandFailure) {
        if command.userStatus == .available {
            throw CommandFailure(status: .invalidCommand, "a user is enabled or disabled", field: "userStatus")
        }
        let existing = known.user(command.userIndex)
        switch command.operationType {
        case .add:
            guard existing == nil else {
                throw CommandFailure(status: .failure, "the user's slot is taken (OCCUPIED)", field: "userIndex")
            }
            known.put(
                LockMemory.User(
                    index: command.userIndex, name: command.userName ?? "", uniqueID: command.userUniqueId,
                    status: command.userStatus ?? .occupiedEnabled, type: command.userType ?? .unrestrictedUser,
                    rule: command.credentialRule ?? .single))
        case .modify:
            guard var user = existing else {
                throw CommandFailure(status: .invalidCommand, "there is no such user", field: "userIndex")
            }
            user.name = command.userName ?? user.name
            user.uniqueID = command.userUniqueId ?? user.uniqueID
            user.status = command.userStatus ?? user.status
            user.type = command.userType ?? user.type
            user.rule = command.credentialRule ?? user.rule
            known.put(user)
        case .clear:
            throw CommandFailure(status: .invalidCommand, "a user is added or modified", field: "operationType")
        }
        let index = command.userIndex
        tellUserChange(.userIndex, command.operationType, user: index, index: index, part, moment)
    }

    private func getUser(_ index: UInt16) -> DoorLock.GetUserResponse {
        let user = known.user(index)
        return DoorLock.GetUserResponse(
            userIndex: index, userName: user?.name, userUniqueId: user?.uniqueID, userStatus: user?.status,
            userType: user?.type, credentialRule: user?.rule,
            credentials: user == nil ? nil : known.credentials.filter { $0.user == index }.map(\.reference),
            creatorFabricIndex: nil, lastModifiedFabricIndex: nil,
            nextUserIndex: known.users.first { $0.index > index }?.index)
    }

    private func clearUser(_ index: UInt16, _ part: SimulatedPart, _ moment: Moment) {
        if index == Self.all {
            for user in known.users { known.removeUser(user.index) }
        } else {
            guard known.user(index) != nil else { return }
            known.removeUser(index)
        }
        tellUserChange(.userIndex, .clear, user: index, index: index, part, moment)
    }

    // MARK: Credentials

    private func setCredential(
        _ command: DoorLock.SetCredential, _ part: SimulatedPart, _ moment: Moment
    ) -> [Value?] {
        let type = command.credential.credentialType
        let index = command.credential.credentialIndex
        func answer(_ status: Value, newUser: UInt16? = nil) -> [Value?] {
            [status, newUser.value, nextFree(type, after: index, part).value]
        }
        guard let slots = slots(type, part), index >= 1, index <= slots,
            fits(command.credentialData, type, part), command.operationType != .clear,
            command.userStatus != .available
        else { return answer(Status.invalidCommand) }
        let data = command.credentialData.bytes
        let twin = known.credentials.first { $0.type == type && $0.data == data }
        if let twin, twin.index != index { return answer(Status.duplicate) }
        // Endpoint keys of both kinds share their places.
        if type == .aliroEvictableEndpointKey || type == .aliroNonEvictableEndpointKey {
            let keys = known.credentials.filter {
                $0.type == .aliroEvictableEndpointKey || $0.type == .aliroNonEvictableEndpointKey
            }
            if command.operationType == .add, keys.count >= Int(slots) { return answer(Status.resourceExhausted) }
        }
        let existing = known.credential(type, index)
        if command.operationType == .add, existing != nil { return answer(Status.occupied) }
        if command.operationType == .modify {
            guard var changed = existing, command.userIndex == nil || command.userIndex == changed.user else {
                return answer(Status.invalidCommand)
            }
            changed.data = data
            known.credentials.removeAll { $0.type == type && $0.index == index }
            known.credentials.append(changed)
            tellUserChange(dataType(type), .modify, user: changed.user, index: index, part, moment)
            return answer(Status.success)
        }
        var newUser: UInt16?
        let user: UInt16
        if let given = command.userIndex {
            guard known.user(given) != nil else { return answer(Status.invalidCommand) }
            user = given
        } else {
            let total = part[DoorLock.numberOfTotalUsersSupported] ?? 0
            guard total > 0, let free = (1...total).first(where: { known.user($0) == nil }) else {
                return answer(Status.resourceExhausted)
            }
            known.put(
                LockMemory.User(
                    index: free, name: "", uniqueID: nil, status: command.userStatus ?? .occupiedEnabled,
                    type: command.userType ?? .unrestrictedUser, rule: .single))
            newUser = free
            user = free
        }
        let perUser = part[DoorLock.numberOfCredentialsSupportedPerUser] ?? 0
        if perUser > 0, known.credentials.count(where: { $0.user == user }) >= Int(perUser) {
            return answer(Status.resourceExhausted)
        }
        known.credentials.append(LockMemory.Credential(type: type, index: index, data: data, user: user))
        if let newUser { tellUserChange(.userIndex, .add, user: newUser, index: newUser, part, moment) }
        tellUserChange(dataType(type), .add, user: user, index: index, part, moment)
        return answer(Status.success, newUser: newUser)
    }

    private func getCredentialStatus(_ reference: DoorLock.Credential) -> DoorLock.GetCredentialStatusResponse {
        let type = reference.credentialType
        let found = known.credential(type, reference.credentialIndex)
        let later = known.credentials.filter { $0.type == type && $0.index > reference.credentialIndex }
        return DoorLock.GetCredentialStatusResponse(
            credentialExists: found != nil, userIndex: found?.user, creatorFabricIndex: nil,
            lastModifiedFabricIndex: nil, nextCredentialIndex: .some(later.map(\.index).min()))
    }

    private func clearCredential(_ reference: DoorLock.Credential?, _ part: SimulatedPart, _ moment: Moment) {
        let before = known.credentials
        if let reference {
            known.credentials.removeAll {
                $0.type == reference.credentialType
                    && (reference.credentialIndex == Self.all || $0.index == reference.credentialIndex)
            }
        } else {
            known.credentials = []
        }
        guard before != known.credentials else { return }
        let user = reference.flatMap { reference in
            before.first { $0.type == reference.credentialType && $0.index == reference.credentialIndex }?.user
        }
        tellUserChange(
            reference.map { dataType($0.credentialType) } ?? .unspecified, .clear, user: user,
            index: reference?.credentialIndex, part, moment)
    }

    /// How many credentials of a type the lock keeps; nil: none, or this simulation does not know them.
    private func slots(_ type: DoorLock.CredentialType, _ part: SimulatedPart) -> UInt16? {
        let features = DoorLock.Features(rawValue: part.features(of: DoorLock.self))
        switch type {
        case .pin where features.contains(.pinCredential): return part[DoorLock.numberOfPinUsersSupported]
        case .rfid where features.contains(.rfidCredential): return part[DoorLock.numberOfRfidUsersSupported]
        case .programmingPin where features.contains(.pinCredential): return 0
        // The cluster tells no number of fingers and faces: one for each credential of each user.
        case .fingerprint where features.contains(.fingerCredentials): return biometricSlots(part)
        case .fingerVein where features.contains(.fingerCredentials): return biometricSlots(part)
        case .face where features.contains(.faceCredentials): return biometricSlots(part)
        case .aliroCredentialIssuerKey where features.contains(.aliroProvisioning):
            return part[DoorLock.numberOfAliroCredentialIssuerKeysSupported]
        case .aliroEvictableEndpointKey where features.contains(.aliroProvisioning),
            .aliroNonEvictableEndpointKey where features.contains(.aliroProvisioning):
            return part[DoorLock.numberOfAliroEndpointKeysSupported]
        default: return nil
        }
    }

    private func biometricSlots(_ part: SimulatedPart) -> UInt16 {
        let users = Int(part[DoorLock.numberOfTotalUsersSupported] ?? 0)
        return UInt16(clamping: users * Int(part[DoorLock.numberOfCredentialsSupportedPerUser] ?? 1))
    }

    func fits(_ data: Octets, _ type: DoorLock.CredentialType, _ part: SimulatedPart) -> Bool {
        let length = data.bytes.count
        switch type {
        case .fingerprint, .fingerVein, .face: return (1...Self.longestTemplate).contains(length)
        case .aliroCredentialIssuerKey, .aliroEvictableEndpointKey, .aliroNonEvictableEndpointKey:
            return Self.isPublicKey(data.bytes)
        default: break
        }
        let least = type == .rfid ? part[DoorLock.minRfidCodeLength] : part[DoorLock.minPinCodeLength]
        let most = type == .rfid ? part[DoorLock.maxRfidCodeLength] : part[DoorLock.maxPinCodeLength]
        return length >= max(1, Int(least ?? 1)) && length <= Int(most ?? 255)
    }

    /// Of a finger or a face, in bytes.
    private static let longestTemplate = 4096

    /// A point of an elliptic curve in the uncompressed form, as Aliro's keys are.
    private static func isPublicKey(_ bytes: [UInt8]) -> Bool { bytes.count == 65 && bytes.first == 0x04 }

    private func nextFree(_ type: DoorLock.CredentialType, after index: UInt16, _ part: SimulatedPart) -> UInt16? {
        guard let slots = slots(type, part), index < slots else { return nil }
        return (index + 1...slots).first { known.credential(type, $0) == nil }
    }

    private func dataType(_ type: DoorLock.CredentialType) -> DoorLock.LockDataType {
        switch type {
        case .pin: .pin
        case .rfid: .rfid
        case .programmingPin: .programmingCode
        case .fingerprint: .fingerprint
        case .fingerVein: .fingerVein
        case .face: .face
        case .aliroCredentialIssuerKey: .aliroCredentialIssuerKey
        case .aliroEvictableEndpointKey: .aliroEvictableEndpointKey
        case .aliroNonEvictableEndpointKey: .aliroNonEvictableEndpointKey
        }
    }
}

import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `Credentials of a simulated lock beside PINs` {
    private let key = Octets([0x04] + [UInt8](repeating: 7, count: 64))

    private func lock(_ features: [String], _ values: [(String, Value)] = []) throws -> Bench {
        try Bench(traits: [TraitRequest(DoorLock.self, features + ["USR"], values)])
    }

    private func add(
        _ lock: Bench, _ type: DoorLock.CredentialType, _ data: Octets, index: UInt16 = 1
    ) -> DoorLock.Status? {
        let command = DoorLock.SetCredential(
            operationType: .add, credential: .init(credentialType: type, credentialIndex: index), credentialData: data)
        return DoorLock.SetCredentialResponse(fields: lock.invoke(command).fields)?.status
    }

    @Test(arguments: [
        (DoorLock.CredentialType.fingerprint, "FGP", DoorLock.LockDataType.fingerprint),
        (.fingerVein, "FGP", .fingerVein), (.face, "FACE", .face),
    ])
    func `fingers and faces are known where the lock senses them`(
        type: DoorLock.CredentialType, feature: String, data: DoorLock.LockDataType
    ) throws {
        let lock = try lock([feature])
        #expect(add(lock, type, Octets([1, 2, 3])) == .success)
        let change = lock.events.last { $0.trait.events[$0.event].name == "lockUserChange" }
        #expect(change?.fields[0] == data.value)
        let status = lock.invoke(
            DoorLock.GetCredentialStatus(credential: .init(credentialType: type, credentialIndex: 1)))
        #expect(status.fields[0] == true)
        #expect(add(try self.lock(["PIN"]), type, Octets([1, 2, 3])) == .invalidCommand)
    }

    @Test func `Aliro's keys are keys, and there is room for so many`() throws {
        let lock = try lock(["ALIRO"], [("numberOfAliroEndpointKeysSupported", 1)])
        #expect(add(lock, .aliroCredentialIssuerKey, Octets([1, 2, 3])) == .invalidCommand)
        #expect(add(lock, .aliroCredentialIssuerKey, key) == .success)
        #expect(add(lock, .aliroEvictableEndpointKey, key) == .success)
        #expect(
            add(lock, .aliroNonEvictableEndpointKey, Octets([0x04] + [UInt8](repeating: 8, count: 64)))
                == .resourceExhausted)
        let again = lock.restarted()
        let status = again.invoke(
            DoorLock.GetCredentialStatus(
                credential: .init(credentialType: .aliroEvictableEndpointKey, credentialIndex: 1)))
        #expect(status.fields[0] == true)
    }

    private func configuration(resolving: Octets?) -> DoorLock.SetAliroReaderConfig {
        DoorLock.SetAliroReaderConfig(
            signingKey: Octets([UInt8](repeating: 1, count: 32)), verificationKey: key,
            groupIdentifier: Octets([UInt8](repeating: 2, count: 16)), groupResolvingKey: resolving)
    }

    @Test func `an Aliro reader is configured once, and again after clearing`() throws {
        let lock = try lock(["ALIRO"])
        #expect(lock.invoke(configuration(resolving: nil)).isSuccess)
        #expect(lock[DoorLock.aliroReaderVerificationKey] == key)
        #expect(lock.invoke(configuration(resolving: nil)).status == .invalidInState)
        #expect(lock.invoke(DoorLock.ClearAliroReaderConfig()).isSuccess)
        #expect(lock[DoorLock.aliroReaderVerificationKey] == .some(nil))
        #expect(lock.invoke(configuration(resolving: nil)).isSuccess)
    }

    @Test func `the resolving key is for Bluetooth, and needed there`() throws {
        let resolving = Octets([UInt8](repeating: 3, count: 16))
        #expect(try lock(["ALIRO"]).invoke(configuration(resolving: resolving)).status == .invalidCommand)
        let lock = try lock(["ALIRO", "ALBU"])
        #expect(lock.invoke(configuration(resolving: nil)).status == .invalidCommand)
        #expect(lock.invoke(configuration(resolving: resolving)).isSuccess)
        #expect(lock[DoorLock.aliroGroupResolvingKey] == resolving)
    }

    @Test func `a holiday's mode rules while it lasts`() throws {
        let lock = try lock(["HDSCH"])
        let now = Bench.start.matterEpochSeconds
        func set(_ mode: DoorLock.OperatingMode, from start: UInt32) -> ActionOutcome {
            lock.invoke(
                DoorLock.SetHolidaySchedule(
                    holidayIndex: 1, localStartTime: start, localEndTime: start + 100, operatingMode: mode))
        }
        #expect(set(.vacation, from: now).status == .invalidCommand)
        #expect(set(.privacy, from: now).isSuccess)
        #expect(lock.invoke(DoorLock.UnlockDoor()).status == .failure)
        lock.pass(101_000)
        #expect(lock.invoke(DoorLock.UnlockDoor()).isSuccess)
    }

    @Test func `a door counts how often it was opened, and tells force`() throws {
        let lock = try lock(["DPS"], [("doorOpenEvents", 4)])
        try lock.sense(DoorLock.doorState, .doorOpen)
        #expect(lock[DoorLock.doorOpenEvents] == 5)
        try lock.sense(DoorLock.doorState, .doorForcedOpen)
        #expect(lock.eventNames.suffix(2) == ["doorStateChange", "doorLockAlarm"])
    }
}

import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `A simulated lock locks` {
    private let pin = Octets(Array("1234".utf8))
    private let wrong = Octets(Array("9999".utf8))

    private func lock(_ values: [(String, Value)] = []) throws -> Bench {
        try Bench("doorLock", [FirstValues(DoorLock.self, values)])
    }

    @discardableResult
    private func addPin(
        _ lock: Bench, _ data: Octets, index: UInt16 = 1, user: UInt16? = nil, type: DoorLock.UserType? = nil,
        operation: DoorLock.DataOperationType = .add
    ) -> [Value?] {
        lock.invoke(
            DoorLock.SetCredential(
                operationType: operation, credential: .init(credentialType: .pin, credentialIndex: index),
                credentialData: data, userIndex: user, userStatus: nil, userType: type)
        ).fields
    }

    @Test func `locking and unlocking raise their events`() throws {
        let lock = try lock()
        #expect(lock[DoorLock.lockState] == .locked)
        #expect(lock.invoke(DoorLock.UnlockDoor()).isSuccess)
        #expect(lock[DoorLock.lockState] == .unlocked)
        #expect(lock.invoke(DoorLock.LockDoor()).isSuccess)
        #expect(lock[DoorLock.lockState] == .locked)
        #expect(lock.eventNames == ["lockOperation", "lockOperation"])
        #expect(lock.events.map { $0.fields[1]?.intValue } == [7, 7])
        #expect(lock.events.map(\.number) == [1, 2])
    }

    @Test func `a PIN that is given has to be right`() throws {
        let lock = try lock()
        addPin(lock, pin)
        lock.forget()
        let failure = lock.invoke(DoorLock.UnlockDoor(pinCode: wrong)).failure
        #expect(failure?.matterStatus == .failure)
        #expect(lock[DoorLock.lockState] == .locked)
        #expect(lock.eventNames == ["lockOperationError"])
        #expect(lock.events.first?.fields[2] == 1)
        #expect("\(failure.map { "\($0)" } ?? "")".contains("9999") == false)
        #expect(lock.invoke(DoorLock.UnlockDoor(pinCode: pin)).isSuccess)
        #expect(lock.events.last?.fields[2] == 1)
    }

    @Test func `a lock that wants a PIN refuses without one`() throws {
        let lock = try lock([("requirePinForRemoteOperation", true)])
        addPin(lock, pin)
        #expect(lock.invoke(DoorLock.UnlockDoor()).status == .failure)
        #expect(lock[DoorLock.lockState] == .locked)
        #expect(lock.invoke(DoorLock.UnlockDoor(pinCode: pin)).isSuccess)
    }

    @Test func `too many wrong PINs close it to everybody for a while`() throws {
        let lock = try lock([("wrongCodeEntryLimit", 3), ("userCodeTemporaryDisableTime", 10)])
        addPin(lock, pin)
        lock.forget()
        for _ in 0..<2 { lock.invoke(DoorLock.UnlockDoor(pinCode: wrong)) }
        lock.invoke(DoorLock.LockDoor(pinCode: pin))
        for _ in 0..<2 { lock.invoke(DoorLock.UnlockDoor(pinCode: wrong)) }
        #expect(!lock.eventNames.contains("doorLockAlarm"))
        lock.invoke(DoorLock.UnlockDoor(pinCode: wrong))
        #expect(lock.eventNames.last == "doorLockAlarm")
        #expect(lock.events.last?.fields == [4])
        #expect(lock.invoke(DoorLock.UnlockDoor(pinCode: pin)).status == .failure)
        lock.pass(10_000)
        #expect(lock.invoke(DoorLock.UnlockDoor(pinCode: pin)).isSuccess)
    }

    @Test func `a limit of 0 is refused`() throws {
        let lock = try lock()
        #expect(lock.write(DoorLock.wrongCodeEntryLimit, 0).status == .constraintError)
        #expect(lock.write(DoorLock.userCodeTemporaryDisableTime, 0).status == .constraintError)
    }

    @Test func `it locks itself again`() throws {
        let lock = try lock([("autoRelockTime", 30)])
        lock.invoke(DoorLock.UnlockDoor())
        lock.pass(29_999)
        #expect(lock[DoorLock.lockState] == .unlocked)
        lock.pass(1)
        #expect(lock[DoorLock.lockState] == .locked)
        #expect(lock.events.last?.fields[1] == 4)
        lock.invoke(DoorLock.UnlockWithTimeout(timeout: 5))
        lock.pass(5_000)
        #expect(lock[DoorLock.lockState] == .locked)
        lock.invoke(DoorLock.UnlockDoor())
        lock.invoke(DoorLock.LockDoor())
        #expect(lock.device.nextWake == nil)
    }

    @Test func `it locks itself again after a loss of power`() throws {
        let lock = try lock([("autoRelockTime", 30)])
        lock.invoke(DoorLock.UnlockDoor())
        let again = Bench(lock.device.definition, stored: Array(lock.states.values))
        #expect(again[DoorLock.lockState] == .unlocked)
        again.pass(30_000)
        #expect(again[DoorLock.lockState] == .locked)
    }

    @Test func `with a bolt of its own, unlocking pulls the latch and unbolting does not`() throws {
        var definition = try Bench.definition("doorLock")
        var builder = DeviceBuilder(registry: HomeTraits.registry)
        let requirement = DeviceTypeDefinition.Requirement(
            trait: "doorLock", isMandatory: true, features: ["UBOLT"])
        definition.parts[0].traits = [try builder.state(of: DoorLock.definition, requirement: requirement)]
        let lock = Bench(definition)
        lock.invoke(DoorLock.UnlockDoor())
        #expect(lock[DoorLock.lockState] == .unlatched)
        lock.pass(2_000)
        #expect(lock[DoorLock.lockState] == .unlocked)
        lock.invoke(DoorLock.LockDoor())
        lock.invoke(DoorLock.UnboltDoor())
        #expect(lock.reported(DoorLock.lockState) == [.unlatched, .unlocked, .locked, .unlocked])
    }

    @Test(arguments: [DoorLock.OperatingMode.privacy, .noRemoteLockUnlock])
    func `its mode may forbid remote operation`(mode: DoorLock.OperatingMode) throws {
        let lock = try lock()
        #expect(lock.write(DoorLock.operatingMode, mode).isSuccess)
        #expect(lock.invoke(DoorLock.UnlockDoor()).status == .failure)
        #expect(lock.events.last?.fields[2] == 3)
    }

    @Test func `a mode it does not have is refused`() throws {
        let lock = try lock()
        #expect(lock.write(DoorLock.operatingMode, .vacation).status == .constraintError)
        #expect(lock[DoorLock.operatingMode] == .normal)
    }

    @Test func `without its actuator it does not move`() throws {
        let lock = try lock([("actuatorEnabled", false)])
        #expect(lock.invoke(DoorLock.UnlockDoor()).status == .failure)
        #expect(lock[DoorLock.lockState] == .locked)
    }

    @Test func `credentials answer within the response`() throws {
        let lock = try lock()
        #expect(addPin(lock, pin) == [0, 1, 2])
        #expect(addPin(lock, wrong) == [3, .null, 2])
        #expect(addPin(lock, pin, index: 2) == [2, .null, 3])
        #expect(addPin(lock, Octets([1]), index: 2)[0] == 0x85)
        #expect(addPin(lock, wrong, index: 99)[0] == 0x85)
        #expect(addPin(lock, wrong, index: 2, user: 7)[0] == 0x85)
        #expect(addPin(lock, wrong, index: 1, user: 1, operation: .modify)[0] == 0)
        #expect(lock.invoke(DoorLock.UnlockDoor(pinCode: pin)).status == .failure)
        #expect(lock.invoke(DoorLock.UnlockDoor(pinCode: wrong)).isSuccess)
        let status = lock.invoke(
            DoorLock.GetCredentialStatus(credential: .init(credentialType: .pin, credentialIndex: 1)))
        #expect(status.fields[0] == true)
        #expect(status.fields[1] == 1)
    }

    @Test func `users are added, changed, read and cleared`() throws {
        let lock = try lock()
        func set(_ operation: DoorLock.DataOperationType, _ index: UInt16, name: String?) -> ActionOutcome {
            lock.invoke(
                DoorLock.SetUser(
                    operationType: operation, userIndex: index, userName: name, userUniqueId: nil, userStatus: nil,
                    userType: nil, credentialRule: nil))
        }
        #expect(set(.modify, 3, name: "Eve").status == .invalidCommand)
        #expect(set(.add, 3, name: "Eve").isSuccess)
        #expect(set(.add, 3, name: "Bob").status == .failure)
        #expect(set(.modify, 3, name: "Bob").isSuccess)
        #expect(set(.add, 11, name: "far").status == .constraintError)
        let user = lock.invoke(DoorLock.GetUser(userIndex: 3))
        #expect(user.fields[1] == "Bob")
        #expect(user.fields[3] == 1)
        addPin(lock, pin, user: 3)
        let again = Bench(lock.device.definition, stored: Array(lock.states.values))
        #expect(again.invoke(DoorLock.UnlockDoor(pinCode: pin)).isSuccess)
        lock.invoke(DoorLock.ClearUser(userIndex: 3))
        #expect(lock.invoke(DoorLock.GetUser(userIndex: 3)).fields[1] == .null)
        #expect(lock.invoke(DoorLock.UnlockDoor(pinCode: pin)).status == .failure)
    }

    @Test func `a disabled user is denied, and a disposable one gets in once`() throws {
        let lock = try lock()
        addPin(lock, pin, type: .disposableUser)
        #expect(lock.invoke(DoorLock.UnlockDoor(pinCode: pin)).isSuccess)
        #expect(lock.invoke(DoorLock.UnlockDoor(pinCode: pin)).status == .failure)
        #expect(lock.events.last?.fields[2] == 2)
    }

    @Test func `schedules bound when a user gets in`() throws {
        let lock = try lock([("numberOfWeekDaySchedulesSupportedPerUser", 5)])
        addPin(lock, pin)
        lock.invoke(
            DoorLock.SetUser(
                operationType: .modify, userIndex: 1, userName: nil, userUniqueId: nil, userStatus: nil,
                userType: .scheduleRestrictedUser, credentialRule: nil))
        #expect(lock.invoke(DoorLock.UnlockDoor(pinCode: pin)).status == .failure)
        // The bench begins on a Tuesday, at 22:13 UTC.
        func set(from startHour: UInt8) -> ActionOutcome {
            lock.invoke(
                DoorLock.SetWeekDaySchedule(
                    weekDayIndex: 1, userIndex: 1, daysMask: .tuesday, startHour: startHour, startMinute: 0,
                    endHour: 23,
                    endMinute: 0))
        }
        #expect(set(from: 23).isSuccess)
        #expect(lock.invoke(DoorLock.UnlockDoor(pinCode: pin)).status == .failure)
        #expect(set(from: 22).isSuccess)
        #expect(lock.invoke(DoorLock.UnlockDoor(pinCode: pin)).isSuccess)
        let read = lock.invoke(DoorLock.GetWeekDaySchedule(weekDayIndex: 1, userIndex: 1))
        #expect(read.fields == [1, 1, 0, 4, 22, 0, 23, 0])
        let empty = lock.invoke(DoorLock.GetWeekDaySchedule(weekDayIndex: 2, userIndex: 1))
        #expect(empty.fields[2] == 0x8B)
    }

    @Test func `a door that is opened and a bolt that is turned by hand tell so`() throws {
        let lock = try lock([("doorState", 1)])
        try lock.sense(DoorLock.doorState, .doorOpen)
        try lock.sense(DoorLock.lockState, .unlocked)
        #expect(lock.eventNames == ["doorStateChange", "lockOperation"])
        #expect(lock.events.last?.fields[1] == 1)
    }
}

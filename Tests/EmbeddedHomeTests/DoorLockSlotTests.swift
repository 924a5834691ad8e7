import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `An older lock with codes in numbered places` {
    /// A lock with PINs and cards that knows no users by themselves, as a dump of one shows it.
    private func lock(_ values: [(String, Value)] = []) throws -> Bench {
        let trait = DoorLock.definition
        let wanted: Set<String> = [
            "lockState", "lockType", "actuatorEnabled", "operatingMode", "supportedOperatingModes",
            "numberOfPinUsersSupported", "numberOfRfidUsersSupported", "minPinCodeLength", "maxPinCodeLength",
            "minRfidCodeLength", "maxRfidCodeLength", "sendPinOverTheAir", "requirePinForRemoteOperation",
        ]
        let features: DoorLock.Features = [.pinCredential, .rfidCredential, .credentialOverTheAirAccess]
        let shape = TraitShape(
            definition: trait, features: features.rawValue,
            attributes: trait.attributes.indices.filter { wanted.contains(trait.attributes[$0].name) },
            commands: Array(DoorLockBehaviour.slotCommands.union([DoorLock.UnlockDoor.index])).sorted(),
            events: Array(trait.events.indices))
        var state = TraitState(shape: shape)
        let first: [(String, Value)] = [
            ("lockState", 1), ("actuatorEnabled", true), ("operatingMode", 0), ("supportedOperatingModes", 0xFFF6),
            ("numberOfPinUsersSupported", 3), ("numberOfRfidUsersSupported", 2), ("minPinCodeLength", 4),
            ("maxPinCodeLength", 8), ("minRfidCodeLength", 4), ("maxRfidCodeLength", 20),
            ("sendPinOverTheAir", false), ("requirePinForRemoteOperation", true),
        ]
        for (name, value) in first + values {
            if let index = trait.attributeIndex(named: name) { state[attribute: index] = value }
        }
        return Bench(
            DeviceDefinition(
                id: DeviceID("device"), name: "Lock",
                parts: [
                    PartDefinition(
                        endpoint: 1, types: [DeviceTypeReference(name: "doorLock", id: 0x000A, isPrimary: true)],
                        traits: [state])
                ]))
    }

    private func pin(_ text: String) -> Octets { Octets(Array(text.utf8)) }

    @Test func `a PIN in a place opens it, and is told to nobody`() throws {
        let lock = try lock()
        #expect(lock.invoke(DoorLock.SetPinCode(userId: 1, pin: pin("1234"))).isSuccess)
        #expect(lock.invoke(DoorLock.UnlockDoor(pinCode: pin("9999"))).status == .failure)
        #expect(lock.invoke(DoorLock.UnlockDoor(pinCode: pin("1234"))).isSuccess)
        #expect(lock[DoorLock.lockState] == .unlocked)
        let told = DoorLock.GetPinCodeResponse(fields: lock.invoke(DoorLock.GetPinCode(userId: 1)).fields)
        #expect(told?.userStatus == .occupiedEnabled)
        #expect(told?.userType == .unrestrictedUser)
        #expect(told?.pinCode == nil)
        let free = DoorLock.GetPinCodeResponse(fields: lock.invoke(DoorLock.GetPinCode(userId: 2)).fields)
        #expect(free?.userStatus == .available)
        #expect(free?.userType == nil)
    }

    @Test func `a lock that may tells its codes`() throws {
        let lock = try lock([("sendPinOverTheAir", true)])
        #expect(lock.invoke(DoorLock.SetPinCode(userId: 1, pin: pin("1234"))).isSuccess)
        #expect(lock.invoke(DoorLock.SetRfidCode(userId: 2, rfidCode: pin("card-1"))).isSuccess)
        let told = DoorLock.GetPinCodeResponse(fields: lock.invoke(DoorLock.GetPinCode(userId: 1)).fields)
        #expect(told?.pinCode == pin("1234"))
        let card = DoorLock.GetRfidCodeResponse(fields: lock.invoke(DoorLock.GetRfidCode(userId: 2)).fields)
        #expect(card?.rfidCode == pin("card-1"))
    }

    @Test func `a user is disabled, and goes with the last code`() throws {
        let lock = try lock()
        #expect(lock.invoke(DoorLock.SetUserStatus(userId: 1, userStatus: .occupiedDisabled)).status == .notFound)
        lock.invoke(DoorLock.SetPinCode(userId: 1, pin: pin("1234")))
        #expect(lock.invoke(DoorLock.SetUserStatus(userId: 1, userStatus: .occupiedDisabled)).isSuccess)
        #expect(lock.invoke(DoorLock.UnlockDoor(pinCode: pin("1234"))).status == .failure)
        #expect(
            lock.invoke(DoorLock.GetUserStatus(userId: 1)).fields == [1, DoorLock.UserStatus.occupiedDisabled.value])
        #expect(lock.invoke(DoorLock.SetUserStatus(userId: 1, userStatus: .available)).status == .invalidCommand)
        #expect(lock.invoke(DoorLock.SetUserType(userId: 1, userType: .nonAccessUser)).isSuccess)
        #expect(lock.invoke(DoorLock.GetUserType(userId: 1)).fields == [1, DoorLock.UserType.nonAccessUser.value])
        #expect(lock.invoke(DoorLock.SetUserType(userId: 1, userType: .weekDayScheduleUser)).status == .invalidCommand)
        #expect(lock.invoke(DoorLock.ClearPinCode(pinSlotIndex: 1)).isSuccess)
        #expect(lock.invoke(DoorLock.GetUserStatus(userId: 1)).fields == [1, DoorLock.UserStatus.available.value])
    }

    @Test func `places and codes have their limits`() throws {
        let lock = try lock()
        #expect(lock.invoke(DoorLock.SetPinCode(userId: 0, pin: pin("1234"))).status == .constraintError)
        #expect(lock.invoke(DoorLock.SetPinCode(userId: 4, pin: pin("1234"))).status == .constraintError)
        #expect(lock.invoke(DoorLock.SetRfidCode(userId: 3, rfidCode: pin("1234"))).status == .constraintError)
        #expect(lock.invoke(DoorLock.SetPinCode(userId: 1, pin: pin("123"))).status == .constraintError)
        #expect(lock.invoke(DoorLock.SetPinCode(userId: 1, pin: pin("123456789"))).status == .constraintError)
        #expect(lock.invoke(DoorLock.SetPinCode(userId: 1, pin: pin("1234"))).isSuccess)
        #expect(lock.invoke(DoorLock.SetPinCode(userId: 2, pin: pin("1234"))).status == .failure)
        #expect(lock.invoke(DoorLock.SetPinCode(userId: 2, pin: pin("5678"))).isSuccess)
        #expect(lock.invoke(DoorLock.ClearAllPinCodes()).isSuccess)
        #expect(lock.invoke(DoorLock.UnlockDoor(pinCode: pin("5678"))).status == .failure)
    }

    @Test func `a lock with users has none of this`() throws {
        let lock = try Bench("doorLock")
        #expect(!lock.part.supports(DoorLock.SetPinCode.self))
        #expect(!lock.part.supports(DoorLock.ClearAllRfidCodes.self))
    }
}

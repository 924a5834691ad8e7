import CloudToCloud
import HomeModel
import HomeTraits
import JSON
import Testing

@Suite struct LockTests {
    private static func lock(_ state: Value?, _ more: [(name: String, value: Value?)] = []) -> GoogleHome {
        GoogleHome().add(
            "lock", GoogleHome.part("doorLock", [GoogleHome.trait(DoorLock.definition, [("lockState", state)] + more)]))
    }

    @Test func `not fully locked is jammed, neither locked nor unlocked`() {
        #expect(Self.lock(0).query("lock") == ["status": "SUCCESS", "online": true, "isJammed": true])
        #expect(Self.lock(1).query("lock")["isLocked"] == true)
        #expect(Self.lock(2).query("lock")["isLocked"] == false)
        #expect(Self.lock(3).query("lock")["isLocked"] == false)
        #expect(Self.lock(.null).query("lock")["online"] == false)
    }

    @Test func `a lock that says that it is jammed is so until it reports what it is`() {
        let home = Self.lock(2)
        home.happens(
            .event(
                EventReport(
                    device: DeviceID("lock"), endpoint: 1, trait: DoorLock.definition,
                    event: DoorLock.DoorLockAlarm.index, fields: [DoorLock.AlarmCode.lockJammed.value], number: 1,
                    time: 0)))
        #expect(home.query("lock")["isJammed"] == true)
        #expect(home.query("lock")["isLocked"] == nil)
        home.happens(
            .attributes(
                AttributeReport(
                    device: DeviceID("lock"), endpoint: 1, trait: DoorLock.definition,
                    entries: [AttributeReport.Entry(attribute: DoorLock.lockState.index, value: 1)])))
        #expect(home.query("lock")["isJammed"] == false)
    }

    @Test func `unlocking needs the pin, locking does not`() throws {
        #expect(try Self.lock(1).plan("lock", .lockUnlock, ["lock": false]).needsPin)
        #expect(try !Self.lock(2).plan("lock", .lockUnlock, ["lock": true]).needsPin)
    }

    @Test func `a lock with a pin of its own gets the one that Google asked for`() throws {
        let home = Self.lock(1, [("requirePinForRemoteOperation", true)])
        let entry = try #require(home.cloud.entry("lock"))
        let plan = try entry.plan(.lockUnlock, Parameters(["lock": false], pin: "0123"), pending: [:])
        #expect(plan.usesPin)
        guard case .everyday(let set)? = plan.work.first?.work else {
            Issue.record("not a set of everyday keys")
            return
        }
        #expect(set == ["locked": false, "pin": "0123"])
    }
}

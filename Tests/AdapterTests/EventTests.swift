import Configuration
import JSON
import TestSupport
import Testing

/// Events of devices on their topics.
@Suite(.requiresMosquitto) struct EventTests {
    @Test func `an event has its fields, its time and its number, and is not retained`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room("{ name: Button, id: button, type: genericSwitch }", "{ name: Door, id: door, type: doorLock }"))
        let meta = try await home.document("house/room/button/_meta")
        let events = meta["parts"]?["genericSwitch"]?["traits"]?["switch"]?["events"]?.arrayValue ?? []
        try #require(events.contains("initialPress"))
        let topic = "\(home.base)/house/room/button/genericSwitch/switch/initialPress/event"
        var numbers: [UInt64] = []
        for position in [1, 0] as [JSON] {
            try await home.must(
                "embedded/event",
                ["device": "button", "trait": "switch", "event": "initialPress", "fields": ["newPosition": position]])
            let message = try await home.watcher.next(on: topic)
            #expect(!message.isRetained)
            let event = try JSON.parse(message.payload)
            #expect(event.objectValue?.keys.map { $0 } == ["newPosition", "_time", "_number"])
            #expect(event["newPosition"] == position)
            let time = Array((event["_time"]?.stringValue ?? "").utf8)
            #expect(time.count == 24 && time[4] == 0x2D && time[10] == 0x54 && time.last == 0x5A)
            numbers.append(try #require(event["_number"]?.uintValue))
        }
        #expect(numbers[1] > numbers[0])
        #expect(
            try await home.stored("house/room/button/genericSwitch/switch/#").keys.allSatisfy { !$0.hasSuffix("event") }
        )
        // Numbers go on after a restart.
        try await home.restart()
        try await home.must(
            "embedded/event",
            ["device": "button", "trait": "switch", "event": "initialPress", "fields": ["newPosition": 1]])
        let later = try JSON.parse(try await home.watcher.next(on: topic).payload)
        #expect((later["_number"]?.uintValue ?? 0) > numbers[1])
        let missing = try await home.request(
            "embedded/event", ["device": "button", "trait": "switch", "event": "initialPress"])
        #expect(missing.code == "invalidArgument" && missing.field == "newPosition")
        await home.stop()
    }

    @Test func `a lock that says that it is jammed shows so until it is somewhere again`() async throws {
        let home = try await HomeUnderTest.start(Homes.room("{ name: Door, id: door, type: doorLock }"))
        let path = "house/room/door"
        #expect(try await home.document(path)["jammed"] == false)
        try await home.must(
            "embedded/event",
            [
                "device": "door", "trait": "doorLock", "event": "doorLockAlarm",
                "fields": ["alarmCode": "wrongCodeEntryLimit"],
            ])
        try await home.must(
            "embedded/event",
            ["device": "door", "trait": "doorLock", "event": "doorLockAlarm", "fields": ["alarmCode": "lockJammed"]])
        #expect(try await home.document(path)["jammed"] == true)
        // Half-way is nowhere.
        try await home.report("door", "doorLock", ["lockState": "notFullyLocked"])
        #expect(try await home.document(path)["jammed"] == true)
        try await home.report("door", "doorLock", ["lockState": "locked"])
        let document = try await home.document(path)
        #expect(document["jammed"] == false && document["locked"] == true)
        #expect(try await home.set(path, ["jammed": false]).code == "failedPrecondition")
        await home.stop()
    }

    @Test func `a lock tells that it was operated`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room("{ name: Door, id: door, type: doorLock, traits: { doorLock: { lockState: locked } } }"))
        #expect(try await home.set("house/room/door", ["locked": false]).isSuccess)
        let event = try await home.sees("house/room/door/doorLock/doorLock/lockOperation/event") { _ in true }
        #expect(event["lockOperationType"] == "unlock")
        #expect(event["_number"] != nil && event["_time"] != nil)
        await home.stop()
    }
}

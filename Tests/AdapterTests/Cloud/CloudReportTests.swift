import Configuration
import JSON
import TestSupport
import Testing

@Suite(.requiresMosquitto) struct CloudReportTests {
    private static let house = Homes.room(
        "{ name: Lamp, id: lamp, type: dimmableLight, traits: { onOff: { onOff: false }, levelControl: { currentLevel: 100 } } }",
        "{ name: Plug, id: plug, type: onOffPlugInUnit, traits: { onOff: { onOff: false } } }",
        "{ name: Eye, id: eye, type: googleCamera, traits: { google.objectDetection: {} } }",
        "{ name: Motion, id: motion, type: occupancySensor }")

    private static func reports(_ home: HomeUnderTest) async throws -> [JSON] {
        try await home.settled().filter { $0.topic.hasSuffix("/_adapter/cloud_report") }.map {
            try JSON.parse($0.payload)
        }
    }

    @Test func `a change is reported with all states of its trait`() async throws {
        let home = try await HomeUnderTest.start(Self.house)
        let google = try await GoogleAccount(home)
        _ = try await home.set("house/room/lamp", ["brightness": 70])
        let states = try await google.report("lamp")
        #expect(states == ["online": true, "on": true, "brightness": 70])
        _ = try await home.set("house/room/lamp", ["on": false])
        let off = try await google.report("lamp")
        #expect(off["on"] == false)
        #expect(off["online"] == true)
        await home.stop()
    }

    @Test func `who goes away is reported offline, and with everything when it is back`() async throws {
        let home = try await HomeUnderTest.start(Self.house)
        let google = try await GoogleAccount(home)
        try await home.must("embedded/connectivity", ["device": "lamp", "connectivity": "offline"])
        #expect(try await google.report("lamp") == ["online": false])
        try await home.must("embedded/connectivity", ["device": "lamp", "connectivity": "online"])
        #expect(try await google.report("lamp") == ["online": true, "on": false, "brightness": 39])
        await home.stop()
    }

    @Test func `many changes make few reports`() async throws {
        let home = try await HomeUnderTest.start(Self.house)
        let google = try await GoogleAccount(home)
        for percent in 1...50 { _ = try await home.set("house/room/lamp", ["brightness": JSON(percent)]) }
        _ = try await home.set("house/room/plug", ["on": true])
        try await google.report("plug")
        let more = try await Self.reports(home)
        #expect(more.count < 10)
        await home.stop()
    }

    @Test func `nothing is reported before SYNC, after DISCONNECT, or of what Google does not know`() async throws {
        let home = try await HomeUnderTest.start(Self.house) { $0.cloud.exclude = ["plug"] }
        _ = try await home.set("house/room/lamp", ["on": true])
        let google = try await GoogleAccount(home)
        _ = try await home.set("house/room/plug", ["on": true])
        _ = try await home.set("house/room/lamp", ["on": false])
        // The first that comes is of what came after the SYNC.
        #expect(try await google.report("lamp")["on"] == false)
        #expect(try await home.request("cloud/disconnect", GoogleAccount.request("DISCONNECT")).json == [:])
        _ = try await home.set("house/room/lamp", ["on": true])
        var again = google
        try await again.sync()
        _ = try await home.set("house/room/lamp", ["brightness": 9])
        let next = try await home.sees("_adapter/cloud_report") { _ in true }
        #expect(next["payload"]?["devices"]?["states"]?["lamp"]?["brightness"] == 9)
        #expect(next["payload"]?["devices"]?["states"]?["plug"] == nil)
        await home.stop()
    }

    @Test func `what a camera sees is a notification`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room(
                "{ name: Eye, id: eye, type: googleCamera, traits: { google.cameraStream: {}, google.objectDetection: {} } }"
            ))
        let google = try await GoogleAccount(home)
        #expect(google.device("eye")?["notificationSupportedByAgent"] == true)
        try await home.must(
            "embedded/event",
            [
                "device": "eye", "trait": "google.objectDetection", "event": "objectsDetected",
                "fields": ["detectionTimestamp": 1_700_000_000_000, "named": ["Ann"], "unfamiliar": 1],
            ])
        let report = try await home.sees("_adapter/cloud_report") { $0["payload"]?["devices"]?["notifications"] != nil }
        #expect(
            report["payload"]?["devices"]?["notifications"]?["eye"] == [
                "ObjectDetection": [
                    "priority": 0, "detectionTimestamp": 1_700_000_000_000,
                    "objects": ["named": ["Ann"], "unfamiliar": 1],
                ]
            ])
        await home.stop()
    }

    // MARK: Request sync

    private static let changes: [(request: String, payload: JSON)] = [
        ("device/rename", ["device": "lamp", "name": "Desk lamp"]), ("device/move", ["device": "lamp", "room": nil]),
        ("device/remove", ["device": "plug"]), ("room/rename", ["room": "room", "name": "Den"]),
        ("structure/rename", ["structure": "house", "name": "Home"]),
    ]

    @Test(arguments: changes, [false, true])
    func `a change of the home asks for a SYNC`(change: (request: String, payload: JSON), isSynced: Bool) async throws {
        let home = try await HomeUnderTest.start(Self.house) { $0.cloud.agentUserID = "me" }
        if isSynced { _ = try await GoogleAccount(home) }
        try await home.must(change.request, change.payload)
        let request = try await home.sees("_adapter/cloud_request_sync") { _ in true }
        #expect(request == ["agentUserId": "me", "async": true])
        await home.stop()
    }

    @Test func `a lock that says that it is jammed is so for Google until it reports what it is`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room("{ name: Door, id: door, type: doorLock, traits: { doorLock: { lockState: unlocked } } }"))
        let google = try await GoogleAccount(home)
        try await home.must(
            "embedded/event",
            ["device": "door", "trait": "doorLock", "event": "doorLockAlarm", "fields": ["alarmCode": "lockJammed"]])
        #expect(try await google.report("door") == ["online": true, "isJammed": true])
        try await home.report("door", "doorLock", ["lockState": "locked"])
        #expect(try await google.report("door") == ["online": true, "isLocked": true, "isJammed": false])
        await home.stop()
    }

    @Test func `what Google is not told of asks for no SYNC`() async throws {
        let home = try await HomeUnderTest.start(Self.house)
        _ = try await GoogleAccount(home)
        try await home.must("device/rename", ["device": "motion", "name": "Hall"])
        try await home.must("group/create", ["name": "All", "members": ["lamp", "plug"]])
        try await home.must("device/rename", ["device": "lamp", "name": "Desk"])
        _ = try await home.sees("_adapter/cloud_request_sync") { _ in true }
        let more = try await home.settled().filter { $0.topic.hasSuffix("cloud_request_sync") }
        #expect(more.isEmpty)
        await home.stop()
    }
}

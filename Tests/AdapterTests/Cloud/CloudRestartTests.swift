import Configuration
import JSON
import TestSupport
import Testing

/// What Google knows outlives the adapter: it asks for no SYNC because the adapter was started again.
@Suite(.requiresMosquitto) struct CloudRestartTests {
    private static let house = Homes.room(
        "{ name: Lamp, id: lamp, type: dimmableLight, traits: { onOff: { onOff: false }, levelControl: { currentLevel: 100 } } }",
        "{ name: Strip, id: strip, parts: [ { type: onOffPlugInUnit, endpoint: 1 }, { type: onOffPlugInUnit, endpoint: 2 } ] }",
        "{ name: Plug, id: plug, type: onOffPlugInUnit, traits: { onOff: { onOff: false } } }")

    private static func messages(_ home: HomeUnderTest) async throws -> [TestClient.Message] {
        try await home.settled().filter { $0.topic.contains("/_adapter/cloud_") }
    }

    @Test func `reports go on after a restart, first with how everything stands`() async throws {
        let home = try await HomeUnderTest.start(Self.house)
        let google = try await GoogleAccount(home)
        try await home.restart()
        let first = try await home.sees("_adapter/cloud_report") { _ in true }
        let states = first["payload"]?["devices"]?["states"]
        #expect(states?["lamp"] == ["online": true, "on": false, "brightness": 39])
        #expect(states?["strip:1"]?["online"] == true)
        #expect(states?["strip:2"]?["online"] == true)
        #expect(first["agentUserId"] == google.synced["payload"]?["agentUserId"])
        _ = try await home.set("house/room/lamp", ["brightness": 70])
        #expect(try await google.report("lamp") == ["online": true, "on": true, "brightness": 70])
        await home.stop()
    }

    @Test func `only what the last SYNC had is reported after a restart`() async throws {
        let home = try await HomeUnderTest.start(Self.house) { $0.cloud.exclude = ["plug"] }
        _ = try await GoogleAccount(home)
        try await home.restart { $0.cloud.exclude = [] }
        _ = try await home.set("house/room/plug", ["on": true])
        // The home has a device more for Google: it is asked to ask.
        _ = try await home.sees("_adapter/cloud_request_sync") { _ in true }
        let reports = try await Self.messages(home).filter { $0.topic.hasSuffix("cloud_report") }
        #expect(try reports.allSatisfy { try JSON.parse($0.payload)["payload"]?["devices"]?["states"]?["plug"] == nil })
        await home.stop()
    }

    @Test func `a start without a SYNC and a restart after DISCONNECT tell nothing`() async throws {
        let home = try await HomeUnderTest.start(Self.house)
        _ = try await home.set("house/room/lamp", ["on": true])
        #expect(try await Self.messages(home).isEmpty)
        _ = try await GoogleAccount(home)
        #expect(try await home.request("cloud/disconnect", GoogleAccount.request("DISCONNECT")).json == [:])
        try await home.restart()
        _ = try await home.set("house/room/lamp", ["on": false])
        // A change that asks for a SYNC, so that there is something to wait for.
        try await home.must("device/rename", ["device": "lamp", "name": "Desk"])
        _ = try await home.sees("_adapter/cloud_request_sync") { _ in true }
        #expect(try await Self.messages(home).isEmpty)
        await home.stop()
    }

    @Test func `a restart of an unchanged home asks for no SYNC`() async throws {
        let home = try await HomeUnderTest.start(Self.house)
        let google = try await GoogleAccount(home)
        try await home.restart()
        _ = try await home.sees("_adapter/cloud_report") { _ in true }
        try await home.must("device/rename", ["device": "lamp", "name": "Desk"])
        let request = try await home.sees("_adapter/cloud_request_sync") { _ in true }
        #expect(request["agentUserId"] == google.synced["payload"]?["agentUserId"])
        #expect(try await Self.messages(home).filter { $0.topic.hasSuffix("request_sync") }.isEmpty)
        await home.stop()
    }
}

import Configuration
import HomeModel
import HomeTraits
import JSON
import TestSupport
import Testing

@Suite(.requiresMosquitto) struct CloudSyncTests {
    @Test func `SYNC tells what a device is, where it is and who made it`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp) { $0.cloud.agentUserID = "me" }
        let google = try await GoogleAccount(home)
        #expect(google.synced["requestId"] == "ff36a3cc-1")
        #expect(google.synced["payload"]?["agentUserId"] == "me")
        #expect(
            google.device("lamp") == [
                "id": "lamp", "type": "action.devices.types.LIGHT",
                "traits": [
                    "action.devices.traits.OnOff", "action.devices.traits.Brightness", "action.devices.traits.Locator",
                ],
                "name": ["name": "Ceiling light", "defaultNames": ["Lamp"]], "willReportState": true,
                "notificationSupportedByAgent": false, "roomHint": "Kitchen", "structureHint": "Main House",
                "deviceInfo": ["manufacturer": "Example", "model": "Lamp"], "otherDeviceIds": [["deviceId": "lamp"]],
                "matterUniqueId": "lamp-1", "matterOriginalVendorId": "0xfff1", "matterOriginalProductId": "0x8000",
            ])
        await home.stop()
    }

    @Test func `the account stays the same over a restart`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        let before = try await GoogleAccount(home).synced["payload"]?["agentUserId"]
        try await home.restart()
        let after = try await GoogleAccount(home).synced["payload"]?["agentUserId"]
        #expect(before == after)
        #expect(before?.stringValue?.isEmpty == false)
        await home.stop()
    }

    @Test(arguments: [false, true])
    func `a home of every type is right in every answer`(withOptional: Bool) async throws {
        let types = HomeTraits.registry.deviceTypes.filter { !$0.isUtility }
        let rows = types.map { type in
            let optional = type.requirements.compactMap { HomeTraits.registry.trait(named: $0.trait) }
                .filter { withOptional && $0.exposure != .hidden }.map { "\($0.name): {}" }
            return
                "{ name: \(type.name), id: \(type.name), type: \(type.name), traits: { \(optional.joined(separator: ", ")) } }"
        }
        let home = try await HomeUnderTest.start(Homes.room(rows: rows)) { $0.cloud.pin = Secret("0123") }
        let google = try await GoogleAccount(home)
        #expect(google.ids.count > 90)
        let states = try await google.query(all: google.ids + ["gone"])
        for id in google.ids { #expect(states[id]?["status"] == "SUCCESS", "\(id): \(states[id]?.text ?? "")") }
        for device in google.synced["payload"]?["devices"]?.arrayValue ?? [] {
            guard let id = device["id"]?.stringValue else { continue }
            let own = (device["traits"]?.arrayValue ?? []).compactMap { $0.stringValue?.split(separator: ".").last }
            for (trait, command) in GoogleRules.shared.commands where own.contains(trait[...]) {
                // Whatever it makes of no parameters and of wrong ones, it answers by the rules.
                _ = try await google.execute(id, command, [:], pin: "0123")
                _ = try await google.execute(id, command, ["on": 7, "brightness": nil, "start": "x"], pin: "0123")
            }
        }
        _ = try await google.query(all: google.ids)
        await home.stop()
    }

    /// Traits that no device type has by itself.
    @Test func `a device with every one of Google's traits is right in every answer`() async throws {
        let names = Set(GoogleRules.shared.traitNames.map { "action.devices.traits.\($0)" })
        let traits = HomeTraits.registry.traits.filter { names.contains($0.identifier) }
        let list = traits.map { "\($0.name): {}" }.joined(separator: ", ")
        let home = try await HomeUnderTest.start(
            Homes.room("{ name: All, id: all, type: onOffLight, traits: { \(list) } }")
        ) { $0.cloud.pin = Secret("0123") }
        let google = try await GoogleAccount(home)
        let told = google.device("all")?["traits"]?.arrayValue?.count ?? 0
        #expect(told >= 32, "\(google.device("all")?["traits"]?.text ?? "nothing")")
        _ = try await google.query("all")
        for (_, command) in GoogleRules.shared.commands {
            _ = try await google.execute("all", command, ["start": true, "on": true], pin: "0123")
        }
        await home.stop()
    }

    @Test(arguments: ["estate", "flat", "parts"])
    func `the homes that come with the program are right in every answer`(name: String) async throws {
        let home = try await HomeUnderTest.start(try Homes.shipped(name))
        let google = try await GoogleAccount(home)
        _ = try await google.query(all: google.ids)
        await home.stop()
    }

    @Test func `one structure of several, and everything where nothing is named`() async throws {
        let home = try await HomeUnderTest.start(
            """
            structures:
              - { name: Town, id: town, devices: [ { name: A, id: a, type: onOffLight } ] }
              - { name: Lake, id: lake, devices: [ { name: B, id: b, type: onOffLight } ] }
            """)
        var google = try await GoogleAccount(home)
        #expect(google.ids == ["a", "b"])
        try await google.sync(["structure": "lake"])
        #expect(google.ids == ["b"])
        try await google.sync([:])
        #expect(google.ids == ["a", "b"])
        let unknown = try await home.request("cloud/sync", ["structure": "sea", "requestId": "7"])
        #expect(unknown.json["payload"]?["errorCode"] == "protocolError")
        #expect(unknown.json["requestId"] == "7")
        await home.stop()
    }

    @Test func `what is excluded is nowhere, by id and by topic`() async throws {
        let home = try await HomeUnderTest.start(Homes.parts)
        let google = try await GoogleAccount(home)
        #expect(google.ids.contains("strip:1"))
        try await home.restart {
            $0.cloud.exclude = ["house/room/radio", "strip:2", "house/room/strip/onOffPlugInUnit-1"]
        }
        var second = google
        try await second.sync()
        #expect(!second.ids.contains { $0.hasPrefix("strip") || $0.hasPrefix("radio") })
        let states = try await second.query("strip:1")
        #expect(states["strip:1"]?["errorCode"] == "deviceNotFound")
        let outcome = try await second.execute("strip:1", "OnOff", ["on": false])
        #expect(outcome["errorCode"] == "deviceNotFound")
        #expect(try await home.document("house/room/strip/onOffPlugInUnit-1/onOff")["onOff"] == true)
        await home.stop()
    }

    @Test func `an exclusion that names nothing is warned of, one that names something is not`() async throws {
        let home = try await HomeUnderTest.start(Homes.parts) {
            $0.cloud.exclude = ["house/room/radio", "strip:2", "house/room/nobody"]
        }
        _ = try await GoogleAccount(home)
        #expect(home.log.text.contains("cloud.exclude: there is nothing 'house/room/nobody'"))
        #expect(!home.log.text.contains("there is nothing 'house/room/radio'"))
        #expect(!home.log.text.contains("there is nothing 'strip:2'"))
        await home.stop()
    }

    @Test func `devices of a backend that has not told of them are kept, and offline`() async throws {
        let devices = try ScriptedBackend.devices("{ name: Far, id: far, type: onOffLight }")
        let backend = await ScriptedBackend("far", devices)
        let home = try await HomeUnderTest.start(Homes.lamp, backends: [backend])
        let google = try await GoogleAccount(home)
        #expect(google.ids == ["far", "lamp"])
        await backend.begin(with: nil)
        try await home.restart()
        let answer = try await home.request("cloud/sync", GoogleAccount.request("SYNC")).json
        #expect(answer["payload"]?["errorCode"] == "transientError")
        #expect(try await google.query("far")["far"]?["status"] == "OFFLINE")
        #expect(try await google.execute("far", "OnOff", ["on": true])["errorCode"] == "deviceOffline")
        await backend.answer(devices)
        var again = google
        try await again.sync()
        #expect(again.ids == ["far", "lamp"])
        await home.stop()
    }

    private static let malformed: [(request: String, payload: String)] = [
        ("sync", "x"), ("sync", "[]"), ("sync", #"{"requestId":"7","inputs":[]}"#), ("sync", #"{"structure":7}"#),
        ("sync", #"{"room":"kitchen"}"#), ("query", "{}"), ("query", "{"), ("execute", "{}"), ("execute", "5"),
        ("disconnect", "7"), ("query", #"{"requestId":"7","inputs":[{"intent":"action.devices.SYNC"}]}"#),
        ("execute", #"{"_timeout":-1}"#), ("query", String(repeating: "[", count: 1000)),
        ("execute", "{\"requestId\":\"" + String(repeating: "x", count: 300_000) + "\"}"),
    ]

    @Test func `what is malformed is answered with Google's protocolError, and the next request is answered`()
        async throws
    {
        let home = try await HomeUnderTest.start(Homes.lamp)
        for (request, payload) in Self.malformed {
            let answer = try await home.ask("_adapter/request/cloud/\(request)", payload)
            #expect(
                answer.json["payload"]?["errorCode"] == "protocolError",
                "\(request) \(payload.prefix(80)): \(answer.json.text)")
            #expect(answer.json["requestId"]?.stringValue != nil)
        }
        _ = try await GoogleAccount(home)
        await home.stop()
    }

    @Test func `answers carry nothing of ours and go where all answers go`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        let payload = #"{"requestId":"9","inputs":[{"intent":"action.devices.DISCONNECT"}],"_id":"mine"}"#
        let answer = try await home.askPlainly("_adapter/request/cloud/disconnect", payload)
        #expect(answer.json == [:])
        await home.stop()
    }
}

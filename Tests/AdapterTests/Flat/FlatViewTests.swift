import Configuration
import HomeModel
import JSON
import TestSupport
import Testing

/// `devices.multipart: false`: every application endpoint is a device of its own.
@Suite("The flat view", .requiresMosquitto) struct FlatViewTests {
    private static let strip = "house/room/power-strip"

    static let home = Homes.room(
        """
        { name: Power strip, id: strip, identity: { vendorName: Example, productName: Strip, serialNumber: S1 }, parts: [
                  { type: powerSource, endpoint: 0 },
                  { type: onOffPlugInUnit, endpoint: 1, traits: { onOff: { onOff: true } } },
                  { type: onOffPlugInUnit, endpoint: 2, tags: [commonNumber.two] },
                  { type: electricalSensor, endpoint: 3, parent: 2 },
                  { type: onOffPlugInUnit, endpoint: 4, tags: [{ tag: commonPosition.left, label: Desk }] } ] }
        """,
        "{ name: Lamp, id: lamp, type: dimmableLight }")

    private func start(_ home: String = Self.home, names: Configuration.Topics.Names = .slug) async throws
        -> HomeUnderTest
    {
        try await HomeUnderTest.start(home) {
            $0.devices.multipart = false
            $0.topics.names = names
        }
    }

    private func lasting(_ home: HomeUnderTest) async throws -> [String: String] {
        _ = try await home.settled()
        return try await home.stored().mapValues(\.text).filter {
            !$0.key.hasPrefix("_adapter/") || $0.key.hasPrefix("_adapter/trait/")
        }
    }

    private func devices(_ topics: [String: String]) -> Set<String> {
        let level = "/_availability"
        return Set(
            topics.keys.filter { $0.hasSuffix(level) && !$0.contains("/_groups/") }
                .map { String($0.dropLast(level.count)) })
    }

    @Test func `each application endpoint is a device beside the first one, utilities stay with whom they serve`()
        async throws
    {
        let home = try await start()
        #expect(
            devices(try await lasting(home)) == [
                Self.strip, "\(Self.strip)-2", "\(Self.strip)-desk", "house/room/lamp",
            ])
        let first = try await home.document("\(Self.strip)/_meta")
        #expect(first["id"] == "strip" && first["name"] == "Power strip" && first["room"] == "Room")
        #expect(first["parts"]?.objectValue?.keys.sorted() == ["onOffPlugInUnit", "powerSource"])
        let second = try await home.document("\(Self.strip)-2/_meta")
        #expect(second["id"] == "strip:2" && second["name"] == "Power strip 2" && second["room"] == "Room")
        #expect(second["parts"]?.objectValue?.keys.sorted() == ["electricalSensor", "onOffPlugInUnit"])
        #expect(second["parts"]?["electricalSensor"]?["parent"] == .some(.null))
        #expect(second["parts"]?["onOffPlugInUnit"]?["tags"] == ["commonNumber.two"])
        #expect(second["parts"]?["onOffPlugInUnit"]?["endpoint"] == 2)
        #expect(second["identity"]?["serialNumber"] == "S1")
        let third = try await home.document("\(Self.strip)-desk/_meta")
        #expect(third["id"] == "strip:4" && third["name"] == "Power strip Desk")
        // Keys do not nest any more.
        #expect(try await home.document(Self.strip)["on"] == true)
        #expect(try await home.document("\(Self.strip)-2")["on"] == false)
        #expect(try await home.document("\(Self.strip)-2")["power"] != nil)
        #expect(try await home.document("house/room/_meta")["children"]?.arrayValue?.count == 4)
        await home.stop()
    }

    @Test func `commands and reports find the endpoint`() async throws {
        let home = try await start()
        #expect(try await home.set("\(Self.strip)-2", ["on": true]).isSuccess)
        #expect(try await home.document("\(Self.strip)-2")["on"] == true)
        #expect(try await home.document("\(Self.strip)-2/onOffPlugInUnit/onOff")["onOff"] == true)
        #expect(try await home.call("\(Self.strip)-desk/onOffPlugInUnit/onOff/toggle").isSuccess)
        #expect(try await home.document("\(Self.strip)-desk")["on"] == true)
        #expect(try await home.call("\(Self.strip)/onOffPlugInUnit/onOff/off").isSuccess)
        #expect(try await home.document(Self.strip)["on"] == false)
        #expect(try await home.set("\(Self.strip)-2/onOffPlugInUnit/onOff/startUpOnOff", "on").isSuccess)
        #expect(try await home.document("\(Self.strip)-desk")["on"] == true, "others stay as they were")
        #expect(try await home.set("\(Self.strip)/onOffPlugInUnit-2/onOff", ["onOff": true]).code == "notFound")
        #expect(try await home.set(Self.strip, ["onOffPlugInUnit-2": ["on": true]]).code == "invalidArgument")
        await home.stop()
    }

    @Test func `simulated trouble reaches one endpoint alone`() async throws {
        let home = try await start()
        try await home.report("strip:2", "electricalPowerMeasurement", ["activePower": 42_000])
        try await home.sees("\(Self.strip)-2") { $0["power"] == 42 }
        try await home.report("\(Self.strip)-desk", "onOff", ["onOff": true], part: "onOffPlugInUnit")
        try await home.sees("\(Self.strip)-desk") { $0["on"] == true }
        try await home.report(Self.strip, "onOff", ["onOff": false])
        try await home.sees(Self.strip) { $0["on"] == false }
        // Connectivity.
        try await home.must("embedded/connectivity", ["device": "strip:2", "connectivity": "offline"])
        #expect(try await home.stored(on: "\(Self.strip)-2/_availability").text == "offline")
        #expect(try await home.document("\(Self.strip)-2/_connectivity")["state"] == "offline")
        #expect(try await home.document("\(Self.strip)/_connectivity")["state"] == "online")
        #expect(try await home.set("\(Self.strip)-2", ["on": true]).code == "unavailable")
        #expect(try await home.set(Self.strip, ["on": true]).isSuccess)
        try await home.must("embedded/connectivity", ["device": "strip", "connectivity": "offline"])
        #expect(try await home.document("\(Self.strip)/_connectivity")["state"] == "offline")
        #expect(try await home.document("\(Self.strip)-desk/_connectivity")["state"] == "online")
        try await home.must(
            "embedded/connectivity", ["device": "strip:4", "trait": "onOff", "connectivity": "offline"])
        #expect(try await home.document("\(Self.strip)-desk/_connectivity")["state"] == "partiallyOnline")
        try await home.restart()
        #expect(try await home.document("\(Self.strip)-2/_connectivity")["state"] == "offline")
        #expect(try await home.document("\(Self.strip)-desk/_connectivity")["state"] == "partiallyOnline")
        for device in ["strip", "strip:2", "strip:4"] {
            try await home.must("embedded/connectivity", ["device": .string(device), "connectivity": "online"])
        }
        // Faults.
        try await home.must("embedded/fault", ["device": "strip:2", "matterStatus": "BUSY"])
        try await home.must("embedded/fault", ["device": "strip", "trait": "onOff", "matterStatus": "FAILURE"])
        #expect(try await home.set("\(Self.strip)-2", ["on": "toggle"]).code == "unavailable")
        #expect(try await home.set("\(Self.strip)-desk", ["on": "toggle"]).isSuccess)
        try await home.must("embedded/fault", ["device": "strip:2", "clear": true])
        #expect(try await home.set("\(Self.strip)-2", ["on": "toggle"]).isSuccess)
        #expect(try await home.set(Self.strip, ["on": "toggle"]).code == "unknown")
        await home.stop()
    }

    @Test func `events come from the endpoint that has them`() async throws {
        let home = try await start(
            Homes.room(
                """
                { name: Panel, id: panel, parts: [ { type: genericSwitch, endpoint: 1 },
                          { type: genericSwitch, endpoint: 2 } ] }
                """))
        try await home.must(
            "embedded/event",
            ["device": "panel:2", "trait": "switch", "event": "initialPress", "fields": ["newPosition": 1]])
        let event = try await home.watcher.next { $0.topic.hasSuffix("/initialPress/event") }
        #expect(event.topic == "\(home.base)/house/room/panel-2/genericSwitch/switch/initialPress/event")
        await home.stop()
    }

    @Test func `names, rooms and groups of the endpoints are their own, over restarts`() async throws {
        let home = try await start()
        #expect(try await home.request("device/rename", ["device": "strip:2", "name": "Printer"]).isSuccess)
        try await home.must("room/create", ["structure": "house", "name": "Office"])
        try await home.must("device/move", ["device": "strip:4", "room": "house/office"])
        try await home.must("group/create", ["structure": "house", "name": "Work", "members": ["strip:2", "strip:4"]])
        let before = try await lasting(home)
        #expect(
            devices(before) == [Self.strip, "house/room/printer", "house/office/power-strip-desk", "house/room/lamp"])
        try await home.restart()
        #expect(try await lasting(home) == before)
        #expect(try await home.document("house/room/printer/_meta")["groups"] == ["Work"])
        #expect(try await home.set("house/room/printer", ["on": true]).isSuccess)
        await home.stop()
    }

    @Test func `with ids in topics the endpoints have theirs`() async throws {
        let home = try await start(names: .id)
        #expect(
            devices(try await lasting(home)) == [
                "house/room/strip", "house/room/strip:2", "house/room/strip:4", "house/room/lamp",
            ])
        #expect(try await home.set("house/room/strip:2", ["on": true]).isSuccess)
        await home.stop()
    }

    @Test func `a device that is removed takes all of its endpoints along`() async throws {
        let home = try await start()
        #expect(try await home.request("device/remove", ["device": "strip:4"]).isSuccess)
        #expect(devices(try await lasting(home)) == ["house/room/lamp"])
        #expect(try await lasting(home).keys.contains { $0.contains("strip") } == false)
        try await home.restart()
        #expect(devices(try await lasting(home)) == ["house/room/lamp"])
        await home.stop()
    }

    @Test func `long names are cut so that the endpoints stay apart`() async throws {
        let long = String(repeating: "n", count: 70)
        let home = try await start(
            Homes.room(
                "{ name: \(long), id: strip, parts: [ { type: onOffPlugInUnit }, { type: onOffPlugInUnit } ] }"))
        let meta = try await home.document("house/room/\(String(repeating: "n", count: 58))-2/_meta")
        #expect(meta["name"]?.stringValue == String(repeating: "n", count: 58) + " 2")
        await home.stop()
    }

    @Test func `switching between the views moves nothing but the endpoints`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        try await home.must("group/create", ["structure": "house", "name": "All", "members": ["strip", "lamp"]])
        let multipart = try await lasting(home)
        #expect(devices(multipart) == [Self.strip, "house/room/lamp"])
        try await home.restart { $0.devices.multipart = false }
        let flat = try await lasting(home)
        #expect(devices(flat) == [Self.strip, "\(Self.strip)-2", "\(Self.strip)-desk", "house/room/lamp"])
        #expect(flat.keys.contains { $0.hasPrefix("\(Self.strip)/onOffPlugInUnit-2") } == false)
        #expect(
            flat.filter { $0.key.hasPrefix("house/room/lamp") }
                == multipart.filter { $0.key.hasPrefix("house/room/lamp") })
        try await home.must("group/add", ["group": "house/_groups/all", "members": ["strip:2"]])
        try await home.must("device/rename", ["device": "strip:2", "name": "Printer"])
        _ = try await home.settled()
        try await home.restart { $0.devices.multipart = true }
        #expect(try await lasting(home) == multipart)
        #expect(try await home.document("_adapter/info")["status"] == "ready")
        #expect(
            try await home.request("group/get", ["group": "house/_groups/all"]).data?["members"] == ["strip", "lamp"])
        // Nothing is left of the names, either: the next switch begins anew.
        try await home.restart { $0.devices.multipart = false }
        #expect(try await lasting(home) == flat)
        await home.stop()
    }

    @Test func `a late backend is cleaned of the flat view when it answers`() async throws {
        let backend = ScriptedBackend("real")
        let devices = try ScriptedBackend.devices(
            "{ name: Strip, id: m, parts: [ { type: onOffPlugInUnit }, { type: onOffPlugInUnit } ] }")
        await backend.begin(with: devices)
        let home = try await HomeUnderTest.start(Homes.lamp, backends: [backend]) { $0.devices.multipart = false }
        #expect(self.devices(try await lasting(home)).contains("main-house/_unassigned/strip-2"))
        await backend.begin(with: nil)
        try await home.restart { $0.devices.multipart = true }
        #expect(self.devices(try await lasting(home)).contains("main-house/_unassigned/strip-2"))
        await backend.answer(devices)
        _ = try await home.watcher.next { [base = home.base] in
            $0.topic == "\(base)/main-house/_unassigned/strip-2/_meta" && $0.payload.isEmpty
        }
        try await home.restart()
        #expect(
            self.devices(try await lasting(home)) == ["main-house/_unassigned/strip", Homes.lampPath])
        #expect(try await home.document("main-house/_unassigned/strip/_meta")["parts"]?.objectValue?.count == 2)
        await home.stop()
    }

    @Test func `endpoints that a device lost are gone, at once or while nobody looked`() async throws {
        func strip(_ count: Int) throws -> [DeviceDescription] {
            let parts = Array(repeating: "{ type: onOffPlugInUnit }", count: count).joined(separator: ", ")
            return try ScriptedBackend.devices("{ name: Strip, id: m, parts: [ \(parts) ] }")
        }
        let backend = ScriptedBackend("real")
        await backend.begin(with: try strip(4))
        let home = try await HomeUnderTest.start(Homes.lamp, backends: [backend]) { $0.devices.multipart = false }
        func present() async throws -> Set<String> {
            devices(try await lasting(home)).filter { $0.contains("strip") }
        }
        let path = "main-house/_unassigned/strip"
        func seesCleared(_ device: String) async throws {
            let topic = "\(home.base)/\(device)/_availability"
            _ = try await home.watcher.next { $0.topic == topic && $0.payload.isEmpty }
        }
        #expect(try await present() == [path, "\(path)-2", "\(path)-3", "\(path)-4"])
        await backend.tell(.device(try strip(3)[0]))
        try await seesCleared("\(path)-4")
        #expect(try await present() == [path, "\(path)-2", "\(path)-3"])
        await backend.begin(with: try strip(2))
        try await home.restart()
        try await seesCleared("\(path)-3")
        #expect(try await present() == [path, "\(path)-2"])
        // An answer without the device says nothing of its endpoints.
        await backend.begin(with: [])
        try await home.restart()
        #expect(try await present() == [path, "\(path)-2"])
        #expect(try await home.set("\(path)-2", ["on": true]).code == "unavailable")
        await backend.answer(try strip(2))
        #expect(try await home.set("\(path)-2", ["on": true]).isSuccess)
        let action = try #require(await backend.actions.last)
        #expect(action.device.rawValue == "m" && action.endpoint == 2)
        await home.stop()
    }
}

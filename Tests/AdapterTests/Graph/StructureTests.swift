import JSON
import TestSupport
import Testing

@Suite("Structures and rooms are made, renamed and deleted", .requiresMosquitto)
struct StructureTests {
    @Test func `a new structure and room are there when the answer comes`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        let made = try await home.request("structure/create", ["name": "Sommerhaus"])
        let id = try #require(made.data?["id"]?.stringValue)
        #expect(made.data?["name"] == "Sommerhaus" && made.data?["topic"] == "sommerhaus")
        #expect(made.data?["truncated"] == nil)
        #expect(
            try await home.document("sommerhaus/_meta") == ["id": .string(id), "name": "Sommerhaus", "children": []])
        let room = try await home.request("room/create", ["structure": "sommerhaus", "name": "Küche"])
        #expect(room.data?["topic"] == "sommerhaus/küche" && room.data?["structureID"] == .string(id))
        let meta = try await home.document("sommerhaus/_meta")
        #expect(meta["children"]?[0]?["name"] == "Küche" && meta["children"]?[0]?["topic"] == "sommerhaus/küche")
        #expect(try await home.document("sommerhaus/küche/_meta")["id"] == room.data?["id"])
        #expect(try await home.document("_adapter/info")["counts"]?["structures"] == 2)
        await home.stop()
    }

    @Test func `what was made is there after a restart, under the same topics`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        _ = try await home.request("structure/create", ["name": "Cottage"])
        _ = try await home.request("room/create", ["structure": "cottage", "name": "Attic"])
        let before = try await home.stored()
        try await home.restart()
        let after = try await home.stored()
        #expect(Set(before.keys) == Set(after.keys))
        #expect(after["cottage/attic/_meta"]?.text == before["cottage/attic/_meta"]?.text)
        await home.stop()
    }

    @Test func `everything below moves with a structure that is renamed, and nothing stays behind`() async throws {
        let home = try await HomeUnderTest.start(Homes.estate)
        let before = try await home.stored("main-house/#")
        #expect(before.count > 10)
        let renamed = try await home.request("structure/rename", ["structure": "house", "name": "Villa"])
        #expect(renamed.data?["topic"] == "villa")
        #expect(try await home.stored("main-house/#") == [:])
        let after = try await home.stored("villa/#")
        #expect(
            Set(after.keys) == Set(before.keys.map { "villa" + $0.dropFirst("main-house".count) }))
        #expect(try await home.document("villa/kitchen/lamp/_meta")["structure"] == "Villa")
        #expect(try await home.set("villa/kitchen/lamp", ["on": true]).isSuccess)
        #expect(try await home.set("main-house/kitchen/lamp", ["on": true]).code == "notFound")
        // The other structure was not touched.
        #expect(try await home.stored("cottage/#").count > 3)
        await home.stop()
    }

    @Test func `the devices of a room that is deleted stay, in no room`() async throws {
        let home = try await HomeUnderTest.start(Homes.estate)
        #expect(try await home.request("room/delete", ["room": "main-house/kitchen"]).isSuccess)
        #expect(try await home.stored("main-house/kitchen/#") == [:])
        let lamp = try await home.document("main-house/_unassigned/lamp/_meta")
        #expect(lamp["room"] == .null && lamp["id"] == "lamp")
        #expect(lamp["groups"] == ["Lights"])
        #expect(try await home.set("main-house/_unassigned/spot", ["on": true]).isSuccess)
        let children = try await home.document("main-house/_meta")["children"]?.arrayValue ?? []
        let topics = children.map { $0["topic"]?.stringValue ?? "" }
        #expect(topics.contains("main-house/_unassigned/lamp") && !topics.contains("main-house/kitchen"))
        // Its name is free for another.
        #expect(
            try await home.request("room/create", ["structure": "house", "name": "Kitchen"]).data?["topic"]
                == "main-house/kitchen")
        await home.stop()
    }

    @Test func `a structure is deleted with its rooms, but not with devices in it`() async throws {
        let home = try await HomeUnderTest.start(Homes.estate)
        let refused = try await home.request("structure/delete", ["structure": "cottage"])
        #expect(refused.code == "failedPrecondition")
        #expect(try await home.request("device/move", ["device": "lantern", "room": "main-house/hall"]).isSuccess)
        #expect(try await home.request("structure/delete", ["structure": "cottage"]).isSuccess)
        #expect(try await home.stored("cottage/#") == [:])
        #expect(try await home.request("structure/list").data?["items"]?.arrayValue?.count == 1)
        #expect(try await home.request("room/list", ["structure": "cottage"]).code == "notFound")
        await home.stop()
    }

    @Test(arguments: [
        (String(repeating: "x", count: 60), 60, false), (String(repeating: "x", count: 61), 60, true),
        (String(repeating: "👨‍👩‍👧", count: 12), 60, false), (String(repeating: "👨‍👩‍👧", count: 13), 60, true),
        (String(repeating: "e\u{301}", count: 31), 60, true),
    ])
    func `names end after 60 code points, and the answer says so`(
        name: String, count: Int, isTruncated: Bool
    ) async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        for (request, payload) in [
            ("structure/create", ["name": .string(name)]),
            ("room/create", ["structure": "house", "name": .string(name)]),
            ("room/rename", ["room": "kitchen", "name": .string(name)]),
            ("group/create", ["name": .string(name), "members": ["lamp"]]),
            ("device/rename", ["device": "lamp", "name": .string(name)]),
        ] as [(String, JSON)] {
            let answer = try await home.request(request, payload)
            #expect(answer.isSuccess, "\(request): \(answer.json.text)")
            #expect(answer.data?["name"]?.stringValue?.unicodeScalars.count == count)
            #expect(answer.data?["truncated"] == (isTruncated ? true : nil))
        }
        await home.stop()
    }

    @Test func `names that are none are refused, and nothing happens`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        let before = try await home.stored("#").keys.sorted()
        for name in ["", " ", "\u{3000}\t\n", nil, 7, [], true] as [JSON] {
            for (request, object) in [
                ("structure/create", nil), ("structure/rename", ("structure", "house")),
                ("room/create", ("structure", "house")), ("room/rename", ("room", "kitchen")),
                ("device/rename", ("device", "lamp")), ("group/create", ("members", nil)),
            ] as [(String, (String, JSON)?)] {
                var payload: JSONObject = ["name": name]
                if let object { payload[object.0] = object.1 }
                let answer = try await home.request(request, .object(payload))
                #expect(answer.code == "invalidArgument" && answer.field == "name", "\(request) \(answer.json.text)")
            }
        }
        #expect(try await home.stored("#").keys.sorted() == before)
        await home.stop()
    }

    @Test(arguments: ["A/B+C#D", "  __$home ", "\u{202E}gnp.exe", "客厅", "বসার ঘর", "nul\u{0}l", "_adapter"])
    func `any name makes a topic and stays as it is in _meta`(name: String) async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        let made = try await home.request("room/create", ["structure": "house", "name": .string(name)])
        let topic = try #require(made.data?["topic"]?.stringValue)
        #expect(try await home.document("\(topic)/_meta")["name"] == .string(name))
        #expect(try await home.request("device/move", ["device": "lamp", "room": .string(topic)]).isSuccess)
        #expect(try await home.set("\(topic)/ceiling-light", ["on": false]).isSuccess)
        try await home.restart()
        #expect(try await home.document("\(topic)/_meta")["name"] == .string(name))
        await home.stop()
    }

    @Test func `rooms and structures may share names, and are told apart by id and topic`() async throws {
        let home = try await HomeUnderTest.start(Homes.estate)
        let twin = try await home.request("structure/create", ["name": "Main House"])
        #expect(twin.data?["topic"] == "main-house-2")
        let room = try await home.request("room/create", ["structure": "main-house", "name": "kitchen!"])
        #expect(room.data?["topic"] == "main-house/kitchen!")
        let second = try await home.request("room/create", ["structure": "main-house", "name": "KITCHEN"])
        #expect(second.data?["topic"] == "main-house/kitchen-2")
        let named = try await home.request("structure/list", ["name": "Main House"]).data?["items"]?.arrayValue
        #expect(named?.count == 2)
        #expect(try await home.request("room/list", ["name": "Kitchen"]).data?["items"]?.arrayValue?.count == 2)
        // A topic wins over an equal id.
        _ = try await home.request("structure/create", ["name": "house"])
        let list = try await home.request("room/list", ["structure": "house"])
        #expect(list.data?["items"] == [])
        await home.stop()
    }

    @Test func `what is missing is told`() async throws {
        let home = try await HomeUnderTest.start(Homes.estate)
        for (request, payload, code, field) in [
            ("structure/rename", ["structure": "nowhere", "name": "X"], "notFound", "structure"),
            ("structure/rename", ["name": "X"], "invalidArgument", "structure"),
            ("structure/delete", [:], "invalidArgument", "structure"),
            ("room/create", ["name": "X"], "invalidArgument", "structure"),
            ("room/rename", ["room": "main-house/cellar", "name": "X"], "notFound", "room"),
            ("room/delete", ["room": "main-house/_unassigned"], "invalidArgument", "room"),
            ("room/delete", ["room": 4], "invalidArgument", "room"),
            ("room/list", ["roof": "x"], "invalidArgument", "roof"),
        ] as [(String, JSON, String, String)] {
            let answer = try await home.request(request, payload)
            #expect(answer.code == code && answer.field == field, "\(request) \(payload.text): \(answer.json.text)")
        }
        await home.stop()
    }
}

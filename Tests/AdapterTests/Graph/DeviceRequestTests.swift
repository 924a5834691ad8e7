import Configuration
import JSON
import TestSupport
import Testing

@Suite("Devices are renamed, moved, removed and looked up", .requiresMosquitto)
struct DeviceRequestTests {
    @Test func `F41: a renamed device leaves nothing retained behind`() async throws {
        let home = try await HomeUnderTest.start(Homes.estate) { $0.publish.attributes = true }
        let before = try await home.stored("main-house/kitchen/lamp/#")
        let renamed = try await home.request("device/rename", ["device": "lamp", "name": "Pendant"])
        #expect(renamed.data?["topic"] == "main-house/kitchen/pendant")
        #expect(try await home.stored("main-house/kitchen/lamp/#") == [:])
        let after = try await home.stored("main-house/kitchen/pendant/#")
        #expect(after.count == before.count)
        #expect(try await home.document("main-house/kitchen/pendant/_meta")["name"] == "Pendant")
        #expect(
            try await home.document("main-house/kitchen/_meta")["children"]?.arrayValue?.contains {
                $0["topic"] == "main-house/kitchen/pendant" && $0["name"] == "Pendant"
            } == true)
        // New before old: at no time is the device nowhere.
        let seen = try await home.settled().filter { $0.isRetained || $0.payload.isEmpty }
        let lastNew = try #require(seen.lastIndex { $0.topic.contains("/pendant/") && !$0.payload.isEmpty })
        let firstCleared = try #require(seen.firstIndex { $0.topic.contains("/kitchen/lamp") && $0.payload.isEmpty })
        #expect(lastNew < firstCleared)
        await home.stop()
    }

    @Test func `commands that people retained at the old place are cleared, too`() async throws {
        let home = try await HomeUnderTest.start(Homes.estate)
        for path in ["", "/dimmableLight/onOff", "/dimmableLight/onOff/onOff"] {
            try await home.send(
                "main-house/kitchen/lamp\(path)/set", path.isEmpty ? #"{"on":true}"# : "true", retain: true)
        }
        try await home.send("main-house/kitchen/lamp/dimmableLight/onOff/toggle/call", "{}", retain: true)
        #expect(try await home.stored("main-house/kitchen/lamp/#").count > 4)
        #expect(try await home.request("device/rename", ["device": "lamp", "name": "Pendant"]).isSuccess)
        _ = try await home.settled()
        #expect(try await home.stored("main-house/kitchen/lamp/#") == [:])
        await home.stop()
    }

    @Test func `with keepTopic only the name changes, also over a restart`() async throws {
        let home = try await HomeUnderTest.start(Homes.estate)
        let renamed = try await home.request(
            "device/rename", ["device": "lamp", "name": "Pendant", "keepTopic": true])
        #expect(renamed.data?["topic"] == "main-house/kitchen/lamp" && renamed.data?["name"] == "Pendant")
        #expect(try await home.document("main-house/kitchen/lamp/_meta")["name"] == "Pendant")
        try await home.restart()
        #expect(try await home.document("main-house/kitchen/lamp/_meta")["name"] == "Pendant")
        // The same name again takes the topic that it makes.
        let again = try await home.request("device/rename", ["device": "lamp", "name": "Pendant"])
        #expect(again.data?["topic"] == "main-house/kitchen/pendant")
        #expect(try await home.stored("main-house/kitchen/lamp/#") == [:])
        await home.stop()
    }

    @Test func `two devices swap names, and a newcomer takes a freed one`() async throws {
        let home = try await HomeUnderTest.start(Homes.estate)
        #expect(
            try await home.request("device/rename", ["device": "lamp", "name": "Spot"]).data?["topic"]
                == "main-house/kitchen/spot-2")
        #expect(
            try await home.request("device/rename", ["device": "spot", "name": "Lamp"]).data?["topic"]
                == "main-house/kitchen/lamp")
        #expect(
            try await home.request("device/rename", ["device": "lamp", "name": "Spot"]).data?["topic"]
                == "main-house/kitchen/spot")
        #expect(try await home.document("main-house/kitchen/spot/_meta")["id"] == "lamp")
        #expect(try await home.document("main-house/kitchen/lamp/_meta")["id"] == "spot")
        #expect(try await home.stored("main-house/kitchen/spot-2/#") == [:])
        #expect(try await home.request("device/move", ["device": "spot", "room": "hall"]).isSuccess)
        #expect(
            try await home.request("device/rename", ["device": "robot", "name": "Lamp"]).data?["topic"]
                == "main-house/_unassigned/lamp")
        #expect(
            try await home.request("device/move", ["device": "robot", "room": "kitchen"]).data?["topic"]
                == "main-house/kitchen/lamp")
        try await home.restart()
        #expect(try await home.document("main-house/kitchen/lamp/_meta")["id"] == "robot")
        #expect(try await home.document("main-house/hall/lamp/_meta")["id"] == "spot")
        await home.stop()
    }

    @Test func `a device moves to a room, to none, and to another structure, where it leaves its groups`() async throws
    {
        let home = try await HomeUnderTest.start(Homes.estate)
        #expect(
            try await home.request("device/move", ["device": "main-house/kitchen/lamp", "room": .null]).data?["topic"]
                == "main-house/_unassigned/lamp")
        #expect(try await home.document("main-house/_unassigned/lamp/_meta")["groups"] == ["Lights"])
        let moved = try await home.request("device/move", ["device": "lamp", "room": "cottage/kitchen"])
        #expect(moved.data?["topic"] == "cottage/kitchen/lamp" && moved.data?["structureID"] == "cottage")
        let meta = try await home.document("cottage/kitchen/lamp/_meta")
        #expect(meta["groups"] == [] && meta["structure"] == "Cottage" && meta["room"] == "Kitchen")
        #expect(try await home.stored("main-house/+/lamp/#") == [:])
        #expect(try await home.request("group/get", ["group": "lights"]).data?["members"] == ["spot"])
        // In no room of another structure; the name is taken there.
        #expect(
            try await home.request("device/move", ["device": "lamp", "room": .null]).data?["topic"]
                == "cottage/_unassigned/lamp-2")
        #expect(
            try await home.request("device/move", ["device": "lamp", "structure": "house"]).data?["topic"]
                == "main-house/_unassigned/lamp")
        #expect(
            try await home.request("device/move", ["device": "lamp", "room": "main-house/_unassigned"]).isSuccess)
        for (payload, code) in [
            (["device": "lamp"], "invalidArgument"), (["device": "nobody", "room": .null], "notFound"),
            (["device": "lamp", "room": "attic"], "notFound"), (["room": .null], "invalidArgument"),
            (["device": "lamp", "room": "kitchen", "structure": "cottage"], "invalidArgument"),
        ] as [(JSON, String)] {
            #expect(try await home.request("device/move", payload).code == code)
        }
        await home.stop()
    }

    @Test func `F42: a removed device leaves its topics and its groups`() async throws {
        let home = try await HomeUnderTest.start(Homes.estate)
        #expect(try await home.request("device/remove", ["device": "lamp"]).data?["id"] == "lamp")
        #expect(try await home.stored("main-house/kitchen/lamp/#") == [:])
        #expect(try await home.request("group/get", ["group": "lights"]).data?["members"] == ["spot"])
        #expect(try await home.request("device/get", ["device": "lamp"]).code == "notFound")
        #expect(try await home.request("device/remove", ["device": "lamp"]).code == "notFound")
        #expect(try await home.set("main-house/kitchen/lamp", ["on": true]).code == "notFound")
        try await home.restart()
        #expect(try await home.stored("main-house/kitchen/lamp/#") == [:])
        #expect(try await home.document("_adapter/info")["counts"]?["devices"] == 4)
        await home.stop()
    }

    @Test func `many changes at once keep the home consistent`() async throws {
        let home = try await HomeUnderTest.start(Homes.estate)
        var questions: [Question] = []
        for round in 0..<20 {
            for (request, payload) in [
                ("device/rename", ["device": "lamp", "name": .string("Lamp \(round % 3)")]),
                ("device/rename", ["device": "spot", "name": .string("Lamp \((round + 1) % 3)")]),
                ("device/move", ["device": "robot", "room": round % 2 == 0 ? "kitchen" : .null]),
                ("room/rename", ["room": "kitchen", "name": .string("Room \(round % 2)")]),
                ("structure/rename", ["structure": "house", "name": .string("House \(round % 2)")]),
            ] as [(String, JSON)] {
                questions.append(try await home.begin("_adapter/request/\(request)", payload.text))
            }
        }
        for question in questions {
            let answer = try await question.answer(within: .seconds(20))
            #expect(answer.isSuccess, "\(answer.json.text)")
        }
        _ = try await home.settled()
        let stored = try await home.stored()
        try await home.restart()
        #expect(try await home.stored().keys.sorted() == stored.keys.sorted())
        var ids: [String] = []
        for (topic, message) in stored where topic.hasSuffix("/_meta") && topic.split(separator: "/").count == 4 {
            let path = topic.dropLast("/_meta".count)
            let id = try #require(try JSON.parse(message.payload)["id"]?.stringValue)
            ids.append(id)
            let kind = path.contains("/_groups/") ? "group" : "device"
            let object = try await home.request("\(kind)/get", [kind: .string(id)])
            #expect(object.data?["topic"] == .string(String(path)))
        }
        #expect(ids.filter { $0 != "lights" }.sorted() == ["door", "lamp", "lantern", "robot", "spot"])
        await home.stop()
    }

    @Test func `with topics made of ids nothing moves but what changes its place`() async throws {
        let home = try await HomeUnderTest.start(Homes.estate) { $0.topics.names = .id }
        #expect(
            try await home.request("device/rename", ["device": "lamp", "name": "X"]).data?["topic"]
                == "house/kitchen/lamp")
        #expect(
            try await home.request("room/rename", ["room": "kitchen", "name": "Y"]).data?["topic"] == "house/kitchen")
        #expect(
            try await home.request("device/move", ["device": "lamp", "room": "hall"]).data?["topic"]
                == "house/hall/lamp")
        #expect(try await home.stored("house/kitchen/lamp/#") == [:])
        await home.stop()
    }
}

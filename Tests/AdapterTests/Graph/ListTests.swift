import JSON
import TestSupport
import Testing

@Suite("Lists have filters and pages", .requiresMosquitto)
struct ListTests {
    @Test(
        arguments: [
            ([:], ["door", "lamp", "lantern", "robot", "spot"]),
            (["structure": "main-house"], ["door", "lamp", "robot", "spot"]),
            (["structure": "cottage"], ["lantern"]), (["room": "main-house/kitchen"], ["lamp", "spot"]),
            (["room": .null], ["lantern", "robot"]), (["room": "main-house/_unassigned"], ["robot"]),
            (["room": .null, "structure": "cottage"], ["lantern"]), (["group": "lights"], ["lamp", "spot"]),
            (["group": "main-house/_groups/lights", "type": "onOffLight"], ["spot"]),
            (["type": "dimmableLight"], ["lamp", "lantern"]),
            (["type": ["dimmableLight", "doorLock"]], ["door", "lamp", "lantern"]),
            (["type": "thermostat"], []), (["trait": "onOff"], ["lamp", "lantern", "robot", "spot"]),
            (["trait": "levelControl", "structure": "house"], ["lamp"]), (["name": "Lamp"], ["lamp", "lantern"]),
            (["connectivity": "online"], ["door", "lamp", "lantern", "spot"]),
            (["connectivity": ["offline", "unknown"]], ["robot"]),
        ] as [(JSON, [String])])
    func `devices are found by every filter`(filter: JSON, ids: [String]) async throws {
        let home = try await HomeUnderTest.start(Homes.estate)
        try await home.must("embedded/connectivity", ["device": "robot", "connectivity": "offline"])
        let answer = try await home.request("device/list", filter)
        #expect(answer.data?["items"]?.arrayValue?.compactMap { $0["id"]?.stringValue } == ids, "\(answer.json.text)")
        #expect(answer.data?["next"] == .null)
        await home.stop()
    }

    @Test func `pages follow each other without a gap, whatever changes meanwhile`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room(rows: (1...25).map { "{ name: Lamp \($0), id: d\(100 + $0), type: onOffLight }" }))
        var seen: [String] = []
        var cursor: JSON?
        repeat {
            var payload: JSONObject = ["limit": 10]
            payload["cursor"] = cursor
            let page = try await home.request("device/list", .object(payload))
            seen += page.data?["items"]?.arrayValue?.compactMap { $0["id"]?.stringValue } ?? []
            cursor = page.data?["next"]
            if cursor == "d110" {
                try await home.must("device/remove", ["device": "d110"])
                try await home.must("device/rename", ["device": "d111", "name": "A"])
            }
        } while cursor != nil && cursor != .null
        #expect(seen == (1...25).map { "d\(100 + $0)" })
        for (payload, code) in [
            (["limit": 0], "outOfRange"), (["limit": 1001], "outOfRange"), (["limit": "ten"], "invalidArgument"),
            (["cursor": 5], "invalidArgument"), (["type": "lampe"], "notFound"), (["trait": "licht"], "notFound"),
            (["connectivity": "away"], "invalidArgument"), (["structure": "x"], "notFound"),
            (["room": "x"], "notFound"),
            (["group": "x"], "notFound"), (["type": [1]], "invalidArgument"), (["colour": "red"], "invalidArgument"),
        ] as [(JSON, String)] {
            #expect(try await home.request("device/list", payload).code == code, "\(payload.text)")
        }
        #expect(try await home.request("device/list").data?["items"]?.arrayValue?.count == 24)
        await home.stop()
    }

    @Test func `a device is got with its state`() async throws {
        let home = try await HomeUnderTest.start(Homes.estate)
        let lamp = try await home.request("device/get", ["device": "main-house/kitchen/lamp"])
        #expect(lamp.data?["id"] == "lamp" && lamp.data?["topic"] == "main-house/kitchen/lamp")
        #expect(lamp.data?["state"] == (try await home.document("main-house/kitchen/lamp")))
        #expect(
            lamp.data?["traits"]?["dimmableLight"]?["onOff"]
                == (try await home.document("main-house/kitchen/lamp/dimmableLight/onOff")))
        #expect(lamp.data?["connectivity"] == (try await home.document("main-house/kitchen/lamp/_connectivity")))
        #expect(lamp.data?["parts"] == (try await home.document("main-house/kitchen/lamp/_meta"))["parts"])
        #expect(try await home.request("device/get", ["device": "x"]).code == "notFound")
        #expect(try await home.request("device/get").code == "invalidArgument")
        await home.stop()
    }
}

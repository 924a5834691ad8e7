import JSON
import TestSupport
import Testing

@Suite("Groups are made and changed, all or nothing", .requiresMosquitto)
struct GroupRequestTests {
    @Test func `a group is created, renamed and deleted`() async throws {
        let home = try await HomeUnderTest.start(Homes.estate)
        let made = try await home.request(
            "group/create", ["name": "Movie corner", "members": ["lamp", "main-house/_unassigned/robot", "lamp"]])
        let id = try #require(made.data?["id"])
        #expect(made.data?["members"] == ["lamp", "robot"])
        #expect(made.data?["topic"] == "main-house/_groups/movie-corner")
        #expect(try await home.document("main-house/kitchen/lamp/_meta")["groups"] == ["Lights", "Movie corner"])
        let children = try await home.document("main-house/_meta")["children"]?.arrayValue
        #expect(children?.contains { $0["id"] == id && $0["kind"] == "group" } == true)
        let renamed = try await home.request("group/rename", ["group": id, "name": "Cinema"])
        #expect(renamed.data?["topic"] == "main-house/_groups/cinema")
        #expect(try await home.document("main-house/kitchen/lamp/_meta")["groups"] == ["Lights", "Cinema"])
        #expect(try await home.request("group/delete", ["group": "main-house/_groups/cinema"]).isSuccess)
        #expect(try await home.document("main-house/kitchen/lamp/_meta")["groups"] == ["Lights"])
        #expect(try await home.request("group/get", ["group": id]).code == "notFound")
        await home.stop()
    }

    @Test func `a group is got with what its members share and how they stand`() async throws {
        let home = try await HomeUnderTest.start(Homes.estate)
        let group = try await home.request("group/get", ["group": "main-house/_groups/lights"])
        #expect(group.data?["id"] == "lights" && group.data?["members"] == ["lamp", "spot"])
        #expect(group.data?["availability"] == "online")
        #expect(group.data?["aggregate"] == (try await home.document("main-house/_groups/lights/_aggregate")))
        #expect(group.data?["parts"] == (try await home.document("main-house/_groups/lights/_meta"))["parts"])
        await home.stop()
    }

    @Test func `members come and go; those that are there already, or are not, do no harm`() async throws {
        let home = try await HomeUnderTest.start(Homes.estate)
        let added = try await home.request("group/add", ["group": "lights", "members": ["robot", "lamp", "robot"]])
        #expect(added.data?["members"] == ["lamp", "spot", "robot"])
        let removed = try await home.request("group/remove", ["group": "lights", "members": ["spot", "door"]])
        #expect(removed.data?["members"] == ["lamp", "robot"])
        try await home.restart()
        #expect(try await home.request("group/get", ["group": "lights"]).data?["members"] == ["lamp", "robot"])
        await home.stop()
    }

    @Test func `a change that cannot be made whole is not made`() async throws {
        let home = try await HomeUnderTest.start(Homes.estate)
        for (request, payload, code) in [
            ("group/add", ["group": "lights", "members": ["robot", "nobody"]], "notFound"),
            ("group/add", ["group": "lights", "members": ["robot", "lantern"]], "failedPrecondition"),
            ("group/add", ["group": "lights", "members": [1]], "invalidArgument"),
            ("group/add", ["group": "lights"], "invalidArgument"),
            ("group/add", ["group": "nothing", "members": ["lamp"]], "notFound"),
            ("group/remove", ["group": "lights", "members": ["lamp", "nobody"]], "notFound"),
            ("group/create", ["name": "X", "members": ["lamp", "lantern"]], "failedPrecondition"),
            ("group/create", ["name": "X", "members": ["lamp"], "structure": "cottage"], "failedPrecondition"),
            ("group/create", ["name": "X"], "invalidArgument"),
            ("group/create", ["members": ["lamp"]], "invalidArgument"),
            ("group/delete", ["group": "lamp"], "notFound"),
        ] as [(String, JSON, String)] {
            let answer = try await home.request(request, payload)
            #expect(answer.code == code, "\(request) \(payload.text): \(answer.json.text)")
        }
        #expect(try await home.request("group/get", ["group": "lights"]).data?["members"] == ["lamp", "spot"])
        #expect(try await home.request("group/list").data?["items"]?.arrayValue?.count == 1)
        await home.stop()
    }

    @Test func `a group has at most 100 devices, and a device is in many groups`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room(rows: (0...100).map { "{ name: L\($0), id: d\($0), type: onOffLight }" }))
        let ids = (0...100).map { JSON.string("d\($0)") }
        let tooMany = try await home.request("group/create", ["name": "All", "members": .array(ids)])
        #expect(tooMany.code == "resourceExhausted" && tooMany.field == "members")
        let full = try await home.request("group/create", ["name": "All", "members": .array(Array(ids.dropLast()))])
        #expect(full.isSuccess)
        #expect(
            try await home.request("group/add", ["group": full.data?["id"] ?? "", "members": ["d100"]]).code
                == "resourceExhausted")
        #expect(
            try await home.request("group/add", ["group": full.data?["id"] ?? "", "members": ["d5"]]).isSuccess)
        for number in 1...12 {
            #expect(
                try await home.request("group/create", ["name": .string("G\(number)"), "members": ["d1"]]).isSuccess)
        }
        #expect(try await home.document("house/room/l1/_meta")["groups"]?.arrayValue?.count == 13)
        let found = try await home.request("group/list", ["type": "onOffLight", "structure": "house"])
        #expect(found.data?["items"]?.arrayValue?.count == 13)
        await home.stop()
    }
}

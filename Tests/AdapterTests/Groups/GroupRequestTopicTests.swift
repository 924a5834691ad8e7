import JSON
import TestSupport
import Testing

/// How the topics of groups follow requests: what is answered stands at the broker.
@Suite("Topics of groups follow requests", .requiresMosquitto)
struct GroupRequestTopicTests {
    private func levels(_ home: HomeUnderTest, _ group: String) async throws -> [String] {
        try await home.stored("\(group)/#").keys.map { String($0.dropFirst(group.count + 1)) }.sorted()
    }

    @Test func `a group is created, renamed and deleted with its topics`() async throws {
        let home = try await HomeUnderTest.start(Homes.estate)
        let made = try await home.request("group/create", ["name": "Movie corner", "members": ["lamp", "robot"]])
        let id = try #require(made.data?["id"])
        let own = ["_aggregate", "_availability", "_meta", "dimmableLight/levelControl"]
        #expect(try await levels(home, "main-house/_groups/movie-corner") == own)
        #expect(try await home.request("group/rename", ["group": id, "name": "Cinema"]).isSuccess)
        #expect(try await levels(home, "main-house/_groups/movie-corner") == [])
        #expect(try await levels(home, "main-house/_groups/cinema") == own)
        #expect(try await home.document("main-house/_groups/cinema/_meta")["name"] == "Cinema")
        #expect(try await home.request("group/delete", ["group": id]).isSuccess)
        #expect(try await levels(home, "main-house/_groups/cinema") == [])
        await home.stop()
    }

    @Test func `parts come and go with members`() async throws {
        let home = try await HomeUnderTest.start(Homes.estate)
        let group = "main-house/_groups/lights"
        func parts() async throws -> [String]? {
            try await home.document("\(group)/_meta")["parts"]?.objectValue?.keys
        }
        #expect(try await parts() == ["dimmableLight", "onOffLight"])
        #expect(try await home.request("group/remove", ["group": "lights", "members": ["lamp"]]).isSuccess)
        #expect(try await parts() == ["onOffLight"])
        #expect(try await levels(home, group) == ["_aggregate", "_availability", "_meta"])
        #expect(try await home.document("\(group)/_aggregate").objectValue?.keys == ["onOffLight"])
        #expect(try await home.request("group/add", ["group": "lights", "members": ["robot"]]).isSuccess)
        #expect(try await parts() == ["onOffLight", "onOffPlugInUnit"])
        // The robot is not told of any more once it is gone.
        #expect(try await home.request("device/remove", ["device": "robot"]).isSuccess)
        #expect(try await parts() == ["onOffLight"])
        await home.stop()
    }

    @Test func `a member's new name and place stand in the group when that is answered`() async throws {
        let home = try await HomeUnderTest.start(Homes.estate)
        func member() async throws -> JSON? {
            try await home.document("main-house/_groups/lights/_meta")["members"]?.arrayValue?.first
        }
        #expect(try await home.request("device/rename", ["device": "lamp", "name": "Big lamp"]).isSuccess)
        #expect(
            try await member() == ["id": "lamp", "name": "Big lamp", "topic": "main-house/kitchen/big-lamp"])
        #expect(try await home.request("device/move", ["device": "lamp", "room": "hall"]).isSuccess)
        #expect(try await member()?["topic"] == "main-house/hall/big-lamp")
        // It leaves its groups with the structure.
        #expect(
            try await home.request("device/move", ["device": "lamp", "room": nil, "structure": "cottage"]).isSuccess)
        #expect(try await member()?["id"] == "spot")
        await home.stop()
    }

    @Test func `a structure's new name moves its groups`() async throws {
        let home = try await HomeUnderTest.start(Homes.estate)
        let before = try await levels(home, "main-house/_groups/lights")
        #expect(try await home.request("structure/rename", ["structure": "house", "name": "Manor"]).isSuccess)
        #expect(try await levels(home, "main-house/_groups/lights") == [])
        #expect(try await levels(home, "manor/_groups/lights") == before)
        let meta = try await home.document("manor/_groups/lights/_meta")
        #expect(meta["structure"] == "Manor")
        #expect(meta["members"]?[0]?["topic"] == "manor/kitchen/lamp")
        await home.stop()
    }
}

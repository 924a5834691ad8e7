import JSON
import TestSupport
import Testing

/// `command/batch`: many commands at once.
@Suite(.requiresMosquitto) struct BatchTests {
    private static func command(
        _ device: JSON, _ command: JSON, _ fields: JSON? = nil, on part: JSON = "dimmableLight", trait: JSON = "onOff"
    ) -> JSON {
        var object: JSONObject = ["device": device, "part": part, "trait": trait, "command": command]
        if let fields { object.append("fields", fields) }
        return .object(object)
    }

    private static func codes(_ answer: Answer) -> [String] {
        answer.results.map { $0["error"]?["code"]?.stringValue ?? $0["status"]?.stringValue ?? "" }
    }

    @Test func `each command has its result, in order, whatever becomes of the others`() async throws {
        let home = try await HomeUnderTest.start(GroupedHome.text)
        try await home.must("embedded/connectivity", ["device": "b", "connectivity": "offline"])
        let answer = try await home.request(
            "command/batch",
            [
                "commands": [
                    Self.command("a", "on"), Self.command("b", "on"),
                    Self.command("house/hall/c", "on", [:], on: "onOffLight"),
                    Self.command("a", "moveToLevel", ["level": 300], trait: "levelControl"),
                    Self.command("a", "moveToLevel", ["level": 33], trait: "levelControl"),
                    Self.command("nobody", "on"), Self.command("a", "on", on: "lamp"),
                    Self.command("a", "on", trait: "noTrait"), Self.command("a", "fly"),
                    Self.command("a", "moveToClosestFrequency", trait: "levelControl"),
                ]
            ])
        #expect(answer.isSuccess)
        #expect(
            Self.codes(answer) == [
                "success", "unavailable", "success", "outOfRange", "success", "notFound", "notFound", "notFound",
                "notFound", "unimplemented",
            ], "\(answer.json.text)")
        #expect(answer.results.first?.text == #"{"status":"success"}"#)
        #expect(answer.results[3]["error"]?["field"] == "level" && answer.results[3]["error"]?["value"] == 300)
        #expect(answer.results[5]["error"]?["field"] == "device")
        #expect(try await GroupedHome.on(home) == ["a", "c"])
        #expect(try await home.document("house/kitchen/a/dimmableLight/levelControl")["currentLevel"] == 33)
        await home.stop()
    }

    @Test func `answers that are data stand in the result`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room("{ name: Door, id: door, type: doorLock, traits: { doorLock: {} } }"))
        let answer = try await home.request(
            "command/batch",
            ["commands": [Self.command("door", "getUser", ["userIndex": 1], on: "doorLock", trait: "doorLock")]])
        #expect(answer.results.first?["status"] == "success", "\(answer.json.text)")
        #expect(answer.results.first?["response"]?["userIndex"] == 1)
        await home.stop()
    }

    @Test func `commands to one device run in their order`() async throws {
        let home = try await HomeUnderTest.start(GroupedHome.text)
        try await home.must("embedded/fault", ["device": "a", "delay": 0.02])
        let level: [JSON] = [
            Self.command("a", "moveToLevel", ["level": 10], trait: "levelControl"),
            Self.command("a", "step", ["stepMode": "up", "stepSize": 5], trait: "levelControl"),
            Self.command("a", "toggle"),
            Self.command("a", "moveToLevel", ["level": 20], trait: "levelControl"),
            Self.command("a", "toggle"), Self.command("a", "toggle"),
        ]
        let answer = try await home.request("command/batch", ["commands": .array(level)])
        #expect(Self.codes(answer) == [String](repeating: "success", count: 6))
        #expect(try await home.document("house/kitchen/a/dimmableLight/levelControl")["currentLevel"] == 20)
        #expect(try await GroupedHome.on(home) == ["a"])
        await home.stop()
    }

    @Test func `the time-out is for all, and devices do not wait for each other`() async throws {
        let home = try await HomeUnderTest.start(GroupedHome.text)
        try await home.must("embedded/fault", ["device": "a", "silent": true])
        let answer = try await home.request(
            "command/batch",
            [
                "commands": [
                    Self.command("a", "on"), Self.command("b", "on"), Self.command("a", "on"),
                ], "_timeout": 0.3,
            ])
        #expect(Self.codes(answer) == ["deadlineExceeded", "success", "deadlineExceeded"])
        await home.stop()
    }

    @Test func `a thousand commands are as many as there may be`() async throws {
        let home = try await HomeUnderTest.start(GroupedHome.text)
        let toggle = Self.command("a", "toggle")
        let full = try await home.request("command/batch", ["commands": .array([JSON](repeating: toggle, count: 1000))])
        #expect(Self.codes(full).count(where: { $0 == "success" }) == 1000)
        let over = try await home.request("command/batch", ["commands": .array([JSON](repeating: toggle, count: 1001))])
        #expect(over.code == "resourceExhausted" && over.field == "commands")
        #expect(over.allowed == ["min": 0, "max": 1000])
        let none = try await home.request("command/batch", ["commands": []])
        #expect(none.isSuccess && none.results == [])
        #expect(try await GroupedHome.on(home) == [])
        await home.stop()
    }

    @Test func `a repeated batch is not run again`() async throws {
        let home = try await HomeUnderTest.start(GroupedHome.text)
        let payload = JSON.object(["commands": [Self.command("a", "toggle")], "_id": "batch"]).text
        for _ in 0..<3 {
            let answer = try await home.askPlainly("_adapter/request/command/batch", payload)
            #expect(answer.id == "batch" && Self.codes(answer) == ["success"])
            #expect(try await GroupedHome.on(home) == ["a"])
        }
        await home.stop()
    }

    @Test func `wrong members of the request and of its commands are named`() async throws {
        let home = try await HomeUnderTest.start(GroupedHome.text)
        for (payload, field) in [
            ([:], "commands"), (["commands": 1], "commands"), (["commands": .null], "commands"),
            (["commands": ["device": "a"]], "commands"), (["commands": [], "device": "a"], "device"),
            (["commands": [], "_timeout": "soon"], "_timeout"),
        ] as [(JSON, String)] {
            let answer = try await home.request("command/batch", payload)
            #expect(answer.code == "invalidArgument" && answer.field == field, "\(payload.text): \(answer.json.text)")
            #expect(answer.allowed != nil)
        }
        let entries: [(JSON, String)] = [
            ("toggle", "commands"), ([:], "device"), (["device": 3], "device"), (["device": ""], "device"),
            (["device": "a"], "part"), (["device": "a", "part": "dimmableLight"], "trait"),
            (["device": "a", "part": "dimmableLight", "trait": "onOff"], "command"),
            (Self.command("a", 1), "command"), (Self.command("a", "on", ["x"]), "fields"),
            (["device": "a", "topic": "x"], "topic"), (["device": "a", "_pin": "x"], "_pin"),
            (Self.command("a", "on", ["effect": 1]), "effect"),
        ]
        let answer = try await home.request("command/batch", ["commands": .array(entries.map(\.0))])
        #expect(answer.results.count == entries.count)
        for (result, (entry, field)) in zip(answer.results, entries) {
            #expect(result["error"]?["code"] == "invalidArgument", "\(entry.text): \(result.text)")
            #expect(result["error"]?["field"] == .string(field), "\(entry.text): \(result.text)")
            #expect(result["error"]?["allowed"] != nil)
        }
        #expect(
            try await home.request("command/batch", ["commands": [Self.command(.string(GroupedHome.movie), "on")]])
                .results.first?["error"]?["code"] == "notFound")
        await home.stop()
    }
}

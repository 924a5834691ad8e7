import Configuration
import JSON
import TestSupport
import Testing

/// `_adapter/request/…`.
@Suite(.requiresMosquitto) struct RequestTests {
    @Test func `a request is answered on its response topic or where the sender wants it`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        let health = try await home.askPlainly("_adapter/request/adapter/health", #"{"_id":"h"}"#)
        #expect(health.isSuccess && health.id == "h")
        #expect(!health.message.isRetained)
        #expect(health.data?["devices"] == 1)
        #expect(health.data?["store"] == (try await home.document("_adapter/session"))["store"])
        _ = try await home.settled()
        // With a response topic it is answered only there.
        #expect(try await home.request("adapter/health").data?["devices"] == 1)
        #expect(home.watcher.messages.filter { $0.topic.contains("/response/") } == [])
        await home.stop()
    }

    @Test func `what is no request is refused`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        #expect(try await home.request("adapter/fly").code == "unimplemented")
        #expect(try await home.request("no/such").code == "unimplemented")
        for payload in ["{", "[]", "health", "1", "\u{FFFD}{"] {
            #expect(try await home.ask("_adapter/request/adapter/health", payload).code == "invalidArgument")
        }
        let member = try await home.request("adapter/health", ["verbose": true])
        #expect(member.code == "invalidArgument" && member.field == "verbose")
        #expect(try await home.ask("_adapter/request/adapter/health", [0xFF]).code == "invalidArgument")
        #expect(
            try await home.ask("_adapter/request/adapter/health", [UInt8](repeating: 0x20, count: 300_000)).code
                == "resourceExhausted")
        await home.stop()
    }

    @Test func `resync publishes everything again`() async throws {
        let home = try await HomeUnderTest.start(Homes.parts)
        let stored = try await home.stored()
        _ = try await home.settled()
        #expect(try await home.request("adapter/resync").isSuccess)
        var missing = Set(stored.keys.map { "\(home.base)/\($0)" })
        missing.remove("\(home.base)/_adapter/session")
        while !missing.isEmpty {
            let waiting = missing
            let message = try await home.watcher.next { waiting.contains($0.topic) }
            missing.remove(message.topic)
            #expect(message.isRetained)
        }
        #expect(
            try await home.stored().filter { $0.key != "_adapter/session" && $0.key != "_adapter/info" }.mapValues(
                \.payload)
                == stored.filter { $0.key != "_adapter/session" && $0.key != "_adapter/info" }.mapValues(\.payload))
        await home.stop()
    }

    @Test func `loglevel takes the levels there are`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        #expect(try await home.request("adapter/loglevel", ["level": "debug"]).isSuccess)
        let wrong = try await home.request("adapter/loglevel", ["level": "loud"])
        #expect(wrong.code == "invalidArgument" && wrong.field == "level")
        #expect(wrong.json["error"]?["allowed"]?.arrayValue?.contains("info") == true)
        #expect(try await home.request("adapter/loglevel").code == "invalidArgument")
        #expect(try await home.request("adapter/loglevel", ["level": 3]).code == "invalidArgument")
        await home.stop()
    }

    @Test func `embedded requests find devices by id and by topic`() async throws {
        let home = try await HomeUnderTest.start(Homes.parts)
        for device in ["strip", "house/room/strip"] as [JSON] {
            let answer = try await home.request(
                "embedded/report",
                ["device": device, "part": "onOffPlugInUnit-2", "trait": "onOff", "attributes": ["onOff": true]])
            #expect(answer.isSuccess, "\(answer.json.text)")
            #expect(answer.data != nil)
        }
        #expect(try await home.document("house/room/strip/onOffPlugInUnit-2/onOff")["onOff"] == true)
        await home.stop()
    }

    @Test func `embedded requests say what is wrong`() async throws {
        let home = try await HomeUnderTest.start(Homes.parts)
        let cases: [(String, JSON, String)] = [
            ("report", [:], "invalidArgument"),
            ("report", ["device": 7], "invalidArgument"),
            ("report", ["device": "nobody", "trait": "onOff", "attributes": [:]], "notFound"),
            ("report", ["device": "strip", "attributes": ["onOff": true]], "invalidArgument"),
            ("report", ["device": "strip", "trait": "onOff", "attributes": ["onOff": true]], "invalidArgument"),
            (
                "report", ["device": "strip", "part": "speaker", "trait": "onOff", "attributes": ["onOff": true]],
                "notFound"
            ),
            (
                "report", ["device": "radio", "part": "speaker", "trait": "thermostat", "attributes": [:]],
                "unimplemented"
            ),
            ("report", ["device": "radio", "part": "speaker", "trait": "noTrait", "attributes": [:]], "notFound"),
            ("report", ["device": "radio", "part": "speaker", "trait": "onOff", "attributes": ["x": 1]], "notFound"),
            (
                "report", ["device": "radio", "part": "speaker", "trait": "onOff", "attributes": ["onOff": "maybe"]],
                "invalidArgument"
            ),
            (
                "report", ["device": "radio", "part": "speaker", "trait": "onOff", "attributes": ["onOff": .null]],
                "invalidArgument"
            ),
            ("report", ["device": "radio", "part": "speaker", "trait": "onOff", "attributes": [1]], "invalidArgument"),
            (
                "report",
                ["device": "radio", "part": "speaker", "trait": "levelControl", "attributes": ["currentFrequency": 1]],
                "unimplemented"
            ),
            (
                "report",
                ["device": "radio", "part": "speaker", "trait": "levelControl", "attributes": ["currentLevel": 256]],
                "outOfRange"
            ),
            ("report", ["device": "strip", "nonsense": 1], "invalidArgument"),
            ("event", ["device": "strip", "part": "onOffPlugInUnit-1", "trait": "onOff", "event": "x"], "notFound"),
            ("event", ["device": "strip", "part": "onOffPlugInUnit-1", "trait": "onOff"], "invalidArgument"),
            ("connectivity", ["device": "strip"], "invalidArgument"),
            ("connectivity", ["device": "strip", "connectivity": "partiallyOnline"], "invalidArgument"),
            ("connectivity", ["device": "strip", "connectivity": "online", "locality": "near"], "invalidArgument"),
            ("connectivity", ["device": "strip", "part": "x", "connectivity": "online"], "notFound"),
            ("fault", ["device": "strip"], "invalidArgument"),
            ("fault", ["device": "strip", "matterStatus": "SAD"], "invalidArgument"),
            ("fault", ["device": "strip", "matterStatus": "SUCCESS"], "invalidArgument"),
            ("fault", ["device": "strip", "delay": -1], "outOfRange"),
            ("fault", ["device": "strip", "delay": "long"], "invalidArgument"),
            ("fault", ["device": "strip", "silent": "yes"], "invalidArgument"),
            ("fault", ["device": "strip", "trait": "onOff", "command": "fly", "silent": true], "notFound"),
            ("fault", ["device": "strip", "command": "on", "silent": true], "invalidArgument"),
        ]
        for (verb, payload, code) in cases {
            let answer = try await home.request("embedded/\(verb)", payload)
            #expect(answer.code == code, "\(verb) \(payload.text): \(answer.json.text)")
        }
        await home.stop()
    }

    @Test func `a fault may be for one command of one part`() async throws {
        let home = try await HomeUnderTest.start(Homes.parts)
        let one = "house/room/strip/onOffPlugInUnit-1/onOff"
        let two = "house/room/strip/onOffPlugInUnit-2/onOff"
        try await home.must(
            "embedded/fault",
            [
                "device": "strip", "part": "onOffPlugInUnit-1", "trait": "onOff", "command": "toggle",
                "matterStatus": "BUSY",
            ])
        #expect(try await home.call("\(one)/toggle").code == "unavailable")
        #expect(try await home.call("\(one)/on").isSuccess)
        #expect(try await home.call("\(two)/toggle").isSuccess)
        try await home.must("embedded/fault", ["device": "strip", "clear": true])
        #expect(try await home.call("\(one)/toggle").isSuccess)
        await home.stop()
    }
}

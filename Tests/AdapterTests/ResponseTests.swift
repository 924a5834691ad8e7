import Configuration
import JSON
import TestSupport
import Testing

/// Where results go and what names them.
@Suite(.requiresMosquitto) struct ResponseTests {
    private static let toggle = "\(Homes.onOff)/toggle/call"

    @Test func `without a response topic the result stands beside the command`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        let topics = [
            ("\(Homes.onOff)/toggle/call", "{}", "\(Homes.onOff)/toggle/result"),
            ("\(Homes.onOff)/onOff/set", "true", "\(Homes.onOff)/onOff/result"),
            ("\(Homes.onOff)/set", #"{"onOff":true}"#, "\(Homes.onOff)/result"),
            ("\(Homes.lampPath)/set", #"{"on":true}"#, "\(Homes.lampPath)/result"),
        ]
        for (topic, payload, result) in topics {
            try await home.send(topic, payload)
            let message = try await home.watcher.next(on: "\(home.base)/\(result)")
            #expect(message.text == #"{"status":"success"}"#)
            #expect(!message.isRetained)
        }
        let stored = try await home.stored()
        #expect(!stored.keys.contains { $0.hasSuffix("/result") || $0.hasSuffix("/set") || $0.hasSuffix("/call") })
        await home.stop()
    }

    @Test func `a response topic gets the result, with the correlation data, and the result topic does not`()
        async throws
    {
        let home = try await HomeUnderTest.start(Homes.lamp)
        try await home.client.subscribe("somewhere/#")
        for (data, id) in [
            (Array("question 1".utf8), JSON.string("question 1")), ([0xFF, 0x00, 0xFE], nil),
            (Array("schön".utf8), "schön"),
        ] as [([UInt8], JSON?)] {
            var properties = TestProperties()
            properties.responseTopic = "somewhere/else"
            properties.correlationData = data
            try await home.send(Self.toggle, "{}", properties: properties)
            let answer = try Answer(try await home.client.next(on: "somewhere/else"))
            #expect(answer.isSuccess)
            #expect(answer.message.properties.correlationData == data)
            #expect(answer.id == id)
        }
        let seen = try await home.settled().map(\.topic)
        #expect(!seen.contains("\(home.base)/\(Homes.onOff)/toggle/result"))
        await home.stop()
    }

    @Test func `correlation data come back on the result topic too`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        var properties = TestProperties()
        properties.correlationData = [0x80, 1]
        try await home.send(Self.toggle, "{}", properties: properties)
        let answer = try await home.result(of: Self.toggle)
        #expect(answer.message.properties.correlationData == [0x80, 1])
        #expect(answer.id == nil)
        await home.stop()
    }

    @Test func `nobody makes the adapter publish where they may not`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        let forbidden = [
            "$SYS/evil", "$share/x/y", "trait2mqtt", "trait2mqtt/evil", "trait2mqtt/\(Homes.onOff)",
            "homeassistant/light/x/config", "homeassistant",
        ]
        let listener = try await TestClient.connect(port: home.broker.port)
        try await listener.subscribe("homeassistant/#")
        for topic in forbidden {
            var properties = TestProperties()
            properties.responseTopic = topic
            properties.correlationData = Array(topic.utf8)
            try await home.send(Self.toggle, "{}", properties: properties)
            let answer = try await home.result(of: Self.toggle)
            #expect(answer.isSuccess)
            #expect(answer.id == .string(topic))
        }
        #expect(home.watcher.messages.allSatisfy { $0.topic != "trait2mqtt/evil" && $0.topic != "trait2mqtt" })
        #expect(listener.messages == [])
        // Beside them, not below: allowed.
        for topic in ["trait2mqtt-answers/x", "homeassistants"] {
            try await listener.subscribe(topic)
            var properties = TestProperties()
            properties.responseTopic = topic
            try await home.send(Self.toggle, "{}", properties: properties)
            #expect(try Answer(try await listener.next(on: topic)).isSuccess)
        }
        await home.stop()
    }

    @Test func `response topics can be narrowed`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp) { $0.mqtt.responseTopics = ["replies/+/one", "panel/#"] }
        let listener = try await TestClient.connect(port: home.broker.port)
        for filter in ["replies/#", "panel/#", "other/#"] { try await listener.subscribe(filter) }
        for (topic, isUsed) in [
            ("replies/a/one", true), ("panel", true), ("panel/x/y", true), ("replies/a/two", false), ("other/x", false),
        ] {
            var properties = TestProperties()
            properties.responseTopic = topic
            try await home.send(Self.toggle, "{}", properties: properties)
            if isUsed {
                #expect(try Answer(try await listener.next(on: topic)).isSuccess)
            } else {
                #expect(try await home.result(of: Self.toggle).isSuccess)
            }
        }
        #expect(listener.messages == [])
        await home.stop()
    }

    @Test func `_id names the command and is no field of it`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        #expect(try await home.askPlainly(Self.toggle, #"{"_id":"a"}"#).id == "a")
        #expect(try await home.askPlainly(Self.toggle, #"{"_id":7}"#).id == 7)
        #expect(try await home.askPlainly("\(Homes.lampPath)/set", #"{"_id":"b","on":true}"#).id == "b")
        #expect(try await home.askPlainly("\(Homes.onOff)/set", #"{"_id":"c","onOff":true}"#).id == "c")
        #expect(try await home.askPlainly(Self.toggle).id == nil)
        // It goes before the correlation data, which come back as such.
        var properties = TestProperties()
        properties.correlationData = Array("data".utf8)
        try await home.send(Self.toggle, #"{"_id":"d"}"#, properties: properties)
        let answer = try await home.result(of: Self.toggle)
        #expect(answer.id == "d")
        #expect(answer.message.properties.correlationData == Array("data".utf8))
        // Errors carry it, whatever is wrong with the rest.
        for payload in [
            #"{"_id":"e","x":1}"#, #"{"_id":"e","_timeout":-1}"#, #"{"_timeout":-1,"_id":"e"}"#,
            #"{"_id":"e","_nonsense":1}"#,
        ] {
            let answer = try await home.askPlainly(Self.toggle, payload)
            #expect(!answer.isSuccess && answer.id == "e", "\(payload): \(answer.json.text)")
        }
        await home.stop()
    }

    // MARK: Repetitions

    @Test func `a repeated id is answered again and not run again`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        for _ in 0..<3 {
            let answer = try await home.askPlainly(Self.toggle, #"{"_id":"once"}"#)
            #expect(answer.isSuccess && answer.id == "once")
            #expect(try await home.document(Homes.onOff)["onOff"] == false)
        }
        // Another id, another payload, another topic: not the same message.
        #expect(try await home.askPlainly(Self.toggle, #"{"_id":"twice"}"#).isSuccess)
        #expect(try await home.document(Homes.onOff)["onOff"] == true)
        #expect(try await home.askPlainly(Self.toggle, #"{"_id": "once"}"#).isSuccess)
        #expect(try await home.document(Homes.onOff)["onOff"] == false)
        // Without an id every message counts.
        for wanted in [true, false, true] {
            _ = try await home.askPlainly(Self.toggle)
            #expect(try await home.document(Homes.onOff)["onOff"] == .bool(wanted))
        }
        await home.stop()
    }

    @Test func `repeated correlation data are answered again and not run again`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        try await home.client.subscribe("r/#")
        func send(_ topic: String?, _ data: [UInt8]) async throws -> Answer {
            var properties = TestProperties()
            properties.responseTopic = topic
            properties.correlationData = data
            try await home.send(Self.toggle, "{}", properties: properties)
            if let topic { return try Answer(try await home.client.next(on: topic)) }
            return try await home.result(of: Self.toggle)
        }
        for _ in 0..<3 {
            let answer = try await send("r/1", [1, 0xFF])
            #expect(answer.isSuccess && answer.message.properties.correlationData == [1, 0xFF])
            #expect(try await home.document(Homes.onOff)["onOff"] == false)
        }
        #expect(try await send("r/2", [1, 0xFF]).isSuccess)
        #expect(try await home.document(Homes.onOff)["onOff"] == true)
        #expect(try await send("r/1", [2, 0xFF]).isSuccess)
        #expect(try await home.document(Homes.onOff)["onOff"] == false)
        // No response topic is one, too.
        for _ in 0..<2 {
            #expect(try await send(nil, [3]).isSuccess)
            #expect(try await home.document(Homes.onOff)["onOff"] == true)
        }
        await home.stop()
    }

    @Test func `a repetition while the first runs waits for its result`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        try await home.must("embedded/fault", ["device": "lamp", "delay": 0.4])
        let payload = #"{"_id":"slow"}"#
        let questions = [
            try await home.begin(Self.toggle, payload), try await home.begin(Self.toggle, payload),
            try await home.begin(Self.toggle, payload),
        ]
        for question in questions {
            let answer = try await question.answer()
            #expect(answer.isSuccess && answer.id == "slow")
        }
        #expect(try await home.document(Homes.onOff)["onOff"] == false)
        #expect(questions.allSatisfy { $0.furtherAnswers == 0 })
        await home.stop()
    }

    @Test func `errors are remembered, but not those that a second try may mend`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        try await home.must("embedded/connectivity", ["device": "lamp", "connectivity": "offline"])
        #expect(try await home.askPlainly(Self.toggle, #"{"_id":"u"}"#).code == "unavailable")
        try await home.must("embedded/connectivity", ["device": "lamp", "connectivity": "online"])
        #expect(try await home.askPlainly(Self.toggle, #"{"_id":"u"}"#).isSuccess)

        try await home.must("embedded/fault", ["device": "lamp", "matterStatus": "INVALID_IN_STATE"])
        #expect(try await home.askPlainly(Self.toggle, #"{"_id":"f"}"#).code == "failedPrecondition")
        try await home.must("embedded/fault", ["device": "lamp", "clear": true])
        #expect(try await home.askPlainly(Self.toggle, #"{"_id":"f"}"#).code == "failedPrecondition")
        #expect(try await home.document(Homes.onOff)["onOff"] == false)
        await home.stop()
    }
}

import Configuration
import JSON
import TestSupport
import Testing

/// Time-outs, order, and sets that newer ones overtake.
@Suite(.requiresMosquitto) struct OrderTests {
    private static let home = Homes.room(
        "{ name: Lamp, id: lamp, type: dimmableLight, traits: { onOff: { onOff: true }, levelControl: { currentLevel: 100 } } }",
        "{ name: Other, id: other, type: onOffLight, traits: { onOff: { onOff: false } } }")
    private static let lamp = "house/room/lamp"
    private static let onOff = "\(lamp)/dimmableLight/onOff"
    private static let level = "\(lamp)/dimmableLight/levelControl"

    /// Holds the device up for long enough to line up others behind a call of `on`, on a busy machine, too.
    private static let slowOn: JSON = ["device": "lamp", "trait": "onOff", "command": "on", "delay": 2]

    @Test func `a silent device gets one deadlineExceeded, and the queue goes on`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        try await home.must("embedded/fault", ["device": "lamp", "silent": true])
        let question = try await home.begin("\(Self.onOff)/toggle/call", #"{"_timeout":0.3}"#)
        let waiting = try await home.begin("\(Self.onOff)/toggle/call", #"{"_timeout":0.2}"#)
        // Other devices do not wait.
        #expect(try await home.call("house/room/other/onOffLight/onOff/toggle").isSuccess)
        #expect(try await waiting.answer().code == "deadlineExceeded")
        #expect(try await question.answer().code == "deadlineExceeded")
        try await home.must("embedded/fault", ["device": "lamp", "clear": true])
        #expect(try await home.call("\(Self.onOff)/toggle").isSuccess)
        #expect(try await home.document(Self.onOff)["onOff"] == false)
        #expect(question.furtherAnswers == 0 && waiting.furtherAnswers == 0)
        await home.stop()
    }

    @Test func `an answer that comes too late is ignored, its state is not`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        try await home.must("embedded/fault", ["device": "lamp", "delay": 0.5])
        let question = try await home.begin("\(Self.onOff)/off/call", #"{"_timeout":0.1}"#)
        #expect(try await question.answer().code == "deadlineExceeded")
        try await home.sees(Self.onOff) { $0["onOff"] == false }
        _ = try await home.settled()
        #expect(question.furtherAnswers == 0)
        await home.stop()
    }

    @Test func `a time-out of no time is one result, too`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        try await home.must("embedded/fault", ["device": "lamp", "delay": 0.2])
        let question = try await home.begin("\(Self.onOff)/toggle/call", #"{"_timeout":0}"#)
        #expect(try await question.answer().code == "deadlineExceeded")
        try await home.must("embedded/fault", ["device": "lamp", "clear": true])
        #expect(try await home.call("\(Self.onOff)/on").isSuccess)
        #expect(question.furtherAnswers == 0)
        await home.stop()
    }

    @Test func `commands to one device run in their order`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        try await home.must("embedded/fault", ["device": "lamp", "delay": 0.05])
        let paths = [
            ("\(Self.level)/moveToLevel/call", #"{"level":10}"#),
            ("\(Self.level)/step/call", #"{"stepMode":"up","stepSize":5}"#),
            ("\(Self.onOff)/toggle/call", "{}"), ("\(Self.onOff)/toggle/call", "{}"),
            ("\(Self.level)/moveToLevel/call", #"{"level":20}"#),
            ("\(Self.level)/step/call", #"{"stepMode":"up","stepSize":1}"#),
        ]
        _ = try await home.settled()
        for (path, payload) in paths { try await home.send(path, payload) }
        var results: [String] = []
        while results.count < paths.count {
            let message = try await home.watcher.next { $0.topic.hasSuffix("/result") }
            #expect(message.text == #"{"status":"success"}"#)
            results.append(message.topic)
        }
        #expect(
            results == paths.map { path, _ in "\(home.base)/" + path.replacingSuffix("/call", with: "/result") })
        #expect(try await home.document(Self.level)["currentLevel"] == 21)
        #expect(try await home.document(Self.onOff)["onOff"] == true)
        await home.stop()
    }

    @Test func `a hanging device holds up no other`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        try await home.must("embedded/fault", ["device": "lamp", "silent": true])
        let hanging = try await home.begin("\(Self.onOff)/toggle/call", #"{"_timeout":30}"#)
        for _ in 0..<5 { #expect(try await home.call("house/room/other/onOffLight/onOff/toggle").isSuccess) }
        #expect(hanging.furtherAnswers == 0)
        // Whoever still waits at the end is told.
        await home.stop()
        #expect(try await hanging.answer().code == "cancelled")
    }

    /// Sets while the device is busy with a call; the last one is always carried out.
    @Test func `waiting sets are superseded by a newer one that covers them`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        try await home.must("embedded/fault", Self.slowOn)
        let busy = try await home.begin("\(Self.onOff)/on/call")
        let attribute = try await home.begin("\(Self.level)/currentLevel/set", "10")
        let trait = try await home.begin("\(Self.level)/set", #"{"currentLevel":20}"#)
        let everyday = try await home.begin("\(Self.lamp)/set", #"{"brightness":30}"#)
        let last = try await home.begin("\(Self.lamp)/set", #"{"brightness":40}"#)
        #expect(try await attribute.answer().code == "aborted")
        #expect(try await trait.answer().code == "aborted")
        #expect(try await everyday.answer().code == "aborted")
        #expect(try await busy.answer().isSuccess)
        #expect(try await last.answer().isSuccess)
        #expect(try await home.document(Self.lamp)["brightness"] == 40)
        await home.stop()
    }

    @Test func `a set of several attributes is only superseded when all are covered`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        try await home.must("embedded/fault", Self.slowOn)
        let busy = try await home.begin("\(Self.onOff)/on/call")
        let both = try await home.begin("\(Self.level)/set", #"{"currentLevel":20,"onLevel":9}"#)
        let one = try await home.begin("\(Self.level)/set", #"{"currentLevel":30}"#)
        #expect(try await busy.answer().isSuccess)
        #expect(try await both.answer().isSuccess)
        #expect(try await one.answer().isSuccess)
        let state = try await home.document(Self.level)
        #expect(state["onLevel"] == 9)
        #expect(state["currentLevel"] == 30)
        // The other way round all of the older one is covered.
        let again = try await home.begin("\(Self.onOff)/on/call")
        let first = try await home.begin("\(Self.level)/set", #"{"currentLevel":40}"#)
        let second = try await home.begin("\(Self.level)/set", #"{"onLevel":8,"currentLevel":50}"#)
        #expect(try await first.answer().code == "aborted")
        #expect(try await again.answer().isSuccess)
        #expect(try await second.answer().isSuccess)
        await home.stop()
    }

    @Test func `calls, toggles and steps are never superseded, and no set across them`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        try await home.must("embedded/fault", ["device": "lamp", "delay": 0.05])
        var questions = [try await home.begin("\(Self.onOff)/on/call")]
        for (path, payload) in [
            ("\(Self.lamp)/set", #"{"on":false}"#), ("\(Self.onOff)/toggle/call", "{}"),
            ("\(Self.lamp)/set", #"{"on":"toggle"}"#),
            ("\(Self.lamp)/set", #"{"on":"toggle"}"#), ("\(Self.level)/step/call", #"{"stepMode":"up","stepSize":1}"#),
            ("\(Self.level)/step/call", #"{"stepMode":"up","stepSize":1}"#),
            ("\(Self.lamp)/set", #"{"action":"toggle"}"#),
            ("\(Self.lamp)/set", #"{"on":false}"#),
        ] {
            questions.append(try await home.begin(path, payload))
        }
        for question in questions {
            let answer = try await question.answer()
            #expect(answer.isSuccess, "\(answer.json.text)")
        }
        #expect(try await home.document(Self.lamp)["on"] == false)
        await home.stop()
    }

    @Test func `a dragged slider ends where the finger left it`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        try await home.must("embedded/fault", Self.slowOn)
        var questions = [try await home.begin("\(Self.onOff)/on/call")]
        for percent in 1...100 {
            questions.append(try await home.begin("\(Self.lamp)/set", #"{"brightness":\#(percent)}"#))
        }
        var codes: [String] = []
        for question in questions { codes.append(try await question.answer().code ?? "success") }
        #expect(Set(codes) == ["success", "aborted"])
        #expect(codes.first == "success" && codes.last == "success")
        #expect(try await home.document(Self.lamp)["brightness"] == 100)
        await home.stop()
    }

    @Test func `too many commands for one device are refused, not kept`() async throws {
        let home = try await HomeUnderTest.start(Self.home)
        try await home.must("embedded/fault", ["device": "lamp", "silent": true])
        try await home.client.subscribe("many")
        var properties = TestProperties()
        properties.responseTopic = "many"
        for _ in 0..<1005 {
            try await home.client.publish(
                "\(home.base)/\(Self.onOff)/toggle/call", #"{"_timeout":60}"#, qos: 0, properties: properties)
        }
        for _ in 0..<4 {
            #expect(try Answer(try await home.client.next(on: "many")).code == "resourceExhausted")
        }
        await home.stop()
    }
}

extension String {
    fileprivate func replacingSuffix(_ suffix: String, with other: String) -> String {
        hasSuffix(suffix) ? dropLast(suffix.count) + other : self
    }
}

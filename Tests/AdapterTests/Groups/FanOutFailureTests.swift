import JSON
import TestSupport
import Testing

/// Members that cannot, will not or do not answer.
@Suite(.requiresMosquitto) struct FanOutFailureTests {
    private static let on = "\(GroupedHome.movie)/_lights/onOff/on"

    private static func offline(_ devices: String..., at home: HomeUnderTest) async throws {
        for device in devices {
            try await home.must("embedded/connectivity", ["device": .string(device), "connectivity": "offline"])
        }
    }

    @Test func `F36: a member that is away holds up no other, and is named`() async throws {
        let home = try await HomeUnderTest.start(GroupedHome.text)
        try await Self.offline("b", at: home)
        for path in [Self.on, "\(GroupedHome.movie)/_any/onOff/on"] {
            let answer = try await home.call(path)
            #expect(answer.isSuccess)
            #expect(answer.failed == ["b dimmableLight unavailable"])
            #expect(answer.json["members"]?["failed"]?[0]?["message"]?.stringValue?.isEmpty == false)
        }
        #expect(try await GroupedHome.on(home) == ["a", "c", "strip1", "strip2"])
        let set = try await home.set(GroupedHome.movie, ["on": false])
        #expect(set.isSuccess && set.total == 5 && set.succeeded == 4)
        #expect(set.failed == ["b dimmableLight unavailable"])
        await home.stop()
    }

    @Test func `a strip counts by its outlets`() async throws {
        let home = try await HomeUnderTest.start(GroupedHome.text)
        try await home.must(
            "embedded/connectivity",
            ["device": "strip", "part": "onOffPlugInUnit-2", "connectivity": "offline"])
        let one = try await home.call("\(GroupedHome.movie)/onOffPlugInUnit/onOff/on")
        #expect(one.isSuccess && one.total == 2 && one.succeeded == 1)
        #expect(one.failed == ["strip onOffPlugInUnit-2 unavailable"])
        #expect(try await GroupedHome.on(home) == ["strip1"])
        try await Self.offline("strip", at: home)
        let none = try await home.call("\(GroupedHome.movie)/onOffPlugInUnit/onOff/off")
        #expect(none.code == "unavailable" && none.total == 2 && none.succeeded == 0)
        #expect(none.failed == ["strip onOffPlugInUnit-1 unavailable", "strip onOffPlugInUnit-2 unavailable"])
        await home.stop()
    }

    @Test func `an error is one error, as from a single command, and the most telling one`() async throws {
        let home = try await HomeUnderTest.start(GroupedHome.text)
        try await home.must("embedded/fault", ["device": "a", "matterStatus": "INVALID_IN_STATE"])
        try await home.must("embedded/fault", ["device": "b", "matterStatus": "BUSY"])
        try await Self.offline("c", at: home)
        let answer = try await home.call(Self.on)
        #expect(answer.code == "failedPrecondition")
        #expect(answer.json["error"]?["matterStatus"] == "INVALID_IN_STATE")
        #expect(answer.total == 3 && answer.succeeded == 0)
        #expect(
            answer.failed == [
                "a dimmableLight failedPrecondition", "b dimmableLight unavailable", "c onOffLight unavailable",
            ])
        // One success is no error.
        try await home.must("embedded/fault", ["device": "b", "clear": true])
        let success = try await home.call(Self.on)
        #expect(success.isSuccess && success.succeeded == 1)
        #expect(success.failed == ["a dimmableLight failedPrecondition", "c onOffLight unavailable"])
        await home.stop()
    }

    @Test func `a group whose members are all away is unavailable, and that is not remembered`() async throws {
        let home = try await HomeUnderTest.start(GroupedHome.text)
        try await Self.offline("a", "b", at: home)
        let path = "\(GroupedHome.lamps)/_any/onOff/toggle/call"
        let away = try await home.askPlainly(path, #"{"_id":"x"}"#)
        #expect(away.code == "unavailable" && away.id == "x" && away.total == 2)
        try await home.must("embedded/connectivity", ["device": "a", "connectivity": "online"])
        let half = try await home.askPlainly(path, #"{"_id":"x"}"#)
        #expect(half.isSuccess && half.failed == ["b dimmableLight unavailable"])
        // From here on it is: somebody would be toggled twice.
        try await home.must("embedded/connectivity", ["device": "b", "connectivity": "online"])
        let again = try await home.askPlainly(path, #"{"_id":"x"}"#)
        #expect(again.isSuccess && again.failed == ["b dimmableLight unavailable"])
        #expect(try await GroupedHome.on(home) == ["a"])
        await home.stop()
    }

    @Test func `a member that never answers costs its time-out and nobody else's command`() async throws {
        let home = try await HomeUnderTest.start(GroupedHome.text)
        try await home.must("embedded/fault", ["device": "b", "silent": true])
        let question = try await home.begin("\(Self.on)/call", #"{"_timeout":0.4}"#)
        // The others are there before the silent one is given up.
        try await home.sees("house/kitchen/a/dimmableLight/onOff") { $0["onOff"] == true }
        try await home.sees("house/hall/c/onOffLight/onOff") { $0["onOff"] == true }
        let answer = try await question.answer()
        #expect(answer.isSuccess && answer.total == 3)
        #expect(answer.failed == ["b dimmableLight deadlineExceeded"])
        #expect(question.furtherAnswers == 0)
        // Alone it is an error like a single command's.
        let alone = try await home.ask("house/kitchen/_all/dimmableLight/onOff/on/call", #"{"_timeout":0.1}"#)
        #expect(alone.isSuccess && alone.failed == ["b dimmableLight deadlineExceeded"])
        try await home.must("embedded/fault", ["device": "a", "silent": true])
        let both = try await home.ask("\(GroupedHome.lamps)/_any/onOff/on/call", #"{"_timeout":0.1}"#)
        #expect(both.code == "deadlineExceeded" && both.total == 2)
        await home.stop()
    }

    @Test func `members act at the same time`() async throws {
        let home = try await HomeUnderTest.start(GroupedHome.text)
        for device in ["a", "b", "c"] {
            try await home.must("embedded/fault", ["device": .string(device), "delay": 1])
        }
        // One after the other they would need three seconds.
        let answer = try await home.ask("\(Self.on)/call", #"{"_timeout":2.5}"#)
        #expect(answer.isSuccess && answer.failed == [], "\(answer.json.text)")
        await home.stop()
    }

    @Test func `order holds for each device, whoever sends`() async throws {
        let home = try await HomeUnderTest.start(GroupedHome.text)
        try await home.must("embedded/fault", ["device": "a", "delay": 0.1])
        let first = try await home.begin("house/kitchen/a/dimmableLight/onOff/on/call")
        let group = try await home.begin("\(GroupedHome.lamps)/_any/onOff/toggle/call")
        let last = try await home.begin("house/kitchen/a/dimmableLight/onOff/toggle/call")
        for question in [first, group, last] { #expect(try await question.answer().isSuccess) }
        #expect(try await GroupedHome.on(home) == ["a", "b"])
        await home.stop()
    }

    @Test func `a newer set supersedes what still waits, member by member`() async throws {
        let home = try await HomeUnderTest.start(GroupedHome.text)
        for device in ["a", "b"] {
            try await home.must(
                "embedded/fault", ["device": .string(device), "trait": "onOff", "command": "on", "delay": 2])
        }
        let busy = try await home.begin("\(GroupedHome.lamps)/_any/onOff/on/call")
        let first = try await home.begin("\(GroupedHome.lamps)/set", #"{"brightness":20}"#)
        let second = try await home.begin("\(GroupedHome.lamps)/set", #"{"brightness":40}"#)
        let one = try await home.begin("house/kitchen/a/set", #"{"brightness":60}"#)
        #expect(try await first.answer().code == "aborted")
        #expect(try await busy.answer().isSuccess)
        let answer = try await second.answer()
        #expect(answer.isSuccess && answer.failed == ["a dimmableLight aborted"])
        #expect(try await one.answer().isSuccess)
        #expect(try await home.document("house/kitchen/a")["brightness"] == 60)
        #expect(try await home.document("house/kitchen/b")["brightness"] == 40)
        await home.stop()
    }

    @Test func `a repeated message is answered with the first result and not run again`() async throws {
        let home = try await HomeUnderTest.start(GroupedHome.text)
        let path = "\(GroupedHome.movie)/_any/onOff/toggle/call"
        for _ in 0..<3 {
            let answer = try await home.askPlainly(path, #"{"_id":"once"}"#)
            #expect(answer.isSuccess && answer.total == 5 && answer.id == "once")
            #expect(try await GroupedHome.on(home).count == 5)
        }
        try await home.must("embedded/fault", ["device": "a", "delay": 0.4])
        let questions = [
            try await home.begin(path, #"{"_id":"slow"}"#), try await home.begin(path, #"{"_id":"slow"}"#),
        ]
        for question in questions { #expect(try await question.answer().succeeded == 5) }
        #expect(try await GroupedHome.on(home) == [])
        await home.stop()
    }

    @Test func `a retained command is never executed`() async throws {
        let path = "\(GroupedHome.movie)/_any/onOff/on/call"
        let home = try await HomeUnderTest.start(GroupedHome.text) { _ in
        } before: { client in
            try await client.publish("trait2mqtt/\(path)", "{}", retain: true)
        }
        let error = try await home.sees("_adapter/error") { _ in true }
        #expect(error["topic"] == .string("trait2mqtt/\(path)") && error["code"] == "failedPrecondition")
        #expect(try await GroupedHome.on(home) == [])
        await home.stop()
    }

    @Test func `who still waits at the end is told`() async throws {
        let home = try await HomeUnderTest.start(GroupedHome.text)
        try await home.must("embedded/fault", ["device": "b", "silent": true])
        let question = try await home.begin("\(Self.on)/call", #"{"_timeout":60}"#)
        try await home.sees("house/hall/c/onOffLight/onOff") { $0["onOff"] == true }
        await home.stop()
        let answer = try await question.answer()
        #expect(answer.isSuccess && answer.failed == ["b dimmableLight cancelled"])
    }
}

import Configuration
import JSON
import TestSupport
import Testing

/// What can be reached and what cannot.
@Suite(.requiresMosquitto) struct AvailabilityTests {
    private static let strip = "house/room/strip"

    private func watch(_ home: HomeUnderTest, _ path: String) async throws -> String {
        try await home.watcher.next(on: "\(home.base)/\(path)/_availability").text
    }

    @Test func `a device that goes offline is shown so, and refuses commands at once`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        try await home.must(
            "embedded/connectivity", ["device": "lamp", "connectivity": "offline", "locality": "remote"])
        #expect(try await home.stored(on: "\(Homes.lampPath)/_availability").text == "offline")
        let connectivity = try await home.document("\(Homes.lampPath)/_connectivity")
        #expect(connectivity["state"] == "offline")
        #expect(connectivity["locality"] == "remote")
        #expect(connectivity["parts"]?["dimmableLight"]?["traits"]?["onOff"]?["state"] == "offline")
        let clock = ContinuousClock.now
        for (path, payload) in [
            ("\(Homes.onOff)/toggle/call", "{}"), ("\(Homes.onOff)/onOff/set", "false"),
            ("\(Homes.onOff)/set", #"{"onOff":false}"#),
            ("\(Homes.level)/onLevel/set", "1"), ("\(Homes.lampPath)/set", #"{"on":false}"#),
        ] {
            #expect(try await home.ask(path, payload).code == "unavailable", "\(path)")
        }
        #expect(ContinuousClock.now - clock < .seconds(5))
        // Its state stays as it was known last.
        #expect(try await home.document(Homes.lampPath) == ["on": true, "brightness": 50])
        try await home.must("embedded/connectivity", ["device": "lamp", "connectivity": "unknown"])
        #expect(try await home.document("\(Homes.lampPath)/_connectivity")["state"] == "unknown")
        #expect(try await home.call("\(Homes.onOff)/toggle").code == "unavailable")
        try await home.must("embedded/connectivity", ["device": "lamp", "connectivity": "online"])
        #expect(try await home.stored(on: "\(Homes.lampPath)/_availability").text == "online")
        #expect(try await home.call("\(Homes.onOff)/toggle").isSuccess)
        await home.stop()
    }

    @Test func `a part that is offline makes the device partially online`() async throws {
        let home = try await HomeUnderTest.start(Homes.parts)
        try await home.must(
            "embedded/connectivity", ["device": "strip", "part": "onOffPlugInUnit-2", "connectivity": "offline"])
        let connectivity = try await home.document("\(Self.strip)/_connectivity")
        #expect(connectivity["state"] == "partiallyOnline")
        #expect(connectivity["parts"]?["onOffPlugInUnit-1"]?["state"] == "online")
        #expect(connectivity["parts"]?["onOffPlugInUnit-2"]?["state"] == "offline")
        #expect(try await home.stored(on: "\(Self.strip)/_availability").text == "online")
        #expect(try await home.call("\(Self.strip)/onOffPlugInUnit-1/onOff/toggle").isSuccess)
        #expect(try await home.call("\(Self.strip)/onOffPlugInUnit-2/onOff/toggle").code == "unavailable")
        #expect(try await home.set(Self.strip, ["onOffPlugInUnit-1": ["on": true]]).isSuccess)
        #expect(try await home.set(Self.strip, ["onOffPlugInUnit-2": ["on": true]]).code == "unavailable")
        // A set that reaches both is checked whole before anything is sent.
        #expect(
            try await home.set(Self.strip, ["onOffPlugInUnit-1": ["on": false], "onOffPlugInUnit-2": ["on": true]]).code
                == "unavailable")
        #expect(try await home.document("\(Self.strip)/onOffPlugInUnit-1/onOff")["onOff"] == true)
        await home.stop()
    }

    @Test func `a trait that is offline makes its part partially online`() async throws {
        let home = try await HomeUnderTest.start(Homes.parts)
        try await home.must(
            "embedded/connectivity",
            ["device": "radio", "part": "dimmableLight", "trait": "levelControl", "connectivity": "offline"])
        let connectivity = try await home.document("house/room/radio/_connectivity")
        #expect(connectivity["state"] == "partiallyOnline")
        #expect(connectivity["parts"]?["dimmableLight"]?["state"] == "partiallyOnline")
        #expect(connectivity["parts"]?["dimmableLight"]?["traits"]?["levelControl"]?["state"] == "offline")
        #expect(connectivity["parts"]?["dimmableLight"]?["traits"]?["onOff"]?["state"] == "online")
        #expect(try await home.set("house/room/radio/dimmableLight/levelControl/currentLevel", 9).code == "unavailable")
        #expect(try await home.set("house/room/radio/dimmableLight/onOff/onOff", true).isSuccess)
        #expect(try await home.set("house/room/radio", ["brightness": 50]).code == "unavailable")
        await home.stop()
    }

    @Test func `different ways are mixed, for a part and its device`() async throws {
        let home = try await HomeUnderTest.start(Homes.parts)
        func connect(_ trait: JSON, _ state: JSON, _ locality: JSON) async throws -> JSON {
            try await home.must(
                "embedded/connectivity",
                [
                    "device": "radio", "part": "dimmableLight", "trait": trait, "connectivity": state,
                    "locality": locality,
                ])
            return try await home.document("house/room/radio/_connectivity")
        }
        var connectivity = try await connect("levelControl", "online", "remote")
        #expect(connectivity["state"] == "online" && connectivity["locality"] == "mixed")
        #expect(connectivity["parts"]?["dimmableLight"]?["locality"] == "mixed")
        #expect(connectivity["parts"]?["dimmableLight"]?["traits"]?["levelControl"]?["locality"] == "remote")
        #expect(connectivity["parts"]?["dimmableLight"]?["traits"]?["onOff"]?["locality"] == "direct")
        #expect(connectivity["parts"]?["speaker"]?["locality"] == "direct")
        // What nobody knows of is not online, and no other way.
        connectivity = try await connect("levelControl", "unknown", "unspecified")
        #expect(connectivity["state"] == "partiallyOnline" && connectivity["locality"] == "direct")
        #expect(try await home.stored(on: "house/room/radio/_availability").text == "online")
        #expect(try await home.set("house/room/radio/dimmableLight/levelControl/currentLevel", 9).code == "unavailable")
        #expect(try await home.set("house/room/radio/dimmableLight/onOff/onOff", true).isSuccess)
        await home.stop()
    }

    @Test func `the last trait that goes takes the device offline, the first that comes back online`() async throws {
        let home = try await HomeUnderTest.start(Homes.parts)
        let topic = "\(home.base)/\(Self.strip)/_availability"
        func connect(_ part: JSON, _ state: JSON) async throws -> [String] {
            try await home.must(
                "embedded/connectivity", ["device": "strip", "part": part, "connectivity": state])
            return try await home.settled().filter { $0.topic == topic }.map(\.text)
        }
        _ = try await home.settled()
        #expect(try await connect("onOffPlugInUnit-1", "offline") == [])
        #expect(try await connect("onOffPlugInUnit-2", "offline") == ["offline"])
        #expect(try await home.document("\(Self.strip)/_connectivity")["state"] == "offline")
        #expect(try await connect("onOffPlugInUnit-2", "online") == ["online"])
        #expect(try await home.document("\(Self.strip)/_connectivity")["state"] == "partiallyOnline")
        #expect(try await connect("onOffPlugInUnit-1", "unknown") == [])
        #expect(try await connect("onOffPlugInUnit-1", "online") == [])
        #expect(try await home.document("\(Self.strip)/_connectivity")["state"] == "online")
        await home.stop()
    }

    @Test(arguments: [0, 30])
    func `a device that flaps tells each change of connection, and availability as the hold-down says`(
        seconds: Int
    ) async throws {
        let home = try await HomeUnderTest.start(Homes.lamp) { $0.availability.holdDown = .seconds(seconds) }
        _ = try await home.settled()
        var seen: [TestClient.Message] = []
        for _ in 1...5 {
            for state in ["offline", "online"] as [JSON] {
                try await home.must("embedded/connectivity", ["device": "lamp", "connectivity": state])
                seen += try await home.settled()
            }
        }
        func count(_ level: String) -> Int { seen.count { $0.topic == "\(home.base)/\(Homes.lampPath)/\(level)" } }
        #expect(count("_connectivity") == 10)
        #expect(count("_availability") == (seconds == 0 ? 10 : 0))
        #expect(try await home.stored(on: "\(Homes.lampPath)/_availability").text == "online")
        #expect(try await home.call("\(Homes.onOff)/toggle").isSuccess)
        await home.stop()
    }

    @Test func `what waits for a device that goes away is answered at once`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp)
        try await home.must("embedded/fault", ["device": "lamp", "silent": true])
        let running = try await home.begin("\(Homes.onOff)/toggle/call", #"{"_timeout":60}"#)
        let waiting = [
            try await home.begin("\(Homes.onOff)/toggle/call", #"{"_timeout":60}"#),
            try await home.begin("\(Homes.lampPath)/set", #"{"on":false,"_timeout":60}"#),
        ]
        try await home.must("embedded/connectivity", ["device": "lamp", "connectivity": "offline"])
        for question in waiting { #expect(try await question.answer().code == "unavailable") }
        #expect(try await home.set(Homes.lampPath, ["on": false]).code == "unavailable")
        await home.stop()
        #expect(try await running.answer().code == "cancelled")
    }

    @Test func `a short absence shows nothing, a long one shows after the hold-down`() async throws {
        let holdDown = Duration.milliseconds(800)
        let home = try await HomeUnderTest.start(Homes.lamp) { $0.availability.holdDown = holdDown }
        func switchTo(_ state: JSON) async throws {
            try await home.must("embedded/connectivity", ["device": "lamp", "connectivity": state])
        }
        let topic = "\(home.base)/\(Homes.lampPath)/_availability"
        _ = try await home.settled()
        let left = ContinuousClock.now
        try await switchTo("offline")
        // Commands are refused from the first moment; _connectivity tells the truth at once.
        #expect(try await home.call("\(Homes.onOff)/toggle").code == "unavailable")
        #expect(try await home.document("\(Homes.lampPath)/_connectivity")["state"] == "offline")
        try await switchTo("online")
        let wasShort = ContinuousClock.now - left < holdDown
        let seen = try await home.settled().filter { $0.topic == topic }.map(\.text)
        // On a machine that is too slow the absence may have been a long one.
        #expect(seen == [] || !wasShort)
        let began = ContinuousClock.now
        try await switchTo("offline")
        #expect(try await home.watcher.next(on: topic).text == "offline")
        #expect(ContinuousClock.now - began >= holdDown - .milliseconds(10))
        try await switchTo("online")
        #expect(try await home.watcher.next(on: topic).text == "online")
        #expect(try await home.settled().contains { $0.topic == topic } == false)
        await home.stop()
    }

    @Test func `a device that was offline at the start is shown so at once`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp) { $0.availability.holdDown = .seconds(60) }
        try await home.must("embedded/connectivity", ["device": "lamp", "connectivity": "offline"])
        try await home.restart()
        #expect(try await home.stored(on: "\(Homes.lampPath)/_availability").text == "offline")
        await home.stop()
    }
}

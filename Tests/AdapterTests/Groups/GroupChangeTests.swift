import EventLoop
import HomeModel
import HomeTraits
import JSON
import TestSupport
import Testing

@testable import Adapter

/// Groups whose members come, change and go; over backends that report what the test says.
@LoopActor
@Suite(.requiresMosquitto) struct GroupChangeTests {
    private static let aggregate = "house/_groups/g/_aggregate"

    private func onOff(_ aggregate: JSON) -> JSON? { aggregate["dimmableLight"]?["onOff"]?["onOff"] }

    @Test func `a burst of reports is shown once, and nothing waits afterwards`() async throws {
        let backend = ScriptedBackend("a", [ScriptedHome.lamp("x", on: false), ScriptedHome.lamp("y", on: false)])
        let home = try await ScriptedHome(groups: ["g": ["x", "y"]], [backend])
        try await home.connect()
        _ = try await home.settled()
        #expect(home.isIdle)
        for number in 0..<100 {
            backend.tell(ScriptedHome.report(number % 2 == 0 ? "x" : "y", on: number % 3 != 0))
        }
        #expect(!home.isIdle)
        // The last ones are 98 (on) and 99 (off).
        let aggregate = try await home.document(on: Self.aggregate)
        #expect(
            onOff(aggregate) == [
                "value": nil, "mixed": true, "known": 2, "unknown": 0, "counts": ["false": 1, "true": 1],
            ])
        #expect(try await home.settled().map(\.topic) == [])
        #expect(home.isIdle)
        await home.stop()
    }

    @Test func `what waits for the end of a burst is said before a clean stop`() async throws {
        let backend = ScriptedBackend("a", [ScriptedHome.lamp("x", on: false)])
        let home = try await ScriptedHome(groups: ["g": ["x"]], [backend])
        try await home.connect()
        _ = try await home.settled()
        backend.tell(ScriptedHome.report("x", on: true))
        await home.stop()
        let topics = ["house/_groups/g/_aggregate", "_adapter/status"].map { "trait2mqtt/\($0)" }
        #expect(try await home.watcher.next(on: topics[1]).text == "offline")
        #expect(onOff(try JSON.parse(try await home.watcher.next(on: topics[0]).payload))?["value"] == true)
    }

    @Test func `changes that lead back to where they began are not shown`() async throws {
        let backend = ScriptedBackend("a", [ScriptedHome.lamp("x", on: false)])
        let home = try await ScriptedHome(groups: ["g": ["x"], "h": ["x"]], [backend])
        try await home.connect()
        _ = try await home.settled()
        backend.tell(ScriptedHome.report("x", on: true))
        backend.tell(ScriptedHome.report("x", on: false))
        #expect(home.groups.groups.values.allSatisfy { $0.timer != nil })
        try await home.becomesIdle()
        #expect(try await home.settled().map(\.topic) == [])
        await home.stop()
    }

    @Test func `a device in several groups changes them all, one in none changes none`() async throws {
        let backend = ScriptedBackend("a", [ScriptedHome.lamp("x"), ScriptedHome.lamp("lonely")])
        let home = try await ScriptedHome(groups: ["g": ["x"], "h": ["x"]], [backend])
        try await home.connect()
        _ = try await home.settled()
        backend.tell(ScriptedHome.report("lonely", on: false))
        backend.tell(ScriptedHome.connectivity("lonely", .offline))
        #expect(home.isIdle)
        backend.tell(ScriptedHome.report("x", on: false))
        for group in ["g", "h"] {
            let aggregate = try await home.document(on: "house/_groups/\(group)/_aggregate")
            #expect(onOff(aggregate)?["value"] == false)
        }
        await home.stop()
    }

    @Test func `members of two backends are one part`() async throws {
        let first = ScriptedBackend("a", [ScriptedHome.lamp("x", mireds: 153...500)])
        let second = ScriptedBackend("b", [ScriptedHome.lamp("y", on: false, mireds: 200...370)])
        let home = try await ScriptedHome(groups: ["g": ["x", "y"]], [first, second])
        try await home.connect()
        #expect(
            try await home.document(on: "house/_groups/g/dimmableLight/colorControl") == [
                "colorTempPhysicalMinMireds": 200, "colorTempPhysicalMaxMireds": 370,
            ])
        let meta = try await home.document(on: "house/_groups/g/_meta")
        #expect(meta["parts"]?["dimmableLight"]?["memberParts"] == 2)
        second.tell(ScriptedHome.report("y", on: true))
        try await home.sees(Self.aggregate) { $0["dimmableLight"]?["onOff"]?["onOff"]?["value"] == true }
        await home.stop()
    }

    @Test func `a report of what a device can do changes what the group can do`() async throws {
        let backend = ScriptedBackend(
            "a", [ScriptedHome.lamp("x", mireds: 153...500), ScriptedHome.lamp("y", mireds: 200...370)])
        let home = try await ScriptedHome(groups: ["g": ["x", "y"]], [backend])
        try await home.connect()
        _ = try await home.settled()
        backend.tell(
            ScriptedHome.report("y", ColorControl.definition, ColorControl.colorTempPhysicalMaxMireds.index, 454))
        #expect(
            try await home.document(on: "house/_groups/g/dimmableLight/colorControl") == [
                "colorTempPhysicalMinMireds": 200, "colorTempPhysicalMaxMireds": 454,
            ])
        let meta = try await home.document(on: "house/_groups/g/_meta")
        #expect(
            meta["parts"]?["dimmableLight"]?["traits"]?["colorControl"]?["ranges"] == [
                "colorTemperatureMireds": ["min": 200, "max": 454]
            ])
        // No state of the group has changed.
        #expect(try await home.settled().map(\.topic) == [])
        await home.stop()
    }

    @Test func `parts come with the members that have them, and go with the last`() async throws {
        let backend = ScriptedBackend("a", [ScriptedHome.lamp("x", mireds: 153...500)])
        let home = try await ScriptedHome(groups: ["g": ["x", "y"]], [backend])
        try await home.connect()
        _ = try await home.settled()
        // A member that was never seen before.
        backend.tell(
            .device(
                ScriptedHome.device("y", [ScriptedHome.part("extendedColorLight", mireds: 100...200)])))
        var meta = try await home.sees("house/_groups/g/_meta") { $0["members"]?.arrayValue?.count == 2 }
        #expect(meta["parts"]?.objectValue?.map(\.0) == ["dimmableLight", "extendedColorLight"])
        _ = try await home.document(on: "house/_groups/g/extendedColorLight/colorControl")
        // Described again, as another type.
        backend.tell(.device(ScriptedHome.lamp("y", mireds: 200...500)))
        meta = try await home.sees("house/_groups/g/_meta") {
            $0["parts"]?["dimmableLight"]?["memberParts"] == 2
        }
        #expect(meta["parts"]?.objectValue?.map(\.0) == ["dimmableLight"])
        let gone = try await home.watcher.next(on: "trait2mqtt/house/_groups/g/extendedColorLight/colorControl")
        #expect(gone.payload == [])
        // Gone.
        backend.tell(.removed(DeviceID("y")))
        try await home.sees("house/_groups/g/_meta") { $0["members"]?.arrayValue?.count == 1 }
        try await home.sees("house/_groups/g/dimmableLight/colorControl") {
            $0 == ["colorTempPhysicalMinMireds": 153, "colorTempPhysicalMaxMireds": 500]
        }
        backend.tell(.removed(DeviceID("x")))
        meta = try await home.sees("house/_groups/g/_meta") { $0["members"] == [] }
        #expect(meta["parts"] == [:])
        try await home.sees(Self.aggregate) { $0 == [:] }
        #expect(try await home.watcher.next(on: "trait2mqtt/house/_groups/g/_availability").text == "offline")
        await home.stop()
    }

    @Test func `a removed group takes its topics along, a new one brings its own`() async throws {
        let backend = ScriptedBackend("a", [ScriptedHome.lamp("x", mireds: 153...500)])
        let home = try await ScriptedHome(groups: ["g": ["x"]], [backend])
        try await home.connect()
        let shown = Set(try await home.settled().map(\.topic))
        #expect(
            shown
                == Set(
                    ["_meta", "_availability", "_aggregate", "dimmableLight/colorControl"].map {
                        "trait2mqtt/house/_groups/g/\($0)"
                    }))
        backend.tell(ScriptedHome.report("x", on: false))
        home.groups.remove(GroupID("g"))
        for topic in shown { #expect(try await home.watcher.next(on: topic).payload == []) }
        #expect(home.isIdle)
        if let group = home.adapter.graph.groups.first { home.groups.show(group) }
        for topic in shown { #expect(try await home.watcher.next(on: topic).payload != []) }
        await home.stop()
    }

    @Test func `a group waits for a backend that is late, and nothing is published or cleared again`() async throws {
        let devices = [ScriptedHome.lamp("y", on: false, mireds: 200...370)]
        let first = ScriptedBackend("a", [ScriptedHome.lamp("x", mireds: 153...500)])
        let home = try await ScriptedHome(
            groups: ["g": ["x", "y"], "h": ["x"]], [first, ScriptedBackend("b", devices)])
        try await home.connect()
        _ = try await home.settled()
        let late = ScriptedBackend("b")
        try await home.restart([ScriptedBackend("a", first.devices), late])
        try await home.connect()
        #expect(try await home.settled().map(\.topic) == [])
        #expect(home.groups.groups[GroupID("g")]?.isShown == false)
        #expect(home.groups.groups[GroupID("h")]?.isShown == true)
        late.answer(devices)
        #expect(home.isIdle)
        #expect(try await home.settled().map(\.topic) == [])
        await home.stop()
    }

    @Test func `a group does not wait for ever`() async throws {
        let backend = ScriptedBackend("a", [ScriptedHome.lamp("x")])
        let silent = ScriptedBackend("b", [ScriptedHome.lamp("y")])
        let home = try await ScriptedHome(groups: ["g": ["x", "y"]], [backend, silent])
        let again = ScriptedBackend("b")
        try await home.restart([ScriptedBackend("a", backend.devices), again])
        #expect(home.groups.groups[GroupID("g")]?.isShown == false)
        again.tell(.status(.degraded))
        #expect(home.isIdle)
        try await home.connect()
        var meta = try await home.document(on: "house/_groups/g/_meta")
        #expect(meta["members"]?.arrayValue?.count == 2)
        #expect(meta["parts"]?["dimmableLight"]?["memberParts"] == 1)
        again.answer([ScriptedHome.lamp("y")])
        meta = try await home.document(on: "house/_groups/g/_meta")
        #expect(meta["parts"]?["dimmableLight"]?["memberParts"] == 2)
        await home.stop()
    }

    @Test func `a group without members is there, and offline`() async throws {
        let home = try await ScriptedHome(groups: ["g": []], [ScriptedBackend("a", [])])
        try await home.connect()
        #expect(try await home.watcher.next(on: "trait2mqtt/house/_groups/g/_availability").text == "offline")
        #expect(try await home.document(on: Self.aggregate) == [:])
        #expect(
            try await home.document(on: "house/_groups/g/_meta") == [
                "id": "g", "name": "g", "structure": "House", "members": [], "everyday": [], "parts": [:],
            ])
        await home.stop()
    }

    // MARK: Field cases

    /// F33.
    @Test func `a member that cannot be reached does not keep the group on`() async throws {
        let backend = ScriptedBackend("a", ["a", "b", "c"].map { ScriptedHome.lamp($0) })
        let home = try await ScriptedHome(groups: ["g": ["a", "b", "c"]], [backend])
        try await home.connect()
        #expect(onOff(try await home.document(on: Self.aggregate))?["value"] == true)
        backend.tell(ScriptedHome.connectivity("a", .offline))
        #expect(
            onOff(try await home.document(on: Self.aggregate)) == [
                "value": true, "mixed": false, "known": 2, "unknown": 1, "counts": ["true": 2],
            ])
        backend.tell(ScriptedHome.report("b", on: false))
        backend.tell(ScriptedHome.report("c", on: false))
        #expect(
            onOff(try await home.document(on: Self.aggregate)) == [
                "value": false, "mixed": false, "known": 2, "unknown": 1, "counts": ["false": 2],
            ])
        await home.stop()
    }

    /// F34.
    @Test func `a group is online while one of its members is`() async throws {
        let backend = ScriptedBackend("a", [ScriptedHome.lamp("a"), ScriptedHome.lamp("b")])
        let home = try await ScriptedHome(groups: ["g": ["a", "b"]], [backend])
        let topic = "trait2mqtt/house/_groups/g/_availability"
        try await home.connect()
        #expect(try await home.watcher.next(on: topic).text == "online")
        backend.tell(ScriptedHome.connectivity("a", .offline))
        #expect(try await home.settled().filter { $0.topic == topic }.map(\.text) == [])
        backend.tell(ScriptedHome.connectivity("b", .offline))
        #expect(try await home.watcher.next(on: topic).text == "offline")
        #expect(
            onOff(try await home.sees(Self.aggregate) { $0["dimmableLight"]?["onOff"]?["onOff"]?["unknown"] == 2 }) == [
                "value": nil, "mixed": false, "known": 0, "unknown": 2, "counts": [:],
            ])
        backend.tell(ScriptedHome.connectivity("b", .online))
        #expect(try await home.watcher.next(on: topic).text == "online")
        await home.stop()
    }

    /// F35.
    @Test func `members that differ are mixed, whichever changed last`() async throws {
        let backend = ScriptedBackend("a", [ScriptedHome.lamp("a", on: false), ScriptedHome.lamp("b", on: false)])
        let home = try await ScriptedHome(groups: ["g": ["a", "b"]], [backend])
        try await home.connect()
        var seen: [JSON?] = [onOff(try await home.document(on: Self.aggregate))?["value"]]
        for (device, isOn) in [("a", true), ("b", true), ("a", false), ("b", false)] {
            backend.tell(ScriptedHome.report(device, on: isOn))
            let state = onOff(try await home.document(on: Self.aggregate))
            seen.append(state?["mixed"] == true ? "mixed" : state?["value"])
        }
        #expect(seen == [false, "mixed", true, "mixed", false])
        await home.stop()
    }
}

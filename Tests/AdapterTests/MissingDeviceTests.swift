import Configuration
import HomeModel
import JSON
import TestSupport
import Testing

/// Backends that answer with less than the home has, late, not at all, or not any more.
@Suite("Devices that nobody tells of", .requiresMosquitto) struct MissingDeviceTests {
    private static let lamp = "{ name: Lamp, id: m-lamp, type: dimmableLight, traits: { onOff: { onOff: true } } }"
    private static let lock = "{ name: Door, id: m-door, type: doorLock }"
    private static let lampPath = "main-house/_unassigned/lamp"
    private static let lockPath = "main-house/_unassigned/door"

    /// A home with a simulated lamp and what a backend of its own tells.
    private func start(
        _ backend: ScriptedBackend, _ devices: [DeviceDescription]?, holdDown: Duration = .zero
    ) async throws -> HomeUnderTest {
        await backend.begin(with: devices)
        return try await HomeUnderTest.start(Homes.lamp, backends: [backend]) {
            $0.availability.holdDown = holdDown
        }
    }

    /// What `_adapter/info` says of the backend.
    private func info(_ home: HomeUnderTest, _ name: String = "real") async throws -> (entry: JSON?, problems: String) {
        _ = try await home.settled()
        let info = try await home.document("_adapter/info")
        let problems = info["problems"]?.arrayValue?.compactMap(\.stringValue).filter { $0.contains("'\(name)'") } ?? []
        return (
            info["backends"]?.arrayValue?.first { $0["name"]?.stringValue == name }, problems.joined(separator: "; ")
        )
    }

    private func lasting(_ home: HomeUnderTest) async throws -> [String: String] {
        _ = try await home.settled()
        return try await home.stored().mapValues(\.text).filter {
            !$0.key.hasPrefix("_adapter/") || $0.key.hasPrefix("_adapter/trait/")
        }
    }

    private func expectRefused(_ home: HomeUnderTest, _ path: String, _ part: String, _ trait: String) async throws {
        for (topic, payload) in [
            ("\(path)/\(part)/\(trait)/toggle/call", "{}"), ("\(path)/\(part)/\(trait)/onOff/set", "true"),
            ("\(path)/\(part)/\(trait)/set", #"{"onOff":true}"#), ("\(path)/set", #"{"on":true}"#),
        ] {
            #expect(try await home.ask(topic, payload).code == "unavailable", "\(topic)")
        }
        #expect(try await home.ask("\(path)-2/set", #"{"on":true}"#).code == "notFound")
    }

    @Test func `an empty answer removes nothing: the devices are offline until they are told of again`() async throws {
        let backend = ScriptedBackend("real")
        let devices = try ScriptedBackend.devices(Self.lamp, Self.lock)
        let home = try await start(backend, devices)
        #expect(try await info(home).entry?["connection"] == "connected")
        let before = try await lasting(home)
        #expect(before["\(Self.lampPath)/_availability"] == "online")
        await backend.begin(with: [])
        try await home.restart()
        let (entry, problems) = try await info(home)
        #expect(entry?["connection"] == "degraded" && entry?["missing"] == 2)
        #expect(problems == "the backend 'real' does not tell of all its devices: 2 of its 2 devices are missing")
        #expect(try await home.document("_adapter/info")["status"] == "degraded")
        var expected = before
        expected["\(Self.lampPath)/_availability"] = "offline"
        expected["\(Self.lockPath)/_availability"] = "offline"
        #expect(try await lasting(home) == expected)
        try await expectRefused(home, Self.lampPath, "dimmableLight", "onOff")
        #expect(try await home.set(Homes.lampPath, ["on": false]).isSuccess, "others do not care")
        #expect(try await home.set(Homes.lampPath, ["on": true]).isSuccess)
        _ = try await home.settled()
        await backend.answer(devices)
        let seen = try await home.settled().map(\.topic).filter { !$0.contains("/_adapter/") }
        #expect(Set(seen) == Set([Self.lampPath, Self.lockPath].map { "\(home.base)/\($0)/_availability" }))
        #expect(try await lasting(home) == before)
        #expect(try await info(home).entry?["connection"] == "connected")
        #expect(try await info(home).problems == "")
        #expect(try await home.call("\(Self.lampPath)/dimmableLight/onOff/toggle").isSuccess)
        await home.stop()
    }

    @Test func `an answer that lacks one device leaves the others alone`() async throws {
        let backend = ScriptedBackend("real")
        let devices = try ScriptedBackend.devices(Self.lamp, Self.lock)
        let home = try await start(backend, devices)
        let before = try await lasting(home)
        await backend.begin(with: Array(devices.prefix(1)))
        try await home.restart()
        #expect(try await info(home).problems.hasSuffix("1 of its 2 devices is missing"))
        var expected = before
        expected["\(Self.lockPath)/_availability"] = "offline"
        #expect(try await lasting(home) == expected)
        #expect(try await home.call("\(Self.lampPath)/dimmableLight/onOff/toggle").isSuccess)
        // What comes by itself counts like an answer.
        await backend.tell(.device(devices[1]))
        #expect(try await lasting(home) == before)
        #expect(try await info(home).problems == "")
        await home.stop()
    }

    @Test func `a later answer may lack what an earlier one had`() async throws {
        let backend = ScriptedBackend("real")
        let devices = try ScriptedBackend.devices(Self.lamp, Self.lock)
        let home = try await start(backend, devices)
        let before = try await lasting(home)
        await backend.answer([devices[1]])
        #expect(try await info(home).problems.hasSuffix("1 of its 2 devices is missing"))
        #expect(try await home.stored(on: "\(Self.lampPath)/_availability").text == "offline")
        #expect(try await home.document("\(Self.lampPath)/_connectivity")["state"] == "unknown")
        #expect(try await home.document("\(Self.lampPath)/_connectivity")["locality"] == "unspecified")
        #expect(try await home.document(Self.lampPath)["on"] == true)
        try await expectRefused(home, Self.lampPath, "dimmableLight", "onOff")
        // What it tells meanwhile is state all the same.
        await backend.tell(
            .connectivity(
                DeviceID("m-lamp"), [ConnectivityReport(connectivity: .init(state: .online, locality: .localPeer))]))
        _ = try await home.settled()
        #expect(try await home.stored(on: "\(Self.lampPath)/_availability").text == "offline")
        await backend.answer(devices)
        _ = try await home.settled()
        #expect(try await home.document("\(Self.lampPath)/_connectivity")["locality"] == "localPeer")
        await backend.tell(.connectivity(DeviceID("m-lamp"), [ConnectivityReport(connectivity: SourceConnectivity())]))
        #expect(try await lasting(home) == before)
        #expect(try await info(home).problems == "")
        await home.stop()
    }

    @Test func `a backend that goes away takes its devices offline, and brings them back`() async throws {
        let backend = ScriptedBackend("real")
        let devices = try ScriptedBackend.devices(Self.lamp, Self.lock)
        let home = try await start(backend, devices)
        let before = try await lasting(home)
        await backend.tell(.status(.degraded))
        let (entry, problems) = try await info(home)
        #expect(entry?["connection"] == "degraded" && entry?["missing"] == 2)
        #expect(problems == "the backend 'real' is degraded: 2 of its 2 devices are missing")
        #expect(try await home.stored(on: "\(Self.lampPath)/_availability").text == "offline")
        try await expectRefused(home, Self.lampPath, "dimmableLight", "onOff")
        // Trying again is no word of the devices, nor is what it still has in mind.
        await backend.tell(.status(.connecting))
        await backend.tell(.snapshot(devices))
        _ = try await home.settled()
        #expect(try await home.stored(on: "\(Self.lampPath)/_availability").text == "offline")
        await backend.tell(.status(.connected))
        #expect(try await lasting(home) == before)
        #expect(try await info(home).problems == "")
        await home.stop()
    }

    @Test func `what waits for a device whose backend goes away is answered at once`() async throws {
        let backend = ScriptedBackend("real")
        let home = try await start(backend, try ScriptedBackend.devices(Self.lamp))
        await backend.hold()
        let running = try await home.begin("\(Self.lampPath)/set", #"{"on":false,"_timeout":60}"#)
        let waiting = try await home.begin("\(Self.lampPath)/set", #"{"brightness":7,"_timeout":60}"#)
        _ = try await home.settled()
        await backend.tell(.status(.degraded))
        #expect(try await waiting.answer().code == "unavailable")
        await home.stop()
        #expect(try await running.answer().code == "cancelled")
    }

    @Test func `a backend that is late is degraded after ten seconds, and no more when it answers`() async throws {
        let backend = ScriptedBackend("real")
        let devices = try ScriptedBackend.devices(Self.lamp)
        let home = try await start(backend, devices)
        let before = try await lasting(home)
        await backend.begin(with: nil)
        try await home.restart { $0.availability.holdDown = .seconds(60) }
        let started = ContinuousClock.now
        #expect(try await info(home).entry?["connection"] == "connecting")
        #expect(try await info(home).problems == "")
        try await expectRefused(home, Self.lampPath, "dimmableLight", "onOff")
        // Trying again is no answer.
        await backend.tell(.status(.connecting))
        try await home.sees("_adapter/info", within: .seconds(20)) { info in
            info["problems"]?.arrayValue?.contains(
                "the backend 'real' has not answered yet: 1 of its 1 devices is missing") ?? false
        }
        #expect(ContinuousClock.now - started > .seconds(8))
        #expect(try await info(home).entry?["connection"] == "degraded")
        // Before the hold-down is over, a restart shows nothing.
        #expect(try await lasting(home) == before)
        await backend.answer(devices)
        #expect(try await info(home).entry?["connection"] == "connected")
        #expect(try await info(home).problems == "")
        #expect(try await home.settled().contains { $0.topic.contains(Self.lampPath) } == false)
        #expect(try await lasting(home) == before)
        await home.stop()
    }

    @Test func `a device that is not told of is offline after the hold-down, not before`() async throws {
        let backend = ScriptedBackend("real")
        let devices = try ScriptedBackend.devices(Self.lamp)
        let home = try await start(backend, devices)
        let holdDown = Duration.milliseconds(700)
        await backend.begin(with: [])
        await home.stop()
        _ = home.watcher.takeAll()
        let started = ContinuousClock.now
        try await home.restart { $0.availability.holdDown = holdDown }
        #expect(try await home.watcher.next(on: "\(home.base)/\(Self.lampPath)/_availability").text == "offline")
        #expect(ContinuousClock.now - started >= holdDown)
        #expect(try await info(home).entry?["missing"] == 1)
        // It stays so over a further start, without a word.
        try await home.restart()
        #expect(try await home.settled().contains { $0.topic.contains(Self.lampPath) } == false)
        await backend.answer(devices)
        #expect(try await home.watcher.next(on: "\(home.base)/\(Self.lampPath)/_availability").text == "online")
        await home.stop()
    }

    @Test func `the devices of a backend that left the configuration stay where they are`() async throws {
        let backend = ScriptedBackend("real")
        let devices = try ScriptedBackend.devices(Self.lamp, Self.lock)
        let home = try await start(backend, devices)
        let before = try await lasting(home)
        try await home.restart(backends: [])
        let (entry, problems) = try await info(home)
        #expect(entry == ["name": "real", "connection": "degraded", "missing": 2])
        #expect(problems == "the backend 'real' is not in the configuration: its 2 devices are missing")
        var expected = before
        expected["\(Self.lampPath)/_availability"] = "offline"
        expected["\(Self.lockPath)/_availability"] = "offline"
        #expect(try await lasting(home) == expected)
        try await expectRefused(home, Self.lampPath, "dimmableLight", "onOff")
        // One is given up, the other comes back.
        #expect(try await home.request("device/remove", ["device": .string(Self.lockPath)]).isSuccess)
        #expect(try await info(home).problems.hasSuffix("its 1 device is missing"))
        #expect(try await lasting(home).keys.contains { $0.hasPrefix(Self.lockPath) } == false)
        #expect(try await home.document("main-house/_meta")["children"]?.arrayValue?.count == 2)
        await backend.begin(with: Array(devices.prefix(1)))
        try await home.restart(backends: [backend])
        #expect(try await info(home).problems == "")
        #expect(try await home.stored(on: "\(Self.lampPath)/_availability").text == "online")
        await home.stop()
    }

    @Test func `a device that moved while nobody told of it comes back at its new place alone`() async throws {
        let backend = ScriptedBackend("real")
        let devices = try ScriptedBackend.devices(Self.lamp)
        let home = try await start(backend, devices)
        await backend.begin(with: [])
        try await home.restart()
        #expect(try await home.request("device/move", ["device": "m-lamp", "room": "kitchen"]).isSuccess)
        #expect(try await home.ask("main-house/kitchen/lamp/set", #"{"on":true}"#).code == "unavailable")
        await backend.answer(devices)
        try await home.sees("main-house/kitchen/lamp") { $0["on"] == true }
        // What an earlier run left at the old place goes.
        _ = try await home.watcher.next {
            $0.topic == "\(home.base)/\(Self.lampPath)/_availability" && $0.payload.isEmpty
        }
        try await home.restart()
        #expect(try await lasting(home).keys.contains { $0.hasPrefix(Self.lampPath) } == false)
        #expect(try await home.document("main-house/kitchen/lamp/_meta")["name"] == "Lamp")
        await home.stop()
    }

    @Test func `a late answer reaches a broker that has lost everything`() async throws {
        let backend = ScriptedBackend("real")
        let devices = try ScriptedBackend.devices(Self.lamp)
        let home = try await start(backend, devices)
        let before = try await lasting(home)
        await home.stop()
        for topic in before.keys { try await home.send(topic, "", retain: true) }
        try await home.send("_adapter/session", "", retain: true)
        await backend.begin(with: nil)
        try await home.restart()
        #expect(try await lasting(home)["\(Self.lampPath)/_meta"] == nil)
        await backend.answer(devices)
        #expect(try await lasting(home) == before)
        await home.stop()
    }
}

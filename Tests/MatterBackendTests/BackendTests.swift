import EventLoop
import HomeModel
import HomeTraits
import JSON
import TestSupport
import Testing

@testable import MatterBackend

@Suite("A Matter backend follows its server", .timeLimit(.minutes(1))) struct BackendTests {
    private static let lamp = DeviceID("matter-1")
    private static let onOff = "matter-1/1/onOff/onOff"
    private static let level = "matter-1/1/levelControl/currentLevel"

    @LoopActor
    private func start(
        _ server: FakeMatterServer, memory: MemoryOfDevices = MemoryOfDevices(), commissioning: Bool = true
    ) async throws -> BackendUnderTest {
        let under = try BackendUnderTest(server.url, memory: memory, commissioning: commissioning)
        under.start()
        await under.untilConnected()
        return under
    }

    private func on(_ device: DeviceID = lamp, endpoint: EndpointID = 1) -> DeviceAction {
        .invoke(DeviceCommand(device: device, endpoint: endpoint, OnOff.On()))
    }

    // MARK: State

    @Test(arguments: FakeMatterServer.Dialect.allCases) @LoopActor
    func `it tells all nodes, asks once, and follows what changes`(dialect: FakeMatterServer.Dialect) async throws {
        let server = try FakeMatterServer(dialect, nodes: [.lamp(1, label: "Küche 灯"), .bridge(2, lights: [3, 4])])
        let under = try await start(server)
        #expect(under.devices.keys.sorted().map(\.rawValue) == ["matter-1", "matter-2-3", "matter-2-4"])
        #expect(under.devices[Self.lamp]?.suggestedName == "Küche 灯")
        #expect(under.connectivity.values.allSatisfy { $0 == .online })
        server.report(1, "1/6/0", true)
        await under.wait(for: true, at: Self.onOff)
        server.report(2, "3/57/17", false)
        await under.wait { if case .connectivity(DeviceID("matter-2-3"), _) = $0 { true } else { false } }
        #expect(under.connectivity[DeviceID("matter-2-3")] == .offline)
        server.add(.lamp(9))
        await under.wait { if case .device(let device) = $0 { device.id == DeviceID("matter-9") } else { false } }
        server.remove(9)
        await under.wait { if case .removed(DeviceID("matter-9")) = $0 { true } else { false } }
        #expect(server.requests("start_listening").count == 1)
        under.stop()
    }

    @Test @LoopActor func `values of a burst are one report for each trait, in order`() async throws {
        let server = try FakeMatterServer(nodes: [.lamp(1)])
        let under = try await start(server)
        under.clear()
        server.report(
            1, [("1/8/0", 10), ("1/6/0", true), ("1/8/1", 5), ("1/8/0", 20), ("1/6/16385", 3), ("1/8/17", 9)])
        await under.wait(for: 9, at: "matter-1/1/levelControl/onLevel")
        #expect(under.reports.map(\.trait.name) == ["levelControl", "onOff"])
        #expect(under.values[Self.level] == 20)
        under.stop()
    }

    @Test @LoopActor func `events come with their fields, once`() async throws {
        let server = try FakeMatterServer(.js, nodes: [.lockAndButton(1)])
        let under = try await start(server)
        for number in [5, 5, 6] as [UInt64] {
            server.event(1, endpoint: 2, cluster: 59, event: 1, number: number, data: ["newPosition": 1])
        }
        await under.wait { if case .event(let event) = $0 { event.number == 6 } else { false } }
        let events = under.events.compactMap { if case .event(let event) = $0 { event } else { nil } }
        #expect(events.map(\.number) == [5, 6])
        #expect(events[0].fields == [.integer(1)] && events[0].time == 1_767_225_600_000)
        under.stop()
    }

    @Test @LoopActor func `a node whose structure changes is asked for again, once for many changes`() async throws {
        let server = try FakeMatterServer(nodes: [.lamp(1)])
        let under = try await start(server)
        var node = FakeNode.lamp(1)
        node.attributes["0/40/10"] = "2.0"
        node.attributes["1/3/0"] = 0
        server.put(node)
        under.clear()
        server.report(1, "0/40/10", "2.0")
        server.report(1, "0/40/9", 2)
        await under.wait { if case .device = $0 { true } else { false } }
        #expect(under.devices[Self.lamp]?.identity.softwareVersion == .known("2.0"))
        #expect(server.requests("get_node").count == 1)
        under.stop()
    }

    // MARK: Commands

    @Test(arguments: FakeMatterServer.Dialect.allCases) @LoopActor
    func `a command reaches the device, and what it changes is told before its answer`(
        dialect: FakeMatterServer.Dialect
    ) async throws {
        let server = try FakeMatterServer(dialect, nodes: [.lamp(1), .bridge(2, lights: [3, 4])])
        let under = try await start(server)
        #expect(await under.perform(on()).failure == nil)
        if dialect == .python { #expect(under.values[Self.onOff] == true) }
        let request = try #require(server.requests("device_command").first)
        #expect(request["args"]?["command_name"] == "On" && request["args"]?["payload"] == [:])
        #expect(request["args"]?["node_id"] == 1 && request["args"]?["endpoint_id"] == 1)
        #expect(await under.perform(on(DeviceID("matter-2-4"), endpoint: 4)).failure == nil)
        #expect(server.requests("device_command").last?["args"]?["endpoint_id"] == 4)
        await under.wait(for: true, at: "matter-2-4/4/onOff/onOff")
        #expect(under.values["matter-2-3/3/onOff/onOff"] == false)
        under.stop()
    }

    @Test @LoopActor func `what device and server refuse has its code`() async throws {
        let server = try FakeMatterServer(nodes: [.lamp(1)])
        let under = try await start(server)
        server.refuse("device_command", code: 0, details: "InteractionModelError: ConstraintError (0x87)")
        let refused = await under.perform(on()).failure
        #expect(refused?.code == .outOfRange && refused?.matterStatus == .constraintError)
        server.refuse("device_command", code: 3)
        #expect(await under.perform(on()).failure?.code == .unavailable)
        #expect(await under.perform(on(DeviceID("matter-77"))).failure?.code == .notFound)
        under.stop()
    }

    @Test @LoopActor func `a write is refused by the status in its result`() async throws {
        let server = try FakeMatterServer(nodes: [.lamp(1)])
        let under = try await start(server)
        let definition = OnOff.definition
        let index = try #require(definition.attributeIndex(named: "onTime"))
        let other = try #require(definition.attributeIndex(named: "offWaitTime"))
        func write(_ entries: [AttributeWrite.Entry]) async -> ActionOutcome {
            await under.perform(
                .write(AttributeWrite(device: Self.lamp, endpoint: 1, trait: definition, entries: entries)))
        }
        #expect(await write([.init(attribute: index, value: 7), .init(attribute: other, value: 8)]).failure == nil)
        #expect(
            server.requests("write_attribute").compactMap { $0["args"]?["attribute_path"]?.stringValue }
                == ["1/6/16385", "1/6/16386"])
        await under.wait(for: 8, at: "matter-1/1/onOff/offWaitTime")
        server.setWriteStatus(136)
        let refused = await write([.init(attribute: index, value: 9), .init(attribute: other, value: 10)]).failure
        #expect(refused?.code == .failedPrecondition && refused?.matterStatus == .unsupportedWrite)
        #expect(
            refused?.field == "onTime" && refused?.applied == []
                && refused?.failed?.map(\.key) == ["onTime", "offWaitTime"])
        under.stop()
    }

    @Test @LoopActor func `a node that hangs keeps nobody waiting but itself`() async throws {
        let server = try FakeMatterServer(nodes: [.lamp(1), .lamp(2)])
        let under = try await start(server)
        server.hang(1)
        var open = 0
        for value in 0..<200 {
            let definition = LevelControl.definition
            let index = try #require(definition.attributeIndex(named: "onLevel"))
            open += 1
            under.backend.perform(
                .write(
                    AttributeWrite(
                        device: Self.lamp, endpoint: 1, trait: definition,
                        entries: [.init(attribute: index, value: .integer(Int64(value)))]))
            ) { _ in open -= 1 }
        }
        #expect(await under.perform(on(DeviceID("matter-2"))).failure == nil)
        #expect(open == RequestQueue.runningLimit + RequestQueue.waitingLimit)
        under.stop()
        #expect(open == 0)
    }

    // MARK: The connection

    @Test(arguments: FakeMatterServer.Dialect.allCases) @LoopActor
    func `a server that comes back is compared with what is known`(dialect: FakeMatterServer.Dialect) async throws {
        let server = try FakeMatterServer(dialect, nodes: [.lamp(1), .lamp(2), .lamp(3)])
        let under = try await start(server)
        let port = server.port
        server.hang(1)
        let command = Task { @LoopActor in await under.perform(on()) }
        _ = await server.request("device_command")
        server.stop()
        #expect(await command.value.failure?.code == .deadlineExceeded, "nobody knows what became of it")
        await under.untilDegraded()
        #expect(under.backend.trouble != nil)
        #expect(await under.perform(on()).failure?.code == .unavailable)
        #expect(under.devices.count == 3 && under.removed.isEmpty, "devices keep their state")
        var changed = FakeNode.lamp(2, isOn: true)
        under.clear()
        let again = try FakeMatterServer(dialect, port: port, nodes: [.lamp(1), changed, .lamp(4)])
        await under.wait { if case .removed(DeviceID("matter-3")) = $0 { true } else { false } }
        #expect(under.status == .connected && under.backend.trouble == nil)
        #expect(under.described.map(\.rawValue) == ["matter-4"])
        #expect(under.reports.map(\.device.rawValue) == ["matter-2"] && under.reports[0].entries.count == 1)
        #expect(under.values["matter-2/1/onOff/onOff"] == true)
        #expect(again.requests("get_node").count == 1, "the one that is missing was asked for")
        changed.attributes["1/6/0"] = false
        again.update(changed)
        await under.wait(for: false, at: "matter-2/1/onOff/onOff")
        under.stop()
    }

    @Test @LoopActor func `an empty list removes nothing`() async throws {
        let server = try FakeMatterServer(nodes: [.lamp(1)])
        let under = try await start(server)
        let port = server.port
        server.stop()
        await under.untilDegraded()
        under.clear()
        let again = try FakeMatterServer(port: port)
        await under.untilConnected()
        #expect(under.connectivity[Self.lamp] == .offline && under.removed.isEmpty)
        #expect(again.requests("get_node").isEmpty)
        under.stop()
    }

    @Test @LoopActor func `a list of old values after a start of the server changes nothing but reachability`()
        async throws
    {
        let server = try FakeMatterServer(nodes: [.lamp(1, isOn: true)])
        let under = try await start(server)
        let port = server.port
        server.stop()
        await under.untilDegraded()
        under.clear()
        var stale = FakeNode.lamp(1, isOn: false)
        stale.isAvailable = false
        let again = try FakeMatterServer(port: port, nodes: [stale])
        await under.untilConnected()
        #expect(under.connectivity[Self.lamp] == .unknown && under.values[Self.onOff] == true)
        again.update(.lamp(1, isOn: true))
        await under.wait {
            if case .connectivity(_, let reports) = $0 { reports[0].connectivity.state == .online } else { false }
        }
        #expect(under.reports.isEmpty && under.described.isEmpty)
        under.stop()
    }

    @Test @LoopActor func `a connection that ends in the middle of a frame is made again`() async throws {
        let server = try FakeMatterServer(nodes: [.lamp(1)])
        let under = try await start(server)
        let frame = WebSocketFrame(.text, Array(#"{"event":"attribute_updated","data":[1,"1/6/0",true]}"#.utf8)).bytes
        server.sendRaw(Array(frame.prefix(20)))
        server.cut()
        await under.untilDegraded()
        under.clear()
        await under.untilConnected()
        #expect(under.values[Self.onOff] == false)
        server.report(1, "1/6/0", true)
        await under.wait(for: true, at: Self.onOff)
        under.stop()
    }

    @Test @LoopActor func `nonsense and unknown messages are passed over`() async throws {
        let server = try FakeMatterServer(nodes: [.lamp(1)])
        let under = try await start(server)
        for text in [
            "{", "[]", #"{"event":"nothing_known","data":{}}"#, #"{"message_id":"99","result":1}"#,
            #"{"message_id":"x","error_code":1}"#, #"{"event":"attribute_updated","data":[1,"1/6/0",{"Reason":"x"}]}"#,
            #"{"event":"attribute_updated","data":[77,"1/6/0",true]}"#,
            #"{"event":"node_updated","data":{"node_id":1}}"#,
        ] { server.sendRaw(WebSocketFrame(.text, Array(text.utf8)).bytes) }
        server.report(1, "1/6/0", true)
        await under.wait(for: true, at: Self.onOff)
        #expect(under.status == .connected)
        under.stop()
    }

    @Test @LoopActor func `a server of an older version is not used`() async throws {
        let server = try FakeMatterServer(nodes: [.lamp(1)], schema: 10)
        let under = try BackendUnderTest(server.url)
        under.start()
        await under.untilDegraded()
        #expect(under.backend.trouble?.contains("version 10") ?? false)
        #expect(server.requests("start_listening").isEmpty)
        under.stop()
    }

    @Test @LoopActor func `a list of five megabytes is read, and commands go on under a flood`() async throws {
        var nodes: [FakeNode] = []
        for id in 1...600 as ClosedRange<UInt64> {
            var node = FakeNode.lamp(id)
            node.attributes["0/62/4"] = .array([.string(String(repeating: "QUJD", count: 2100))])
            nodes.append(node)
        }
        let server = try FakeMatterServer(nodes: nodes)
        #expect(JSON.array(nodes.map(\.json)).bytes.count > 5_000_000)
        let under = try await start(server)
        #expect(under.devices.count == 600)
        let flood = Task.detached {
            for round in 0..<20 {
                for id in 1...500 as ClosedRange<UInt64> { server.report(id, "1/8/0", JSON(round + 1)) }
            }
        }
        #expect(await under.perform(on(DeviceID("matter-600"))).failure == nil)
        await flood.value
        await under.wait(for: 20, at: "matter-500/1/levelControl/currentLevel")
        under.stop()
    }

    @Test @LoopActor func `two servers at once do not mix up equal numbers`() async throws {
        let first = try FakeMatterServer(nodes: [.lamp(1)])
        let second = try FakeMatterServer(.js, nodes: [.lamp(1)])
        let one = try BackendUnderTest(first.url, name: "one")
        let two = try BackendUnderTest(second.url, name: "two")
        one.start()
        two.start()
        await one.untilConnected()
        await two.untilConnected()
        #expect(await two.perform(on(DeviceID("two-1"))).failure == nil)
        await two.wait(for: true, at: "two-1/1/onOff/onOff")
        #expect(one.values["one-1/1/onOff/onOff"] == false && first.requests("device_command").isEmpty)
        one.stop()
        two.stop()
    }

    @Test @LoopActor func `ids survive a restart, and nodes that went meanwhile are gone`() async throws {
        let memory = MemoryOfDevices()
        let server = try FakeMatterServer(nodes: [.lamp(1), .lamp(2)])
        try await start(server, memory: memory).stop()
        server.forget(2)
        let under = try await start(server, memory: memory)
        await under.wait { if case .removed(DeviceID("matter-2")) = $0 { true } else { false } }
        #expect(under.devices.keys.map(\.rawValue) == ["matter-1"])
        #expect(memory.records.map(\.device.rawValue) == ["matter-1"])
        under.stop()
    }

    // MARK: Commissioning

    private static let code = "34970112332"

    @Test @LoopActor func `a device is commissioned with progress, and its code is written nowhere`() async throws {
        let server = try FakeMatterServer(nodes: [.lamp(1)])
        let under = try await start(server)
        server.setCommissionable(.lamp(5))
        var steps: [CommissioningStep] = []
        let result = await withCheckedContinuation { continuation in
            under.backend.commission(code: Self.code, networkOnly: nil) {
                steps.append($0)
            } completion: {
                continuation.resume(returning: $0)
            }
        }
        #expect(result.success?.node == 5 && result.success?.devices == [DeviceID("matter-5")])
        #expect(steps == [.started, .found(node: 5), .reached(node: 5)])
        let asked = try #require(server.requests("commission_with_code").first?["args"])
        #expect(asked == ["code": .string(Self.code), "network_only": true], "the server has no Bluetooth")
        server.refuse("commission_with_code", code: 1, details: "code \(Self.code) is wrong")
        let failed = await withCheckedContinuation { continuation in
            under.backend.commission(code: Self.code, networkOnly: true) { _ in
            } completion: {
                continuation.resume(returning: $0)
            }
        }
        #expect(failed.failure?.code == .unavailable)
        #expect(failed.failure?.message.contains(Self.code) == false)
        #expect(!under.log.all.contains(Self.code))
        under.stop()
    }

    @Test @LoopActor func `a device is removed from its server, one behind a bridge is not`() async throws {
        let server = try FakeMatterServer(nodes: [.lamp(1), .bridge(2, lights: [3, 4])])
        let under = try await start(server)
        #expect(await under.remove(DeviceID("matter-2-3")).failure?.code == .failedPrecondition)
        #expect(await under.remove(Self.lamp).failure == nil)
        #expect(under.removed == [Self.lamp] && server.node(1) == nil && server.node(2) != nil)
        under.stop()
    }

    @Test @LoopActor func `without permission nothing of it is possible`() async throws {
        let server = try FakeMatterServer(nodes: [.lamp(1)])
        let under = try await start(server, commissioning: false)
        #expect(await under.remove(Self.lamp).failure?.code == .permissionDenied)
        var codes: [ErrorCode?] = []
        under.backend.commission(code: Self.code, networkOnly: true) { _ in
        } completion: {
            codes.append($0.failure?.code)
        }
        under.backend.removeNode(1) { codes.append($0.failure?.code) }
        under.backend.interview(1) { codes.append($0.failure?.code) }
        under.backend.ping(1) { codes.append($0.failure?.code) }
        under.backend.openWindow(1, seconds: 300) { codes.append($0.failure?.code) }
        #expect(codes == Array(repeating: .permissionDenied, count: 5))
        #expect(server.requests("remove_node").isEmpty && server.requests("commission_with_code").isEmpty)
        under.stop()
    }
}

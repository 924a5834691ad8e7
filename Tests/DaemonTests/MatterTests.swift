import JSON
import TestSupport
import Testing

@Suite("Matter devices on MQTT", .requiresDaemon, .requiresMosquitto, .timeLimit(.minutes(2)))
struct MatterTests {
    private static let place = "trait2mqtt/main-house/_unassigned"

    private func daemon(
        _ broker: MosquittoBroker, _ servers: [(name: String, server: FakeMatterServer)], simulated: Bool = false,
        commissioning: Bool = false,
        more: String = "", home: String? = nil
    ) throws -> DaemonProcess {
        var backends = servers.map {
            "  - { name: \($0.name), type: matter, url: \"\($0.server.url)\", structure: Main House, commissioning: \(commissioning) }"
        }
        if simulated { backends.append("  - { name: house, type: embedded }") }
        return try DaemonProcess(
            configuration: """
                mqtt: { host: 127.0.0.1, port: \(broker.port), will_delay: 0 }
                availability: { hold_down: 0 }
                backends:
                \(backends.joined(separator: "\n"))
                log: { level: trace }
                \(more)

                """, home: home)
    }

    /// A client that has seen everything since before the adapter came.
    private func watcher(_ broker: MosquittoBroker) async throws -> TestClient {
        let client = try await TestClient.connect(port: broker.port)
        try await client.subscribe("trait2mqtt/#")
        return client
    }

    private func wait(_ client: TestClient, _ topic: String, _ text: String) async throws {
        while try await client.next(on: topic).text != text {}
    }

    @Test(arguments: FakeMatterServer.Dialect.allCases)
    func `a lamp is switched both ways`(dialect: FakeMatterServer.Dialect) async throws {
        let broker = try await MosquittoBroker.start()
        let server = try FakeMatterServer(dialect, nodes: [.lamp(1, label: "Küche 灯")])
        let daemon = try daemon(broker, [("matter", server)])
        let watcher = try await watcher(broker)
        try await daemon.start(on: broker)
        let lamp = "\(Self.place)/küche-灯"
        try await wait(watcher, lamp, #"{"on":false,"brightness":50}"#)
        let hub = try await Hub.connect(broker)
        try await hub.succeed("main-house/_unassigned/küche-灯/dimmableLight/onOff/toggle/call")
        try await wait(watcher, lamp, #"{"on":true,"brightness":50}"#)
        #expect(server.requests("device_command").last?["args"]?["command_name"] == "Toggle")
        server.report(1, [("1/6/0", false), ("1/8/0", 254)])
        try await wait(watcher, lamp, #"{"on":false,"brightness":100}"#)
        try await hub.succeed("main-house/_unassigned/küche-灯/dimmableLight/levelControl/set", #"{"onLevel":7}"#)
        #expect(server.requests("write_attribute").last?["args"]?["attribute_path"] == "1/8/17")
        let meta = try JSON.parse(try #require(try await RetainedTopics.read(broker)["\(lamp)/_meta"]))
        #expect(meta["transport"] == "matter" && meta["backend"] == "matter" && meta["id"] == "matter-1")
        #expect(meta["identity"]?["vendorID"] == 0xFFF1)
        let connectivity = try JSON.parse(try #require(try await RetainedTopics.read(broker)["\(lamp)/_connectivity"]))
        #expect(connectivity["state"] == "online" && connectivity["locality"] == "localPeer")
        #expect(try await daemon.stop() == 0)
    }

    @Test func `names, rooms and groups are the home's, over several servers and restarts`() async throws {
        let broker = try await MosquittoBroker.start()
        let first = try FakeMatterServer(nodes: [.lamp(1, label: "Lamp", room: "Kitchen")])
        let second = try FakeMatterServer(.js, nodes: [.lamp(1, label: "Lamp"), .bridge(2, lights: [3])])
        let daemon = try daemon(
            broker, [("one", first), ("two", second)], simulated: true,
            more: "home: { import: home.yaml }",
            home: """
                structures:
                  - name: Main House
                    rooms:
                      - name: Hall
                        devices:
                          - { name: Ceiling, id: two-1, backend: two }
                          - { name: Simulated, id: simulated, type: onOffLight }

                """)
        let watcher = try await watcher(broker)
        try await daemon.start(on: broker)
        try await wait(watcher, "trait2mqtt/main-house/kitchen/lamp", #"{"on":false,"brightness":50}"#)
        try await wait(watcher, "trait2mqtt/main-house/hall/ceiling", #"{"on":false,"brightness":50}"#)
        try await wait(watcher, "\(Self.place)/light-3", #"{"on":false}"#)
        let hub = try await Hub.connect(broker)
        try await hub.request(
            "group/create",
            #"{"structure":"main-house","name":"All","members":["one-1","two-1","two-2-3","simulated"]}"#)
        try await hub.succeed("main-house/_groups/all/set", #"{"on":true}"#)
        try await wait(watcher, "trait2mqtt/main-house/kitchen/lamp", #"{"on":true,"brightness":50}"#)
        try await wait(watcher, "trait2mqtt/main-house/hall/ceiling", #"{"on":true,"brightness":50}"#)
        try await wait(watcher, "\(Self.place)/light-3", #"{"on":true}"#)
        try await wait(watcher, "trait2mqtt/main-house/hall/simulated", #"{"on":true}"#)
        try await hub.request("device/rename", #"{"device":"one-1","name":"Sink"}"#)
        #expect(try await daemon.stop() == 0)
        let before = try await RetainedTopics.read(broker).lasting
        first.put(.lamp(1, label: "Edited elsewhere", isOn: true, room: "Cellar"))
        try await daemon.start(on: broker)
        // The servers may be there a little later than the broker.
        for topic in ["kitchen/sink", "hall/ceiling", "_unassigned/light-3"] {
            while try await hub.send("main-house/\(topic)/set", #"{"on":true}"#)["status"] != "success" {}
        }
        #expect(try await daemon.stop() == 0)
        #expect(try await RetainedTopics.read(broker).lasting.differences(from: before) == [])
    }

    @Test func `while the server is away devices keep their state, and then only differences are published`()
        async throws
    {
        let broker = try await MosquittoBroker.start()
        let server = try FakeMatterServer(nodes: [.lamp(1), .lamp(2, label: "Other")])
        let port = server.port
        let daemon = try daemon(broker, [("matter", server)])
        let watcher = try await watcher(broker)
        try await daemon.start(on: broker)
        try await wait(watcher, "\(Self.place)/lamp", #"{"on":false,"brightness":50}"#)
        server.stop()
        try await wait(watcher, "\(Self.place)/lamp/_availability", "offline")
        let info = try JSON.parse(try #require(try await RetainedTopics.read(broker)["trait2mqtt/_adapter/info"]))
        #expect(info["status"] == "degraded" && info["backends"]?[0]?["connection"] == "degraded")
        #expect(try await RetainedTopics.read(broker)["\(Self.place)/lamp"] == #"{"on":false,"brightness":50}"#)
        let hub = try await Hub.connect(broker)
        let refused = try await hub.send("main-house/_unassigned/lamp/set", #"{"on":true}"#)
        #expect(refused["error"]?["code"] == "unavailable")
        _ = watcher.takeAll()
        let again = try FakeMatterServer(port: port, nodes: [.lamp(1, isOn: true), .lamp(2, label: "Other")])
        try await wait(watcher, "\(Self.place)/lamp/_availability", "online")
        try await wait(watcher, "\(Self.place)/other/_availability", "online")
        let state = watcher.messages.map(\.topic).filter {
            !$0.contains("/_a") && !$0.hasSuffix("/_connectivity")
        }
        #expect(Set(state) == ["\(Self.place)/lamp", "\(Self.place)/lamp/dimmableLight/onOff"])
        try await hub.succeed("main-house/_unassigned/lamp/set", #"{"on":false}"#)
        #expect(again.requests("device_command").count == 1)
        #expect(try await daemon.stop() == 0)
    }

    @Test func `old values of a server that has only just started are not shown, not after a restart of both either`()
        async throws
    {
        let broker = try await MosquittoBroker.start()
        let first = try FakeMatterServer(nodes: [.lamp(1, isOn: true)])
        let port = first.port
        let daemon = try daemon(broker, [("matter", first)])
        let watcher = try await watcher(broker)
        try await daemon.start(on: broker)
        try await wait(watcher, "\(Self.place)/lamp", #"{"on":true,"brightness":50}"#)
        #expect(try await daemon.stop() == 0)
        first.stop()
        let before = try await RetainedTopics.read(broker).lasting
        var stale = FakeNode.lamp(1, isOn: false)
        stale.isAvailable = false
        let second = try FakeMatterServer(port: port, nodes: [stale])
        _ = watcher.takeAll()
        try await daemon.start(on: broker)
        _ = await second.request("start_listening")
        var fresh = FakeNode.lamp(1, isOn: true)
        second.update(fresh)
        fresh.attributes["1/8/0"] = 254
        second.update(fresh)
        try await wait(watcher, "\(Self.place)/lamp", #"{"on":true,"brightness":100}"#)
        #expect(!watcher.messages.contains { $0.text.contains(#""on":false"#) })
        #expect(try await daemon.stop() == 0)
        let changed = try await RetainedTopics.read(broker).lasting.differences(from: before)
        #expect(changed.count == 2, "\(changed)")
    }

    private static let code = "MT:Y.K90SO527JA0648G00"

    @Test func `a device is commissioned, shared and removed by requests, and no setup code is written down`()
        async throws
    {
        let broker = try await MosquittoBroker.start()
        let server = try FakeMatterServer(nodes: [.lamp(1), .bridge(2, lights: [3, 4])])
        let daemon = try daemon(broker, [("matter", server)], commissioning: true)
        let watcher = try await watcher(broker)
        try await daemon.start(on: broker)
        try await wait(watcher, "\(Self.place)/lamp", #"{"on":false,"brightness":50}"#)
        server.setCommissionable(.lamp(7, label: "New"))
        let hub = try await Hub.connect(broker)
        for wrong in [
            #"{"code":34970112332}"#, #"{"code":"3497011233"}"#, #"{"code":"MT:lower-case-letters-x"}"#, "{}",
        ] {
            let refused = try await hub.send("_adapter/request/matter/commission", wrong)
            #expect(refused["error"]?["code"] == "invalidArgument" && refused["error"]?["value"] == nil)
        }
        let answer = try await hub.request("matter/commission", #"{"_id":"c1","code":"\#(Self.code)"}"#)
        #expect(answer == ["node": 7, "devices": ["matter-7"]])
        for text in [
            #"{"id":"c1","step":"started"}"#, #"{"id":"c1","step":"found","node":7}"#,
            #"{"id":"c1","step":"reached","node":7}"#,
        ] {
            #expect(try await watcher.next(on: "trait2mqtt/_adapter/progress/matter/commission").text == text)
        }
        #expect(try await hub.request("matter/ping", #"{"device":"matter-7"}"#)["addresses"] == ["fd00::1": true])
        _ = try await hub.request("matter/interview", #"{"node":"7"}"#)
        let window = try await hub.request(
            "matter/open-window", #"{"device":"main-house/_unassigned/new","timeout":200}"#)
        #expect(window["setupManualCode"] == "34970112332" && window["setupQRCode"] == .string(Self.code))
        let bridged = try await hub.send("_adapter/request/device/remove", #"{"device":"matter-2-3"}"#)
        #expect(bridged["error"]?["code"] == "failedPrecondition")
        _ = try await hub.request("matter/remove", #"{"device":"matter-2-3"}"#)
        _ = try await hub.request("device/remove", #"{"device":"matter-7"}"#)
        #expect(server.node(2) == nil && server.node(7) == nil)
        let unknown = try await hub.send("_adapter/request/matter/ping", #"{"node":55,"backend":"other"}"#)
        #expect(unknown["error"]?["code"] == "notFound")
        #expect(try await daemon.stop() == 0)
        let topics = try await RetainedTopics.read(broker).topics.filter { $0.hasPrefix("\(Self.place)/") }
        #expect(Set(topics.map { $0.split(separator: "/")[3] }) == ["lamp"])
        let seen = watcher.messages.filter { !$0.topic.contains("/request/") }.map(\.text).joined()
        #expect(!seen.contains(Self.code) && !daemon.log.contains(Self.code), "only who asked has it")
    }

    @Test func `without permission, or without a Matter Server, there is none of it`() async throws {
        let broker = try await MosquittoBroker.start()
        let server = try FakeMatterServer(nodes: [.lamp(1)])
        let daemon = try daemon(broker, [("matter", server)])
        let watcher = try await watcher(broker)
        try await daemon.start(on: broker)
        try await wait(watcher, "\(Self.place)/lamp", #"{"on":false,"brightness":50}"#)
        let hub = try await Hub.connect(broker)
        for (request, payload) in [
            ("matter/commission", #"{"code":"\#(Self.code)"}"#), ("matter/remove", #"{"node":1}"#),
            ("matter/interview", #"{"node":1}"#), ("matter/ping", #"{"node":1}"#),
            ("matter/open-window", #"{"node":1}"#),
            ("device/remove", #"{"device":"matter-1"}"#),
        ] {
            let answer = try await hub.send("_adapter/request/\(request)", payload)
            #expect(answer["error"]?["code"] == "permissionDenied", "\(request)")
        }
        #expect(try await daemon.stop() == 0)
        let plain = try TestHome.daemon(on: broker, base: "other")
        try await plain.start(on: broker)
        let other = try await Hub.connect(broker, base: "other")
        let answer = try await other.send("_adapter/request/matter/ping", #"{"node":1}"#)
        #expect(answer["error"]?["code"] == "unimplemented")
        #expect(try await plain.stop() == 0)
    }
}

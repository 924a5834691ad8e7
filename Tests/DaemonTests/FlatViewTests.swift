import JSON
import TestSupport
import Testing

@Suite("The flat view is a setting", .requiresDaemon, .requiresMosquitto, .timeLimit(.minutes(3)))
struct FlatViewSettingTests {
    private static let strip = "trait2mqtt/main-house/hall/power-strip"

    private func switchView(_ daemon: DaemonProcess, multipart: Bool) {
        daemon.setEnvironment("TRAIT2MQTT_DEVICES_MULTIPART", String(multipart))
    }

    @Test func `topics prints what the broker holds, in either view`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker, more: "devices: { multipart: false }")
        let before = try await daemon.run("topics")
        #expect(before.code == 0, "\(before.errors)")
        try await daemon.start(on: broker)
        #expect(try await daemon.stop() == 0)
        let held = try await RetainedTopics.read(broker).topics
        #expect(held.contains("\(Self.strip)-2/onOffPlugInUnit/onOff"))
        #expect(held.symmetricDifference(before.output.split(separator: "\n").map(String.init)).sorted() == [])
        try await expectTidy(daemon, broker)
    }

    @Test func `going back and forth leaves nothing behind and moves nothing`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker)
        try await daemon.start(on: broker)
        let hub = try await Hub.connect(broker)
        try await hub.succeed("main-house/hall/power-strip/set", #"{"onOffPlugInUnit-2":{"on":true}}"#)
        #expect(try await daemon.stop() == 0)
        let multipart = try await RetainedTopics.read(broker).lasting
        switchView(daemon, multipart: false)
        try await daemon.start(on: broker)
        try await hub.succeed("main-house/hall/power-strip/set", #"{"on":true}"#)
        try await hub.succeed("main-house/hall/power-strip/set", #"{"on":false}"#)
        #expect(try await daemon.stop() == 0)
        let flat = try await RetainedTopics.read(broker)
        #expect(flat["\(Self.strip)-2"] == #"{"on":true}"#)
        #expect(flat.topics.contains("\(Self.strip)/onOffPlugInUnit-2/onOff") == false)
        switchView(daemon, multipart: true)
        try await daemon.start(on: broker)
        #expect(try await daemon.stop() == 0)
        #expect(try await RetainedTopics.read(broker).lasting.differences(from: multipart) == [])
        try await expectTidy(daemon, broker)
    }

    @Test func `a home is exported with its real devices`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try TestHome.daemon(on: broker)
        try await daemon.start(on: broker)
        #expect(try await daemon.stop() == 0)
        let expected = try await daemon.run("home", "export").output
        switchView(daemon, multipart: false)
        try await daemon.start(on: broker)
        let hub = try await Hub.connect(broker)
        let lights = try await hub.request("group/list", #"{"name":"Lights"}"#)["items"]?.arrayValue?.first?["id"]
        let id = try #require(lights?.stringValue)
        try await hub.request("group/add", #"{"group":"\#(id)","members":["strip:2"]}"#)
        let running = try await daemon.run("home", "export")
        #expect(try await daemon.stop() == 0)
        let exported = try await daemon.run("home", "export")
        #expect(exported.code == 0, "\(exported.errors)")
        #expect(exported.output == expected)
        #expect(running.output == expected)
        #expect(try await daemon.run("check").code == 0)
    }
}

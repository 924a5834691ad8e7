import JSON
import TestSupport
import Testing

@Suite("A provider's devices can be played with", .requiresDaemon, .requiresMosquitto, .timeLimit(.minutes(3)))
struct SyncImportTests {
    private static let answer = """
        {"requestId":"6894439706274654512","payload":{"agentUserId":"user123","devices":[
        {"id":"light-1","type":"action.devices.types.LIGHT",
        "traits":["action.devices.traits.OnOff","action.devices.traits.Brightness","action.devices.traits.ColorSetting"],
        "name":{"name":"Reading lamp","defaultNames":["L530"],"nicknames":["lamp"]},"willReportState":true,
        "roomHint":"Living room","structureHint":"Main House",
        "attributes":{"colorModel":"hsv","colorTemperatureRange":{"temperatureMinK":2500,"temperatureMaxK":6500}},
        "deviceInfo":{"manufacturer":"Example","model":"L530","hwVersion":"1.0","swVersion":"1.2.4"},
        "matterOriginalVendorId":"0xfff1","matterOriginalProductId":"0x8000","matterUniqueId":"lamp-unique"},
        {"id":"gate-1","type":"action.devices.types.GATE","traits":["action.devices.traits.OpenClose"],
        "name":{"name":"Gate"},"willReportState":false,"roomHint":"Drive","structureHint":"Main House",
        "attributes":{"openDirection":["LEFT"],"queryOnlyOpenClose":false}},
        {"id":"washer-1","type":"action.devices.types.WASHER",
        "traits":["action.devices.traits.StartStop","action.devices.traits.OnOff","action.devices.traits.Telepathy"],
        "name":{"name":"Washer"},"willReportState":true,"attributes":{"pausable":true}}
        ]}}
        """

    @Test func `over MQTT, after an import`() async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try DaemonProcess(
            configuration: "mqtt: { host: 127.0.0.1, port: \(broker.port), will_delay: 0 }\n")
        try daemon.directory.write(Self.answer, to: "sync.json")
        let outcome = try await daemon.run("home", "import", "--sync", "sync.json")
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(outcome.output == "imported sync.json: 2 structures, 2 rooms, 3 devices, 0 groups\n")
        #expect(outcome.errors.contains("warning: sync.json: payload.devices[0].name.nicknames: "))
        #expect(outcome.errors.contains("payload.devices[2].traits: the trait Telepathy is not known"))

        try await daemon.start(on: broker)
        let hub = try await Hub.connect(broker)
        try await hub.succeed("main-house/living-room/reading-lamp/set", #"{"on":true,"brightness":40}"#)
        try await hub.succeed("main-house/living-room/reading-lamp/set", #"{"color":{"hue":120,"saturation":100}}"#)
        try await hub.succeed("main-house/drive/gate/set", #"{"open":100}"#)
        try await hub.succeed(
            "home/_unassigned/washer/laundryWasher/google.startStop/startStop/call", #"{"start":true}"#)
        let topics = try await RetainedTopics.read(broker)
        let lamp = try JSON.parse(try #require(topics["trait2mqtt/main-house/living-room/reading-lamp"]))
        #expect(lamp["brightness"]?.intValue == 40)
        let meta = try JSON.parse(try #require(topics["trait2mqtt/main-house/living-room/reading-lamp/_meta"]))
        #expect(meta["identity"]?["vendorID"]?.intValue == 0xFFF1)
        #expect(meta["identity"]?["uniqueID"]?.stringValue == "lamp-unique")
        #expect(try await daemon.stop() == 0)
    }

    @Test func `and come out as they went in`() async throws {
        let daemon = try DaemonProcess(configuration: "mqtt: { host: 127.0.0.1 }\n")
        try daemon.directory.write(Self.answer, to: "sync.json")
        #expect(try await daemon.run("home", "import", "--sync", "sync.json").code == 0)
        let outcome = try await daemon.run("sync")
        #expect(outcome.code == 0, "\(outcome.errors)")
        let given = try #require(try JSON.parse(Self.answer)["payload"]?["devices"]?.arrayValue)
        let devices = try #require(try JSON.parse(outcome.output)["payload"]?["devices"]?.arrayValue)
        #expect(devices.count == given.count)
        for original in given {
            let id = try #require(original["id"]?.stringValue)
            let device = try #require(devices.first { $0["id"]?.stringValue == id }, "\(id)")
            #expect(device["type"] == original["type"])
            #expect(device["name"]?["name"] == original["name"]?["name"])
            for key in [
                "roomHint", "deviceInfo", "matterOriginalVendorId", "matterOriginalProductId", "matterUniqueId",
            ] {
                #expect(device[key] == original[key], "\(id) \(key)")
            }
            let traits = Set((device["traits"]?.arrayValue ?? []).compactMap(\.stringValue))
            for trait in (original["traits"]?.arrayValue ?? []).compactMap(\.stringValue)
            where !trait.hasSuffix("Telepathy") {
                #expect(traits.contains(trait), "\(id) \(trait)")
            }
        }
        let range = devices.first { $0["id"]?.stringValue == "light-1" }?["attributes"]?["colorTemperatureRange"]
        #expect((2500...2510).contains(range?["temperatureMinK"]?.intValue ?? 0))
        // Mireds are whole, and limits are rounded inward.
        #expect((6490...6500).contains(range?["temperatureMaxK"]?.intValue ?? 0))
    }

    @Test func `unless the answer cannot be used`() async throws {
        let daemon = try DaemonProcess(configuration: "mqtt: { host: 127.0.0.1 }\n")
        try daemon.directory.write(#"{"payload":{"devices":[{"id":7}]}}"#, to: "sync.json")
        let outcome = try await daemon.run("home", "import", "--sync", "sync.json")
        #expect(outcome.code == 78)
        #expect(outcome.errors.contains("sync.json: payload.devices[0].id: expected a text"))
        let missing = try await daemon.run("home", "import", "--sync", "nothing.json")
        #expect(missing.code == 78)
        #expect(missing.errors.contains("nothing.json: No such file or directory"))
    }
}

import JSON
import TestSupport
import Testing

@Suite(
    "Killed at random moments while the home changes", .requiresDaemon, .requiresMosquitto, .timeLimit(.minutes(4))
)
struct GraphChaosTests {
    private static let home = """
        structures:
          - name: Main House
            id: house
            rooms:
              - name: Kitchen
                id: kitchen
                devices:
                  - { name: Lamp, id: d0, type: dimmableLight }
                  - { name: Plug, id: d1, type: onOffPlugInUnit }
              - name: Hall
                id: hall
                devices:
                  - { name: Lamp, id: d2, type: onOffLight }
                  - { name: Door, id: d3, type: doorLock }
            devices: [ { name: Window, id: d4, type: contactSensor } ]
            groups: [ { name: Lights, id: lights, members: [d0, d2] } ]
          - name: Garden
            id: garden
            rooms: [ { name: Shed, id: shed } ]
            devices: [ { name: Lamp, id: d5, type: onOffLight } ]

        """

    /// One random change; few names, so that objects meet.
    private struct Change {
        let request: String
        let payload: JSONObject

        init(_ random: inout SeededGenerator) {
            func pick(_ texts: String...) -> JSON { .string(texts.randomElement(using: &random) ?? "") }
            let device = pick("d0", "d1", "d2", "d3", "d4", "d5")
            let name = pick("Lamp", "Spot", "Lamp 2", "客厅", "Door", "LAMP")
            switch Int.random(in: 0..<12, using: &random) {
            case 0..<4: (request, payload) = ("device/rename", ["device": device, "name": name])
            case 4:
                (request, payload) = ("device/rename", ["device": device, "name": name, "keepTopic": true])
            case 5..<8:
                let room: JSON = Bool.random(using: &random) ? pick("kitchen", "hall", "shed") : .null
                (request, payload) = ("device/move", ["device": device, "room": room])
            case 8: (request, payload) = ("room/rename", ["room": pick("kitchen", "hall", "shed"), "name": name])
            case 9: (request, payload) = ("structure/rename", ["structure": pick("house", "garden"), "name": name])
            case 10:
                let verb = Bool.random(using: &random) ? "add" : "remove"
                (request, payload) = ("group/\(verb)", ["group": "lights", "members": .array([device])])
            default: (request, payload) = ("group/rename", ["group": "lights", "name": name])
            }
        }

        /// The name that a device has once this is answered.
        var naming: (device: String, name: String)? {
            guard request == "device/rename", let device = payload["device"]?.stringValue,
                let name = payload["name"]?.stringValue
            else { return nil }
            return (device, name)
        }
    }

    @Test(arguments: [1, 2] as [UInt64])
    func `it keeps what it answered and leaves nothing behind`(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let broker = try await MosquittoBroker.start()
        let daemon = try DaemonProcess(
            configuration: TestHome.configuration(port: broker.port), home: Self.home, base: "trait2mqtt")
        let watcher = try await TestClient.connect(port: broker.port)
        try await watcher.subscribe("trait2mqtt/#", qos: 0, retainHandling: 2)
        let client = try await TestClient.connect(port: broker.port)
        try await client.subscribe("answers")
        var number = 0
        for _ in 0..<10 {
            try await daemon.start(on: broker)
            _ = watcher.takeAll()
            _ = client.takeAll()
            var sent: [String: Change] = [:]
            // What a device is called at the end, when its last renaming was answered.
            var last: [String: String] = [:]
            for _ in 0..<25 {
                number += 1
                let change = Change(&random)
                var properties = TestProperties()
                properties.responseTopic = "answers"
                properties.correlationData = Array(String(number).utf8)
                try await client.publish(
                    "trait2mqtt/_adapter/request/\(change.request)", JSON.object(change.payload).text,
                    properties: properties)
                sent[String(number)] = change
                if let naming = change.naming { last[naming.device] = String(number) }
            }
            for _ in 0..<Int.random(in: 1...150, using: &random) {
                _ = try? await watcher.next(within: .milliseconds(300))
            }
            daemon.kill()
            let answered = try Set(client.takeAll().compactMap { try JSON.parse($0.payload)["id"]?.stringValue })
            try await daemon.start(on: broker)
            let hub = try await Hub.connect(broker)
            for (device, number) in last where answered.contains(number) {
                let present = try await hub.request("device/get", #"{"device":"\#(device)"}"#)
                #expect(present["name"]?.stringValue == sent[number]?.naming?.name)
            }
            #expect(try await daemon.stop() == 0)
        }
        try await expectTidy(daemon, broker)
    }

    /// The steps of a move: stored, new topics, acknowledged, old ones cleared, levels freed.
    @Test(arguments: [0, 1, 3, 6, 8, 10, 12, 14, 16, 18])
    func `at each step of a move`(count: Int) async throws {
        let broker = try await MosquittoBroker.start()
        let daemon = try DaemonProcess(
            configuration: TestHome.configuration(port: broker.port), home: Self.home, base: "trait2mqtt")
        try await daemon.start(on: broker)
        let watcher = try await TestClient.connect(port: broker.port)
        try await watcher.subscribe("trait2mqtt/+/+/+/#", qos: 0, retainHandling: 2)
        try await watcher.publish(
            "trait2mqtt/_adapter/request/device/move", #"{"device":"d0","room":"hall"}"#)
        // The request itself comes by first.
        for _ in 0...count { _ = try? await watcher.next(within: .seconds(2)) }
        daemon.kill()
        try await daemon.start(on: broker)
        #expect(try await daemon.stop() == 0)
        try await expectTidy(daemon, broker)
    }
}

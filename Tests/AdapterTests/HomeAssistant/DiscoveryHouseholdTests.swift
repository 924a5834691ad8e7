import Configuration
import JSON
import TestSupport
import Testing

/// Births, brokers that forget, other people's documents, and settings that change.
@Suite("Discovery is kept in order", .requiresMosquitto)
struct DiscoveryHouseholdTests {
    private static let lamp = Homes.room("{ name: Lamp, id: lamp, type: dimmableLight }")

    private static func start(_ broker: MosquittoBroker, _ home: String = lamp) async throws -> HomeUnderTest {
        try await HomeUnderTest.start(home, broker: broker) { $0.homeAssistant.enabled = true }
    }

    @Test func `F78: when the hub has started, documents, availability and state come again`() async throws {
        let broker = try await MosquittoBroker.start()
        let hub = try await HubUnderTest(broker)
        let home = try await Self.start(broker)
        _ = try await hub.next()
        _ = try await home.settled()
        try await hub.client.publish("homeassistant/status", "online")
        #expect(try await hub.next().name == "Lamp")
        for topic in ["_availability", "dimmableLight/onOff", "dimmableLight/levelControl"] {
            _ = try await home.watcher.next(on: "\(home.base)/house/room/lamp/\(topic)")
        }
        await home.stop()
    }

    @Test func `a birth that the broker has stored, and farewells, are no reason to say anything again`() async throws {
        let broker = try await MosquittoBroker.start()
        let hub = try await HubUnderTest(broker)
        try await hub.client.publish("homeassistant/status", "online", retain: true)
        let home = try await Self.start(broker)
        _ = try await hub.next()
        try await hub.client.publish("homeassistant/status", "offline")
        try await home.must("device/rename", ["device": "lamp", "name": "Light"])
        #expect(try await hub.next().name == "Light")
        #expect(hub.takeAll().isEmpty)
        await home.stop()
    }

    @Test func `the request does by hand what a birth does`() async throws {
        let broker = try await MosquittoBroker.start()
        let hub = try await HubUnderTest(broker)
        let home = try await Self.start(broker)
        _ = try await hub.next()
        let answer = try await home.request("homeassistant/refresh")
        #expect(answer.data == ["devices": 1])
        #expect(try await hub.next().name == "Lamp")
        await home.stop()
    }

    @Test func `without discovery there is no such request and no document`() async throws {
        let broker = try await MosquittoBroker.start()
        let hub = try await HubUnderTest(broker)
        let home = try await HomeUnderTest.start(Self.lamp, broker: broker)
        #expect(try await home.request("homeassistant/refresh").code == "unimplemented")
        #expect(try await hub.stored().isEmpty)
        await home.stop()
    }

    @Test func `documents of ours whose devices are gone are cleared, others are left alone`() async throws {
        let broker = try await MosquittoBroker.start()
        let hub = try await HubUnderTest(broker)
        let home = try await Self.start(broker)
        let own = try await hub.next()
        await home.stop()
        let instance = String(own.topic.split(separator: "/")[2].prefix { $0 != "_" })
        func document(_ origin: String, _ base: String) -> JSON {
            [
                "device": ["identifiers": ["x"], "name": "Other"], "origin": ["name": .string(origin)],
                "availability": [["topic": .string("\(base)/_adapter/status")]],
                "components": ["a": ["platform": "sensor", "unique_id": "a", "state_topic": "a"]],
            ]
        }
        try await hub.put("\(instance)_gone", document("trait2mqtt", "trait2mqtt"))
        try await hub.put("ffffffff_predecessor", document("trait2mqtt", "trait2mqtt"))
        try await hub.put("ffffffff_neighbour", document("trait2mqtt", "elsewhere"))
        try await hub.put("\(instance)_not-ours", document("Zigbee2MQTT", "zigbee2mqtt"))
        try await hub.client.publish("homeassistant/device/garbage/config", "{nonsense", retain: true)
        try await home.restart()
        _ = try await hub.next { $0.isEmpty && $0.topic.hasSuffix("_gone/config") }
        _ = try await hub.next { $0.isEmpty && $0.topic.hasSuffix("_predecessor/config") }
        let left = Set(try await hub.stored().map { $0.topic.split(separator: "/")[2] })
        #expect(
            left == [
                own.topic.split(separator: "/")[2], "ffffffff_neighbour", "\(instance)_not-ours", "garbage",
            ])
        await home.stop()
    }

    @Test func `switched off, our documents go`() async throws {
        let broker = try await MosquittoBroker.start()
        let hub = try await HubUnderTest(broker)
        let home = try await Self.start(broker)
        let own = try await hub.next()
        try await home.restart { $0.homeAssistant.enabled = false }
        #expect(try await hub.next { $0.topic == own.topic }.isEmpty)
        #expect(try await hub.stored().isEmpty)
        await home.stop()
    }

    @Test func `F43: after a change of prefix the old documents go, and the entities are the same`() async throws {
        let broker = try await MosquittoBroker.start()
        let hub = try await HubUnderTest(broker)
        let newHub = try await HubUnderTest(broker, prefix: "ha/discovery")
        let home = try await Self.start(broker)
        let before = try await hub.next()
        try await home.restart { $0.homeAssistant.prefix = "ha/discovery" }
        let after = try await newHub.next()
        #expect(after.ids == before.ids)
        #expect(try await hub.next().isEmpty)
        #expect(try await hub.stored().isEmpty)
        await home.stop()
    }

    @Test func `a broker that lost everything gets the documents again`() async throws {
        let broker = try await MosquittoBroker.start()
        let hub = try await HubUnderTest(broker)
        let home = try await Self.start(broker)
        let own = try await hub.next()
        await home.stop()
        try await hub.client.publish(own.topic, "", retain: true)
        try await hub.client.publish("\(home.base)/_adapter/session", "", retain: true)
        #expect(try await hub.next().isEmpty)
        try await home.restart()
        #expect(try await hub.next().name == "Lamp")
        await home.stop()
    }

    @Test func `documents are told of modes that become known`() async throws {
        let broker = try await MosquittoBroker.start()
        let hub = try await HubUnderTest(broker)
        let home = try await Self.start(
            broker, Homes.room("{ name: Robot, id: robot, type: roboticVacuumCleaner }"))
        let before = try await hub.next()
        let key = try #require(before.components.first { $0.key.hasSuffix("cleanMode") }?.key)
        try await home.report(
            "robot", "rvcCleanMode",
            [
                "supportedModes": [
                    ["label": "Sweep", "mode": 0, "modeTags": [["value": "vacuum"]]],
                    ["label": "Swab", "mode": 1, "modeTags": [["value": "mop"]]],
                ]
            ])
        #expect(try await hub.next().components[key]?["options"] == ["Sweep", "Swab"])
        await home.stop()
    }

    @Test func `F59: a document above the broker's packet limit is named, and all else goes on`() async throws {
        let broker = try await MosquittoBroker.start { $0.lines = ["max_packet_size 3000"] }
        let hub = try await HubUnderTest(broker)
        let home = try await Self.start(
            broker,
            Homes.room(
                "{ name: Lamp, id: lamp, type: extendedColorLight }",
                "{ name: Motion, id: motion, type: occupancySensor }"))
        let document = try await hub.next()
        #expect(document.name == "Motion")
        try await home.sees("_adapter/info") { info in
            info["problems"]?.arrayValue?.contains { $0.stringValue?.contains("homeassistant/device/") == true } == true
        }
        await home.stop()
    }
}

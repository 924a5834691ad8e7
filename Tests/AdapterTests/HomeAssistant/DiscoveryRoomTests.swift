import Configuration
import JSON
import TestSupport
import Testing

/// Rooms as devices of their own, for those who ask for it, with how all devices of a room stand.
@Suite("Discovery tells of rooms", .requiresMosquitto)
struct DiscoveryRoomTests {
    private static let home = """
        structures:
          - name: House
            id: house
            rooms:
              - name: Kitchen
                id: kitchen
                devices:
                  - { name: A, id: a, type: dimmableLight }
                  - { name: B, id: b, type: onOffLight }
              - name: Cellar
                id: cellar
                devices: [ { name: S, id: s, type: temperatureSensor } ]
        """

    private static func start(_ broker: MosquittoBroker, rooms: Bool = true) async throws -> HomeUnderTest {
        try await HomeUnderTest.start(home, broker: broker) {
            $0.homeAssistant.enabled = true
            $0.homeAssistant.rooms = rooms
        }
    }

    @Test func `a room's lamps are one light, and it shows how they stand`() async throws {
        let broker = try await MosquittoBroker.start()
        let hub = try await HubUnderTest(broker)
        let home = try await Self.start(broker)
        let documents = try await hub.next(4)
        #expect(Set(documents.map(\.name)) == ["A", "B", "S", "Kitchen"])
        let kitchen = try #require(documents.first { $0.name == "Kitchen" })
        #expect(kitchen.json["device"]?["suggested_area"] == "Kitchen")
        let light = try #require(kitchen.components["light_group"])
        #expect(light["state_topic"] == "trait2mqtt/house/kitchen/_all/_aggregate")
        try await home.client.publish(try #require(light["command_topic"]?.stringValue), "True")
        try await home.sees("house/kitchen/_all/_aggregate") { aggregate in
            ["dimmableLight", "onOffLight"].allSatisfy { aggregate[$0]?["onOff"]?["onOff"]?["value"] == true }
        }
        #expect(try await home.stored(on: "house/kitchen/_all/_availability").text == "online")
        await home.stop()
    }

    @Test func `without being asked for, nothing is shown of a room as one; switched off, it goes`() async throws {
        let broker = try await MosquittoBroker.start()
        let hub = try await HubUnderTest(broker)
        let home = try await Self.start(broker, rooms: false)
        _ = try await hub.next(3)
        #expect(try await home.stored("+/+/_all/#").isEmpty)
        try await home.restart { $0.homeAssistant.rooms = true }
        let kitchen = try await hub.next()
        #expect(kitchen.name == "Kitchen")
        try await home.restart { $0.homeAssistant.rooms = false }
        #expect(try await hub.next { $0.topic == kitchen.topic }.isEmpty)
        #expect(try await home.stored("+/+/_all/#").isEmpty)
        await home.stop()
    }

    @Test func `a restart says nothing again`() async throws {
        let broker = try await MosquittoBroker.start()
        let hub = try await HubUnderTest(broker)
        let home = try await Self.start(broker)
        _ = try await hub.next(4)
        _ = try await home.settled()
        try await home.restart()
        let messages = try await home.settled()
        #expect(messages.map(\.topic).filter { !$0.hasPrefix("\(home.base)/_adapter/") } == [])
        try await home.must("device/rename", ["device": "s", "name": "Sensor"])
        #expect(try await hub.next().name == "Sensor")
        await home.stop()
    }

    @Test func `a room whose devices nobody tells of yet after a restart stays`() async throws {
        let broker = try await MosquittoBroker.start()
        let hub = try await HubUnderTest(broker)
        let lamp = try ScriptedBackend.devices("{ name: Thing, id: thing, type: dimmableLight }")
        let home = try await HomeUnderTest.start(
            Self.home, broker: broker, backends: [await ScriptedBackend("matter", lamp)]
        ) {
            $0.homeAssistant.enabled = true
            $0.homeAssistant.rooms = true
        }
        try await home.must("device/move", ["device": "thing", "room": "house/cellar"])
        let cellar = try await hub.next { $0.name == "Cellar" }
        _ = try await home.settled()
        try await home.restart(backends: [ScriptedBackend("matter")])
        _ = try await home.settled()
        // The documents at the broker are read once the home is there; a refresh comes after that.
        try await home.must("homeassistant/refresh", [:])
        try await hub.next { $0.name == "Kitchen" }
        #expect(try await hub.stored().contains { $0.topic == cellar.topic && !$0.isEmpty })
        await home.stop()
    }

    @Test func `devices that come and go, and a room that is renamed or deleted, are followed`() async throws {
        let broker = try await MosquittoBroker.start()
        let hub = try await HubUnderTest(broker)
        let home = try await Self.start(broker)
        let kitchen = try #require(try await hub.next(4).first { $0.name == "Kitchen" })
        try await home.must("room/rename", ["room": "house/kitchen", "name": "Galley"])
        let renamed = try await hub.next { $0.topic == kitchen.topic }
        #expect(renamed.name == "Galley" && renamed.ids == kitchen.ids)
        #expect(renamed.components["light_group"]?["state_topic"] == "trait2mqtt/house/galley/_all/_aggregate")
        #expect(try await home.stored("house/kitchen/#").isEmpty)
        // A room whose last lamp leaves has nothing to be commanded together, one that gets a lamp has.
        try await home.must("device/move", ["device": "a", "room": "house/cellar"])
        let cellar = try await hub.next { $0.name == "Cellar" }
        #expect(cellar.components["light_group"]?["brightness_scale"] == 254)
        try await home.must("device/move", ["device": "b", "room": "house/cellar"])
        #expect(try await hub.next { $0.topic == kitchen.topic && $0.isEmpty }.isEmpty)
        try await home.must("room/delete", ["room": "house/cellar"])
        #expect(try await hub.next { $0.topic == cellar.topic && $0.isEmpty }.isEmpty)
        #expect(try await home.stored("house/cellar/#").isEmpty)
        await home.stop()
    }
}

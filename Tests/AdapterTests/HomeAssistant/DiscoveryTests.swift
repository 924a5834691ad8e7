import Configuration
import HomeModel
import JSON
import TestSupport
import Testing

/// Documents come, follow what people do with the home, and go.
@Suite("Discovery follows the home", .requiresMosquitto)
struct DiscoveryTests {
    private static func start(
        _ home: String, _ broker: MosquittoBroker,
        configure: @escaping @Sendable (inout Configuration) -> Void = { _ in }
    ) async throws -> HomeUnderTest {
        try await HomeUnderTest.start(home, broker: broker) {
            $0.homeAssistant.enabled = true
            configure(&$0)
        }
    }

    @Test func `each device has one retained document, sent with QoS 1 whatever state is sent with`() async throws {
        let broker = try await MosquittoBroker.start()
        let hub = try await HubUnderTest(broker)
        let home = try await Self.start(Homes.parts, broker) { $0.mqtt.qos = 0 }
        let documents = try await hub.next(3)
        #expect(Set(documents.map(\.name)) == ["Strip", "Radio", "Cooler"])
        #expect(documents.allSatisfy { $0.isRetained && $0.qos == 1 })
        #expect(try await hub.stored().count == 3)
        await home.stop()
        // A stop takes nothing away: devices are only not there.
        #expect(try await hub.stored().count == 3)
    }

    @Test func `F77: documents are on distinct legal topics, and names stay as people wrote them`() async throws {
        let names = ["Büro Fenster", "Temp & Feuchte", "hall.lamp", "living room ac", "বাতি", "living-room ac"]
        let rows = names.enumerated().map { "{ name: '\($1)', id: 'd.\($0) ä', type: onOffLight }" }
        let broker = try await MosquittoBroker.start()
        let hub = try await HubUnderTest(broker)
        let home = try await Self.start(Homes.room(rows: rows), broker)
        let documents = try await hub.next(names.count)
        #expect(Set(documents.map(\.name)) == Set(names))
        #expect(Set(documents.map(\.topic)).count == names.count)
        let legal = /homeassistant\/device\/[a-zA-Z0-9_-]+\/config/
        #expect(documents.allSatisfy { $0.topic.wholeMatch(of: legal) != nil })
        await home.stop()
    }

    @Test func `a restart of an unchanged home sends no document`() async throws {
        let broker = try await MosquittoBroker.start()
        let hub = try await HubUnderTest(broker)
        let home = try await Self.start(Homes.parts, broker)
        _ = try await hub.next(3)
        try await home.restart()
        // The first that comes is that of the only change.
        try await home.must("device/rename", ["device": "radio", "name": "Wireless"])
        #expect(try await hub.next().name == "Wireless")
        #expect(hub.takeAll().isEmpty)
        await home.stop()
    }

    @Test func `F80: ids come from ids, so that equal names do not clash and a rename keeps every entity`() async throws
    {
        let broker = try await MosquittoBroker.start()
        let hub = try await HubUnderTest(broker)
        let home = try await Self.start(
            Homes.room(
                "{ name: Outside, id: one, type: dimmableLight }", "{ name: Outside, id: two, type: dimmableLight }"),
            broker)
        let before = try await hub.next(2)
        #expect(before[0].ids.isDisjoint(with: before[1].ids) && before[0].topic != before[1].topic)
        try await home.must("device/rename", ["device": "two", "name": "Porch"])
        let after = try await hub.next()
        let former = try #require(before.first { $0.topic == after.topic })
        #expect(after.name == "Porch")
        #expect(after.ids == former.ids)
        #expect(after.json["device"]?["identifiers"] == former.json["device"]?["identifiers"])
        #expect(after.json["availability"]?[1]?["topic"] == "trait2mqtt/house/room/porch/_availability")
        await home.stop()
    }

    @Test func `a moved device is told at its new place, in its new area, before the old topics are cleared`()
        async throws
    {
        let broker = try await MosquittoBroker.start()
        let hub = try await HubUnderTest(broker)
        let home = try await Self.start(Homes.room("{ name: Lamp, id: lamp, type: onOffLight }"), broker)
        #expect(try await hub.next().json["device"]?["suggested_area"] == "Room")
        try await home.must("room/create", ["name": "Attic", "structure": "house"])
        let everything = try await TestClient.connect(port: broker.port)
        try await everything.subscribe("#", retainAsPublished: true)
        _ = try await everything.next(on: "trait2mqtt/house/room/lamp")
        _ = everything.takeAll()
        try await home.must("device/move", ["device": "lamp", "room": "house/attic"])
        _ = try await everything.next { $0.topic == "trait2mqtt/house/room/lamp" && $0.payload.isEmpty }
        let document = try await hub.next()
        #expect(document.json["device"]?["suggested_area"] == "Attic")
        #expect(document.json["availability"]?[1]?["topic"] == "trait2mqtt/house/attic/lamp/_availability")
        #expect(everything.takeAll().contains { $0.topic == document.topic })
        await home.stop()
    }

    @Test func `a renamed room is told by every device in it`() async throws {
        let broker = try await MosquittoBroker.start()
        let hub = try await HubUnderTest(broker)
        let home = try await Self.start(Homes.parts, broker)
        _ = try await hub.next(3)
        try await home.must("room/rename", ["room": "house/room", "name": "Parlour"])
        let documents = try await hub.next(3)
        #expect(documents.allSatisfy { $0.json["device"]?["suggested_area"] == "Parlour" })
        #expect(
            documents.allSatisfy { document in
                document.json["availability"]?[1]?["topic"]?.stringValue?.contains("/parlour/") == true
            })
        await home.stop()
    }

    @Test func `F42: a removed device leaves no document`() async throws {
        let broker = try await MosquittoBroker.start()
        let hub = try await HubUnderTest(broker)
        let home = try await Self.start(Homes.parts, broker)
        let strip = try #require(try await hub.next(3).first { $0.name == "Strip" })
        try await home.must("device/remove", ["device": "strip"])
        #expect(try await hub.next { $0.topic == strip.topic }.isEmpty)
        #expect(Set(try await hub.stored().map(\.name)) == ["Radio", "Cooler"])
        await home.stop()
    }

    @Test func `what a device has no more is taken away by name, once`() async throws {
        let broker = try await MosquittoBroker.start()
        let hub = try await HubUnderTest(broker)
        let more = try ScriptedBackend.devices("{ name: Thing, id: thing, type: dimmableLight }")
        let less = try ScriptedBackend.devices("{ name: Thing, id: thing, type: onOffPlugInUnit }")
        let backend = await ScriptedBackend("matter", more)
        let home = try await HomeUnderTest.start(
            Homes.room("{ name: Other, id: other, type: onOffLight }"), broker: broker, backends: [backend]
        ) { $0.homeAssistant.enabled = true }
        let documents = try await hub.next(2)
        let before = try #require(documents.first { $0.name == "Thing" })
        let light = try #require(before.components.first { $0.value["platform"] == "light" }?.key)
        await backend.tell(.snapshot(less))
        let taking = try await hub.next { $0.topic == before.topic }
        #expect(taking.components[light] == ["platform": "light"])
        #expect(taking.components.values.contains { $0["platform"] == "switch" })
        let after = try await hub.next { $0.topic == before.topic }
        #expect(after.components[light] == nil && !after.components.isEmpty)
        await home.stop()
    }

    @Test func `what a device lost while the adapter was away is taken away, too`() async throws {
        let broker = try await MosquittoBroker.start()
        let hub = try await HubUnderTest(broker)
        let more = try ScriptedBackend.devices("{ name: Thing, id: thing, type: dimmableLight }")
        let less = try ScriptedBackend.devices("{ name: Thing, id: thing, type: onOffPlugInUnit }")
        let home = try await HomeUnderTest.start(
            Homes.room("{ name: Other, id: other, type: onOffLight }"), broker: broker,
            backends: [await ScriptedBackend("matter", more)]
        ) { $0.homeAssistant.enabled = true }
        let before = try #require(try await hub.next(2).first { $0.name == "Thing" })
        let light = try #require(before.components.first { $0.value["platform"] == "light" }?.key)
        try await home.restart(backends: [await ScriptedBackend("matter", less)])
        #expect(try await hub.next { $0.topic == before.topic }.components[light] == ["platform": "light"])
        #expect(try await hub.next { $0.topic == before.topic }.components[light] == nil)
        await home.stop()
    }
}

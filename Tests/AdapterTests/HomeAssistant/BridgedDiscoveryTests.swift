import Configuration
import HomeModel
import JSON
import TestSupport
import Testing

@Suite("Discovery names bridges only while they are there", .requiresMosquitto)
struct BridgedDiscoveryTests {
    @Test func `a device names its bridge, and no more when that is removed`() async throws {
        let broker = try await MosquittoBroker.start()
        let hub = try await HubUnderTest(broker)
        let home = try await HomeUnderTest.start(
            Homes.room(
                "{ name: Hub, id: hub, type: onOffPlugInUnit }",
                "{ name: Lamp, id: lamp, type: onOffLight, bridge: hub }"),
            broker: broker
        ) { $0.homeAssistant.enabled = true }
        let documents = try await hub.next(2)
        #expect(documents.map(\.name) == ["Hub", "Lamp"])
        let bridge = try #require(documents[0].json["device"]?["identifiers"]?[0])
        #expect(documents[1].json["device"]?["via_device"] == bridge)
        try await home.must("device/remove", ["device": "hub"])
        let changed = try await hub.next { $0.topic == documents[1].topic }
        #expect(changed.json["device"]?["via_device"] == nil)
        await home.stop()
    }
}

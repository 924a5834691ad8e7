import Configuration
import JSON
import TestSupport
import Testing

/// Groups as devices of their own, for those who ask for it.
@Suite("Discovery tells of groups", .requiresMosquitto)
struct DiscoveryGroupTests {
    private static let home = """
        structures:
          - name: House
            id: house
            devices:
              - { name: A, id: a, type: dimmableLight }
              - { name: B, id: b, type: onOffLight }
              - { name: P, id: p, type: onOffPlugInUnit }
              - { name: S, id: s, type: temperatureSensor }
            groups:
              - { name: Mix, id: mix, members: [A, B, P] }
              - { name: Sensors, id: sensors, members: [S] }
        """

    private static func start(_ broker: MosquittoBroker, groups: Bool) async throws -> HomeUnderTest {
        try await HomeUnderTest.start(home, broker: broker) {
            $0.homeAssistant.enabled = true
            $0.homeAssistant.groups = groups
        }
    }

    @Test func `a group has a document when its members can be commanded together`() async throws {
        let broker = try await MosquittoBroker.start()
        let hub = try await HubUnderTest(broker)
        let home = try await Self.start(broker, groups: true)
        let documents = try await hub.next(5)
        #expect(Set(documents.map(\.name)) == ["A", "B", "P", "S", "Mix"])
        let mix = try #require(documents.first { $0.name == "Mix" })
        #expect(Set(mix.components.values.compactMap { $0["platform"]?.stringValue }) == ["light", "switch"])
        let light = try #require(mix.components["light_group"])
        #expect(light["state_topic"] == "trait2mqtt/house/_groups/mix/_aggregate")
        // What it commands by reaches the members.
        let command = try #require(light["command_topic"]?.stringValue)
        try await home.client.publish(command, "True")
        try await home.sees("house/_unassigned/a") { $0["on"] == true }
        await home.stop()
    }

    @Test func `without being asked for, no group has one; switched off, it goes`() async throws {
        let broker = try await MosquittoBroker.start()
        let hub = try await HubUnderTest(broker)
        let home = try await Self.start(broker, groups: false)
        #expect(Set(try await hub.next(4).map(\.name)) == ["A", "B", "P", "S"])
        try await home.restart { $0.homeAssistant.groups = true }
        let mix = try await hub.next()
        #expect(mix.name == "Mix")
        try await home.restart { $0.homeAssistant.groups = false }
        #expect(try await hub.next { $0.topic == mix.topic }.isEmpty)
        #expect(try await hub.stored().count == 4)
        await home.stop()
    }

    @Test func `renamed, with other members, and deleted, its document follows`() async throws {
        let broker = try await MosquittoBroker.start()
        let hub = try await HubUnderTest(broker)
        let home = try await Self.start(broker, groups: true)
        let mix = try #require(try await hub.next(5).first { $0.name == "Mix" })
        try await home.must("group/rename", ["group": "mix", "name": "Evening"])
        let renamed = try await hub.next { $0.topic == mix.topic }
        #expect(renamed.name == "Evening" && renamed.ids == mix.ids)
        #expect(renamed.components["light_group"]?["state_topic"] == "trait2mqtt/house/_groups/evening/_aggregate")
        try await home.must("group/remove", ["group": "mix", "members": ["p"]])
        let taking = try await hub.next { $0.topic == mix.topic }
        #expect(taking.components.values.contains(["platform": "switch"]))
        #expect(Set(try await hub.next { $0.topic == mix.topic }.components.keys) == ["light_group"])
        try await home.must("group/remove", ["group": "mix", "members": ["a", "b"]])
        #expect(try await hub.next { $0.topic == mix.topic }.isEmpty)
        try await home.must("group/add", ["group": "mix", "members": ["b"]])
        #expect(try await hub.next { $0.topic == mix.topic }.ids.isSubset(of: mix.ids))
        try await home.must("group/delete", ["group": "mix"])
        #expect(try await hub.next { $0.topic == mix.topic }.isEmpty)
        await home.stop()
    }
}

import JSON
import TestSupport
import Testing

/// What is behind a bridge says so.
@Suite struct BridgeTests {
    private static func devices(_ rows: String) async throws -> [String: JSON] {
        let directory = TemporaryDirectory()
        let path = try directory.write("structures: [ { name: H, devices: [ \(rows) ] } ]", to: "home.yaml")
        let sample = try await SampleHome.load(path)
        #expect(sample.devices.flatMap { DocumentRules($0, topics: sample.topics).complaints } == [])
        return Dictionary(
            sample.devices.map { ($0.id, $0.document["device"] ?? .null) }, uniquingKeysWith: { first, _ in first })
    }

    @Test func `a device names its bridge by the identifier that the bridge has`() async throws {
        let devices = try await Self.devices(
            "{ name: Hub, id: hub, type: onOffPlugInUnit }, { name: Lamp, id: lamp, type: onOffLight, bridge: hub }")
        #expect(devices["lamp"]?["via_device"] == devices["hub"]?["identifiers"]?[0])
        #expect(devices["hub"]?["via_device"] == nil)
    }

    @Test func `devices behind a real bridge name it, if it is a device itself`() async throws {
        let fixture = PackageFolder.path("Tests/HomeFilesTests/Fixtures/bridge.json")
        let devices = try await Self.devices("{ name: Bridge, id: bridge, node: \(fixture) }")
        #expect(devices.count == 3)
        for (id, device) in devices where id != "bridge" {
            #expect(device["via_device"] == devices["bridge"]?["identifiers"]?[0])
        }
    }

    @Test func `a lock shows that it is jammed`() async throws {
        let directory = TemporaryDirectory()
        let path = try directory.write(
            "structures: [ { name: H, devices: [ { name: L, type: doorLock } ] } ]", to: "home.yaml")
        let device = try #require(try await SampleHome.load(path).devices.first)
        let lock = try #require(device.document["components"]?["lock_1_lock"])
        #expect(lock["state_topic"] == .string("trait2mqtt/\(device.path)"))
        #expect(
            lock["value_template"]?.stringValue?.hasPrefix(
                "{{ 'JAMMED' if (value_json|default({})).get('jammed') else none if") == true)
    }
}

import Configuration
import JSON
import TestSupport
import Testing

/// Simulated copies of real nodes, given by their dumps.
@Suite(.requiresMosquitto) struct NodeTests {
    /// A dump with what every endpoint has, and these attributes.
    private static func dump(_ attributes: String, type: Int) -> String {
        """
        {"node_id": 7, "available": true, "attributes": {
          "0/29/0": [{"0": 22, "1": 1}], "0/29/1": [29, 40], "0/29/3": [1],
          "0/40/1": "Example", "0/40/2": 65521, "0/40/3": "Thing", "0/40/4": 32768,
          "1/29/0": [{"0": \(type), "1": 1}], "1/29/2": [], "1/29/3": [],
          \(attributes) }}
        """
    }

    @Test func `F16 F83: contradictory and unknown data of one node are that node's own trouble`() async throws {
        let home = try await HomeUnderTest.start(
            Homes.room("{ name: Warm, id: warm, node: warm.json }", "{ name: Lamp, id: lamp, node: lamp.json }"),
            files: [
                "warm.json": Self.dump(
                    #"""
                    "1/513/65532": 35, "1/513/21": 1556, "1/513/23": 1556, "1/513/25": 25, "1/513/17": 2000,
                    "1/513/18": 2200, "1/513/28": 4, "1/513/27": 4, "1/513/0": null
                    """#, type: 769),
                "lamp.json": Self.dump(
                    #"""
                    "1/6/0": true, "1/6/65532": 0, "1/319486977/319422474": 12.5, "1/319486977/65533": 1, "1/2820/1291": null,
                    "x/y/z": 1, "1/6": 2
                    """#, type: 256),
            ])
        let warm = try await home.document("house/room/warm/thermostat/thermostat")
        #expect(warm["occupiedHeatingSetpoint"] == 2200 && warm["occupiedCoolingSetpoint"] == 2000)
        #expect(warm["localTemperature"] == .some(.null))
        #expect(try await home.document("house/room/lamp") == ["on": true])
        #expect(try await home.set("house/room/lamp", ["on": false]).isSuccess)
        let meta = try await home.document("house/room/lamp/_meta")
        #expect(meta["identity"]?["vendorID"] == 65521)
        #expect((meta["undefinedTraits"]?.intValue ?? 0) > 0)
        // What no definition knows is shown by number, and only shown.
        let part = meta["parts"]?["onOffLight"]
        #expect(part?["traits"]?["clusterb04"]?["attributes"] == ["attribute50b"])
        #expect(part?["traits"]?["vendor130a.cluster130afc01"]?["attributes"] == ["attribute130a000a"])
        let topic = "house/room/lamp/onOffLight/vendor130a.cluster130afc01"
        #expect(try await home.document(topic) == ["attribute130a000a": 12.5])
        #expect(try await home.document("house/room/lamp/onOffLight/clusterb04") == ["attribute50b": .null])
        let refused = try await home.set(topic, ["attribute130a000a": 1])
        #expect(refused.code == "failedPrecondition", "\(refused.text)")
        #expect(try await home.call("\(topic)/anything").code == "notFound")
        let trait = try await home.document("_adapter/trait/vendor130a.cluster130afc01")
        #expect(trait["isDefined"] == false && trait["namespace"] == "vendor130a")
        try await home.report("lamp", "vendor130a.cluster130afc01", ["attribute130a000a": 13])
        #expect(try await home.document(topic) == ["attribute130a000a": 13])
        try await home.restart()
        #expect(try await home.document(topic) == ["attribute130a000a": 13])
        await home.stop()
    }
}

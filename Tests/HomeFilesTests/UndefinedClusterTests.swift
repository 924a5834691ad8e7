import EmbeddedHome
import HomeFiles
import HomeModel
import JSON
import MatterNodes
import Testing

@Suite struct `Clusters that no definition knows` {
    private static let node: JSON = [
        "attributes": [
            "0/40/1": "Example Organization", "0/40/2": 65521, "1/29/0": [["0": 266, "1": 2]], "1/6/0": true,
            "1/4294048769/0": true, "1/4294048769/1": -3, "1/4294048769/2": 2.5, "1/4294048769/3": "text",
            "1/4294048769/4": .null, "1/4294048769/5": [1, 2.5], "1/4294048769/6": [["0": 1], ["1": "x"]],
            "1/4294048769/7": [1, "mixed"], "1/4294048769/4294049033": .unsigned(.max), "1/4294048769/65532": 5,
            "1/4294048769/65533": 1, "1/4294048769/65531": [0, 9],
            "1/4294114305/0": 7, "1/2820/1291": 230,
        ]
    ]

    private func part() throws -> PartDefinition {
        let devices = try NodeDump(Self.node).devices(registry: Sample.registry, tags: Sample.tags)
        return try #require(devices.first?.parts.first)
    }

    @Test func `are traits under the vendor's name, its number, or bare`() throws {
        let names = try part().traits.map(\.shape.definition.name)
        #expect(names == ["onOff", "clusterb04", "exampleOrganization.clusterfff1fc01", "vendorfff2.clusterfff2fc01"])
        #expect(try part().undefinedClusters == [2820, 4_294_048_769, 4_294_114_305])
    }

    @Test func `have attributes by number with the values of their JSON`() throws {
        let state = try #require(try part().traits.first { $0.shape.definition.name.hasPrefix("example") })
        let trait = state.shape.definition
        #expect(
            trait.attributes.map(\.name)
                == (0...7).map { "attribute\($0)" } + ["attribute9", "attributefff1fd09"])
        #expect(trait.attributes.allSatisfy { !$0.isWritable })
        #expect(state.shape.commands.isEmpty && state.shape.features == 5)
        #expect(state[attributeNamed: "attribute0"] == true)
        #expect(state[attributeNamed: "attribute1"] == -3)
        #expect(state[attributeNamed: "attribute2"] == 2.5)
        #expect(state[attributeNamed: "attribute3"] == "text")
        #expect(state[attributeNamed: "attribute4"] == .null)
        #expect(state[attributeNamed: "attribute5"] == .list([1.0, 2.5]))
        #expect(state[attributeNamed: "attribute6"] == .list([.structure([1, nil]), .structure([nil, "x"])]))
        #expect(state[attributeNamed: "attribute7"] == #"[1,"mixed"]"#)
        #expect(state[attributeNamed: "attribute9"] == nil)
        #expect(state[attributeNamed: "attributefff1fd09"] == .unsigned(.max))
    }

    @Test(arguments: [
        ("Eve Systems", "eveSystems"), ("IKEA of Sweden", "iKEAOfSweden"), ("ツール", "vendorfff1"),
        ("3M", "vendorfff1"), ("matter", "vendorfff1"), ("call", "vendorfff1"),
    ])
    func `have a namespace that fits topics`(vendor: String, namespace: String) {
        let made = UndefinedCluster.namespace(of: 0xFFF1_FC01, vendorID: 0xFFF1, vendorName: vendor)
        #expect(made.name == namespace)
        #expect(UndefinedCluster.namespace(of: 0xFFF1_FC01, vendorID: 0x1234, vendorName: vendor).name == "vendorfff1")
    }

    @Test(arguments: ["clusterb04", "acme.clusterfff1fc01", "vendorfff1.clusterfff1fc01"])
    func `are known by their names`(name: String) throws {
        let (id, namespace) = try #require(UndefinedCluster.cluster(named: name))
        #expect(UndefinedCluster.name(of: id, in: namespace) == name)
    }

    @Test(arguments: [
        "cluster", "clusterB04", "cluster0b04", "acme.clusterb04", "clusterfff1fc01", "google.clusterfff1fc01",
        "a.b.clusterfff1fc01", "spinner",
    ])
    func `no other name is one of theirs`(name: String) {
        #expect(UndefinedCluster.cluster(named: name) == nil)
    }

    @Test func `are few, however many a node has`() throws {
        var attributes = JSONObject()
        attributes.append("1/29/0", [["0": 266, "1": 2]])
        attributes.append("1/6/0", true)
        for cluster in 0..<200 { attributes.append("1/\(0xFFF1_FC00 + cluster)/0", 1) }
        for attribute in 0..<2000 { attributes.append("1/4294048768/\(attribute)", 1) }
        let devices = try NodeDump(.object(["attributes": .object(attributes)])).devices(
            registry: Sample.registry, tags: Sample.tags)
        let part = try #require(devices.first?.parts.first)
        #expect(part.traits.count == 1 + UndefinedCluster.clusterLimit)
        #expect(part.traits[1].shape.attributes.count <= UndefinedCluster.attributeLimit)
        #expect(part.undefinedClusters.count == 200)
    }

    @Test func `come back from the store and from a home file`() throws {
        let definition = DeviceDefinition(id: DeviceID("d"), name: "D", parts: [try part()])
        let read = try DeviceDefinition.decode(definition.encode(), registry: Sample.registry)
        for (before, after) in zip(definition.parts[0].traits, read.parts[0].traits) {
            #expect(before.values == after.values)
            #expect(before.shape.definition.name == after.shape.definition.name)
            #expect(before.shape.types.map(\.name) == after.shape.types.map(\.name))
        }
        let text = Self.node.text
        let home = try Sample.parse(
            Sample.around("{ name: N, id: n, node: ../nodes/n.json }"), files: ["homes/../nodes/n.json": text])
        let again = try Sample.parse(home.render(registry: Sample.registry))
        guard case .simulated(let first)? = home.devices.first?.source,
            case .simulated(let second)? = again.devices.first?.source
        else {
            Issue.record("no simulated devices")
            return
        }
        for (before, after) in zip(first.parts[0].traits, second.parts[0].traits) {
            #expect(before.shape.definition.name == after.shape.definition.name)
            #expect(before.values == after.values)
        }
        #expect(first.parts[0].traits.count == second.parts[0].traits.count)
    }
}

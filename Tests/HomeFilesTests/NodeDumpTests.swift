import EmbeddedHome
import HomeFiles
import HomeModel
import JSON
import MatterNodes
import Testing

@Suite("A node dump becomes devices as the node tells them")
struct NodeDumpTests {
    private func dump(_ name: String) throws -> NodeDump {
        try NodeDump.parse(try Sample.file("Tests/HomeFilesTests/Fixtures/\(name)"))
    }

    private func devices(_ name: String) throws -> [NodeDevice] {
        try dump(name).devices(registry: Sample.registry, tags: Sample.tags)
    }

    private func trait(_ name: String, _ part: PartDefinition) throws -> TraitState {
        try #require(part.traits.first { $0.shape.definition.name == name })
    }

    // MARK: A lamp

    @Test func `a lamp has the shape that its lists tell and the values of the dump`() throws {
        let devices = try devices("lamp.json")
        #expect(devices.count == 1)
        #expect(devices[0].label == "Reading lamp")
        let part = try #require(devices[0].parts.first)
        #expect(devices[0].parts.count == 1)
        #expect(
            part.traits.map(\.shape.definition.name) == [
                "identify", "onOff", "levelControl", "colorControl", "vendor130a.cluster130afc01",
            ])
        let onOff = try trait("onOff", part)
        #expect(onOff.shape.features == 1)
        #expect(onOff.shape.commands.map { onOff.shape.definition.commands[$0].id } == [0, 1, 2, 64, 65, 66])
        #expect(onOff[attributeNamed: "onOff"] == .bool(true))
        #expect(onOff[attributeNamed: "startUpOnOff"] == .null)
        #expect(try trait("levelControl", part)[attributeNamed: "currentLevel"] == .integer(127))
    }

    @Test func `the more special of two types is primary`() throws {
        let types = try devices("lamp.json")[0].parts[0].types
        #expect(types.map(\.name) == ["dimmableLight", "onOffLight"])
        #expect(types.map(\.isPrimary) == [true, false])
    }

    @Test func `who made the node is known`() throws {
        let identity = try devices("lamp.json")[0].identity
        #expect(identity.vendorName == .known("Example"))
        #expect(identity.vendorID == .known(0xFFF1))
        #expect(identity.productID == .known(0x8001))
        #expect(identity.hardwareVersion == .known("3.1"))
        #expect(identity.softwareVersion == .known("1.2.3"))
    }

    @Test func `what is listed and not there is not known`() throws {
        let color = try trait("colorControl", try devices("lamp.json")[0].parts[0])
        #expect(color.shape.position(ofAttributeNamed: "remainingTime") != nil)
        #expect(color[attributeNamed: "remainingTime"] == nil)
    }

    @Test func `clusters that nobody knows are counted, those for the running of the node are not`() throws {
        #expect(try devices("lamp.json")[0].parts[0].undefinedClusters == [319_486_977])
    }

    // MARK: Bridges

    @Test func `a bridge is the devices behind it and what it is itself`() throws {
        let devices = try devices("bridge.json")
        #expect(devices.map(\.endpoint) == [0, 3, 4])
        #expect(devices.map(\.isBridged) == [false, true, true])
        #expect(devices.map(\.label) == [nil, "Desk socket", nil])
        #expect(devices.map { $0.parts.map(\.endpoint) } == [[2], [3], [5, 6]])
        #expect(devices[1].identity.uniqueID == .known("plug-3"))
        #expect(devices[1].identity.softwareVersion == .known("7"))
        #expect(devices[1].identity.vendorID == .absent)
        #expect(devices[2].parts.map(\.parent) == [nil, nil])
    }

    @Test func `bridged devices have names and ids of their own`() throws {
        let text = String(decoding: try Sample.file("Tests/HomeFilesTests/Fixtures/bridge.json"), as: UTF8.self)
        let home = try Sample.parse(
            Sample.around("{ name: Bridge, id: bridge, node: ../nodes/bridge.json }"),
            files: ["homes/../nodes/bridge.json": text])
        #expect(home.devices.map(\.id.rawValue) == ["bridge", "bridge-3", "bridge-4"])
        #expect(home.devices.map(\.name) == ["Bridge", "Desk socket", "Bridge 4"])
        #expect(Set(home.devices.map(\.room)).count == 1)
        let bridges = home.devices.map { device -> DeviceID? in
            if case .simulated(let definition) = device.source { definition.bridge } else { nil }
        }
        #expect(bridges == [nil, DeviceID("bridge"), DeviceID("bridge")])
    }

    @Test func `a node beside two sockets and a bridged one`() throws {
        let json: JSON = [
            "attributes": [
                "0/40/5": "Strip", "1/29/0": [["0": 266, "1": 2]], "1/6/0": true, "2/29/0": [["0": 266, "1": 2]],
                "2/6/0": false, "3/57/5": "Desk socket", "3/29/0": [["0": 266, "1": 2], ["0": 19, "1": 2]],
                "3/6/0": true,
            ]
        ]
        let devices = try NodeDump(json).devices(registry: Sample.registry, tags: Sample.tags)
        #expect(devices.map { $0.parts.map(\.endpoint) } == [[1, 2], [3]])
    }

    @Test func `an endpoint that only lists name is no device`() throws {
        let json: JSON = ["0/29/3": [1, 3], "1/29/0": [["0": 14, "1": 1]], "1/29/3": []]
        #expect(try NodeDump(json).devices(registry: Sample.registry, tags: Sample.tags).isEmpty)
    }

    // MARK: Parts

    @Test func `the battery of the node is a part of endpoint 0`() throws {
        let device = try #require(try devices("battery.json").first)
        #expect(device.parts.map(\.endpoint) == [0, 1])
        #expect(device.parts[0].types.map(\.name) == ["powerSource"])
        #expect(try trait("powerSource", device.parts[0])[attributeNamed: "batPercentRemaining"] == .integer(174))
        #expect(device.identity.serialNumber == .absent)
        #expect(device.identity.uniqueID == .unknown)
        #expect(device.identity.softwareVersion == .unknown)
        #expect(device.identity.hardwareVersion == .absent)
    }

    @Test func `tags have names where the namespace is known`() throws {
        let parts = try #require(try devices("strip.json").first?.parts)
        #expect(parts.map(\.endpoint) == [2, 3])
        #expect(parts.map(\.parent) == [nil, nil])
        #expect(parts[0].tags.map(\.name) == ["commonNumber.one", "commonPosition.left"])
        #expect(parts[0].tags[1].label == "Lamp side")
        #expect(parts[1].tags.map(\.name) == ["commonNumber.two", "99.5"])
    }

    @Test func `a type that nobody knows has its number as its name`() throws {
        let part = try #require(try devices("unknown-type.json").first?.parts.first)
        #expect(part.types == [DeviceTypeReference(name: "deviceTypefa01", id: 64001, isPrimary: true)])
        #expect(part.traits.allSatisfy { !$0.shape.definition.isDefined })
        #expect(part.undefinedClusters == [4_293_984_257])
    }

    @Test func `inner parts know the part they belong to`() throws {
        let json: JSON = [
            "1/29/0": [["0": 114]], "1/29/3": [2], "1/6/0": true, "2/29/0": [["0": 770]], "2/29/3": [],
            "2/1026/0": 2100,
        ]
        let devices = try NodeDump(json).devices(registry: Sample.registry, tags: Sample.tags)
        #expect(devices[0].parts.map(\.parent) == [nil, 1])
    }

    // MARK: Odd nodes

    @Test func `malformed paths and unknown clusters are ignored, the rest counts`() throws {
        let odd = try dump("odd.json")
        #expect(odd.ignoredPaths == 5)
        let device = try #require(odd.devices(registry: Sample.registry, tags: Sample.tags).first)
        #expect(device.parts.map(\.endpoint) == [1, 2, 3])
        #expect(device.parts[0].types.map(\.name) == ["colorTemperatureLight"])
        #expect(device.parts[0].undefinedClusters == [2820])
        #expect(try trait("onOff", device.parts[0])[attributeNamed: "onOff"] == .bool(true))
    }

    @Test func `a cluster without lists has what it shows, and the commands that it must have`() throws {
        let parts = try #require(try devices("odd.json").first?.parts)
        let onOff = try trait("onOff", parts[0])
        #expect(onOff.shape.attributes.count == 1)
        #expect(onOff.shape.features == 0)
        #expect(onOff.shape.supports(commandNamed: "toggle"))
        #expect(!onOff.shape.supports(commandNamed: "offWithEffect"))
        let color = try trait("colorControl", parts[0])
        #expect(color.shape.has(feature: "CT"))
        #expect(color.shape.supports(commandNamed: "moveToColorTemperature"))
        #expect(!color.shape.supports(commandNamed: "moveToHue"))
    }

    @Test func `values that are none are not known; those out of range stand`() throws {
        let parts = try #require(try devices("odd.json").first?.parts)
        let color = try trait("colorControl", parts[0])
        #expect(color[attributeNamed: "colorTemperatureMireds"] == nil)
        #expect(color[attributeNamed: "colorTempPhysicalMinMireds"] == nil)
        #expect(color[attributeNamed: "colorTempPhysicalMaxMireds"] == .integer(65279))
        let thermostat = try trait("thermostat", parts[1])
        #expect(thermostat[attributeNamed: "localTemperature"] == .null)
        #expect(thermostat[attributeNamed: "systemMode"] == .integer(99))
        #expect(thermostat.shape.position(ofAttributeNamed: "occupiedHeatingSetpoint") != nil)
        #expect(thermostat[attributeNamed: "occupiedHeatingSetpoint"] == nil)
    }

    @Test func `endpoints in a circle have no parents`() throws {
        #expect(try devices("odd.json").first?.parts.last?.parent == nil)
        let circle: JSON = [
            "1/29/3": [2], "2/29/3": [3], "3/29/3": [1], "1/6/0": true, "2/6/0": true, "3/6/0": true,
        ]
        let devices = try NodeDump(circle).devices(registry: Sample.registry, tags: Sample.tags)
        #expect(devices[0].parts.count == 3)
        #expect(devices[0].parts.contains { $0.parent == nil })
    }

    @Test(arguments: ["", "[]", "{", "1", "{\"attributes\": 5}", "{\"attributes\": {\"1/6/0\": nan}}"])
    func `what is no dump is refused`(_ text: String) {
        #expect(throws: NodeDump.Failure.self) { try NodeDump.parse(Array(text.utf8)) }
    }

    @Test(arguments: ["{}", "{\"attributes\": {}}", "{\"attributes\": {\"0/29/0\": null, \"1/29/0\": [5, null, {}]}}"])
    func `a node that shows nothing is a mistake of the home file`(_ text: String) {
        let problems = Sample.problems(
            Sample.around("{ name: L, node: n.json }"), files: ["homes/n.json": text])
        #expect(problems.count == 1)
        #expect(problems.first?.contains("no endpoint of this node") ?? false)
    }
}

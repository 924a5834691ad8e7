import HomeModel
import HomeTraits
import JSON
import Testing
import Topics

@Suite("The whole data model on topics")
struct DataModelTests {
    static let traits = HomeTraits.registry.traits
    static let verbs: Set<String> = [TopicLevel.set, TopicLevel.call, TopicLevel.result, TopicLevel.event]

    @Test("`No topic of any trait matches a command filter`", arguments: traits.map(\.name))
    func disjoint(name: String) throws {
        let trait = try #require(HomeTraits.registry.trait(named: name))
        let filters = CommandTopic.filters(base: "b")
        let names = trait.attributes.map(\.name) + trait.commands.map(\.name) + trait.events.map(\.name)
        for type in ["dimmableLight", "onOffPlugInUnit-1"] {
            let topic = "b/set/call/set/\(type)/\(trait.name)"
            let published =
                ["b/_adapter/trait/\(trait.name)", topic, "\(topic)/result"]
                + names.flatMap { ["\(topic)/\($0)", "\(topic)/\($0)/result", "\(topic)/\($0)/event"] }
            let wrong = published.filter { topic in
                filters.contains { TopicMatch.matches(topic, filter: $0) } || CommandTopic(topic, base: "b") != nil
            }
            #expect(wrong.isEmpty)
        }
    }

    @Test("`Every name is a valid topic level and none is a verb`")
    func names() {
        for trait in Self.traits {
            let levels =
                [trait.name] + trait.attributes.map(\.name) + trait.commands.map(\.name) + trait.events.map(\.name)
            for level in levels {
                #expect(Slug.isValidLevel(level) && !Self.verbs.contains(level), "\(trait.name): \(level)")
            }
        }
        for type in HomeTraits.registry.deviceTypes {
            #expect(Slug.isValidLevel(type.name) && !type.name.contains("-"), "\(type.name)")
        }
    }

    @Test("`A trait's facts are JSON with everything that the definition has`", arguments: traits.map(\.name))
    func facts(name: String) throws {
        let trait = try #require(HomeTraits.registry.trait(named: name))
        var writer = JSONWriter()
        TraitMetaPayload.write(trait, into: &writer)
        let object = try JSON.parse(writer.bytes)
        #expect(object["name"]?.stringValue == trait.title)
        #expect(object["commands"]?.objectValue?.count == trait.commands.count)
        #expect(object["events"]?.objectValue?.count == trait.events.count)
        #expect(object["attributes"]?.objectValue?.count == (trait.exposure == .full ? trait.attributes.count : 0))
    }

    @Test("`A device's facts are JSON with its parts, types and what they support`")
    func deviceFacts() throws {
        let shape = TraitShape(
            definition: LevelControl.definition, features: 3, attributes: [0, 2, 3], commands: [0, 4], events: [])
        let part = PartDescription(
            endpoint: 1, types: [DeviceTypeReference(name: "dimmableLight", id: 0x101, isPrimary: true)],
            tags: [SemanticTag(namespace: "commonNumber", tag: "two")],
            traits: [TraitState(shape: shape, values: [127, 10, 200])], undefinedClusters: [0xFFF1_FC00])
        var identity = DeviceIdentity()
        identity.vendorName = .known("Example")
        identity.serialNumber = .unknown
        let graph = HomeGraph()
        _ = graph.apply(
            .device(DeviceDescription(id: DeviceID("lamp"), suggestedName: "Lamp", identity: identity, parts: [part])),
            backend: "house", transport: .matter, structure: StructureID("home"))
        let device = try #require(graph.devices[DeviceID("lamp")])
        var writer = JSONWriter()
        DeviceMetaPayload.write(
            device, .init(structure: "Main House", room: nil, groups: [], everyday: ["on"], partName: { "part-\($0)" }),
            into: &writer)
        #expect(
            String(decoding: writer.bytes, as: UTF8.self)
                == #"{"id":"lamp","name":"Lamp","structure":"Main House","room":null,"backend":"house","transport":"matter","#
                + #""identity":{"vendorName":"Example","serialNumber":null},"groups":[],"everyday":["on"],"undefinedTraits":1,"#
                + #""parts":{"part-1":{"endpoint":1,"types":[{"name":"dimmableLight","id":257,"isPrimary":true}],"#
                + #""tags":["commonNumber.two"],"parent":null,"undefinedTraits":1,"traits":{"levelControl":{"#
                + #""features":["onOff","lighting"],"attributes":["currentLevel","minLevel","maxLevel"],"#
                + #""commands":["moveToLevel","moveToLevelWithOnOff"],"events":[],"#
                + #""ranges":{"currentLevel":{"min":10,"max":200},"maxLevel":{"min":10,"max":254}}}}}}}"#)
        writer.reset()
        ConnectivityPayload.write(device, partName: { "part-\($0)" }, into: &writer)
        #expect(
            String(decoding: writer.bytes, as: UTF8.self)
                == #"{"state":"online","locality":"direct","parts":{"part-1":{"state":"online","locality":"direct","#
                + #""traits":{"levelControl":{"state":"online","locality":"direct"}}}}}"#)
    }
}

import EmbeddedHome
import HomeFiles
import HomeModel
import Testing

@Suite("A home that is written reads back as the same home")
struct RenderingTests {
    private func expectSame(_ home: HomeFile) throws {
        let text = home.render(registry: Sample.registry)
        let again = try Sample.parse(text)
        #expect(again.structures == home.structures)
        #expect(again.rooms == home.rooms)
        #expect(again.groups == home.groups)
        #expect(again.devices.map(\.id) == home.devices.map(\.id))
        #expect(again.devices.map(\.name) == home.devices.map(\.name))
        #expect(again.devices.map(\.room) == home.devices.map(\.room))
        let same = Sample.encoded(again) == Sample.encoded(home)
        #expect(same, "\(text)")
        #expect(again.render(registry: Sample.registry) == text)
    }

    @Test(arguments: ["flat", "estate", "parts"])
    func `demo homes`(_ name: String) throws {
        let home = try HomeFile.parse(
            try Sample.file("Config/homes/\(name).yaml"), file: name, registry: Sample.registry, tags: Sample.tags)
        try expectSame(home)
    }

    @Test(arguments: ["lamp", "bridge", "odd", "battery", "strip", "unknown-type"])
    func `copies of real nodes`(_ name: String) throws {
        let text = String(decoding: try Sample.file("Tests/HomeFilesTests/Fixtures/\(name).json"), as: UTF8.self)
        try expectSame(
            try Sample.parse(Sample.around("{ name: Copy, node: n.json }"), files: ["homes/n.json": text]))
    }

    @Test func `values that changed since`() throws {
        var home = try Sample.parse(Sample.around("{ name: Lamp, type: dimmableLight, lively: true }"))
        guard case .simulated(var definition) = home.devices[0].source else { return }
        for trait in definition.parts[0].traits.indices {
            let shape = definition.parts[0].traits[trait].shape
            for index in shape.attributes where shape.definition.attributes[index].name == "currentLevel" {
                definition.parts[0].traits[trait][attribute: index] = .integer(3)
            }
        }
        home.devices[0].source = .simulated(definition)
        #expect(home.render(registry: Sample.registry).contains("currentLevel: 3"))
        try expectSame(home)
    }

    @Test(arguments: [
        "on", "Yes", "null", "~", "12", "-", "a: b", "#1", "\"", "\\", "'", " lead", "trail ", "dot.", "new\nline",
        "tab\t", "\u{7F}", "a\u{85}b", "a\u{2028}b", "\u{FEFF}", "\u{200B}x", "বসার ঘর", "客厅", "غرفة", "👩‍👩‍👧", "@at", "%d",
        "{",
        "[a]", "*x",
        "&x", "!x", "e\u{301}", "1e3", "0x10", "<<", "=", "y",
    ])
    func `names of every kind`(_ name: String) throws {
        let structure = Structure(id: StructureID("s"), name: name)
        let room = Room(id: RoomID("r"), structure: structure.id, name: name)
        let device = HomeFile.Device(
            id: DeviceID("d"), name: name, structure: structure.id, room: room.id, source: .backend("matter"))
        let group = DeviceGroup(id: GroupID("g"), structure: structure.id, name: name, members: [device.id])
        let home = HomeFile(structures: [structure], rooms: [room], devices: [device], groups: [group])
        let again = try Sample.parse(home.render(registry: Sample.registry))
        #expect(again.structures[0].name.unicodeScalars.elementsEqual(name.unicodeScalars))
        #expect(again.devices[0].name.unicodeScalars.elementsEqual(name.unicodeScalars))
        try expectSame(home)
    }

    @Test func `a home out of the store has the names of the graph`() throws {
        let home = try Sample.parse(
            Sample.around("{ name: Lamp, id: lamp, type: onOffLight }, { name: Real, id: node-1, backend: matter }"))
        var graph = StoredGraph(structures: home.structures, rooms: home.rooms, groups: home.groups)
        for case .putPlacement(var placement) in home.graphWrites(embeddedBackend: "house") {
            placement.name += " renamed"
            graph.placements.append(placement)
        }
        let stored = HomeFile(graph, definitions: home.definitions)
        #expect(stored.devices.map(\.name) == ["Lamp renamed", "Real renamed"])
        #expect(stored.definitions.map(\.name) == ["Lamp renamed"])
        #expect(stored.render(registry: Sample.registry).contains("backend: matter"))
        try expectSame(stored)
    }

    @Test func `what the type gives by itself is not written`() throws {
        let home = try Sample.parse(Sample.around("{ name: Lamp, id: lamp, type: dimmableLight }"))
        let text = home.render(registry: Sample.registry)
        #expect(text.contains("type: dimmableLight"))
        #expect(!text.contains("traits:"))
        #expect(!text.contains("exact"))
    }

    @Test(arguments: [
        "laundryWasher", "laundryDryer", "dishwasher", "refrigerator", "temperatureControlledCabinet", "oven",
        "cooktop", "cookSurface", "microwaveOven", "extractorHood", "roboticVacuumCleaner", "roomAirConditioner",
        "airPurifier",
    ])
    func `appliances made from their types alone`(type: String) throws {
        let home = try Sample.parse(Sample.around("{ name: Thing, id: thing, type: \(type) }"))
        try expectSame(home)
        #expect(!home.render(registry: Sample.registry).contains("traits:"))
    }

    @Test func `appliances of several parts`() throws {
        let home = try Sample.parse(
            Sample.around(
                """
                { name: Oven, id: oven, parts: [ { type: oven, endpoint: 1 },
                  { type: temperatureControlledCabinet, endpoint: 2, parent: 1, traits: { ovenMode: {}, ovenCavityOperationalState: {} } },
                  { type: cookSurface, endpoint: 3, parent: 1 } ] }
                """))
        try expectSame(home)
        let text = home.render(registry: Sample.registry)
        #expect(text.contains("ovenMode"))
        #expect(!text.contains("exact"))
        #expect(home.definitions[0].parts[0].traits.isEmpty)
        #expect(home.definitions[0].parts[1].traits.count == 4)
    }
}

import EmbeddedHome
import HomeFiles
import HomeModel
import Testing

@Suite("A home file describes structures, rooms, devices and groups")
struct HomeStructureTests {
    private let example = """
        structures:
          - name: Main House
            rooms:
              - name: Kitchen
                devices:
                  - { name: Ceiling light, id: kitchen-ceiling, type: dimmableLight }
                  - name: Power strip
                    parts:
                      - { type: onOffPlugInUnit, endpoint: 1 }
                      - { type: onOffPlugInUnit, endpoint: 2, tags: [commonNumber.two] }
            devices: [ { name: Robot, type: roboticVacuumCleaner } ]
            groups:
              - { name: Movie corner, members: [Ceiling light, Power strip] }
          - name: Cottage
        """

    @Test func `everything is where the file says`() throws {
        let home = try Sample.parse(example)
        #expect(home.structures.map(\.name) == ["Main House", "Cottage"])
        #expect(home.rooms.map(\.name) == ["Kitchen"])
        #expect(home.rooms.map(\.structure) == [home.structures[0].id])
        #expect(home.devices.map(\.name) == ["Ceiling light", "Power strip", "Robot"])
        #expect(home.devices.map(\.room) == [home.rooms[0].id, home.rooms[0].id, nil])
        #expect(home.devices[0].id == DeviceID("kitchen-ceiling"))
        #expect(home.groups.map(\.name) == ["Movie corner"])
        #expect(home.groups[0].members == home.devices.prefix(2).map(\.id))
        #expect(home.definitions[1].parts.map(\.endpoint) == [1, 2])
        #expect(home.definitions[1].parts[1].tags == [SemanticTag(namespace: "commonNumber", tag: "two")])
        #expect(home.warnings.isEmpty)
    }

    @Test func `made ids are the same at every reading and differ from each other`() throws {
        let first = try Sample.parse(example)
        let second = try Sample.parse(example)
        let ids =
            first.devices.map(\.id.rawValue) + first.rooms.map(\.id.rawValue) + first.structures.map(\.id.rawValue)
            + first.groups.map(\.id.rawValue)
        #expect(Set(ids).count == ids.count)
        #expect(second.devices.map(\.id) == first.devices.map(\.id))
        #expect(second.rooms == first.rooms)
        #expect(second.groups == first.groups)
        let made = try #require(first.devices.last?.id.rawValue)
        #expect(made.utf8.count == 12)
        #expect(made.utf8.allSatisfy { Array("0123456789abcdef".utf8).contains($0) })
    }

    @Test func `objects with the same names get ids of their own`() throws {
        let home = try Sample.parse(
            """
            structures:
              - name: House
                rooms: [ { name: Bath }, { name: Bath } ]
                devices: [ { name: Lamp, type: onOffLight }, { name: Lamp, type: onOffLight } ]
            """)
        #expect(Set(home.rooms.map(\.id)).count == 2)
        #expect(Set(home.devices.map(\.id)).count == 2)
    }

    @Test func `what an object adds later does not change the ids of others`() throws {
        let before = try Sample.parse(Sample.around("{ name: Lamp, type: onOffLight }"))
        let after = try Sample.parse(
            Sample.around("{ name: Other, type: fan }, { name: Lamp, type: onOffLight }"))
        #expect(after.devices[1].id == before.devices[0].id)
    }

    @Test func `a made id never takes one that stands later in the file`() throws {
        let made = try Sample.parse(Sample.around("{ name: Lamp, type: onOffLight }")).devices[0].id
        let home = try Sample.parse(
            Sample.around("{ name: Lamp, type: onOffLight }, { name: Other, id: \"\(made)\", type: fan }"))
        #expect(home.devices[1].id == made)
        #expect(home.devices[0].id != made)
    }

    @Test func `long names are cut with a warning`() throws {
        let name = String(repeating: "ক", count: 61)
        let home = try Sample.parse(Sample.around("{ name: \(name), type: onOffLight }"))
        #expect(home.devices[0].name.unicodeScalars.count == 60)
        #expect(home.warnings.map(\.line) == [5])
        #expect(home.warnings[0].message.contains("60"))
    }

    @Test func `a device of another backend has a place and nothing else`() throws {
        let home = try Sample.parse(Sample.around("{ name: Real lamp, id: node-7, backend: matter }"))
        #expect(home.definitions.isEmpty)
        #expect(
            home.graphWrites(embeddedBackend: "house").contains { write in
                if case .putPlacement(let placement) = write { placement.backend == "matter" } else { false }
            })
    }

    @Test func `the graph gets everything`() throws {
        let writes = try Sample.parse(example).graphWrites(embeddedBackend: "house")
        #expect(writes.count == 2 + 1 + 3 + 1)
    }

    @Test func `ten thousand devices are read`() throws {
        var text = "structures:\n  - name: Estate\n    rooms:\n"
        for room in 0..<100 {
            text += "      - name: Room \(room)\n        devices:\n"
            for lamp in 0..<100 { text += "          - { name: Lamp \(lamp), type: onOffLight }\n" }
        }
        let home = try Sample.parse(text)
        #expect(home.devices.count == 10_000)
        #expect(Set(home.devices.map(\.id)).count == 10_000)
    }
}

import EventLoop
import HomeModel
import Storage
import Testing

@LoopActor
@Suite("The graph is stored as it is, oldest first")
struct GraphTests {
    let directory = ScratchDirectory()

    private func open() throws -> Store { try Store.open(path: directory.file("a.db")) }

    private let house = Structure(id: StructureID("s1"), name: "Main House")
    private let cottage = Structure(id: StructureID("s2"), name: "Cottage")
    private let kitchen = Room(id: RoomID("r1"), structure: StructureID("s1"), name: "Kitchen")
    private let hall = Room(id: RoomID("r0"), structure: StructureID("s1"), name: "客厅")
    private let lamp = Placement(
        device: DeviceID("d2"), backend: "house", name: "Lamp", structure: StructureID("s1"), room: RoomID("r1"))
    private let robot = Placement(
        device: DeviceID("d1"), backend: "house", name: "Robot", structure: StructureID("s1"), room: nil)
    private let corner = DeviceGroup(
        id: GroupID("g1"), structure: StructureID("s1"), name: "Corner", members: [DeviceID("d2"), DeviceID("d1")])
    private let slug = SlugRecord(scope: "s1/r1", owner: "d2", slug: "lamp")

    private var everything: [GraphWrite] {
        [
            .putStructure(house), .putStructure(cottage), .putRoom(kitchen), .putRoom(hall), .putPlacement(lamp),
            .putPlacement(robot), .putGroup(corner), .putSlug(slug),
        ]
    }

    @Test func `what was put is loaded in its order, also after a restart`() throws {
        let store = try open()
        try store.write(everything)
        store.close()
        let again = try open()
        defer { again.close() }
        let graph = try again.loadGraph()
        #expect(graph.structures == [house, cottage])
        #expect(graph.rooms == [kitchen, hall])
        #expect(graph.placements == [lamp, robot])
        #expect(graph.groups == [corner])
        #expect(graph.slugs == [slug])
    }

    @Test func `the order inside one write does not matter`() throws {
        let store = try open()
        defer { store.close() }
        try store.write(everything.reversed())
        #expect(try store.loadGraph().groups == [corner])
    }

    @Test func `put keeps the age of what is there`() throws {
        let store = try open()
        defer { store.close() }
        try store.write(everything)
        var (renamed, moved, shown, members) = (house, kitchen, lamp, corner)
        renamed.name = "Villa"
        moved.structure = cottage.id
        shown.name = "Light"
        members.members = [DeviceID("d1"), DeviceID("d2")]
        let second = SlugRecord(scope: "s1/r1", owner: "d2", slug: "light")
        try store.write([
            .putStructure(renamed), .putRoom(moved), .putPlacement(shown), .putGroup(members), .putSlug(second),
            .putSlug(slug),
        ])
        let graph = try store.loadGraph()
        #expect(graph.structures == [renamed, cottage])
        #expect(graph.rooms == [moved, hall])
        #expect(graph.placements == [shown, robot])
        #expect(graph.groups == [members])
        #expect(graph.slugs == [slug, second])
    }

    @Test func `removal takes away and what comes back is young`() throws {
        let store = try open()
        defer { store.close() }
        try store.write(everything)
        try store.write([
            .removeGroup(corner.id), .removePlacement(lamp.device), .removeSlug(slug), .removeRoom(kitchen.id),
            .removeStructure(cottage.id),
        ])
        var graph = try store.loadGraph()
        #expect(graph.structures == [house])
        #expect(graph.rooms == [hall])
        #expect(graph.placements == [robot])
        #expect(graph.groups.isEmpty)
        #expect(graph.slugs.isEmpty)
        try store.write([.putRoom(kitchen), .putPlacement(lamp)])
        graph = try store.loadGraph()
        #expect(graph.rooms == [hall, kitchen])
        #expect(graph.placements == [robot, lamp])
    }

    @Test func `a slug is removed only from the owner that is named`() throws {
        let store = try open()
        defer { store.close() }
        let other = SlugRecord(scope: "s1/r1", owner: "d1", slug: "lamp")
        try store.write([.putSlug(slug), .putSlug(other), .removeSlug(slug)])
        #expect(try store.loadGraph().slugs == [other])
    }

    @Test func `a slug that was left stays, marked as such, until it is held again or removed`() throws {
        let store = try open()
        defer { store.close() }
        var left = slug
        left.isFormer = true
        try store.write([.putSlug(slug), .putSlug(left)])
        #expect(try store.loadGraph().slugs == [left])
        try store.write([.putSlug(slug)])
        #expect(try store.loadGraph().slugs == [slug])
        try store.write([.putSlug(left), .removeSlug(left)])
        #expect(try store.loadGraph().slugs == [])
    }

    @Test func `a write that contradicts is undone as a whole`() throws {
        let store = try open()
        defer { store.close() }
        try store.write(everything)
        let stray = Room(id: RoomID("r9"), structure: StructureID("nowhere"), name: "Attic")
        var renamed = house
        renamed.name = "Villa"
        do {
            try store.write([.putStructure(renamed), .putRoom(stray)])
            Issue.record("written")
        } catch {
            #expect((error as? StoreError)?.code == .inconsistent)
        }
        #expect(try store.loadGraph().structures == [house, cottage])
        #expect(try store.loadGraph().rooms == [kitchen, hall])
        try store.write([.putStructure(renamed)])
        #expect(try store.loadGraph().structures == [renamed, cottage])
    }

    @Test func `a placement that goes leaves its groups`() throws {
        let store = try open()
        defer { store.close() }
        try store.write(everything)
        try store.write([.removePlacement(lamp.device)])
        #expect(try store.loadGraph().groups.map(\.members) == [[DeviceID("d1")]])
    }
}

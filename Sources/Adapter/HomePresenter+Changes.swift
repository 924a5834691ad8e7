import EventLoop
import HomeModel

/// How the topics follow changes of the home: what moves with what, and what is told in whose `_meta`.
extension HomePresenter {
    /// Shows changes of the home. `apply` lets the graph follow them; called once, when it is known how things stood before.
    func follow(_ writes: [GraphWrite], _ apply: () -> Void) {
        var reach = Reach()
        for write in writes { reach.note(write, graph) }
        apply()
        reach.spread(in: graph)
        for device in reach.removed { remove(device) }
        retire(reach.gone)
        for structure in graph.structures where reach.structures.contains(structure.id) { showPlace(structure) }
        for room in graph.rooms where reach.rooms.contains(room.id) { showPlace(room) }
        for device in reach.devices.sorted() {
            if let former = reach.moved[device] { move(device, from: former) }
            if let device = graph.devices[device] { show(device) }
        }
        for id in reach.goneGroups {
            groups.remove(id)
            discovery?.forget(id)
        }
        for group in graph.groups where reach.groups.contains(group.id) { groups.show(group) }
        // What is left are other groups of the devices above; whoever asked for the change waits for them, too.
        groups.settle()
        rooms?.settle()
        for place in reach.touched { touch(place) }
        for device in reach.touchedDevices { touchMeta(of: device) }
        touchInfo()
    }

    private func move(_ device: DeviceID, from former: Placement) {
        guard let placement = graph.placements[device], devices[device] != nil else { return }
        let (old, new) = (Place(of: former), Place(of: placement))
        guard old != new else { return }
        members[old]?.removeAll { $0 == device }
        members[new, default: []].append(device)
        rooms?.devicesChanged(in: former.room)
    }

    private func retire(_ gone: Set<Place>) {
        for place in gone {
            members[place] = nil
            if let topic = places.removeValue(forKey: place) { publisher?.retire([topic]) }
            guard case .room(let id) = place else { continue }
            rooms?.remove(id)
            discovery?.forget(id)
        }
    }

    /// What a change reaches.
    private struct Reach {
        /// Objects whose topics may be others now, or that are new.
        var structures: Set<StructureID> = []
        var rooms: Set<RoomID> = []
        var devices: Set<DeviceID> = []
        var groups: Set<GroupID> = []
        /// Where devices stood before.
        var moved: [DeviceID: Placement] = [:]
        var removed: [Device] = []
        var gone: Set<Place> = []
        var goneGroups: Set<GroupID> = []
        /// Whose `_meta` tells something else now.
        var touched: Set<Place> = []
        var touchedDevices: Set<DeviceID> = []

        mutating func note(_ write: GraphWrite, _ graph: HomeGraph) {
            switch write {
            case .putStructure(let structure): structures.insert(structure.id)
            case .removeStructure(let id): gone.insert(.structure(id))
            case .putRoom(let room):
                rooms.insert(room.id)
                touched.insert(.structure(room.structure))
            case .removeRoom(let id):
                gone.insert(.room(id))
                if let room = graph.room(id) { touched.insert(.structure(room.structure)) }
            case .putPlacement(let placement):
                devices.insert(placement.device)
                touched.insert(Place(of: placement))
                if let former = graph.placements[placement.device] {
                    moved[placement.device] = former
                    touched.insert(Place(of: former))
                }
            case .removePlacement(let id):
                if let device = graph.devices[id] { removed.append(device) }
                if let placement = graph.placements[id] { touched.insert(Place(of: placement)) }
            case .putGroup(let group):
                groups.insert(group.id)
                touched.insert(.structure(group.structure))
                touchedDevices.formUnion(group.members)
                touchedDevices.formUnion(graph.group(group.id)?.members ?? [])
            case .removeGroup(let id):
                guard let group = graph.group(id) else { return }
                goneGroups.insert(id)
                touched.insert(.structure(group.structure))
                touchedDevices.formUnion(group.members)
            case .putSlug, .removeSlug: break
            }
        }

        /// What stands in a structure or room that moves, moves with it.
        mutating func spread(in graph: HomeGraph) {
            guard !structures.isEmpty || !rooms.isEmpty else { return }
            for room in graph.rooms where structures.contains(room.structure) { rooms.insert(room.id) }
            for group in graph.groups where structures.contains(group.structure) { groups.insert(group.id) }
            touched.formUnion(
                graph.rooms.lazy.filter { [rooms] in rooms.contains($0.id) }.map { .structure($0.structure) })
            for placement in graph.placements.values
            where structures.contains(placement.structure) || placement.room.map(rooms.contains) ?? false {
                devices.insert(placement.device)
            }
        }
    }
}

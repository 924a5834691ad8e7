/// The graph follows what is written to its store.
extension HomeGraph {
    /// Applies changes that are stored; slugs are not the graph's.
    public func apply(_ writes: [GraphWrite]) {
        for write in writes { apply(write) }
    }

    private func apply(_ write: GraphWrite) {
        switch write {
        case .putStructure(let structure):
            if let index = structures.firstIndex(where: { $0.id == structure.id }) {
                structures[index] = structure
            } else {
                structures.append(structure)
            }
        case .removeStructure(let id): structures.removeAll { $0.id == id }
        case .putRoom(let room):
            if let index = rooms.firstIndex(where: { $0.id == room.id }) {
                rooms[index] = room
            } else {
                rooms.append(room)
            }
        case .removeRoom(let id): rooms.removeAll { $0.id == id }
        case .putPlacement(let placement):
            placements[placement.device] = placement
            devices[placement.device]?.placement = placement
        case .removePlacement(let id):
            placements[id] = nil
            devices[id] = nil
        case .putGroup(let group):
            if let index = groups.firstIndex(where: { $0.id == group.id }) {
                groups[index] = group
            } else {
                groups.append(group)
            }
        case .removeGroup(let id): groups.removeAll { $0.id == id }
        case .putSlug, .removeSlug: break
        }
    }
}

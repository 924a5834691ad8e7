import EventLoop
import HomeModel
import Topics

/// How topic levels follow changes of the home. A level that an object leaves stays taken until its topics are cleared at the
/// broker, in the store as well, so that nobody's topics are ever cleared under another's hands.
extension TopicTree {
    /// Gives objects the levels that changes call for, before the graph follows them: those that are removed or get other siblings
    /// leave theirs, and with `renames` all others take the one that their name makes, too.
    func prepare(_ writes: [GraphWrite], renames: Bool) {
        for write in writes { prepare(write, renames) }
    }

    private func prepare(_ write: GraphWrite, _ renames: Bool) {
        switch write {
        case .putStructure(let structure):
            guard renames, graph.structure(structure.id) != nil else { return }
            move(structure.id.rawValue, structure.name, from: SlugScope.structures, to: SlugScope.structures)
        case .removeStructure(let id): leave(id.rawValue, SlugScope.structures)
        case .putRoom(let room):
            guard renames, graph.room(room.id) != nil else { return }
            let scope = SlugScope.rooms(of: room.structure)
            move(room.id.rawValue, room.name, from: scope, to: scope)
        case .removeRoom(let id):
            if let room = graph.room(id) { leave(id.rawValue, SlugScope.rooms(of: room.structure)) }
        case .putPlacement(let placement):
            guard let former = graph.placements[placement.device] else { return }
            let (old, new) = (Self.scope(of: former), Self.scope(of: placement))
            guard renames || old != new else { return }
            move(placement.device.rawValue, placement.name, from: old, to: new)
        case .removePlacement(let id):
            if let placement = graph.placements[id] { leave(id.rawValue, Self.scope(of: placement)) }
        case .putGroup(let group):
            guard renames, graph.group(group.id) != nil else { return }
            let scope = SlugScope.groups(of: group.structure)
            move(group.id.rawValue, group.name, from: scope, to: scope)
        case .removeGroup(let id):
            if let group = graph.group(id) { leave(id.rawValue, SlugScope.groups(of: group.structure)) }
        case .putSlug, .removeSlug: break
        }
    }

    private static func scope(of placement: Placement) -> String {
        SlugScope.devices(of: placement.structure, room: placement.room)
    }

    private func move(_ id: String, _ name: String, from old: String, to new: String) {
        if configuration.names == .id, Slug.isValidLevel(id) { return }
        guard let former = slugs.retire(id, in: ownScope(old)) else { return }
        let (slug, record) = slugs.claim(wish(name, id: id), for: id, in: ownScope(new))
        guard old != new || !slug.utf8.elementsEqual(former.slug.utf8) else { return }
        noteFormer(former)
        if let record {
            pending.append(.putSlug(record))
            formerSlugs.removeAll { $0.scope == record.scope && $0.slug.utf8.elementsEqual(record.slug.utf8) }
        }
    }

    private func leave(_ id: String, _ scope: String) {
        if let former = slugs.retire(id, in: ownScope(scope)) { noteFormer(former) }
    }

    private func noteFormer(_ record: SlugRecord) {
        pending.append(.putSlug(record))
        formerSlugs.append(record)
    }

    /// Frees levels whose topics are gone; returns what is to be stored.
    func free(_ records: [SlugRecord]) -> [GraphWrite] {
        formerSlugs.removeAll(where: records.contains)
        return records.filter { slugs.free($0) }.map(GraphWrite.removeSlug)
    }

    /// What `restore` needs to undo all changes since.
    var snapshot: Snapshot { Snapshot(slugs: slugs, pending: pending, formerSlugs: formerSlugs) }

    func restore(_ snapshot: Snapshot) {
        slugs = snapshot.slugs
        pending = snapshot.pending
        formerSlugs = snapshot.formerSlugs
    }

    struct Snapshot {
        fileprivate let slugs: SlugTable
        fileprivate let pending: [GraphWrite]
        fileprivate let formerSlugs: [SlugRecord]
    }
}

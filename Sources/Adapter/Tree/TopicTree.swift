import EventLoop
import HomeModel
import Topics

/// Where everything stands: the topic levels of structures, rooms, devices, groups and parts, and the way back from a topic to
/// its device. Slugs that are claimed here are stored, so that no restart moves a topic.
@LoopActor
final class TopicTree {
    let configuration: AdapterConfiguration
    let graph: HomeGraph
    var slugs: SlugTable
    var pending: [GraphWrite] = []
    /// Levels that objects have left and whose topics may still be at the broker.
    var formerSlugs: [SlugRecord]
    private var devices: [String: Device] = [:]
    private var paths: [DeviceID: String] = [:]
    private var parts: [DeviceID: [EndpointID: String]] = [:]

    init(configuration: AdapterConfiguration, graph: HomeGraph, slugs: [SlugRecord]) {
        self.configuration = configuration
        self.graph = graph
        self.slugs = SlugTable(slugs)
        formerSlugs = slugs.filter(\.isFormer)
    }

    var base: String { configuration.base }

    /// Slugs that were claimed since the last call, to be stored before anything is published below them.
    func takeWrites() -> [GraphWrite] {
        defer { pending = [] }
        return pending
    }

    // MARK: Levels

    func level(of structure: Structure) -> String {
        level(structure.name, id: structure.id.rawValue, scope: SlugScope.structures)
    }

    func level(of room: Room) -> String {
        level(room.name, id: room.id.rawValue, scope: SlugScope.rooms(of: room.structure))
    }

    private func level(of placement: Placement) -> String {
        level(
            placement.name, id: placement.device.rawValue,
            scope: SlugScope.devices(of: placement.structure, room: placement.room))
    }

    func level(of group: DeviceGroup) -> String {
        level(group.name, id: group.id.rawValue, scope: SlugScope.groups(of: group.structure))
    }

    private func level(_ name: String, id: String, scope: String) -> String {
        // An id that is no level by itself is given one like a name is, so that no two share it.
        if configuration.names == .id, Slug.isValidLevel(id) { return id }
        let scope = ownScope(scope)
        // Before anything is made of the name: a large home asks for its levels many times at each start.
        if let held = slugs.slug(of: id, in: scope) { return held }
        let (slug, record) = slugs.claim(wish(name, id: id), for: id, in: scope)
        if let record { pending.append(.putSlug(record)) }
        return slug
    }

    /// Levels made of ids are apart from those made of names.
    func ownScope(_ scope: String) -> String { configuration.names == .id ? "\(scope)/ids" : scope }

    func wish(_ name: String, id: String) -> String {
        let ownLevel = Slug.isValidLevel(id) ? id : Slug.make(id) ?? "object"
        return configuration.names == .id ? ownLevel : Slug.make(name) ?? ownLevel
    }

    /// Claims the slugs of everything that is stored, from the oldest to the youngest, so that the order in which backends
    /// answer does not decide who gets which.
    func claimAll(_ placements: [Placement]) {
        for structure in graph.structures { _ = level(of: structure) }
        for room in graph.rooms { _ = level(of: room) }
        for placement in placements { _ = level(of: placement) }
        for group in graph.groups { _ = level(of: group) }
    }

    // MARK: Topics below the base

    func topic(of structure: Structure) -> String { level(of: structure) }

    func topic(of room: Room) -> String? {
        graph.structure(room.structure).map { "\(level(of: $0))/\(level(of: room))" }
    }

    func topic(of group: DeviceGroup) -> String? {
        graph.structure(group.structure).map { "\(level(of: $0))/\(TopicLevel.groups)/\(level(of: group))" }
    }

    func topic(of placement: Placement) -> String {
        let structure = graph.structure(placement.structure).map { level(of: $0) } ?? TopicLevel.unassigned
        let room = placement.room.flatMap { graph.room($0) }.map { level(of: $0) } ?? TopicLevel.unassigned
        return "\(structure)/\(room)/\(level(of: placement))"
    }

    /// Notes where a device stands and returns its topic below the base.
    func place(_ device: Device) -> String {
        let path = topic(of: device.placement)
        if let former = paths[device.id], former != path, devices[former] === device { devices[former] = nil }
        paths[device.id] = path
        devices[path] = device
        assignParts(of: device)
        return path
    }

    /// Forgets a device. Its own level stays taken; those of its parts are nobody else's.
    func remove(_ device: Device) {
        if let path = paths.removeValue(forKey: device.id), devices[path] === device { devices[path] = nil }
        parts[device.id] = nil
        let scope = SlugScope.parts(of: device.id)
        for part in device.parts {
            if let former = slugs.retire(String(part.endpoint), in: scope), slugs.free(former) {
                pending.append(.removeSlug(former))
            }
        }
    }

    private func assignParts(of device: Device) {
        let scope = SlugScope.parts(of: device.id)
        var held: [EndpointID: String] = [:]
        for part in device.parts {
            if let slug = slugs.slug(of: String(part.endpoint), in: scope) { held[part.endpoint] = slug }
        }
        var names = PartNames.assign(
            device.parts.map { ($0.endpoint, $0.primaryType?.name ?? "part") }, held: held)
        for part in device.parts where held[part.endpoint] == nil {
            guard let name = names[part.endpoint] else { continue }
            let (slug, record) = slugs.claim(name, for: String(part.endpoint), in: scope)
            names[part.endpoint] = slug
            if let record { pending.append(.putSlug(record)) }
        }
        parts[device.id] = names
    }

    func partName(_ endpoint: EndpointID, of device: DeviceID) -> String {
        parts[device]?[endpoint] ?? "endpoint-\(endpoint)"
    }

    func path(of device: DeviceID) -> String? { paths[device] }

    // MARK: From a topic

    func device(at path: CommandTopic.Path) -> Device? { device(atPath: path.text) }

    /// By topic below the base. Swift compares strings by canonical equivalence; topics are compared byte by byte.
    func device(atPath path: String) -> Device? {
        guard let device = devices[path], let own = paths[device.id], own.utf8.elementsEqual(path.utf8) else {
            return nil
        }
        return device
    }

    func part(named name: String, of device: Device) -> Device.Part? {
        device.parts.first { partName($0.endpoint, of: device.id).utf8.elementsEqual(name.utf8) }
    }
}

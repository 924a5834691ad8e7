/// Structures, rooms, groups and devices: the product's own order of the home, with the state that backends report.
///
/// A plain object without I/O; its owner confines it to one thread and stores what `writes` say.
public final class HomeGraph {
    public internal(set) var structures: [Structure]
    public internal(set) var rooms: [Room] {
        didSet { roomIndices = Self.indices(of: rooms) }
    }
    private var roomIndices: [RoomID: Int]
    public internal(set) var groups: [DeviceGroup] {
        didSet { memberships = Self.memberships(in: groups) }
    }
    /// Places in `groups` by member.
    private var memberships: [DeviceID: [Int]]
    public internal(set) var placements: [DeviceID: Placement]
    public internal(set) var devices: [DeviceID: Device] = [:]
    var backendsAway: Set<String> = []
    /// Placements that the flat view may have left, by the device that their ids are made of.
    var remnants: [DeviceID: [DeviceID]]

    public init(_ stored: StoredGraph = StoredGraph()) {
        structures = stored.structures
        rooms = stored.rooms
        roomIndices = Self.indices(of: stored.rooms)
        groups = stored.groups
        memberships = Self.memberships(in: stored.groups)
        placements = Dictionary(stored.placements.map { ($0.device, $0) }, uniquingKeysWith: { first, _ in first })
        remnants = Self.remnants(in: placements)
    }

    public func structure(_ id: StructureID) -> Structure? { structures.first { $0.id == id } }

    public func room(_ id: RoomID) -> Room? { roomIndices[id].map { rooms[$0] } }

    /// The oldest room of that name in a structure, in whatever case.
    public func room(named name: String, in structure: StructureID) -> Room? {
        let wanted = ObjectName.cut(name).name.lowercased()
        return rooms.first { $0.structure == structure && $0.name.lowercased() == wanted }
    }

    private static func indices(of rooms: [Room]) -> [RoomID: Int] {
        Dictionary(zip(rooms.map(\.id), rooms.indices), uniquingKeysWith: { first, _ in first })
    }

    public func group(_ id: GroupID) -> DeviceGroup? { groups.first { $0.id == id } }

    public func groups(of device: DeviceID) -> [DeviceGroup] { (memberships[device] ?? []).map { groups[$0] } }

    private static func memberships(in groups: [DeviceGroup]) -> [DeviceID: [Int]] {
        var memberships: [DeviceID: [Int]] = [:]
        for (index, group) in groups.enumerated() {
            for member in group.members { memberships[member, default: []].append(index) }
        }
        return memberships
    }

    /// Takes in what a backend reports. `writes` are the changes of the stored graph: a device that was never seen before is
    /// placed in the backend's structure, in no room, under the name that its backend suggests.
    public func apply(
        _ event: HomeEvent, backend: String, transport: Transport, structure: @autoclosure () -> StructureID
    ) -> (changes: [GraphChange], writes: [GraphWrite]) {
        switch event {
        case .snapshot(let descriptions):
            var changes: [GraphChange] = []
            var writes: [GraphWrite] = []
            changes.reserveCapacity(descriptions.count)
            for description in descriptions {
                let (change, write) = apply(
                    description, backend: backend, transport: transport, structure: structure())
                changes.append(change)
                if let write { writes.append(write) }
            }
            return (changes + missing(in: descriptions, of: backend), writes)
        case .device(let description):
            let (change, write) = apply(description, backend: backend, transport: transport, structure: structure())
            return ([change], write.map { [$0] } ?? [])
        case .removed:
            // A change of the home, which is stored before it is made: `GraphEditor.remove`.
            return ([], [])
        case .attributes(let report):
            guard let device = devices[report.device], let (part, trait, changed) = device.apply(report) else {
                return ([], [])
            }
            let values: [GraphChange] =
                changed.isEmpty ? [] : [.attributes(device, part, trait: trait, changed: changed)]
            return (device.endAlarms(by: report) ? values + [.alarms(device)] : values, [])
        case .event(let report):
            guard let device = devices[report.device], let part = device.part(report.endpoint) else { return ([], []) }
            let event = GraphChange.event(device, part, report)
            return (device.apply(report) ? [event, .alarms(device)] : [event], [])
        case .connectivity(let id, let reports):
            guard let device = devices[id], device.apply(reports) else { return ([], []) }
            return ([.connectivity(device)], [])
        case .status(let status):
            let changes = status == .connecting ? [] : reached(by: backend, status == .connected)
            return (changes + [.backend(backend, status)], [])
        }
    }

    private func apply(
        _ description: DeviceDescription, backend: String, transport: Transport,
        structure: @autoclosure () -> StructureID
    ) -> (GraphChange, GraphWrite?) {
        if let device = devices[description.id] {
            device.redescribe(description)
            return (.described(device), nil)
        }
        var write: GraphWrite?
        let placement: Placement
        if let known = placements[description.id] {
            placement = known
        } else {
            let neighbour = description.placedBeside.flatMap { placements[$0.device] }
            let home = neighbour?.structure ?? structure()
            let own = description.suggestedRoom.flatMap { room(named: $0, in: home)?.id }
            placement = Placement(
                device: description.id, backend: backend, name: Self.name(for: description, beside: neighbour),
                structure: home, room: neighbour == nil ? own : neighbour?.room)
            placements[description.id] = placement
            write = .putPlacement(placement)
        }
        let device = Device(
            description, backend: backend, transport: transport, placement: placement)
        device.isBackendThere = !backendsAway.contains(backend)
        devices[description.id] = device
        return (.appeared(device), write)
    }

    private static func name(for description: DeviceDescription, beside neighbour: Placement?) -> String {
        if let neighbour, let distinction = description.placedBeside?.distinction {
            return ObjectName.distinguished(neighbour.name, by: distinction)
        }
        let candidates = [description.suggestedName, description.identity.productName.value ?? ""]
        return ObjectName.cut(candidates.first { !ObjectName.isBlank($0) } ?? "Device").name
    }
}

import EventLoop
import HomeModel
import JSON

/// Which devices a list or an aggregate is about: the filters that requests take as members.
@LoopActor
struct HomeFilter {
    /// Names of the members.
    static let members = ["name", "structure", "room", "group", "type", "trait", "connectivity"]

    /// Plain equality.
    var name: String?
    var structure: StructureID?
    var room: RoomID?
    /// Only devices that are in no room.
    var isRoomless = false
    var group: DeviceGroup?
    /// Any of these.
    var types: [String]?
    var trait: String?
    /// Any of these.
    var connectivity: [Connectivity]?

    /// - Throws: `notFound` for an object, type or trait that there is none of, `invalidArgument` for what is no filter.
    init(_ arguments: RequestArguments, _ tree: TopicTree, _ registry: TraitRegistry) throws(CommandFailure) {
        name = try arguments.optionalText("name")
        structure = try arguments.structure("structure", tree)?.id
        group = try arguments.group("group", tree)
        if arguments.isNull("room") {
            isRoomless = true
        } else if let place = try arguments.room("room", tree) {
            switch place {
            case .room(let id): room = id
            case .structure(let id):
                isRoomless = true
                structure = id
            }
        }
        types = try arguments.texts("type")
        for type in types ?? [] where registry.deviceType(named: type) == nil {
            let present = Set(tree.graph.devices.values.flatMap { $0.parts.flatMap { $0.types.map(\.name) } })
            guard !present.contains(type) else { continue }
            throw CommandFailure(
                .notFound, "there is no device type '\(type)'", field: "type", value: .string(type),
                allowed: .array(present.sorted().map { .string($0) }))
        }
        trait = try arguments.optionalText("trait")
        if let trait, registry.trait(named: trait) == nil {
            throw CommandFailure(.notFound, "there is no trait '\(trait)'", field: "trait", value: .string(trait))
        }
        guard let states = try arguments.texts("connectivity") else { return }
        var wanted: [Connectivity] = []
        for text in states {
            guard let state = Connectivity.allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() })
            else {
                throw CommandFailure(
                    .invalidArgument, "'connectivity' is one of the names in 'allowed'", field: "connectivity",
                    value: .string(text), allowed: .array(Connectivity.allCases.map { .string($0.rawValue) }))
            }
            wanted.append(state)
        }
        connectivity = wanted
    }

    func matches(_ placement: Placement, _ graph: HomeGraph) -> Bool {
        if let name, !placement.name.utf8.elementsEqual(name.utf8) { return false }
        if let structure, placement.structure != structure { return false }
        if isRoomless, placement.room != nil { return false }
        if let room, placement.room != room { return false }
        if let group, !group.members.contains(placement.device) { return false }
        let device = graph.devices[placement.device]
        if let connectivity, !connectivity.contains(device?.connectivity.state ?? .unknown) { return false }
        guard types != nil || trait != nil else { return true }
        return device.map { device in
            device.parts.contains { part in
                (types.map { types in part.types.contains { types.contains($0.name) } } ?? true)
                    && (trait.map { trait in part.traits.contains { $0.state.shape.definition.name == trait } } ?? true)
            }
        } ?? false
    }
}

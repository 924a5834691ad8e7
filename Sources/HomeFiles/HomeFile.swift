public import EmbeddedHome
public import HomeModel

/// A home as a home file describes it: structures, rooms, devices and groups, each list in the order of the file.
public struct HomeFile: Sendable {
    /// A device and where it stands.
    public struct Device: Sendable {
        /// Where the device comes from.
        public enum Source: Sendable {
            /// The embedded backend simulates it.
            case simulated(DeviceDefinition)
            /// The backend of this name has it; the file only says what it is called and where it stands.
            case backend(String)
        }

        public var id: DeviceID
        public var name: String
        public var structure: StructureID
        /// Nil: in no room.
        public var room: RoomID?
        public var source: Source

        public init(id: DeviceID, name: String, structure: StructureID, room: RoomID?, source: Source) {
            self.id = id
            self.name = name
            self.structure = structure
            self.room = room
            self.source = source
        }
    }

    public var structures: [Structure]
    public var rooms: [Room]
    public var devices: [Device]
    public var groups: [DeviceGroup]
    /// What was taken although it is probably not what was meant, such as names that had to be cut.
    public var warnings: [HomeFileProblem] = []

    public init(
        structures: [Structure] = [], rooms: [Room] = [], devices: [Device] = [], groups: [DeviceGroup] = []
    ) {
        self.structures = structures
        self.rooms = rooms
        self.devices = devices
        self.groups = groups
    }

    /// The home that a store holds.
    ///
    /// - Parameter definitions: what simulated devices are, with the values they have now; devices without one belong to other
    ///   backends and keep their backend's name.
    public init(_ graph: StoredGraph, definitions: [DeviceDefinition]) {
        let known = Dictionary(definitions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        // An endpoint that the flat view shows as a device is a part of its device here.
        func isPart(_ id: DeviceID) -> Bool {
            guard known[id] == nil, let (device, endpoint) = FlatID.parse(id) else { return false }
            return known[device]?.parts.contains { $0.endpoint == endpoint } ?? false
        }
        var groups = graph.groups
        for index in groups.indices { groups[index].members.removeAll(where: isPart) }
        self.init(
            structures: graph.structures, rooms: graph.rooms,
            devices: graph.placements.filter { !isPart($0.device) }.map { placement in
                var source = Device.Source.backend(placement.backend)
                if var definition = known[placement.device] {
                    definition.name = placement.name
                    source = .simulated(definition)
                }
                return Device(
                    id: placement.device, name: placement.name, structure: placement.structure, room: placement.room,
                    source: source)
            },
            groups: groups)
    }

    /// The devices that the embedded backend is to simulate.
    public var definitions: [DeviceDefinition] {
        devices.compactMap { device in
            if case .simulated(let definition) = device.source { definition } else { nil }
        }
    }

    /// What to write into an empty graph store.
    ///
    /// - Parameter backend: the name of the embedded backend that gets the simulated devices.
    public func graphWrites(embeddedBackend backend: String) -> [GraphWrite] {
        structures.map(GraphWrite.putStructure) + rooms.map(GraphWrite.putRoom)
            + devices.map { device in
                let source = if case .backend(let name) = device.source { name } else { backend }
                return .putPlacement(
                    Placement(
                        device: device.id, backend: source, name: device.name, structure: device.structure,
                        room: device.room))
            }
            + groups.map(GraphWrite.putGroup)
    }
}

public import EventLoop

/// Keeps the home graph: names, rooms, placements, groups and the slugs that topics are made of.
@LoopActor
public protocol GraphStore: AnyObject {
    func loadGraph() throws -> StoredGraph

    /// All or nothing, and durable when it returns.
    func write(_ changes: [GraphWrite]) throws
}

/// The graph as it was stored, each list from the oldest to the youngest.
public struct StoredGraph: Sendable {
    public var structures: [Structure]
    public var rooms: [Room]
    public var placements: [Placement]
    public var groups: [DeviceGroup]
    public var slugs: [SlugRecord]

    public init(
        structures: [Structure] = [], rooms: [Room] = [], placements: [Placement] = [], groups: [DeviceGroup] = [],
        slugs: [SlugRecord] = []
    ) {
        self.structures = structures
        self.rooms = rooms
        self.placements = placements
        self.groups = groups
        self.slugs = slugs
    }
}

/// One change of the stored graph. `put` keeps the age of what is there already.
public enum GraphWrite: Sendable {
    case putStructure(Structure)
    case removeStructure(StructureID)
    case putRoom(Room)
    case removeRoom(RoomID)
    case putPlacement(Placement)
    case removePlacement(DeviceID)
    case putGroup(DeviceGroup)
    case removeGroup(GroupID)
    case putSlug(SlugRecord)
    case removeSlug(SlugRecord)
}

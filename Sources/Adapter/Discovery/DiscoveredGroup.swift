public import HomeModel

/// A group or a room, where the home graph has it, and those of its devices that are there.
public struct DiscoveredGroup {
    public enum Identity: Sendable, Hashable {
        case group(GroupID)
        case room(RoomID)
    }

    public let identity: Identity
    public let name: String
    /// Its topic below the base; a room's is that of its `_all`.
    public let path: String
    public let devices: [Device]
}

public import HomeModel

/// A device group, or all devices of a room, as discovery shows it.
public struct DiscoveryGroup {
    public enum Identity: Sendable, Hashable {
        case group(GroupID)
        case room(RoomID)
    }

    public var identity: Identity
    public var name: String
    /// Its topic below the base; a room's is that of its `_all`.
    public var path: String
    /// The members that are there.
    public var devices: [Device]

    public init(_ identity: Identity, name: String, path: String, devices: [Device]) {
        self.identity = identity
        self.name = name
        self.path = path
        self.devices = devices
    }
}

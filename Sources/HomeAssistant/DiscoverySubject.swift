public import HomeModel

/// A device as discovery shows it: what it is, and what the home graph calls it.
public struct DiscoverySubject {
    public var device: Device
    /// The name that people gave it.
    public var name: String
    /// Its room's name; nil when it is in none.
    public var room: String?
    /// Its topic below the base.
    public var path: String
    /// The bridge that it is behind, if the home has that.
    public var bridge: DeviceID?
    /// The topic level of a part.
    public var partName: (EndpointID) -> String

    public init(
        device: Device, name: String, room: String?, path: String, bridge: DeviceID? = nil,
        partName: @escaping (EndpointID) -> String
    ) {
        self.device = device
        self.name = name
        self.room = room
        self.path = path
        self.bridge = bridge
        self.partName = partName
    }
}

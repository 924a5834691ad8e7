public import HomeModel

/// A device group as discovery shows it.
public struct DiscoveryGroup {
    public var id: GroupID
    public var name: String
    /// Its topic below the base.
    public var path: String
    /// The members that are there.
    public var devices: [Device]

    public init(id: GroupID, name: String, path: String, devices: [Device]) {
        self.id = id
        self.name = name
        self.path = path
        self.devices = devices
    }
}

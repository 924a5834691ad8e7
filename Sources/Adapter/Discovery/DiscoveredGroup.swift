public import HomeModel

/// A group, where the home graph has it, and those of its members that are there.
public struct DiscoveredGroup {
    public let id: GroupID
    public let name: String
    /// Its topic below the base.
    public let path: String
    public let devices: [Device]
}

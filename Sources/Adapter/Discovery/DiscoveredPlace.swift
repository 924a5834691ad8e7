public import HomeModel

/// A device and where the home graph has it.
public struct DiscoveredPlace {
    public let device: Device
    public let name: String
    /// Nil when it is in no room.
    public let room: String?
    /// Its topic below the base.
    public let path: String
    /// The bridge that it is behind, if the home has that: the hub has its document already.
    public let bridge: DeviceID?
    /// The topic levels of its parts.
    public let parts: [EndpointID: String]
}

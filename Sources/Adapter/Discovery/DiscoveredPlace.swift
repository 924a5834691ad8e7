public import HomeModel

/// A device and where the home graph has it.
public struct DiscoveredPlace {
    public let device: Device
    public let name: String
    /// Nil when it is in no room.
    public let room: String?
    /// Its topic below the base.
    public let path: String
    /// The topic levels of its parts.
    public let parts: [EndpointID: String]
}

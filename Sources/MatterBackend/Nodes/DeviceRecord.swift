public import HomeModel

/// Which device of a Matter fabric an id was given to. Kept over restarts, so that ids stay.
public struct DeviceRecord: Sendable, Hashable {
    public var device: DeviceID
    /// The fabric that the node's number belongs to; nil where the server did not say.
    public var fabric: UInt64?
    public var node: UInt64
    /// Where the device begins: 0 for the node itself, the endpoint of a bridged device.
    public var endpoint: EndpointID
    /// What the device itself says that nobody else has: vendor, product and unique id. Nil where it does not.
    public var mark: String?

    public init(device: DeviceID, fabric: UInt64?, node: UInt64, endpoint: EndpointID, mark: String?) {
        self.device = device
        self.fabric = fabric
        self.node = node
        self.endpoint = endpoint
        self.mark = mark
    }
}

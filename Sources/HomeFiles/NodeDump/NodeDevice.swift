public import EmbeddedHome
public import HomeModel

/// One device of a node: the node itself with its endpoints, or a device behind a bridge.
public struct NodeDevice: Sendable {
    /// Where the device begins: 0 for the node itself, the endpoint of a bridged device.
    public var endpoint: EndpointID
    public var isBridged: Bool
    /// The name that the node itself gives it (NodeLabel).
    public var label: String?
    public var identity: DeviceIdentity
    public var parts: [PartDefinition]

    public init(
        endpoint: EndpointID, isBridged: Bool, label: String?, identity: DeviceIdentity, parts: [PartDefinition]
    ) {
        self.endpoint = endpoint
        self.isBridged = isBridged
        self.label = label
        self.identity = identity
        self.parts = parts
    }
}

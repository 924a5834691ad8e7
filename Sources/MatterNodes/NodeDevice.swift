public import HomeModel

/// One device of a node: the node itself with its endpoints, or a device behind a bridge.
public struct NodeDevice: Sendable {
    /// Where the device begins: 0 for the node itself, the endpoint of a bridged device.
    public var endpoint: EndpointID
    public var isBridged: Bool
    /// The name that the node itself gives it (NodeLabel).
    public var label: String?
    public var identity: DeviceIdentity
    public var parts: [PartDescription]
    /// The endpoints whose `Reachable` counts for this device: its own and those of the bridged devices that it is part of.
    public var bridgedAlong: [EndpointID] = []
    /// The room that a label of the device itself names (FixedLabel or UserLabel, "room").
    public var room: String?

    public init(
        endpoint: EndpointID, isBridged: Bool, label: String?, identity: DeviceIdentity, parts: [PartDescription]
    ) {
        self.endpoint = endpoint
        self.isBridged = isBridged
        self.label = label
        self.identity = identity
        self.parts = parts
    }
}

public import HomeModel

/// What a simulated device is. Its state is kept apart and stands over the first values given here.
public struct DeviceDefinition: Sendable {
    public var id: DeviceID
    /// Counts at first sight only; afterwards the home graph's name stands.
    public var name: String
    public var identity: DeviceIdentity
    /// The bridge that it is behind, when that is a device of its own.
    public var bridge: DeviceID?
    public var parts: [PartDefinition]
    /// Whether measured values drift by themselves, for demonstrations. A device that is not lively reports nothing unasked.
    public var isLively: Bool

    public init(
        id: DeviceID, name: String, identity: DeviceIdentity = DeviceIdentity(), parts: [PartDefinition],
        isLively: Bool = false, bridge: DeviceID? = nil
    ) {
        self.id = id
        self.name = name
        self.identity = identity
        self.parts = parts
        self.isLively = isLively
        self.bridge = bridge
    }
}

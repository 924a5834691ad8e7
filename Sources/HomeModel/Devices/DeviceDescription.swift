/// A device as its backend tells it: what it is and what it reports, not where it stands in the home.
public struct DeviceDescription: Sendable {
    public var id: DeviceID
    /// Counts at first sight only; afterwards the home graph's name stands.
    public var suggestedName: String
    public var identity: DeviceIdentity
    public var parts: [PartDescription]
    public var connectivity: [ConnectivityReport]
    /// Where it stands at first sight, when it belongs beside another device; nil: in the backend's structure.
    public var placedBeside: Neighbour?
    /// The name of the room that the device itself says it is in; counts at first sight only. Nil: it does not say.
    public var suggestedRoom: String?
    /// The bridge that it is behind, when that is a device of its own.
    public var bridge: DeviceID?
    /// In the flat view: the endpoints of the same product that are devices of their own; nil in any other.
    public var endpointsApart: Set<EndpointID>?

    /// A device that is described before this one, and what tells this one from it in a name.
    public struct Neighbour: Sendable, Hashable {
        public var device: DeviceID
        public var distinction: String

        public init(device: DeviceID, distinction: String) {
            self.device = device
            self.distinction = distinction
        }
    }

    public init(
        id: DeviceID, suggestedName: String, identity: DeviceIdentity = DeviceIdentity(), parts: [PartDescription],
        connectivity: [ConnectivityReport] = [], placedBeside: Neighbour? = nil, suggestedRoom: String? = nil,
        bridge: DeviceID? = nil, endpointsApart: Set<EndpointID>? = nil
    ) {
        self.id = id
        self.suggestedName = suggestedName
        self.identity = identity
        self.parts = parts
        self.connectivity = connectivity
        self.placedBeside = placedBeside
        self.suggestedRoom = suggestedRoom
        self.bridge = bridge
        self.endpointsApart = endpointsApart
    }
}

/// A device as its backend tells it: what it is and what it reports, not where it stands in the home.
public struct DeviceDescription: Sendable {
    public var id: DeviceID
    /// Counts at first sight only; afterwards the home graph's name stands.
    public var suggestedName: String
    public var identity: DeviceIdentity
    public var parts: [PartDescription]
    public var connectivity: [ConnectivityReport]

    public init(
        id: DeviceID, suggestedName: String, identity: DeviceIdentity = DeviceIdentity(), parts: [PartDescription],
        connectivity: [ConnectivityReport] = []
    ) {
        self.id = id
        self.suggestedName = suggestedName
        self.identity = identity
        self.parts = parts
        self.connectivity = connectivity
    }
}

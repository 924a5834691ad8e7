/// An event of a trait.
public struct EventReport: Sendable {
    public var device: DeviceID
    public var endpoint: EndpointID
    public var trait: TraitDefinition
    /// Index into the trait's events.
    public var event: Int
    /// In the order of the definition's fields; nil where an optional field is left out.
    public var fields: [Value?]
    /// Counts up with each event of the device.
    public var number: UInt64
    /// Milliseconds since 1970-01-01T00:00:00Z.
    public var time: Int64

    public init(
        device: DeviceID, endpoint: EndpointID, trait: TraitDefinition, event: Int, fields: [Value?], number: UInt64,
        time: Int64
    ) {
        self.device = device
        self.endpoint = endpoint
        self.trait = trait
        self.event = event
        self.fields = fields
        self.number = number
        self.time = time
    }
}

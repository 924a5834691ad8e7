/// A write of writable attributes of one trait of one part.
public struct AttributeWrite: Sendable {
    public typealias Entry = AttributeReport.Entry

    public var device: DeviceID
    public var endpoint: EndpointID
    public var trait: TraitDefinition
    public var entries: [Entry]

    public init(device: DeviceID, endpoint: EndpointID, trait: TraitDefinition, entries: [Entry]) {
        self.device = device
        self.endpoint = endpoint
        self.trait = trait
        self.entries = entries
    }
}

/// Values that one trait of one part reported together; one message leaves for them.
public struct AttributeReport: Sendable {
    public struct Entry: Sendable {
        /// Index into the trait's attributes.
        public var attribute: Int
        public var value: Value

        public init(attribute: Int, value: Value) {
            self.attribute = attribute
            self.value = value
        }
    }

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

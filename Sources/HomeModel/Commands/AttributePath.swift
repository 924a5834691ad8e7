/// An attribute of one part of a device.
public struct AttributePath: Hashable, Sendable {
    public var endpoint: EndpointID
    /// Topic name of the trait.
    public var trait: String
    public var attribute: String

    public init(endpoint: EndpointID, trait: String, attribute: String) {
        self.endpoint = endpoint
        self.trait = trait
        self.attribute = attribute
    }
}

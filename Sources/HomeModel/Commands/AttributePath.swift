/// Names one attribute of one trait of one part of a device, to compare what commands decide.
public struct AttributePath: Sendable, Hashable {
    public let endpoint: EndpointID
    /// The trait's topic name.
    public let trait: String
    public let attribute: String

    public init(endpoint: EndpointID, trait: String, attribute: String) {
        self.endpoint = endpoint
        self.trait = trait
        self.attribute = attribute
    }
}

public import HomeModel

/// A part of a simulated device: what it is, and the values it has when it first comes up.
public struct PartDefinition: Sendable {
    public var endpoint: EndpointID
    /// At least one; exactly one of them is primary.
    public var types: [DeviceTypeReference]
    public var tags: [SemanticTag]
    public var parent: EndpointID?
    /// The traits with their first values; a value that is missing is not known until the device reports it.
    public var traits: [TraitState]
    /// Clusters that the device has and that no definition knows.
    public var undefinedClusters: [UInt32]

    public init(
        endpoint: EndpointID, types: [DeviceTypeReference], tags: [SemanticTag] = [], parent: EndpointID? = nil,
        traits: [TraitState], undefinedClusters: [UInt32] = []
    ) {
        self.endpoint = endpoint
        self.types = types
        self.tags = tags
        self.parent = parent
        self.traits = traits
        self.undefinedClusters = undefinedClusters
    }
}

/// A part (endpoint) of a device, as its backend tells it.
public struct PartDescription: Sendable {
    public var endpoint: EndpointID
    /// At least one; exactly one of them is primary.
    public var types: [DeviceTypeReference]
    public var tags: [SemanticTag]
    /// The endpoint that this one is composed into.
    public var parent: EndpointID?
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

    public var primaryType: DeviceTypeReference? { types.first(where: \.isPrimary) ?? types.first }
}

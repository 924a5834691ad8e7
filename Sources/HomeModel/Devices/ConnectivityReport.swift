/// Connectivity of a device (no endpoint), of one of its parts, or of one trait of a part.
public struct ConnectivityReport: Sendable, Hashable {
    public var endpoint: EndpointID?
    public var trait: TraitDefinition?
    public var connectivity: SourceConnectivity

    public init(endpoint: EndpointID? = nil, trait: TraitDefinition? = nil, connectivity: SourceConnectivity) {
        self.endpoint = endpoint
        self.trait = trait
        self.connectivity = connectivity
    }
}

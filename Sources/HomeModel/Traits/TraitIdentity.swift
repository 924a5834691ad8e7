/// What tells one trait from another.
public struct TraitIdentity: Sendable, Hashable {
    /// The topic name: `onOff`, `google.openClose`, `exampleOrganization.spinner`.
    public let name: String
    public let namespace: TraitNamespace
    /// Matter cluster id; for a vendor's trait the number its file gives, nil where there is none.
    public let clusterID: UInt32?
    /// The full identifier where the namespace has one: `action.devices.traits.OpenClose`.
    public let identifier: String

    public init(name: String, namespace: TraitNamespace, clusterID: UInt32? = nil, identifier: String) {
        self.name = name
        self.namespace = namespace
        self.clusterID = clusterID
        self.identifier = identifier
    }
}

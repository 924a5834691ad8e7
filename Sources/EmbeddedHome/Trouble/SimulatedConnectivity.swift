import HomeModel

/// Whether a simulated device, its parts and its traits can be reached, as the trouble requests set it.
struct SimulatedConnectivity {
    struct Scope: Hashable {
        var endpoint: EndpointID
        /// Nil: the whole part.
        var trait: TraitDefinition?
    }

    private(set) var device = SourceConnectivity()
    private(set) var scopes: [(scope: Scope, connectivity: SourceConnectivity)] = []

    /// The narrowest setting counts; a wider one that comes later takes the place of the narrower ones.
    mutating func set(_ connectivity: SourceConnectivity, endpoint: EndpointID?, trait: TraitDefinition?) {
        guard let endpoint else {
            device = connectivity
            for index in scopes.indices { scopes[index].connectivity = connectivity }
            return
        }
        let scope = Scope(endpoint: endpoint, trait: trait)
        if trait == nil {
            for index in scopes.indices where scopes[index].scope.endpoint == endpoint {
                scopes[index].connectivity = connectivity
            }
        }
        if let index = scopes.firstIndex(where: { $0.scope == scope }) {
            scopes[index].connectivity = connectivity
        } else {
            scopes.append((scope, connectivity))
        }
    }

    func effective(endpoint: EndpointID, trait: TraitDefinition) -> SourceConnectivity {
        for wanted in [Scope(endpoint: endpoint, trait: trait), Scope(endpoint: endpoint, trait: nil)] {
            if let entry = scopes.first(where: { $0.scope == wanted }) { return entry.connectivity }
        }
        return device
    }

    func isOnline(endpoint: EndpointID, trait: TraitDefinition) -> Bool {
        if scopes.isEmpty { return device.state == .online }
        return effective(endpoint: endpoint, trait: trait).state == .online
    }

    /// Everything that was ever set apart, so that what is online again is told, too.
    var reports: [ConnectivityReport] {
        [ConnectivityReport(connectivity: device)]
            + scopes.map {
                ConnectivityReport(endpoint: $0.scope.endpoint, trait: $0.scope.trait, connectivity: $0.connectivity)
            }
    }

    var isTrivial: Bool { device == SourceConnectivity() && scopes.allSatisfy { $0.connectivity == device } }
}

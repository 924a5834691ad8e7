import HomeModel
import JSON
import MatterNodes

/// All that a Matter Server knows of a node, read into devices.
struct NodeReport: Sendable {
    /// The longest text of one node, or of one other message, that is read.
    static let byteLimit = NodeDump.byteLimit

    var id: UInt64
    /// The server reaches the node, or has not noticed yet that it does not.
    var isAvailable: Bool
    /// No attributes at all: the server has not asked the node yet.
    var isEmpty: Bool
    var devices: [NodeDevice]
    /// `Reachable` of the bridged devices that have it.
    var reachable: [EndpointID: Bool]
    /// Endpoints that have attributes.
    var endpoints: Set<EndpointID>
    /// The parts lists of the descriptors.
    var parts: [EndpointID: Set<EndpointID>]
    /// Endpoints whose parts are bridged devices.
    var aggregators: Set<EndpointID>

    /// - Returns: nil for what is no node.
    init?(_ json: JSON, registry: TraitRegistry, tags: SemanticTagRegistry, sharing shapes: inout NodeShapes) {
        guard let id = json["node_id"]?.uintValue, json["attributes"]?.objectValue != nil,
            let dump = try? NodeDump(json)
        else { return nil }
        self.id = id
        isAvailable = json["available"]?.boolValue ?? false
        isEmpty = dump.endpoints.isEmpty
        devices = dump.devices(registry: registry, tags: tags, sharing: &shapes)
        reachable = [:]
        parts = [:]
        for (endpoint, clusters) in dump.endpoints {
            reachable[endpoint] =
                clusters[MatterNumbers.bridgedDeviceBasicInformation]?[MatterNumbers.reachable]?.boolValue
            if let list = clusters[MatterNumbers.descriptor]?[MatterNumbers.partsList]?.arrayValue {
                parts[endpoint] = Set(list.compactMap { $0.uintValue.flatMap { EndpointID(exactly: $0) } })
            }
        }
        aggregators = dump.aggregators
        endpoints = Set(dump.endpoints.keys)
    }

    /// Whether the node itself shows that an endpoint is no more, not only that it is missing from this report. Lists of the root may
    /// lag behind those of the aggregators below it.
    func denies(_ endpoint: EndpointID) -> Bool {
        guard !isEmpty, !endpoints.contains(endpoint) else { return false }
        guard parts[0]?.contains(endpoint) ?? false else { return true }
        let others = parts.filter { $0.key != 0 }
        return others.contains { !$0.value.isEmpty || aggregators.contains($0.key) }
            && !others.contains { $0.value.contains(endpoint) }
    }
}

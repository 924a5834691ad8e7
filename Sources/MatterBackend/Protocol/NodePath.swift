/// The place of an attribute in a node: `endpoint/cluster/attribute`, all decimal.
struct NodePath: Hashable, Sendable {
    var endpoint: UInt16
    var cluster: UInt32
    var attribute: UInt32

    init(_ endpoint: UInt16, _ cluster: UInt32, _ attribute: UInt32) {
        self.endpoint = endpoint
        self.cluster = cluster
        self.attribute = attribute
    }

    init?(_ text: String) {
        let levels = text.split(separator: "/", omittingEmptySubsequences: false)
        guard levels.count == 3, let endpoint = UInt16(levels[0]), let cluster = UInt32(levels[1]),
            let attribute = UInt32(levels[2])
        else { return nil }
        self.init(endpoint, cluster, attribute)
    }

    var text: String { "\(endpoint)/\(cluster)/\(attribute)" }
}

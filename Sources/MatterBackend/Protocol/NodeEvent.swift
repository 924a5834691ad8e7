import JSON

/// An event of a node (`node_event`).
struct NodeEvent: Sendable {
    var node: UInt64
    var endpoint: UInt16
    var cluster: UInt32
    var event: UInt32
    var number: UInt64
    /// Milliseconds since 1970; nil when the node only knows how long it has been running.
    var time: Int64?
    /// Fields by name.
    var fields: JSONObject

    init?(_ json: JSON) {
        guard let node = json["node_id"]?.uintValue,
            let endpoint = json["endpoint_id"]?.uintValue.flatMap({ UInt16(exactly: $0) }),
            let cluster = json["cluster_id"]?.uintValue.flatMap({ UInt32(exactly: $0) }),
            let event = json["event_id"]?.uintValue.flatMap({ UInt32(exactly: $0) }),
            let number = json["event_number"]?.uintValue
        else { return nil }
        self.node = node
        self.endpoint = endpoint
        self.cluster = cluster
        self.event = event
        self.number = number
        fields = json["data"]?.objectValue ?? [:]
        let type = json["timestamp_type"]?.uintValue
        time = type == 1 || type == 2 ? json["timestamp"]?.uintValue.flatMap(Self.milliseconds) : nil
    }

    /// Servers give milliseconds or microseconds since 1970; what is neither between 2000 and 2200 is no time.
    private static func milliseconds(_ stamp: UInt64) -> Int64? {
        let plausible: ClosedRange<UInt64> = 946_684_800_000...7_258_118_400_000
        if plausible.contains(stamp) { return Int64(stamp) }
        return plausible.contains(stamp / 1000) ? Int64(stamp / 1000) : nil
    }
}

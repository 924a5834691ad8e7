import JSON

/// What a Matter Server sends, told apart by the keys that a message has.
enum ServerMessage: Sendable {
    case info(ServerInfo)
    case success(id: String, ServerResult)
    case failure(id: String, ServerError)
    case event(ServerEvent)
}

/// The result of a request.
enum ServerResult: Sendable {
    /// One or more nodes; `unreadable` counts those that made no sense.
    case nodes([NodeReport], unreadable: Int)
    case value(JSON)
}

/// Something that happened, told without having been asked.
enum ServerEvent: Sendable {
    case attribute(node: UInt64, NodePath, JSON)
    case nodeAdded(NodeReport)
    case nodeUpdated(NodeReport)
    case nodeRemoved(UInt64)
    case endpointAdded(node: UInt64, endpoint: UInt16)
    case endpointRemoved(node: UInt64, endpoint: UInt16)
    case event(NodeEvent)
    case info(ServerInfo)
    case shutdown
}

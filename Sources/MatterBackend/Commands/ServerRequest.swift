import HomeModel
import JSON

/// A request to a Matter Server.
struct ServerRequest: Sendable {
    /// The command's name in the protocol.
    var command: String
    var arguments: JSONObject
    /// The node that it is for; requests of one node wait for each other.
    var node: UInt64?
    /// How long the server may take; after that nothing is known of what became of it.
    var patience = Duration.seconds(30)
    /// Neither the arguments nor what the server says of them may be shown.
    var isSecret = false

    /// How long a device may take between the announcement of a timed command and the command.
    private static let timedMilliseconds: Int64 = 5000

    private init(_ command: String, node: UInt64? = nil, _ arguments: JSONObject = [:]) {
        self.command = command
        self.node = node
        var all: JSONObject = [:]
        if let node { all.append("node_id", JSON(node)) }
        for (key, value) in arguments { all.append(key, value) }
        self.arguments = all
    }

    /// The request as the server gets it.
    func text(id: String) -> [UInt8] {
        JSON.object(["message_id": .string(id), "command": .string(command), "args": .object(arguments)]).bytes
    }

    // MARK: Devices

    static func invoke(_ command: DeviceCommand, node: UInt64, cluster: UInt32) -> ServerRequest {
        let definition = command.definition
        var arguments: JSONObject = [
            "endpoint_id": JSON(UInt64(command.endpoint)), "cluster_id": JSON(UInt64(cluster)),
            "command_name": .string(WireName.command(definition.name)),
            "payload": .object(WireValue.object(command.fields, definition.fields, .names)),
        ]
        if definition.isTimed { arguments.append("timed_request_timeout_ms", .integer(timedMilliseconds)) }
        var request = ServerRequest("device_command", node: node, arguments)
        request.isSecret = zip(definition.fields, command.fields).contains { $0.isSensitive && $1 != nil }
        return request
    }

    static func write(_ value: JSON, to path: NodePath, node: UInt64) -> ServerRequest {
        ServerRequest("write_attribute", node: node, ["attribute_path": .string(path.text), "value": value])
    }

    // MARK: Nodes

    /// All nodes; from then on the server tells what happens. Only once for each connection.
    static var listen: ServerRequest {
        var request = ServerRequest("start_listening")
        request.patience = .seconds(120)
        return request
    }

    /// One node, out of the server's memory.
    static func node(_ node: UInt64) -> ServerRequest { ServerRequest("get_node", ["node_id": JSON(node)]) }

    static func remove(_ node: UInt64) -> ServerRequest { slow("remove_node", node, 60) }

    static func interview(_ node: UInt64) -> ServerRequest { slow("interview_node", node, 120) }

    static func ping(_ node: UInt64) -> ServerRequest { slow("ping_node", node, 60) }

    static func openWindow(_ node: UInt64, seconds: Int) -> ServerRequest {
        var request = slow("open_commissioning_window", node, 60)
        request.arguments.append("timeout", JSON(seconds))
        return request
    }

    static func commission(code: String, networkOnly: Bool) -> ServerRequest {
        var request = ServerRequest(
            "commission_with_code", ["code": .string(code), "network_only": .bool(networkOnly)])
        request.patience = .seconds(300)
        request.isSecret = true
        return request
    }

    private static func slow(_ command: String, _ node: UInt64, _ seconds: Int) -> ServerRequest {
        var request = ServerRequest(command, node: node)
        request.patience = .seconds(seconds)
        return request
    }
}

public import JSON
import Synchronization

/// A Matter Server that does what tests say: it tells its nodes, carries out a few commands on them and reports what changes.
///
/// It speaks either dialect: `python` closes the connection when it is asked to listen twice, indents its lists and tells events
/// before answers; `js` has a newer version, more members and tells events after answers.
public final class FakeMatterServer: Sendable {
    public enum Dialect: Sendable, CaseIterable {
        case python, js
    }

    private struct State {
        var nodes: [UInt64: FakeNode] = [:]
        var requests: [JSON] = []
        var waiters: [(matches: @Sendable (JSON) -> Bool, continuation: CheckedContinuation<JSON, Never>)] = []
        var listeners: [WebSocketConnection] = []
        var connections: [WebSocketConnection] = []
        var hanging: Set<UInt64> = []
        var errors: [String: (code: Int, details: String)] = [:]
        var writeStatus = 0
        var commissionable: FakeNode?
        var isMute = false
        var listAnswer: String?
        var eventNumber: UInt64 = 100
    }

    public let dialect: Dialect
    private let fabric: UInt64
    private let schema: Int
    private let state = Mutex(State())
    private let server = Mutex<FakeWebSocketServer?>(nil)

    public init(
        _ dialect: Dialect = .python, port: Int = 0, nodes: [FakeNode] = [],
        fabric: UInt64 = 13_577_159_222_652_324_759,
        schema: Int? = nil
    ) throws {
        self.dialect = dialect
        self.fabric = fabric
        self.schema = schema ?? (dialect == .python ? 11 : 13)
        for node in nodes { state.withLock { $0.nodes[node.id] = node } }
        let started = try FakeWebSocketServer(port: port) { [weak self] connection in self?.serve(connection) }
        server.withLock { $0 = started }
    }

    deinit { stop() }

    public var url: String { server.withLock { $0?.url ?? "" } }
    public var port: Int { server.withLock { $0?.port ?? 0 } }
    public var connectionCount: Int { server.withLock { $0?.connectionCount ?? 0 } }

    public func stop() {
        server.withLock { server in
            server?.stop()
            server = nil
        }
    }

    // MARK: What it is to do

    /// Requests for the node are never answered.
    public func hang(_ node: UInt64) { _ = state.withLock { $0.hanging.insert(node) } }

    /// Requests of this command are refused.
    public func refuse(_ command: String, code: Int, details: String = "") {
        state.withLock { $0.errors[command] = (code, details) }
    }

    public func accept(_ command: String) { state.withLock { $0.errors[command] = nil } }

    /// What devices answer to writes; they take them only with 0.
    public func setWriteStatus(_ status: Int) { state.withLock { $0.writeStatus = status } }

    /// The node that the next commissioning brings.
    public func setCommissionable(_ node: FakeNode) { state.withLock { $0.commissionable = node } }

    /// It takes connections and says nothing.
    public func mute() { state.withLock { $0.isMute = true } }

    /// What it answers in place of its nodes.
    public func setListAnswer(_ text: String?) { state.withLock { $0.listAnswer = text } }

    // MARK: What happens at it

    public func node(_ id: UInt64) -> FakeNode? { state.withLock { $0.nodes[id] } }

    /// Changes a node without telling anybody.
    public func put(_ node: FakeNode) { state.withLock { $0.nodes[node.id] = node } }

    public func forget(_ id: UInt64) { state.withLock { $0.nodes[id] = nil } }

    /// A device reports a value.
    public func report(_ id: UInt64, _ path: String, _ value: JSON) {
        state.withLock { $0.nodes[id]?.attributes[path] = value }
        tell("attribute_updated", [JSON(id), .string(path), value])
    }

    /// A device reports values, which leave as messages in one go.
    public func report(_ id: UInt64, _ values: [(path: String, value: JSON)]) {
        var bytes: [UInt8] = []
        for (path, value) in values {
            state.withLock { $0.nodes[id]?.attributes[path] = value }
            let data: JSON = [JSON(id), .string(path), value]
            bytes += WebSocketFrame(.text, JSON.object(["event": "attribute_updated", "data": data]).bytes).bytes
        }
        for connection in state.withLock({ $0.listeners }) { connection.sendRaw(bytes) }
    }

    /// The node is told again, as it is now or as given.
    public func update(_ node: FakeNode) {
        put(node)
        tell("node_updated", node.json)
    }

    public func add(_ node: FakeNode) {
        put(node)
        tell("node_added", node.json)
    }

    public func remove(_ id: UInt64) {
        forget(id)
        tell("node_removed", JSON(id))
    }

    public func event(
        _ id: UInt64, endpoint: UInt16, cluster: UInt32, event: UInt32, number: UInt64, data: JSON
    ) {
        tell(
            "node_event",
            [
                "node_id": JSON(id), "endpoint_id": JSON(UInt64(endpoint)), "cluster_id": JSON(UInt64(cluster)),
                "event_id": JSON(UInt64(event)), "event_number": JSON(number), "priority": 1,
                "timestamp": 1_767_225_600_000, "timestamp_type": 1, "data": data,
            ])
    }

    public func tell(_ event: String, _ data: JSON) {
        let text = JSON.object(["event": .string(event), "data": data]).text
        for connection in state.withLock({ $0.listeners }) { connection.send(text) }
    }

    /// Sends bytes as they are.
    public func sendRaw(_ bytes: [UInt8]) {
        for connection in state.withLock({ $0.listeners }) { connection.sendRaw(bytes) }
    }

    /// Ends all connections without a word.
    public func cut() {
        for connection in state.withLock({ $0.connections }) { connection.cut() }
    }

    // MARK: What was asked

    public func requests(_ command: String) -> [JSON] {
        state.withLock { $0.requests.filter { $0["command"]?.stringValue == command } }
    }

    /// The next request that matches, or the first one that came already.
    public func request(_ command: String, where matches: @escaping @Sendable (JSON) -> Bool = { _ in true }) async
        -> JSON
    {
        await withCheckedContinuation { continuation in
            let wanted: @Sendable (JSON) -> Bool = { $0["command"]?.stringValue == command && matches($0) }
            let found = state.withLock { state -> JSON? in
                if let found = state.requests.first(where: wanted) { return found }
                state.waiters.append((wanted, continuation))
                return nil
            }
            if let found { continuation.resume(returning: found) }
        }
    }

    // MARK: Serving

    private func serve(_ connection: WebSocketConnection) {
        let isMute = state.withLock { state in
            state.connections.append(connection)
            return state.isMute
        }
        if !isMute { connection.send(info.text) }
        var isListening = false
        while let text = connection.receive() {
            guard let request = try? JSON.parse(text), let id = request["message_id"]?.stringValue,
                let command = request["command"]?.stringValue
            else {
                connection.close(code: 1000)
                break
            }
            let waiting = state.withLock { state in
                state.requests.append(request)
                let waiting = state.waiters.filter { $0.matches(request) }
                state.waiters.removeAll { $0.matches(request) }
                return waiting
            }
            for waiter in waiting { waiter.continuation.resume(returning: request) }
            if command == "start_listening" {
                if isListening, dialect == .python {
                    connection.close(code: 1000)
                    break
                }
                isListening = true
                state.withLock { $0.listeners.append(connection) }
            }
            answer(id, command, request["args"] ?? [:], connection)
        }
        state.withLock { state in
            state.listeners.removeAll { $0 === connection }
            state.connections.removeAll { $0 === connection }
        }
    }

    private var info: JSON {
        var info: JSONObject = [
            "fabric_id": 1, "compressed_fabric_id": JSON(fabric), "schema_version": JSON(schema),
            "min_supported_schema_version": dialect == .python ? 9 : 11,
            "sdk_version": dialect == .python ? "2025.7.0" : "matter-server/1.4.0 (matter.js/0.17.9)",
            "wifi_credentials_set": false, "thread_credentials_set": false, "bluetooth_enabled": false,
        ]
        if dialect == .js { info.append("fabric_index", 1) }
        return .object(info)
    }

    private func answer(_ id: String, _ command: String, _ arguments: JSON, _ connection: WebSocketConnection) {
        let node = arguments["node_id"]?.uintValue
        let (isHanging, error) = state.withLock { state in
            (node.map(state.hanging.contains) ?? false, state.errors[command])
        }
        if isHanging { return }
        func fail(_ code: Int, _ details: String) {
            let answer: JSON = ["message_id": .string(id), "error_code": JSON(code), "details": .string(details)]
            connection.send(answer.text)
        }
        if let error { return fail(error.code, error.details) }
        var events: [@Sendable () -> Void] = []
        var result = JSON.null
        switch command {
        case "start_listening", "get_nodes":
            let (nodes, given) = state.withLock {
                ($0.nodes.values.sorted { $0.id < $1.id }.map(\.json), $0.listAnswer)
            }
            if let given { return connection.send(#"{"message_id":"\#(id)","result":\#(given)}"#) }
            result = .array(nodes)
            if dialect == .python {
                return connection.send(JSON.object(["message_id": .string(id), "result": result]).prettyText)
            }
        case "get_node":
            guard let node, let found = self.node(node) else { return fail(5, "Node does not exist") }
            result = found.json
        case "device_command":
            guard let node, let refusal = perform(node, arguments, &events) else { break }
            return fail(refusal.code, refusal.details)
        case "write_attribute":
            let status = state.withLock { $0.writeStatus }
            let path = arguments["attribute_path"]?.stringValue ?? ""
            result = [["Path": ["EndpointId": 1, "ClusterId": 6, "AttributeId": 0], "Status": JSON(status)]]
            if status == 0, let node, let value = arguments["value"] {
                events.append { [weak self] in self?.report(node, path, value) }
            }
        case "remove_node":
            guard let node, self.node(node) != nil else { return fail(5, "Node does not exist") }
            events.append { [weak self] in self?.remove(node) }
        case "commission_with_code":
            guard var node = state.withLock({ $0.commissionable }) else {
                return fail(1, "no device found for \(arguments["code"]?.stringValue ?? "")")
            }
            node.isAvailable = false
            add(node)
            node.isAvailable = true
            update(node)
            result = node.json
        case "ping_node": result = ["fd00::1": true]
        case "open_commissioning_window":
            result = [
                "setup_pin_code": 20_202_021, "setup_manual_code": "34970112332",
                "setup_qr_code": "MT:Y.K90SO527JA0648G00",
            ]
        case "interview_node": break
        default: return fail(9, "Invalid command: \(command)")
        }
        let answer: JSON = ["message_id": .string(id), "result": result]
        if dialect == .js { connection.send(answer.text) }
        for event in events { event() }
        if dialect == .python { connection.send(answer.text) }
    }

    private func perform(
        _ node: UInt64, _ arguments: JSON, _ events: inout [@Sendable () -> Void]
    ) -> (code: Int, details: String)? {
        guard let found = self.node(node), found.isAvailable else { return (3, "Node \(node) is not (yet) available.") }
        guard arguments["payload"]?.objectValue != nil else { return (8, "") }
        let endpoint = arguments["endpoint_id"]?.uintValue ?? 0
        let cluster = arguments["cluster_id"]?.uintValue ?? 0
        func set(_ attribute: Int, _ value: JSON) {
            let path = "\(endpoint)/\(cluster)/\(attribute)"
            events.append { [weak self] in self?.report(node, path, value) }
        }
        switch (cluster, arguments["command_name"]?.stringValue) {
        case (6, "On"): set(0, true)
        case (6, "Off"): set(0, false)
        case (6, "Toggle"): set(0, .bool(!(found.attributes["\(endpoint)/6/0"]?.boolValue ?? false)))
        case (8, "MoveToLevel"), (8, "MoveToLevelWithOnOff"): set(0, arguments["payload"]?["level"] ?? 0)
        case (257, "LockDoor"), (257, "UnlockDoor"):
            guard arguments["timed_request_timeout_ms"]?.uintValue != nil else {
                return (0, "InteractionModelError: NeedsTimedInteraction (0xc6)")
            }
            set(0, arguments["command_name"]?.stringValue == "LockDoor" ? 1 : 2)
        default: return (0, "InteractionModelError: UnsupportedCommand (0x81)")
        }
        return nil
    }
}

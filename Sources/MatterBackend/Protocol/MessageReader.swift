import HomeModel
import JSON
import MatterNodes
import Synchronization

/// Reads messages of a Matter Server, on whatever thread they come: nodes become devices here, so that the loop's thread gets values
/// only. A dump of many nodes is read node by node, so that no more than one is in memory as JSON.
final class MessageReader: Sendable {
    /// Why a message was not understood.
    struct Failure: Error, Sendable {
        let reason: String
    }

    private let registry: TraitRegistry
    private let tags: SemanticTagRegistry
    private let shapes = Mutex(NodeShapes())
    private static let limits = JSONLimits(depth: 64, bytes: NodeReport.byteLimit)

    init(registry: TraitRegistry, tags: SemanticTagRegistry) {
        self.registry = registry
        self.tags = tags
    }

    /// - Returns: nil for messages of kinds that nothing is known about, which is no fault.
    func read(_ text: [UInt8]) throws(Failure) -> ServerMessage? {
        let result: Result<ServerMessage?, Failure> = text.withUnsafeBytes { bytes in
            Result { () throws(Failure) in try read(bytes) }
        }
        return try result.get()
    }

    private func read(_ text: UnsafeRawBufferPointer) throws(Failure) -> ServerMessage? {
        guard let outline = JSONOutline(text, in: 0..<text.count), !outline.isArray else {
            throw Failure(reason: "it is no JSON object, or not a whole one")
        }
        var places: [String: Range<Int>] = [:]
        for element in outline.elements {
            guard let key = element.key else { continue }
            places[String(decoding: text[key], as: UTF8.self)] = element.value
        }
        if let place = places["message_id"] {
            let json = try parse(text, place)
            // Ours are texts; a server that answers them as numbers means the same.
            let id = json.stringValue ?? json.text
            if let place = places["error_code"] {
                let code = try parse(text, place).intValue ?? 0
                let details = try places["details"].map { place throws(Failure) in try parse(text, place) }
                return .failure(id: id, ServerError(code: code, details: details?.stringValue ?? ""))
            }
            guard let place = places["result"] else { throw Failure(reason: "an answer without a result") }
            return .success(id: id, try result(text, place))
        }
        if let place = places["event"] {
            var name = plainText(text, place)
            if name == nil { name = try parse(text, place).stringValue }
            guard let name else { throw Failure(reason: "an event without a name") }
            return try event(name, text, places["data"]).map { .event($0) }
        }
        if places["schema_version"] != nil {
            guard let info = ServerInfo(try parse(text, 0..<text.count)) else {
                throw Failure(reason: "a server info without a version")
            }
            return .info(info)
        }
        return nil
    }

    private func parse(_ text: UnsafeRawBufferPointer, _ place: Range<Int>) throws(Failure) -> JSON {
        do throws(JSONError) {
            return try JSON.parse(UnsafeRawBufferPointer(rebasing: text[place]), limits: Self.limits)
        } catch {
            // Not the error's own text: it may name what stands there.
            throw Failure(reason: "it is not JSON at byte \(place.lowerBound + error.offset)")
        }
    }

    /// A text without anything to unescape, as names are: most messages are events.
    private func plainText(_ text: UnsafeRawBufferPointer, _ place: Range<Int>) -> String? {
        guard place.count >= 2, text[place.lowerBound] == UInt8(ascii: "\"") else { return nil }
        let inner = UnsafeRawBufferPointer(rebasing: text[place.lowerBound + 1..<place.upperBound - 1])
        guard inner.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"") })
        else {
            return nil
        }
        return String(decoding: inner, as: UTF8.self)
    }

    private func node(_ json: JSON) -> NodeReport? {
        shapes.withLock { NodeReport(json, registry: registry, tags: tags, sharing: &$0) }
    }

    private func result(_ text: UnsafeRawBufferPointer, _ place: Range<Int>) throws(Failure) -> ServerResult {
        guard text[place.lowerBound] == UInt8(ascii: "["), let outline = JSONOutline(text, in: place),
            outline.elements.count > 0, isNode(text, outline.elements[0].value)
        else {
            let json = try parse(text, place)
            if json["node_id"] != nil, let node = node(json) { return .nodes([node], unreadable: 0) }
            return .value(json)
        }
        var nodes: [NodeReport] = []
        nodes.reserveCapacity(outline.elements.count)
        for element in outline.elements {
            // One that is damaged does not take the others with it.
            if let json = try? parse(text, element.value), let node = node(json) { nodes.append(node) }
        }
        return .nodes(nodes, unreadable: outline.elements.count - nodes.count)
    }

    private func isNode(_ text: UnsafeRawBufferPointer, _ place: Range<Int>) -> Bool {
        JSONOutline(text, in: place)?.elements.contains { element in
            element.key.map { text[$0].elementsEqual("node_id".utf8) } ?? false
        } ?? false
    }

    // MARK: Events

    private func event(
        _ name: String, _ text: UnsafeRawBufferPointer, _ place: Range<Int>?
    ) throws(Failure) -> ServerEvent? {
        guard Self.eventNames.contains(name) else { return nil }
        guard name != "server_shutdown" else { return .shutdown }
        guard let place else { throw Failure(reason: "the event \(name) has no data") }
        let data = try parse(text, place)
        let event: ServerEvent? =
            switch name {
            case "attribute_updated":
                if let node = data[0]?.uintValue, let path = data[1]?.stringValue, let value = data[2] {
                    // Paths that are none come with nodes that are odd; nothing is lost with them.
                    if let path = NodePath(path) { .attribute(node: node, path, value) } else { nil }
                } else {
                    throw Failure(reason: "the event \(name) has other data")
                }
            case "node_added": node(data).map { .nodeAdded($0) }
            case "node_updated": node(data).map { .nodeUpdated($0) }
            case "node_removed": data.uintValue.map { .nodeRemoved($0) }
            case "endpoint_added": Self.endpoint(data).map { .endpointAdded(node: $0.node, endpoint: $0.endpoint) }
            case "endpoint_removed": Self.endpoint(data).map { .endpointRemoved(node: $0.node, endpoint: $0.endpoint) }
            case "node_event": NodeEvent(data).map { .event($0) }
            default: ServerInfo(data).map { .info($0) }
            }
        return event
    }

    private static let eventNames: Set<String> = [
        "attribute_updated", "node_added", "node_updated", "node_removed", "endpoint_added", "endpoint_removed",
        "node_event", "server_info_updated", "server_shutdown",
    ]

    private static func endpoint(_ json: JSON) -> (node: UInt64, endpoint: UInt16)? {
        guard let node = json["node_id"]?.uintValue,
            let endpoint = json["endpoint_id"]?.uintValue.flatMap({ UInt16(exactly: $0) })
        else { return nil }
        return (node, endpoint)
    }
}

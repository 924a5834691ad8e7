import CBareClient

/// Messages in the memory of the C client, so that it publishes them without Swift.
final class MessageList {
    struct Message {
        var topic: String
        var payload: [UInt8]
        var isRetained: Bool
    }

    let handle: OpaquePointer

    init() {
        // The C side ends the program where memory ends.
        handle = bare_messages_new()
    }

    deinit {
        bare_messages_free(handle)
    }

    var count: Int { bare_messages_count(handle) }

    /// Bytes of a topic and its payload, on average.
    var averageSize: Double { count == 0 ? 0 : Double(bare_messages_bytes(handle)) / Double(count) }

    subscript(index: Int) -> Message {
        precondition(index < count)
        var length = 0
        let payload = bare_messages_payload(handle, index, &length)
        return Message(
            topic: String(cString: bare_messages_topic(handle, index)),
            payload: Array(UnsafeRawBufferPointer(start: payload, count: length)),
            isRetained: bare_messages_retained(handle, index))
    }

    func add(_ message: Message) {
        bare_messages_add(handle, message.topic, message.payload, message.payload.count, message.isRetained)
    }

    func add(_ topic: String, _ payload: String, isRetained: Bool = false) {
        add(Message(topic: topic, payload: Array(payload.utf8), isRetained: isRetained))
    }
}

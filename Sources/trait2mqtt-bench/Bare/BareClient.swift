import CBareClient

/// The client in C. Used by one thread at a time.
final class BareClient {
    private let handle: OpaquePointer

    /// Nanoseconds of the monotonic clock.
    static var now: UInt64 { bare_now() }

    /// Version of the library that both sides use.
    static var libraryVersion: String {
        let version = bare_library_version()
        return "\(version / 1_000_000).\(version / 1000 % 1000).\(version % 1000)"
    }

    /// How many messages may be unacknowledged: as many as with the product's engine.
    static let window = 64

    /// Connects to a broker on this machine.
    init(port: Int, id: String) throws(BenchError) {
        var error: Int32 = 0
        guard let handle = bare_client_open(Int32(port), id, Int32(Self.window), &error) else {
            throw BenchError("the bare client cannot connect: \(String(cString: bare_error_text(error)))")
        }
        self.handle = handle
    }

    deinit {
        bare_client_close(handle)
    }

    func subscribe(_ filter: String, qos: Int) throws(BenchError) {
        try check(bare_client_subscribe(handle, filter, Int32(qos)))
    }

    /// Publishes `count` messages, going round the list. Returns the seconds until the broker had taken the last.
    func stream(_ messages: MessageList, count: Int, qos: Int, fence: String) throws(BenchError) -> Double {
        var elapsed: UInt64 = 0
        try check(bare_client_stream(handle, messages.handle, count, Int32(qos), fence, &elapsed))
        return Double(elapsed) / 1e9
    }

    /// Adds what arrives to a list, which must outlive the client or the next call.
    func record(into list: MessageList?) {
        bare_client_record(handle, list?.handle)
    }

    func publish(_ topic: String, _ payload: String, qos: Int, isRetained: Bool = false) throws(BenchError) {
        try check(bare_client_publish(handle, topic, payload, payload.utf8.count, Int32(qos), isRetained))
    }

    /// Serves the connection until this message arrives. Returns when that was.
    func wait(for topic: String, payload: String? = nil, within limit: Duration) throws(BenchError) -> UInt64 {
        var arrival: UInt64 = 0
        let code = bare_client_wait(handle, topic, payload, Self.nanoseconds(limit), &arrival)
        if code != 0 { throw BenchError("waiting for \(topic): \(String(cString: bare_error_text(code)))") }
        return arrival
    }

    /// Serves the connection for some time.
    func serve(for duration: Duration) throws(BenchError) {
        try check(bare_client_serve(handle, Self.nanoseconds(duration)))
    }

    /// Sends commands one after the other. Returns the nanoseconds until the last message that answers each.
    /// - Parameter lastTopics: topic of that message, for each of `commands`.
    func roundTrips(
        _ commands: MessageList, lastTopics: MessageList, count: Int, qos: Int
    ) throws(BenchError) -> [UInt64] {
        var latencies = [UInt64](repeating: 0, count: count)
        try check(
            bare_client_round_trips(handle, commands.handle, lastTopics.handle, count, Int32(qos), &latencies))
        return latencies
    }

    private func check(_ code: Int32) throws(BenchError) {
        if code != 0 { throw BenchError("the bare client: \(String(cString: bare_error_text(code)))") }
    }

    private static func nanoseconds(_ duration: Duration) -> UInt64 {
        let parts = duration.components
        return UInt64(max(parts.seconds, 0)) * 1_000_000_000 + UInt64(max(parts.attoseconds, 0) / 1_000_000_000)
    }
}

import Synchronization

/// The one answer that a request waits for. May be given on any thread; to a client that went away it is dropped.
///
/// If it is let go without an answer, the client is told of an internal error.
public final class HTTPAnswer: Sendable {
    private let deliver: Mutex<(@Sendable (HTTPResponse) -> Void)?>

    /// - Parameter deliver: called exactly once.
    public init(_ deliver: @escaping @Sendable (HTTPResponse) -> Void) {
        self.deliver = Mutex(deliver)
    }

    deinit {
        send(HTTPResponse(.internalServerError, text: "the request was not answered"))
    }

    /// Sends the answer; only the first counts.
    public func send(_ response: HTTPResponse) {
        let deliver = deliver.withLock { deliver in
            defer { deliver = nil }
            return deliver
        }
        deliver?(response)
    }
}

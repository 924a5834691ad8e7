import EventLoop

/// One WebSocket connection as a client (RFC 6455); text messages only. All members may be used from any thread.
///
/// It has a service thread of its own, which ends with the connection. It does not connect again: make a new one.
public final class WebSocketClient: Sendable {
    /// What happens on a connection.
    public enum Event: Sendable, Equatable {
        /// The server took the connection; messages sent from now on, or queued before, are on their way.
        case opened
        /// One whole text message as it came, put together from its fragments.
        case message([UInt8])
        /// The last event, exactly one: the connection is gone or could not be made, and why.
        case closed(reason: String)
    }

    /// How many bytes may wait to be sent; more closes the connection.
    public static let maximumQueued = 16 << 20

    private let mailbox: ClientMailbox
    private let thread: BlockingWorker

    /// Starts to connect.
    ///
    /// - Parameter onEvent: called on the service thread, in order, one at a time. It may call any member of the client. While
    ///   it runs nothing is received.
    public init(_ configuration: Configuration, onEvent: @escaping @Sendable (Event) -> Void) {
        let mailbox = ClientMailbox(limit: Self.maximumQueued)
        self.mailbox = mailbox
        thread = BlockingWorker(name: "websocket")
        thread.submit({ ClientSession.run(configuration, mailbox, onEvent) }, then: {})
    }

    deinit {
        mailbox.close()
    }

    /// Queues one text message, which must be UTF-8. Does nothing once the connection is closed.
    ///
    /// When more than ``maximumQueued`` bytes wait, because the server does not read, the connection is closed.
    public func send(_ text: [UInt8]) {
        mailbox.add(text)
    }

    /// Sends what is queued, then ends the connection in order; the `closed` event follows within two seconds. Does nothing
    /// when it is closed already.
    public func close() {
        mailbox.close()
    }
}

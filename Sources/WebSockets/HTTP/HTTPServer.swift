import EventLoop
public import Telemetry

/// A small HTTP/1.1 server for a handful of clients on a network that cannot be trusted.
///
/// It has a service thread of its own. A client that is slow, silent or gone costs a bounded amount of memory for a bounded
/// time; when all connections are taken, the one that has been waiting longest for its client makes room.
public final class HTTPServer: Sendable {
    /// The port it listens on.
    public let port: Int
    private let mailbox: HTTPServerMailbox
    private let thread: BlockingWorker

    /// Listens, and serves at once.
    ///
    /// - Parameters:
    ///   - address: a host name in it is looked up, which may block.
    ///   - handler: answers the requests.
    /// - Throws: ``HTTPServerError`` when the address cannot be had.
    public init(
        _ address: HTTPAddress, limits: HTTPLimits = HTTPLimits(), handler: any HTTPHandler, logger: Logger
    ) throws(HTTPServerError) {
        let listener = try HTTPListener(address)
        let mailbox = HTTPServerMailbox()
        port = listener.port
        self.mailbox = mailbox
        thread = BlockingWorker(name: "http")
        thread.submit({ HTTPService.run(listener, limits, handler, mailbox, logger) }, then: {})
    }

    deinit {
        mailbox.stop()
    }

    /// Listens no more; requests being answered get a second, then all connections are closed. Returns when the service
    /// thread is done.
    public func stop() async {
        mailbox.stop()
        await thread.run {}
    }
}

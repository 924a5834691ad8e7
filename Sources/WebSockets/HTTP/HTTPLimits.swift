/// What clients of a server may take. Times are in seconds.
public struct HTTPLimits: Sendable {
    /// The most bytes of a body; more is answered with 413.
    public var body = 256 << 10
    /// The most bytes of the request line and headers; more is answered with 414 or 431.
    public var head = 16 << 10
    /// The most connections at a time.
    public var connections = 64
    /// From the first byte of a request to the end of its headers, and from a new connection to its first byte.
    public var headTime = 10.0
    /// From the end of the headers to the end of the body.
    public var bodyTime = 30.0
    /// From one request to the next.
    public var idleTime = 60.0
    /// For the handler to answer; then the client is told 504.
    public var answerTime = 60.0
    /// For the client to take an answer.
    public var writeTime = 30.0

    public init() {}
}

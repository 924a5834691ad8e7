/// Why a text is not the address of a WebSocket server.
public struct WebSocketURLError: Error, Equatable, CustomStringConvertible {
    /// What is wrong, and what is right.
    public let message: String

    public var description: String { message }
}

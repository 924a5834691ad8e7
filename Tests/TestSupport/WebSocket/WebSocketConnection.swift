import Synchronization

/// One connection to a ``FakeWebSocketServer``, as its script sees it.
///
/// Receiving blocks and is for one thread at a time; sending may be done from any thread.
public final class WebSocketConnection: Sendable {
    private struct Incoming {
        var buffer: [UInt8] = []
        var text: [UInt8] = []
    }

    /// Counted from 1.
    public let number: Int
    /// The request line and headers of the handshake.
    public let request: String
    private let socket: TestSocket
    private let incoming = Mutex(Incoming())
    private let outgoing = Mutex(())
    private let answersPings = Mutex(true)

    init(number: Int, request: String, rest: [UInt8], socket: TestSocket) {
        self.number = number
        self.request = request
        self.socket = socket
        incoming.withLock { $0.buffer = rest }
    }

    /// Waits for the next text message; nil when the client closed or is gone. Pings are answered meanwhile.
    public func receive() -> String? {
        while let frame = receiveFrame() {
            switch frame.kind {
            case .text, .continuation:
                let whole = incoming.withLock { incoming -> [UInt8]? in
                    incoming.text += frame.payload
                    guard frame.isFinal else { return nil }
                    defer { incoming.text = [] }
                    return incoming.text
                }
                if let whole { return String(decoding: whole, as: UTF8.self) }
            case .ping:
                if answersPings.withLock({ $0 }) { send(WebSocketFrame(.pong, frame.payload)) }
            case .close:
                send(WebSocketFrame(.close, frame.payload))
                return nil
            case .binary, .pong:
                break
            }
        }
        return nil
    }

    /// Waits for the next frame, whatever it is, and answers nothing; nil at the end of the connection.
    public func receiveFrame() -> WebSocketFrame? {
        while true {
            if let frame = incoming.withLock({ WebSocketFrame.take(from: &$0.buffer) }) { return frame }
            let bytes = socket.receive()
            guard !bytes.isEmpty else { return nil }
            incoming.withLock { $0.buffer += bytes }
        }
    }

    /// Reads until the client is gone, answering pings and a close.
    public func drain() {
        while receive() != nil {}
        while !socket.receive().isEmpty {}
    }

    /// Reads until the client is gone and answers nothing, not even pings.
    public func ignore() {
        answersPings.withLock { $0 = false }
        while !socket.receive().isEmpty {}
    }

    /// Sends one text message in one frame.
    public func send(_ text: String) { send(WebSocketFrame(.text, Array(text.utf8))) }

    /// Sends one text message in frames of at most `size` bytes, which need not end between characters.
    public func sendFragmented(_ text: String, size: Int) {
        let bytes = Array(text.utf8)
        var start = 0
        repeat {
            let end = min(start + max(size, 1), bytes.count)
            send(
                WebSocketFrame(
                    start == 0 ? .text : .continuation, Array(bytes[start..<end]), isFinal: end == bytes.count))
            start = end
        } while start < bytes.count
    }

    public func send(_ frame: WebSocketFrame) { sendRaw(frame.bytes) }

    /// Sends bytes as they are, be they frames, parts of frames or nonsense.
    public func sendRaw(_ bytes: [UInt8]) {
        outgoing.withLock { _ in _ = socket.send(bytes) }
    }

    /// Sends a close frame and waits for the client's.
    public func close(code: UInt16, reason: String = "") {
        send(WebSocketFrame(.close, [UInt8(code >> 8), UInt8(code & 255)] + Array(reason.utf8)))
        while let frame = receiveFrame(), frame.kind != .close {}
    }

    /// Ends the TCP connection without a close frame.
    public func cut() { socket.shutDown() }

    /// Ends the TCP connection with a reset when the script returns.
    public func reset() { socket.resetOnClose() }
}

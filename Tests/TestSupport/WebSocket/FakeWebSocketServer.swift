import EventLoop
import Synchronization

/// A WebSocket server on a port of this machine that does what a script says.
///
///     let server = try FakeWebSocketServer { connection in
///         connection.send("hello")
///         while let text = connection.receive() { connection.send("you said " + text) }
///     }
///     // connect to server.url
///
/// The script runs for each connection, on a thread of its own; ``WebSocketConnection/number`` tells them apart. The connection
/// is closed when it returns. ``WebSocketConnection`` may be handed out of the script to send from elsewhere.
public final class FakeWebSocketServer: Sendable {
    /// How the opening handshake is answered.
    public enum Handshake: Sendable {
        case accept
        /// An HTTP answer with this status and no body.
        case refuse(status: Int)
        /// No answer.
        case hang
        /// These bytes, then the script as after `accept`.
        case raw([UInt8])
    }

    public let port: Int
    private let listener: TestSocket
    private let acceptor = BlockingWorker(name: "fake-websocket")
    private let open = Mutex<(sockets: [TestSocket], count: Int)>(([], 0))

    /// - Parameter port: 0 for any that is free.
    public init(
        port: Int = 0, handshake: Handshake = .accept,
        _ script: @escaping @Sendable (WebSocketConnection) -> Void = { $0.drain() }
    ) throws {
        listener = try TestSocket.listen(port: port)
        self.port = listener.port
        let listener = listener
        acceptor.submit(
            { [weak self] in
                while let socket = listener.accept() {
                    guard let self else { return }
                    serve(socket, handshake, script)
                }
            }, then: {})
    }

    deinit {
        stop()
    }

    /// Ends all connections and listens no more.
    public func stop() {
        listener.shutDown()
        for socket in open.withLock({ $0.sockets }) { socket.shutDown() }
    }

    /// Where it listens, as `ws://127.0.0.1:port/ws`.
    public var url: String { "ws://127.0.0.1:\(port)/ws" }

    /// How many connections came.
    public var connectionCount: Int { open.withLock { $0.count } }

    private func serve(
        _ socket: TestSocket, _ handshake: Handshake, _ script: @escaping @Sendable (WebSocketConnection) -> Void
    ) {
        let number = open.withLock { open in
            open.sockets.append(socket)
            open.count += 1
            return open.count
        }
        let worker = BlockingWorker(name: "fake-websocket")
        worker.submit(
            { [weak self] in
                if let connection = Self.shakeHands(socket, number, handshake) { script(connection) }
                socket.shutDown()
                self?.open.withLock { open in open.sockets.removeAll { $0 === socket } }
            }, then: { _ = worker })
    }

    private static func shakeHands(_ socket: TestSocket, _ number: Int, _ handshake: Handshake) -> WebSocketConnection?
    {
        var received: [UInt8] = []
        let end: [UInt8] = Array("\r\n\r\n".utf8)
        while true {
            let bytes = socket.receive()
            guard !bytes.isEmpty else { return nil }
            received += bytes
            guard let start = received.indices.first(where: { received[$0...].starts(with: end) }) else { continue }
            let request = String(decoding: received[..<start], as: UTF8.self)
            let connection = WebSocketConnection(
                number: number, request: request, rest: Array(received[(start + 4)...]), socket: socket)
            switch handshake {
            case .accept:
                socket.send(Array(acceptance(of: request).utf8))
                return connection
            case .raw(let bytes):
                socket.send(bytes)
                return connection
            case .refuse(let status):
                socket.send(Array("HTTP/1.1 \(status) No\r\ncontent-length: 0\r\n\r\n".utf8))
                connection.ignore()
            case .hang:
                connection.ignore()
            }
            return nil
        }
    }

    private static func acceptance(of request: String) -> String {
        let prefix = "sec-websocket-key:"
        let line = request.split(separator: "\r\n").first { $0.lowercased().hasPrefix(prefix) } ?? ""
        let key = line.dropFirst(prefix.count).drop { $0 == " " }
        let digest = SHA1.digest(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))
        return "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            + "Sec-WebSocket-Accept: \(base64(digest))\r\n\r\n"
    }

    private static func base64(_ bytes: [UInt8]) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var text = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for index in 0..<4 { text.append(index <= group.count ? letters[bits >> (18 - 6 * index) & 63] : "=") }
        }
        return text
    }
}

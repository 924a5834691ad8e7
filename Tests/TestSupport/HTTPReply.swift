import EventLoop

/// An answer of an HTTP server, as a test reads it from a socket.
public struct HTTPReply: Sendable, Equatable {
    public var status: Int
    /// Names in lower case.
    public var headers: [String: String]
    public var body: String

    /// Reads answers until the server closes, or `count` of them.
    ///
    /// - Parameter heads: whether the answers are to HEAD and have no body.
    public static func read(from socket: TestSocket, count: Int = .max, heads: Bool = false) -> [HTTPReply] {
        var replies: [HTTPReply] = []
        var buffer: [UInt8] = []
        while replies.count < count {
            if let reply = take(from: &buffer, isHead: heads) {
                replies.append(reply)
                continue
            }
            let bytes = socket.receive()
            guard !bytes.isEmpty else { break }
            buffer += bytes
        }
        return replies
    }

    /// Sends bytes on a connection of its own and reads what comes back until the server closes or `count` answers came. On a
    /// thread of its own: threads that tasks share may be needed to make the answer.
    public static func exchange(port: Int, _ request: String, count: Int = 1) async throws -> [HTTPReply] {
        let worker = BlockingWorker(name: "http-exchange")
        return try await worker.run {
            Result<[HTTPReply], any Error> {
                let socket = try TestSocket.connect(port: port)
                socket.setReceiveTimeout(.seconds(20))
                socket.send(Array(request.utf8))
                return read(from: socket, count: count, heads: request.hasPrefix("HEAD"))
            }
        }.get()
    }

    private static func take(from buffer: inout [UInt8], isHead: Bool) -> HTTPReply? {
        let end = Array("\r\n\r\n".utf8)
        guard let headEnd = buffer.indices.first(where: { buffer[$0...].starts(with: end) }) else { return nil }
        let lines = String(decoding: buffer[..<headEnd], as: UTF8.self).split(separator: "\r\n")
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            headers[parts[0].lowercased()] = String(parts[1].drop { $0 == " " })
        }
        let length = isHead ? 0 : headers["content-length"].flatMap { Int($0) } ?? 0
        let bodyEnd = headEnd + 4 + length
        guard buffer.count >= bodyEnd else { return nil }
        let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        let body = String(decoding: buffer[(headEnd + 4)..<bodyEnd], as: UTF8.self)
        buffer.removeFirst(bodyEnd)
        return HTTPReply(status: status, headers: headers, body: body)
    }
}

import Glibc
import Telemetry
import TestSupport
import Testing
import WebSockets

@Suite("The HTTP server withstands odd clients", .timeLimit(.minutes(2)))
struct HTTPServerTroubleTests {
    let handler = EchoHandler()
    static let good = "GET /good HTTP/1.1\r\nHost: x\r\n\r\n"

    private func server(_ change: (inout HTTPLimits) -> Void = { _ in }) throws -> HTTPServer {
        var limits = HTTPLimits()
        change(&limits)
        let address = try #require(HTTPAddress("127.0.0.1:0"))
        return try HTTPServer(address, limits: limits, handler: handler, logger: .disabled)
    }

    @Test(arguments: [
        ("hello\r\n\r\n", 400), ("GET /\r\n\r\n", 400), ("GET  / HTTP/1.1\r\nHost: x\r\n\r\n", 400),
        ("G\u{1}T / HTTP/1.1\r\nHost: x\r\n\r\n", 400), ("GET relative HTTP/1.1\r\nHost: x\r\n\r\n", 400),
        ("GET /\u{7F} HTTP/1.1\r\nHost: x\r\n\r\n", 400), ("GET / HTTP/2.0\r\nHost: x\r\n\r\n", 505),
        ("GET / FTP/1.1\r\nHost: x\r\n\r\n", 400), ("GET / HTTP/1.1\nHost: x\n\n", 400),
        ("GET / HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: x\r\n folded\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost : x\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: x\r\n: v\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: x\r\nA: b\0c\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1e3\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc", 400),
        ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
        ("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n", 501),
        ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", 501),
        ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabcd\r\n0\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffffff\r\n", 413),
        ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n10000000000000000\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 262145\r\n\r\n", 413),
        ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999999\r\n\r\n", 413),
        ("POST / HTTP/1.1\r\nHost: x\r\nExpect: 200-ok\r\nContent-Length: 2\r\n\r\n", 417),
    ])
    func `what is no request gets a status, and the connection is closed`(request: String, status: Int) async throws {
        let server = try server()
        let replies = try await HTTPReply.exchange(port: server.port, request, count: .max)
        #expect(replies.map(\.status) == [status], "\(replies)")
        #expect(replies.first?.headers["connection"] == "close")
        #expect(try await HTTPReply.exchange(port: server.port, Self.good).map(\.status) == [200])
        #expect(handler.paths == ["/good"])
        await server.stop()
    }

    /// Heads that are longer than allowed.
    enum LongHead: CaseIterable {
        case target, header, headers, garbage

        var text: String {
            let long = String(repeating: "a", count: 20_000)
            return switch self {
            case .target: "GET /\(long) HTTP/1.1\r\nHost: x\r\n\r\n"
            case .header: "GET / HTTP/1.1\r\nHost: x\r\nA: \(long)\r\n\r\n"
            case .headers: "GET / HTTP/1.1\r\nHost: x\r\n\(String(repeating: "A: b\r\n", count: 101))\r\n"
            case .garbage: long
            }
        }
    }

    @Test(arguments: zip(LongHead.allCases, [414, 431, 431, 414]))
    func `a head that is too long is refused`(head: LongHead, status: Int) async throws {
        let server = try server()
        #expect(try await HTTPReply.exchange(port: server.port, head.text, count: .max).map(\.status) == [status])
        #expect(handler.paths.isEmpty)
        await server.stop()
    }

    @Test(arguments: [true, false])
    func `a body above the limit is refused, and the client learns it while it still sends`(isChunked: Bool)
        async throws
    {
        let server = try server()
        let body = String(repeating: "x", count: 300 << 10)
        let request =
            isChunked
            ? "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
                + String(repeating: "400\r\n\(String(repeating: "x", count: 1024))\r\n", count: 300) + "0\r\n\r\n"
            : "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: \(body.utf8.count)\r\n\r\n" + body
        for _ in 0..<20 {
            let replies = try await HTTPReply.exchange(port: server.port, request, count: .max)
            #expect(replies.map(\.status) == [413])
        }
        #expect(handler.paths.isEmpty)
        await server.stop()
    }

    @Test(arguments: [1, 1000, 262_144])
    func `a body of the limit is taken, in chunks of any size`(size: Int) async throws {
        let server = try server()
        var request = "POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
        var left = 262_144
        while left > 0 {
            let count = min(left, size)
            request += String(count, radix: 16) + "\r\n" + String(repeating: "x", count: count) + "\r\n"
            left -= count
        }
        let replies = try await HTTPReply.exchange(port: server.port, request + "0\r\n\r\n")
        #expect(replies.map(\.status) == [200])
        #expect(replies.first?.body.utf8.count == 262_144 + 9)
        await server.stop()
    }

    @Test func `a request refused by its head costs no body`() async throws {
        let server = try server()
        let socket = try TestSocket.connect(port: server.port)
        socket.send(Array("POST /refused HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n".utf8))
        let replies = HTTPReply.read(from: socket)
        #expect(replies.map(\.status) == [401])
        let kept = try TestSocket.connect(port: server.port)
        kept.send(Array("GET /refused HTTP/1.1\r\nHost: x\r\n\r\n\(Self.good)".utf8))
        #expect(HTTPReply.read(from: kept, count: 2).map(\.status) == [401, 200])
        await server.stop()
    }

    @Test func `who says nothing is let go, and so is who says it too slowly`() async throws {
        let server = try server {
            $0.headTime = 0.3
            $0.bodyTime = 0.3
            $0.idleTime = 0.2
        }
        let silent = try TestSocket.connect(port: server.port)
        let slowHead = try TestSocket.connect(port: server.port)
        let slowBody = try TestSocket.connect(port: server.port)
        let idle = try TestSocket.connect(port: server.port)
        slowHead.send(Array("GET / HT".utf8))
        slowBody.send(Array("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc".utf8))
        idle.send(Array(Self.good.utf8))
        #expect(silent.receive().isEmpty)
        #expect(HTTPReply.read(from: slowHead).map(\.status) == [408])
        #expect(HTTPReply.read(from: slowBody).map(\.status) == [408])
        #expect(HTTPReply.read(from: idle).map(\.status) == [200])
        await server.stop()
    }

    @Test func `trickling bytes win no time`() async throws {
        let server = try server { $0.headTime = 0.3 }
        let socket = try TestSocket.connect(port: server.port)
        socket.setReceiveTimeout(.milliseconds(20))
        let start = ContinuousClock.now
        var received: [UInt8] = []
        while received.isEmpty, ContinuousClock.now - start < .seconds(10) {
            socket.send([UInt8(ascii: "G")])
            received = socket.receive()
        }
        #expect(String(decoding: received, as: UTF8.self).hasPrefix("HTTP/1.1 408 "))
        await server.stop()
    }

    @Test func `who does not take the answer is let go`() async throws {
        let server = try server {
            $0.writeTime = 0.2
            $0.idleTime = 0.5
        }
        let socket = try TestSocket.connect(port: server.port)
        socket.send(Array("GET /huge HTTP/1.1\r\nHost: x\r\n\r\n".utf8))
        // The answer has begun; now nothing is read for longer than the server waits.
        var count = socket.receive().count
        try await Task.sleep(for: .seconds(1))
        while case let bytes = socket.receive(), !bytes.isEmpty { count += bytes.count }
        #expect(count > 0 && count < 64 << 20)
        await server.stop()
    }

    @Test func `a thousand connections are bounded, and a newcomer is served`() async throws {
        let server = try server { $0.connections = 32 }
        let before = Self.descriptors
        var crowd: [TestSocket] = []
        for number in 0..<1000 {
            guard let socket = try? TestSocket.connect(port: server.port) else { continue }
            if number.isMultiple(of: 2) { socket.send(Array("GET / HTTP/1.1\r\nHost: x\r\nA:".utf8)) }
            crowd.append(socket)
        }
        #expect(try await HTTPReply.exchange(port: server.port, Self.good).map(\.status) == [200])
        // Ours are the crowd's; what is more is the server's. Other tests have some too.
        #expect(Self.descriptors - before - crowd.count < 300)
        crowd = []
        #expect(try await HTTPReply.exchange(port: server.port, Self.good).map(\.status) == [200])
        await server.stop()
    }

    @Test func `when all are being answered, one more is told so`() async throws {
        let server = try server { $0.connections = 2 }
        var kept = handler.keptAnswers.makeAsyncIterator()
        var busy: [TestSocket] = []
        for _ in 0..<2 {
            let socket = try TestSocket.connect(port: server.port)
            socket.send(Array("GET /late HTTP/1.1\r\nHost: x\r\n\r\n".utf8))
            await kept.next()
            busy.append(socket)
        }
        let socket = try TestSocket.connect(port: server.port)
        #expect(HTTPReply.read(from: socket).map(\.status) == [503])
        handler.answerKept("done")
        for socket in busy { #expect(HTTPReply.read(from: socket, count: 1).map(\.status) == [200]) }
        await server.stop()
    }

    private static var descriptors: Int {
        guard let directory = opendir("/proc/self/fd") else { return 0 }
        defer { closedir(directory) }
        var count = 0
        while readdir(directory) != nil { count += 1 }
        return count
    }
}

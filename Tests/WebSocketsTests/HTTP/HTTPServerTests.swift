import Glibc
import Telemetry
import TestSupport
import Testing
import WebSockets

@Suite("The HTTP server answers requests", .timeLimit(.minutes(2)))
struct HTTPServerTests {
    let handler = EchoHandler()

    private func server(_ change: (inout HTTPLimits) -> Void = { _ in }) throws -> HTTPServer {
        var limits = HTTPLimits()
        change(&limits)
        let address = try #require(HTTPAddress("127.0.0.1:0"))
        return try HTTPServer(address, limits: limits, handler: handler, logger: .disabled)
    }

    @Test(arguments: [
        ("GET /a HTTP/1.1\r\nHost: x\r\n\r\n", "GET /a \n"),
        ("GET /a?b=c HTTP/1.0\r\n\r\n", "GET /a \n"),
        ("\r\n\r\nGET / HTTP/1.1\r\nHost:x\r\n\r\n", "GET / \n"),
        ("GET http://example.org/a HTTP/1.1\r\nHost: x\r\n\r\n", "GET /a \n"),
        ("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello", "POST /a hello\n"),
        ("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n", "POST /a \n"),
        (
            "POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nhel\r\n2;x=y\r\nlo\r\n0\r\nA: b\r\n\r\n",
            "POST /a hello\n"
        ),
    ])
    func `of every form`(request: String, body: String) async throws {
        let server = try server()
        let replies = try await HTTPReply.exchange(port: server.port, request)
        #expect(replies.map(\.status) == [200])
        #expect(replies.first?.body == body)
        await server.stop()
    }

    @Test func `byte by byte`() async throws {
        let server = try server()
        let socket = try TestSocket.connect(port: server.port)
        for byte in "POST /slow HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n".utf8 {
            socket.send([byte])
        }
        #expect(HTTPReply.read(from: socket, count: 1).first?.body == "POST /slow abc\n")
        await server.stop()
    }

    @Test func `several on one connection, and pipelined`() async throws {
        let server = try server()
        let socket = try TestSocket.connect(port: server.port)
        let one = "GET /1 HTTP/1.1\r\nHost: x\r\n\r\n"
        socket.send(Array(one.utf8))
        #expect(HTTPReply.read(from: socket, count: 1).map(\.status) == [200])
        let two = "POST /2 HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc"
        let last = "GET /3 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        socket.send(Array((two + one + two + last).utf8))
        let replies = HTTPReply.read(from: socket)
        #expect(replies.map(\.body) == ["POST /2 abc\n", "GET /1 \n", "POST /2 abc\n", "GET /3 \n"])
        #expect(replies.map { $0.headers["connection"] } == ["keep-alive", "keep-alive", "keep-alive", "close"])
        await server.stop()
    }

    @Test func `with the headers that HTTP asks for`() async throws {
        let server = try server()
        let reply = try #require(
            try await HTTPReply.exchange(port: server.port, "GET / HTTP/1.1\r\nHost: x\r\n\r\n").first)
        #expect(reply.headers["content-type"] == "text/plain; charset=utf-8")
        #expect(reply.headers["content-length"] == "7")
        let date = try #require(reply.headers["date"])
        #expect(date.hasSuffix(" GMT") && date.utf8.count == 29, "\(date)")
        await server.stop()
    }

    @Test func `HEAD like GET, without the body`() async throws {
        let server = try server()
        let socket = try TestSocket.connect(port: server.port)
        socket.send(Array("HEAD /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".utf8))
        var all: [UInt8] = []
        while case let bytes = socket.receive(), !bytes.isEmpty { all += bytes }
        let text = String(decoding: all, as: UTF8.self)
        #expect(text.contains("content-length: 9\r\n"))
        #expect(text.hasSuffix("\r\n\r\n"))
        await server.stop()
    }

    @Test func `with 100 Continue for those who wait for it`() async throws {
        let server = try server()
        let socket = try TestSocket.connect(port: server.port)
        socket.send(Array("POST /a HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n".utf8))
        #expect(HTTPReply.read(from: socket, count: 1).map(\.status) == [100])
        socket.send(Array("ok".utf8))
        #expect(HTTPReply.read(from: socket, count: 1).first?.body == "POST /a ok\n")
        await server.stop()
    }

    @Test func `later, from another thread, and each client its own`() async throws {
        let server = try server()
        var kept = handler.keptAnswers.makeAsyncIterator()
        let late = try TestSocket.connect(port: server.port)
        late.send(Array("GET /late HTTP/1.1\r\nHost: x\r\n\r\nGET /next HTTP/1.1\r\nHost: x\r\n\r\n".utf8))
        await kept.next()
        #expect(
            try await HTTPReply.exchange(port: server.port, "GET /b HTTP/1.1\r\nHost: x\r\n\r\n").first?.body
                == "GET /b \n")
        handler.answerKept("at last")
        #expect(HTTPReply.read(from: late, count: 2).map(\.body) == ["at last\n", "GET /next \n"])
        await server.stop()
    }

    @Test func `to a client that sends no more but still reads`() async throws {
        let server = try server()
        var kept = handler.keptAnswers.makeAsyncIterator()
        let socket = try TestSocket.connect(port: server.port)
        socket.send(Array("GET /late HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".utf8))
        shutdown(socket.descriptor, Int32(SHUT_WR))
        await kept.next()
        handler.answerKept("half")
        #expect(HTTPReply.read(from: socket).map(\.body) == ["half\n"])
        await server.stop()
    }

    @Test func `of many megabytes, to a slow reader`() async throws {
        let server = try server()
        let socket = try TestSocket.connect(port: server.port)
        socket.send(Array("GET /large HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".utf8))
        #expect(
            try await HTTPReply.exchange(port: server.port, "GET /b HTTP/1.1\r\nHost: x\r\n\r\n").first?.status == 200)
        var count = 0
        while case let bytes = socket.receive(), !bytes.isEmpty { count += bytes.count }
        #expect(count > 8 << 20)
        await server.stop()
    }

    @Test func `nobody who went away`() async throws {
        let server = try server()
        var kept = handler.keptAnswers.makeAsyncIterator()
        do {
            let socket = try TestSocket.connect(port: server.port)
            socket.send(Array("GET /late HTTP/1.1\r\nHost: x\r\n\r\n".utf8))
            await kept.next()
            socket.resetOnClose()
        }
        handler.answerKept("nobody there")
        #expect(
            try await HTTPReply.exchange(port: server.port, "GET /b HTTP/1.1\r\nHost: x\r\n\r\n").first?.status == 200)
        await server.stop()
    }

    @Test func `that the handler forgets, with an error`() async throws {
        let server = try server()
        #expect(
            try await HTTPReply.exchange(port: server.port, "GET /forgotten HTTP/1.1\r\nHost: x\r\n\r\n").first?.status
                == 500
        )
        await server.stop()
    }

    @Test func `that the handler does not answer in time, with 504`() async throws {
        let server = try server { $0.answerTime = 0.1 }
        #expect(
            try await HTTPReply.exchange(port: server.port, "GET /never HTTP/1.1\r\nHost: x\r\n\r\n").first?.status
                == 504)
        handler.answerKept("too late")
        #expect(
            try await HTTPReply.exchange(port: server.port, "GET /b HTTP/1.1\r\nHost: x\r\n\r\n").first?.status == 200)
        await server.stop()
    }

    @Test func `at a loopback address of IPv6, at a name and at all addresses`() async throws {
        for text in ["[::1]:0", "localhost:0", "*:0"] {
            let address = try #require(HTTPAddress(text))
            let server = try HTTPServer(address, handler: handler, logger: .disabled)
            if text != "[::1]:0" {
                #expect(
                    try await HTTPReply.exchange(port: server.port, "GET / HTTP/1.0\r\n\r\n").map(\.status) == [200])
            }
            await server.stop()
        }
    }

    @Test func `unless the port is taken or the address is not ours`() async throws {
        let server = try server()
        let taken = try #require(HTTPAddress("127.0.0.1:\(server.port)"))
        let error = #expect(throws: HTTPServerError.self) {
            try HTTPServer(taken, handler: handler, logger: .disabled)
        }
        #expect(error?.isInUse == true)
        #expect(error?.message == "cannot listen on 127.0.0.1:\(server.port): the port is in use by another program")
        for text in ["192.0.2.1:0", "no-such-host.invalid:80"] {
            let address = try #require(HTTPAddress(text))
            let error = #expect(throws: HTTPServerError.self) {
                try HTTPServer(address, handler: handler, logger: .disabled)
            }
            #expect(error?.message.hasPrefix("cannot listen on \(text): ") == true)
        }
        await server.stop()
        // The port is free again at once.
        await (try HTTPServer(taken, handler: handler, logger: .disabled)).stop()
    }

    @Test func `and finishes what it is at when it stops`() async throws {
        let server = try server()
        var kept = handler.keptAnswers.makeAsyncIterator()
        let busy = try TestSocket.connect(port: server.port)
        let idle = try TestSocket.connect(port: server.port)
        busy.send(Array("GET /late HTTP/1.1\r\nHost: x\r\n\r\n".utf8))
        await kept.next()
        async let stopped: Void = server.stop()
        #expect(idle.receive().isEmpty)
        handler.answerKept("last words")
        #expect(HTTPReply.read(from: busy).map(\.body) == ["last words\n"])
        await stopped
        #expect(throws: TestSocket.Failure.self) { try TestSocket.connect(port: server.port) }
    }
}

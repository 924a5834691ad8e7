import TestSupport
import Testing
import WebSockets

@Suite("The end of a WebSocket connection tells why", .timeLimit(.minutes(2)))
struct ClientEndTests {
    @Test func `nobody listens`() async throws {
        let (client, recorder) = try WebSocketClient.start("ws://127.0.0.1:\(try TestSocket.freePort())/ws")
        #expect(await recorder.closed().contains("refused"))
        #expect(recorder.events.count == 1)
        withExtendedLifetime(client) {}
    }

    @Test func `a host that does not exist`() async throws {
        let (client, recorder) = try WebSocketClient.start("ws://no-such-host.invalid/ws")
        #expect(await recorder.closed().contains("no-such-host.invalid"))
        withExtendedLifetime(client) {}
    }

    @Test func `no answer to the handshake`() async throws {
        let server = try FakeWebSocketServer(handshake: .hang)
        let (client, recorder) = try WebSocketClient.start(server.url, connectTimeout: 0.3)
        #expect(await recorder.closed() == "no answer from 127.0.0.1:\(server.port) within 0.3 s")
        withExtendedLifetime(client) {}
    }

    @Test(arguments: [200, 301, 401, 403, 404, 500, 503])
    func `an HTTP status instead of WebSockets`(status: Int) async throws {
        let server = try FakeWebSocketServer(handshake: .refuse(status: status))
        let (client, recorder) = try WebSocketClient.start(server.url)
        #expect(await recorder.closed() == "the server answered with HTTP status \(status) instead of a WebSocket")
        withExtendedLifetime(client) {}
    }

    @Test(arguments: [
        "SSH-2.0-OpenSSH_9.2\r\n", "\0\0\0\0", "HTTP/1.1 101 Switching Protocols\r\n\r\n",
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: wrong\r\n\r\n",
    ])
    func `something else than a WebSocket server`(answer: String) async throws {
        let server = try FakeWebSocketServer(handshake: .raw(Array(answer.utf8))) { _ in }
        let (client, recorder) = try WebSocketClient.start(server.url)
        let reason = await recorder.closed()
        #expect(reason.contains("handshake"), "\(reason)")
        #expect(recorder.events.count == 1)
        withExtendedLifetime(client) {}
    }

    @Test(arguments: [1000, 1001, 1011, 4000])
    func `the server closes with a code`(code: UInt16) async throws {
        let server = try FakeWebSocketServer { $0.close(code: code, reason: "bye") }
        let (client, recorder) = try WebSocketClient.start(server.url)
        #expect(await recorder.closed() == "the server closed with code \(code) (bye)")
        withExtendedLifetime(client) {}
    }

    @Test func `the connection is cut in the middle of a frame`() async throws {
        let server = try FakeWebSocketServer { connection in
            connection.sendRaw(Array(WebSocketFrame(.text, Array(repeating: 65, count: 100_000)).bytes.prefix(50_000)))
        }
        let (client, recorder) = try WebSocketClient.start(server.url)
        #expect(await recorder.closed() == "the connection was cut")
        #expect(recorder.events.count == 2)
        withExtendedLifetime(client) {}
    }

    @Test func `the connection is reset`() async throws {
        let server = try FakeWebSocketServer { $0.reset() }
        let (client, recorder) = try WebSocketClient.start(server.url)
        #expect(await recorder.closed() == "the connection was cut")
        withExtendedLifetime(client) {}
    }

    @Test func `the server sends nonsense`() async throws {
        let server = try FakeWebSocketServer { connection in
            connection.sendRaw([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
            connection.drain()
        }
        let (client, recorder) = try WebSocketClient.start(server.url)
        #expect(await recorder.closed() == "the connection was cut")
        withExtendedLifetime(client) {}
    }

    @Test func `the server answers no ping`() async throws {
        let server = try FakeWebSocketServer { $0.ignore() }
        let (client, recorder) = try WebSocketClient.start(server.url, pingInterval: 0.2)
        #expect(await recorder.closed() == "no pong from the server within 0.2 s")
        withExtendedLifetime(client) {}
    }

    @Test func `a server that answers pings, or talks, is kept`() async throws {
        let server = try FakeWebSocketServer { connection in
            var pings = 0
            while pings < 5, let frame = connection.receiveFrame() {
                guard frame.kind == .ping else { continue }
                pings += 1
                // The third is not answered, but something else is said.
                if pings == 3 {
                    connection.send("still here")
                } else {
                    connection.send(WebSocketFrame(.pong, frame.payload))
                }
            }
            connection.close(code: 1000, reason: "enough")
        }
        let (client, recorder) = try WebSocketClient.start(server.url, pingInterval: 0.2)
        #expect(await recorder.closed() == "the server closed with code 1000 (enough)")
        withExtendedLifetime(client) {}
    }

    @Test(arguments: [false, true])
    func `a message is too long`(isFragmented: Bool) async throws {
        let (closes, continuation) = AsyncStream<WebSocketFrame?>.makeStream()
        let server = try FakeWebSocketServer { connection in
            let text = String(repeating: "x", count: 1001)
            isFragmented ? connection.sendFragmented(text, size: 400) : connection.send(text)
            continuation.yield(connection.receiveFrame())
            connection.drain()
        }
        let (client, recorder) = try WebSocketClient.start(server.url, maximumMessage: 1000)
        #expect(await recorder.closed() == "the server sent a message longer than 1000 bytes")
        #expect(recorder.events.count == 2)
        var close = closes.makeAsyncIterator()
        #expect(await close.next() == WebSocketFrame(.close, [0x03, 0xF1]))
        withExtendedLifetime(client) {}
    }

    @Test func `a frame announces more than there can be`() async throws {
        let server = try FakeWebSocketServer { connection in
            connection.sendRaw([0x81, 127, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
            connection.sendRaw([UInt8](repeating: 65, count: 100_000))
            connection.drain()
        }
        let (client, recorder) = try WebSocketClient.start(server.url)
        #expect(await recorder.closed().contains("longer than"))
        withExtendedLifetime(client) {}
    }

    @Test func `a message is not text`() async throws {
        let server = try FakeWebSocketServer { connection in
            connection.send(WebSocketFrame(.binary, [1, 2, 3]))
            connection.drain()
        }
        let (client, recorder) = try WebSocketClient.start(server.url)
        #expect(await recorder.closed() == "the server sent a message that is not text")
        withExtendedLifetime(client) {}
    }

    @Test func `the server does not read`() async throws {
        let server = try FakeWebSocketServer { connection in
            while connection.receiveFrame()?.kind != .close {}
        }
        let (client, recorder) = try WebSocketClient.start(server.url)
        for _ in 0..<40 { client.send([UInt8](repeating: 65, count: 1 << 20)) }
        let reason = await recorder.closed()
        #expect(
            reason == "more than \(WebSocketClient.maximumQueued) bytes wait to be sent: the server does not read them")
    }

    @Test func `this side closes, and what was queued arrives`() async throws {
        let (texts, continuation) = AsyncStream<String>.makeStream()
        let server = try FakeWebSocketServer { connection in
            while let text = connection.receive() { continuation.yield(text) }
            continuation.finish()
        }
        let (client, recorder) = try WebSocketClient.start(server.url)
        await recorder.opened()
        client.send(Array("last".utf8))
        client.close()
        client.send(Array("too late".utf8))
        #expect(await recorder.closed() == "closed on this side")
        var received: [String] = []
        for await text in texts { received.append(text) }
        #expect(received == ["last"])
        client.close()
        client.send([])
    }

    @Test func `this side closes and the server does not answer`() async throws {
        let server = try FakeWebSocketServer { $0.ignore() }
        let (client, recorder) = try WebSocketClient.start(server.url)
        await recorder.opened()
        let start = ContinuousClock.now
        client.close()
        #expect(await recorder.closed() == "closed on this side")
        #expect(ContinuousClock.now - start < .seconds(8))
    }

    @Test func `this side closes before it is connected`() async throws {
        let server = try FakeWebSocketServer(handshake: .hang)
        let (client, recorder) = try WebSocketClient.start(server.url)
        client.close()
        #expect(await recorder.closed() == "closed before it was open")
        #expect(recorder.events.count == 1)
    }

    @Test func `the client is let go`() async throws {
        let server = try FakeWebSocketServer()
        var pair: (WebSocketClient, EventRecorder)? = try WebSocketClient.start(server.url)
        let recorder = try #require(pair?.1)
        await recorder.opened()
        pair = nil
        #expect(await recorder.closed() == "closed on this side")
    }
}

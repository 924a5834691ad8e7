import Synchronization
import TestSupport
import Testing
import WebSockets

@Suite("Text messages of a WebSocket client", .timeLimit(.minutes(2)))
struct ClientMessageTests {
    private static let megabytes = String(repeating: "0123456789abcdef", count: 300_000) + "€"

    @Test(arguments: [0, 1, 125, 126, 65_535, 65_536, 65_537, 4_800_003])
    func `arrive whole, in one frame`(count: Int) async throws {
        let text = String(repeating: "x", count: count)
        let server = try FakeWebSocketServer { connection in
            connection.send(text)
            connection.close(code: 1000)
        }
        let (client, recorder) = try WebSocketClient.start(server.url)
        _ = await recorder.closed()
        #expect(recorder.events.dropLast() == [.opened, .message(Array(text.utf8))])
        withExtendedLifetime(client) {}
    }

    @Test(arguments: [1, 2, 1000, 100_000])
    func `arrive whole, in fragments`(size: Int) async throws {
        let text = size < 1000 ? String(repeating: "grün €", count: 50) : Self.megabytes
        let server = try FakeWebSocketServer { connection in
            connection.sendFragmented(text, size: size)
            connection.send("after")
            connection.close(code: 1000)
        }
        let (client, recorder) = try WebSocketClient.start(server.url)
        _ = await recorder.closed()
        #expect(recorder.events.dropLast() == [.opened, .message(Array(text.utf8)), .message(Array("after".utf8))])
        withExtendedLifetime(client) {}
    }

    @Test func `may have a ping between their fragments`() async throws {
        let pong = Mutex<WebSocketFrame?>(nil)
        let server = try FakeWebSocketServer { connection in
            connection.send(WebSocketFrame(.text, Array("one ".utf8), isFinal: false))
            connection.send(WebSocketFrame(.ping, [1, 2, 3]))
            let answer = connection.receiveFrame()
            pong.withLock { $0 = answer }
            connection.send(WebSocketFrame(.continuation, Array("two".utf8)))
            connection.close(code: 1000)
        }
        let (client, recorder) = try WebSocketClient.start(server.url)
        _ = await recorder.closed()
        #expect(recorder.events.dropLast() == [.opened, .message(Array("one two".utf8))])
        #expect(pong.withLock { $0 } == WebSocketFrame(.pong, [1, 2, 3]))
        withExtendedLifetime(client) {}
    }

    @Test func `arrive byte by byte`() async throws {
        let server = try FakeWebSocketServer { connection in
            for byte in WebSocketFrame(.text, Array("slow".utf8)).bytes { connection.sendRaw([byte]) }
            connection.close(code: 1000)
        }
        let (client, recorder) = try WebSocketClient.start(server.url)
        _ = await recorder.closed()
        #expect(recorder.events.dropLast() == [.opened, .message(Array("slow".utf8))])
        withExtendedLifetime(client) {}
    }

    @Test func `that are sent before the connection is open, and many at once, arrive in order`() async throws {
        let server = try FakeWebSocketServer { connection in
            while let text = connection.receive() { connection.send(text) }
        }
        let texts = ["", "a", Self.megabytes] + (0..<2000).map(String.init)
        let answers = Mutex(0)
        let owner = Mutex<WebSocketClient?>(nil)
        let (client, recorder) = try WebSocketClient.start(server.url) { event in
            guard case .message = event else { return }
            let count = answers.withLock { answers in
                answers += 1
                return answers
            }
            if count == texts.count { owner.withLock { $0 }?.close() }
        }
        owner.withLock { $0 = client }
        for text in texts { client.send(Array(text.utf8)) }
        #expect(await recorder.closed() == "closed on this side")
        let received = recorder.events.compactMap { if case .message(let text) = $0 { text } else { nil } }
        #expect(received == texts.map { Array($0.utf8) })
        owner.withLock { $0 = nil }
    }

    @Test func `go both ways from several threads`() async throws {
        let server = try FakeWebSocketServer { connection in
            while let text = connection.receive() { connection.send(text) }
        }
        let (client, recorder) = try WebSocketClient.start(server.url)
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask { for number in 0..<250 { client.send(Array("\(number)".utf8)) } }
            }
        }
        var count = 0
        for await event in recorder.stream {
            if case .message = event { count += 1 }
            if count == 2000 { break }
        }
        client.close()
        #expect(count == 2000)
    }
}

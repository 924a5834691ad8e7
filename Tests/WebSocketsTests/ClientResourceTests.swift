import Glibc
import TestSupport
import Testing
import WebSockets

@Suite("WebSocket clients give back what they took", .timeLimit(.minutes(2)), .serialized)
struct ClientResourceTests {
    private static func count(_ folder: String) -> Int {
        guard let directory = opendir(folder) else { return 0 }
        defer { closedir(directory) }
        var count = 0
        while readdir(directory) != nil { count += 1 }
        return count
    }

    @Test func `descriptors and threads, in order or not`() async throws {
        let server = try FakeWebSocketServer { connection in
            if connection.number.isMultiple(of: 3) { return }
            connection.drain()
        }
        for number in 0..<300 {
            let (client, recorder) = try WebSocketClient.start(server.url)
            if number.isMultiple(of: 2) { await recorder.opened() }
            client.close()
            _ = await recorder.closed()
        }
        // Other tests have some too, for a while; a leak would be one or more for each of the 300.
        let deadline = ContinuousClock.now + .seconds(60)
        while Self.count("/proc/self/fd") > 250 || Self.count("/proc/self/task") > 250, ContinuousClock.now < deadline {
            try await Task.sleep(for: .milliseconds(20))
        }
        #expect(Self.count("/proc/self/fd") <= 250)
        #expect(Self.count("/proc/self/task") <= 250)
    }
}

import Glibc
import TestSupport
import Testing
import WebSockets

@Suite("WebSocket clients give back what they took", .timeLimit(.minutes(2)), .serialized)
struct ClientResourceTests {
    private static func entries(of folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            names.append(
                withUnsafePointer(to: entry.pointee.d_name) { name in
                    name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
        }
        return names
    }

    private static var descriptors: Int { entries(of: "/proc/self/fd").count }

    /// Threads of clients; those that are done are gone, or have the same name.
    private static var threads: Int {
        entries(of: "/proc/self/task").count { task in
            guard let file = fopen("/proc/self/task/\(task)/comm", "r") else { return false }
            defer { fclose(file) }
            var name = [CChar](repeating: 0, count: 32)
            return fgets(&name, 32, file) != nil && name.starts(with: "websocket".utf8.map { CChar($0) })
        }
    }

    @Test func `descriptors and threads, in order or not`() async throws {
        let before = Self.descriptors
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
        while Self.descriptors > before + 250 || Self.threads > 100, ContinuousClock.now < deadline {
            try await Task.sleep(for: .milliseconds(20))
        }
        #expect(Self.descriptors <= before + 250)
        #expect(Self.threads <= 100)
    }
}

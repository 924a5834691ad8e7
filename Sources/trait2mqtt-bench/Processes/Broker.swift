import Glibc

/// A mosquitto of our own on a free port, without a store on disk.
final class Broker: Sendable {
    let port: Int
    let process: ChildProcess

    /// Starts one and waits until it listens.
    static func start(in directory: WorkDirectory) async throws(BenchError) -> Broker {
        guard let program = ChildProcess.find("mosquitto") else {
            throw BenchError("mosquitto is not installed: apt-get install mosquitto")
        }
        // Somebody else may take the port between finding and using it.
        for _ in 0..<5 {
            let broker = try await Broker(program, port: try freePort(), directory: directory)
            if try await broker.isUp() { return broker }
        }
        throw BenchError("mosquitto found its port taken five times")
    }

    private init(_ program: String, port: Int, directory: WorkDirectory) async throws(BenchError) {
        self.port = port
        let file = "\(directory.path)/mosquitto-\(port).conf"
        let lines = [
            "listener \(port) 127.0.0.1", "allow_anonymous true", "persistence false",
            // Without this a round trip takes two times 40 ms.
            "set_tcp_nodelay true",
            // No limit of the broker decides a figure.
            "max_inflight_messages 1000", "max_queued_messages 1000000", "max_queued_bytes 0",
            "sys_interval 0", "log_dest stderr", "log_type error", "log_type warning", "connection_messages false",
            geteuid() == 0 ? "user root" : "",
        ]
        try FileText.write(lines.joined(separator: "\n") + "\n", to: file)
        process = try await ChildProcess(program, ["-c", file])
    }

    /// False when the port is somebody else's.
    private func isUp() async throws(BenchError) -> Bool {
        let deadline = ContinuousClock.now + .seconds(10)
        while ContinuousClock.now < deadline {
            if let status = await process.exitStatus(within: .milliseconds(2)) {
                let text = await process.log.tail
                if text.contains("in use") { return false }
                throw BenchError("mosquitto ended with \(status): \(text)")
            }
            if process.listens(onPort: port) { return true }
        }
        await process.stop()
        throw BenchError("mosquitto does not listen on port \(port)")
    }

    func stop() async {
        await process.stop()
    }

    /// Its version, as it says itself.
    static func version() async -> String {
        guard let program = ChildProcess.find("mosquitto"), let child = try? await ChildProcess(program, ["-h"]) else {
            return "unknown"
        }
        _ = await child.exitStatus(within: .seconds(5))
        // The log may still be on its way through the pipe.
        for _ in 0..<100 {
            if let line = await child.log.lines.first { return line.text }
            try? await Task.sleep(for: .milliseconds(5))
        }
        return "unknown"
    }

    private static func freePort() throws(BenchError) -> Int {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(descriptor, pointer, size) == 0 && getsockname(descriptor, pointer, &size) == 0
            }
        }
        guard result else { throw BenchError("no free port: \(String(cString: strerror(errno)))") }
        return Int(UInt16(bigEndian: address.sin_port))
    }
}

import Configuration
import Glibc
import JSON

/// `healthcheck`: asks the adapter that runs on the configured store how it is.
enum HealthcheckCommand {
    static func run(_ arguments: Arguments) async throws -> ExitCode {
        let loaded = try LoadedConfiguration.load(arguments)
        guard let answer = ask(loaded.configuration.store.path) else {
            Console.complain("unhealthy: no adapter answers for the store \(loaded.configuration.store.path)")
            return .findings
        }
        let isOnline = answer["online"]?.boolValue ?? false
        guard answer["healthy"]?.boolValue == true else {
            Console.complain("unhealthy: the adapter has not reached its broker for a minute")
            return .findings
        }
        Console.print(isOnline ? "healthy" : "healthy: waiting for the broker")
        return .success
    }

    private static func ask(_ storePath: String) -> JSON? {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var patience = timeval(tv_sec: 3, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        guard HealthAddress.with(storePath, { connect(descriptor, $0, $1) }) == 0 else { return nil }
        var answer: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 512)
        while answer.count < 4096 {
            let count = recv(descriptor, &chunk, chunk.count, 0)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            answer += chunk.prefix(count)
        }
        return try? JSON.parse(answer)
    }
}

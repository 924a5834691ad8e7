import Adapter
import EventLoop
import Glibc
import JSON
import Telemetry

/// Answers `healthcheck` on this machine: whoever connects gets one line of JSON. It is served by the loop that serves everything
/// else, so an answer means that the loop lives.
///
/// The address is in Linux's abstract namespace and made from the store's path: no file stays behind, and a container's health
/// check finds it without knowing more than the configuration.
@LoopActor
final class HealthSocket {
    private let descriptor: Int32
    private var watch: FileWatch?
    private weak var adapter: Adapter?

    /// How long the broker may be away before the adapter calls itself unhealthy.
    static let grace = Duration.seconds(60)

    /// Nil, with a warning, when the address cannot be had; the adapter works without.
    init?(storePath: String, adapter: Adapter, logger: Logger) {
        self.adapter = adapter
        descriptor = socket(
            AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        let bound = HealthAddress.with(storePath) { address, length in bind(descriptor, address, length) }
        guard descriptor >= 0, bound == 0, listen(descriptor, 16) == 0 else {
            logger.warning("the health check cannot be served", ["error": String(cString: strerror(errno))])
            if descriptor >= 0 { Glibc.close(descriptor) }
            return nil
        }
        do {
            watch = try EventLoop.shared.watch(descriptor, .readable) { [weak self] _ in self?.accept() }
        } catch {
            logger.warning("the health check cannot be served", ["error": "\(error)"])
            Glibc.close(descriptor)
            return nil
        }
    }

    private func accept() {
        while true {
            let client = Glibc.accept(descriptor, nil, nil)
            guard client >= 0 else {
                // Without a free descriptor the client would be announced again and again.
                if errno == EMFILE || errno == ENFILE { pauseAccepting() }
                return
            }
            let bytes = answer
            // A line fits every socket buffer; a peer that does not read is not waited for.
            _ = bytes.withUnsafeBytes {
                send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
            }
            Glibc.close(client)
        }
    }

    private func pauseAccepting() {
        watch?.interest = []
        EventLoop.shared.schedule(after: .seconds(1)) { [weak self] in self?.watch?.interest = .readable }
    }

    private var answer: [UInt8] {
        let since = adapter?.offlineSince
        let isHealthy = since.map { ContinuousClock.now - $0 < Self.grace } ?? true
        let answer: JSON = ["healthy": .bool(isHealthy), "online": .bool(since == nil)]
        return answer.bytes + [UInt8(ascii: "\n")]
    }

    func close() {
        guard let watch else { return }
        watch.cancel()
        self.watch = nil
        Glibc.close(descriptor)
    }
}

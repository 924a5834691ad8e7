import CMosquitto
import Glibc
import Synchronization

/// The blocking part of an attempt to connect: resolving the name, reading TLS files, reaching the host.
///
/// Runs on a worker thread and ends soon after its deadline, except that a resolver may take longer. What it returns
/// is a client whose socket is connected; the rest, TLS and MQTT, is the loop's.
final class ConnectAttempt: Sendable {
    enum Outcome: Sendable {
        case reached(MosquittoClient)
        case failed(MQTTDisconnectReason.Kind, text: String, isPermanent: Bool)
    }

    let version: MQTTProtocolVersion
    private let configuration: MQTTConfiguration
    private let deadline: ContinuousClock.Instant
    private let isAbandoned = Atomic<Bool>(false)

    init(_ configuration: MQTTConfiguration, version: MQTTProtocolVersion, deadline: ContinuousClock.Instant) {
        self.configuration = configuration
        self.version = version
        self.deadline = deadline
    }

    /// Makes the attempt end as soon as it can. Its outcome counts for nothing then.
    func abandon() {
        isAbandoned.store(true, ordering: .relaxed)
    }

    func run() -> Outcome {
        guard !isAbandoned.load(ordering: .relaxed) else { return .failed(.timeout, text: "", isPermanent: false) }
        if configuration.isUnixSocket {
            return reach(host: configuration.host, port: 0, bindAddress: nil, until: deadline)
        }
        let addresses: [ResolvedAddress]
        do {
            addresses = try AddressLookup.addresses(of: configuration.host)
        } catch {
            return .failed(
                .nameResolution, text: "cannot resolve \(configuration.host): \(error.text)", isPermanent: false)
        }
        // With TLS the library must be given the name, which it sends and checks; then the family is all we choose.
        let targets =
            configuration.tls == nil
            ? addresses.map { (host: $0.numeric, bindAddress: String?.none) }
            : addresses.reduce(into: []) { targets, address in
                guard !targets.contains(where: { $0.bindAddress == address.unspecified }) else { return }
                targets.append((host: configuration.host, bindAddress: address.unspecified))
            }
        var outcome = Outcome.failed(.unreachable, text: "no address", isPermanent: false)
        for (index, target) in targets.enumerated() where !isAbandoned.load(ordering: .relaxed) {
            let share = (deadline - .now) / (targets.count - index)
            outcome = reach(
                host: target.host, port: configuration.port, bindAddress: target.bindAddress, until: .now + share)
            guard case .failed(.unreachable, _, _) = outcome else { break }
        }
        return outcome
    }

    private func reach(
        host: String, port: Int, bindAddress: String?, until deadline: ContinuousClock.Instant
    ) -> Outcome {
        do {
            let client = try MosquittoClient(configuration, version: version)
            let (code, errno) = try Self.whileInitialisingTLS(configuration.tls != nil) { () throws(MQTTError) in
                try client.connect(
                    host: host, port: port, keepAlive: configuration.keepAlive, bindAddress: bindAddress,
                    version: version, sessionExpiry: configuration.will?.delay ?? 0,
                    maximumPacketSize: Self.maximumPacketSize)
            }
            switch code {
            case MOSQ_ERR_SUCCESS.code:
                let error = Self.waitUntilConnected(client.socket, until: deadline)
                return error == 0 ? .reached(client) : unreachable(error)
            case MOSQ_ERR_ERRNO.code:
                return unreachable(errno)
            case MOSQ_ERR_EAI.code:
                return .failed(.nameResolution, text: "cannot resolve \(host)", isPermanent: false)
            case MOSQ_ERR_TLS.code:
                return .failed(.tls, text: "TLS: \(TLSFailure.text(client.inbox.logLines))", isPermanent: true)
            default:
                return .failed(.unreachable, text: MosquittoLibrary.text(code), isPermanent: false)
            }
        } catch {
            return .failed(configuration.tls == nil ? .protocolError : .tls, text: "\(error)", isPermanent: true)
        }
    }

    private func unreachable(_ error: Int32) -> Outcome {
        .failed(
            .unreachable, text: "cannot reach \(configuration.address): \(String(cString: strerror(error)))",
            isPermanent: false)
    }

    /// - Returns: 0 or the error number of the connection.
    private static func waitUntilConnected(_ socket: Int32?, until deadline: ContinuousClock.Instant) -> Int32 {
        guard let socket else { return ENOTCONN }
        var descriptor = pollfd(fd: socket, events: Int16(POLLOUT), revents: 0)
        while true {
            let remaining = deadline - .now
            guard remaining > .zero else { return ETIMEDOUT }
            let (seconds, attoseconds) = remaining.components
            let milliseconds = min(seconds, 3600) * 1000 + attoseconds / 1_000_000_000_000_000 + 1
            let count = poll(&descriptor, 1, Int32(milliseconds))
            if count < 0, errno != EINTR { return errno }
            guard count > 0 else { continue }
            var error: Int32 = 0
            var size = socklen_t(MemoryLayout<Int32>.size)
            guard getsockopt(socket, SOL_SOCKET, SO_ERROR, &error, &size) == 0 else { return errno }
            // With TLS the library has sent its first message by now: the peer may be gone again, which the loop finds
            // out, or the library may have been told of the error, which the kernel tells once only.
            if wasAnswered(socket) { return 0 }
            return error == 0 ? ECONNREFUSED : error
        }
    }

    /// Whether the connection came about, be it closed again by now: the kernel has a round trip time then.
    private static func wasAnswered(_ socket: Int32) -> Bool {
        var info = tcp_info()
        var size = socklen_t(MemoryLayout<tcp_info>.size)
        // Otherwise a unix socket, which is connected or was refused at once.
        guard getsockopt(socket, Int32(IPPROTO_TCP), TCP_INFO, &info, &size) == 0 else { return true }
        return info.tcpi_rtt > 0
    }

    /// The largest packet that the broker may send, where MQTT 5 lets us say so: well above what anyone is
    /// answered for, far below what would hurt.
    private static let maximumPacketSize: UInt32 = 16 << 20

    /// The library sets its TLS up at the first use, without a lock of its own.
    private static func whileInitialisingTLS(
        _ usesTLS: Bool, _ body: () throws(MQTTError) -> (code: Int32, errno: Int32)
    ) throws(MQTTError) -> (code: Int32, errno: Int32) {
        guard usesTLS, !tlsIsInitialised.withLock({ $0 }) else { return try body() }
        return try tlsIsInitialised.withLock { isInitialised throws(MQTTError) in
            defer { isInitialised = true }
            return try body()
        }
    }

    private static let tlsIsInitialised = Mutex(false)
}

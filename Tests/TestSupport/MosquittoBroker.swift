public import Glibc
import Synchronization

/// A real mosquitto on a free port of this machine, for one test. Ended when the value goes away.
public final class MosquittoBroker: Sendable {
    public struct Options: Sendable {
        /// Users and their passwords; anyone may connect when there are none.
        public var passwords: [String: String] = [:]
        /// Lines of an access control file.
        public var accessRules: String?
        /// A TLS listener besides the plain one.
        public var tls: TLS?
        /// A unix socket besides the plain listener.
        public var hasUnixSocket = false
        /// Keeps retained messages over a restart with `restart(keepingStore: true)`.
        public var isPersistent = false
        /// More lines for the configuration file.
        public var lines: [String] = []

        public init() {}
    }

    public struct TLS: Sendable {
        public var certificateFile: String
        public var keyFile: String
        /// The authority of client certificates; if set, clients must have one.
        public var clientAuthorityFile: String?

        public init(certificateFile: String, keyFile: String, clientAuthorityFile: String? = nil) {
            self.certificateFile = certificateFile
            self.keyFile = keyFile
            self.clientAuthorityFile = clientAuthorityFile
        }
    }

    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// The port without encryption.
    public let port: Int
    /// The port with encryption; 0 without ``Options/tls``.
    public let tlsPort: Int
    /// The unix socket, if asked for.
    public var socketPath: String { directory.file("mqtt.sock") }

    private struct Running {
        let child: ChildProcess
        let guardian: Guardian
    }

    private let directory: TemporaryDirectory
    private let process: Mutex<Running?>

    public static var isInstalled: Bool { ChildProcess.find("mosquitto") != nil }

    /// Starts a broker and waits until it answers.
    public static func start(
        _ configure: @Sendable (inout Options) -> Void = { _ in }
    ) async throws -> MosquittoBroker {
        var options = Options()
        configure(&options)
        // Somebody else may take a port between finding and using it.
        for _ in 0..<5 {
            let broker = try await MosquittoBroker(options)
            if try await broker.launch() { return broker }
        }
        throw Failure(description: "mosquitto found its ports taken five times")
    }

    private init(_ options: Options) async throws {
        directory = TemporaryDirectory()
        port = try TestSocket.freePort()
        tlsPort = options.tls == nil ? 0 : try TestSocket.freePort()
        process = Mutex(nil)
        try await configure(options)
    }

    deinit {
        kill()
    }

    private func configure(_ options: Options) async throws {
        var lines = [
            "per_listener_settings false",
            "set_tcp_nodelay true",
            "allow_anonymous \(options.passwords.isEmpty)",
            "log_dest stderr",
            "log_type all",
            "connection_messages true",
        ]
        if geteuid() == 0 { lines.append("user root") }
        if !options.passwords.isEmpty {
            let file = try directory.write("", to: "passwords")
            for (user, password) in options.passwords {
                try await ChildProcess.run(["mosquitto_passwd", "-b", file, user, password])
            }
            lines.append("password_file \(file)")
        }
        if let rules = options.accessRules {
            lines.append("acl_file \(try directory.write(rules + "\n", to: "access"))")
        }
        if options.isPersistent {
            lines += ["persistence true", "persistence_location \(directory.path)/", "autosave_interval 1"]
        }
        lines += options.lines
        lines.append("listener \(port) 127.0.0.1")
        if options.hasUnixSocket { lines.append("listener 0 \(socketPath)") }
        if let tls = options.tls {
            lines += [
                "listener \(tlsPort) 127.0.0.1", "certfile \(tls.certificateFile)", "keyfile \(tls.keyFile)",
            ]
            if let authority = tls.clientAuthorityFile {
                lines += ["cafile \(authority)", "require_certificate true"]
            }
        }
        try directory.write(lines.joined(separator: "\n") + "\n", to: "mosquitto.conf")
    }

    /// Starts the program and waits for its first answer to a client.
    /// - Returns: false when a port is taken.
    private func launch() async throws -> Bool {
        let former = log.utf8.count
        let child = try ChildProcess(
            ["mosquitto", "-c", directory.file("mosquitto.conf")], outputFile: directory.file("log"))
        let guardian = Guardian(of: child, directory: directory.path)
        process.withLock { $0 = Running(child: child, guardian: guardian) }
        let deadline = ContinuousClock.now + .seconds(10)
        // Other tests may hold up this one for longer than that: it is the attempts that count.
        var attempts = 0
        while attempts < 500 || ContinuousClock.now < deadline {
            attempts += 1
            if let status = await child.exitStatus(within: .zero) {
                process.withLock { $0 = nil }
                if said("Address already in use", after: former) { return false }
                throw Failure(description: "mosquitto ended with status \(status):\n\(log)")
            }
            // Without its own word, the answer could come from another one that was quicker to take the port.
            if said(" running\n", after: former), answers() { return true }
            try await Task.sleep(for: .milliseconds(5))
        }
        throw Failure(description: "mosquitto does not answer:\n\(log)")
    }

    private func said(_ text: String, after offset: Int) -> Bool {
        String(Substring(log.utf8.dropFirst(offset))).contains(text)
    }

    private func answers() -> Bool {
        guard let socket = try? TestSocket.connect(port: port) else { return false }
        socket.setReceiveTimeout(.seconds(2))
        let hello = MQTTPacket(
            .connect, body: MQTTPacket.field("MQTT") + [4, 2] + MQTTPacket.number(UInt16(10)) + MQTTPacket.field(""))
        socket.send(hello.bytes)
        return socket.receive().first == MQTTPacket.Kind.connack.rawValue << 4
    }

    /// What the broker logged so far.
    public var log: String { directory.read("log") }

    public var pid: pid_t? { process.withLock { $0?.child.pid } }

    /// Ends the broker in order: TERM, and KILL after five seconds.
    public func stop() async {
        guard let child = process.withLock({ $0?.child }) else { return }
        child.signal(SIGTERM)
        if await child.exitStatus(within: .seconds(5)) == nil { child.reap() }
        process.withLock { $0 = nil }
    }

    /// Ends the broker with KILL.
    public func kill() {
        process.withLock { running in
            running?.child.reap()
            running = nil
        }
    }

    /// Starts the broker again on its ports, after ``stop()`` or ``kill()`` or instead of them.
    ///
    /// - Parameter keepingStore: if false, retained messages are forgotten.
    public func restart(keepingStore: Bool = true) async throws {
        await stop()
        if !keepingStore { unlink(directory.file("mosquitto.db")) }
        guard try await launch() else { throw Failure(description: "port \(port) was taken meanwhile") }
    }

    private var storeFile: String { directory.file("mosquitto.db") }

    /// Has a persistent broker write its retained messages to disk, and returns the file as it is then.
    public func savedStore() async throws -> [UInt8] {
        guard let child = process.withLock({ $0?.child }) else { throw Failure(description: "the broker does not run") }
        func number() -> UInt {
            var status = stat()
            return stat(storeFile, &status) == 0 ? UInt(status.st_ino) : 0
        }
        // It writes a new file and puts it in place of the old one.
        let former = number()
        child.signal(SIGUSR1)
        let deadline = ContinuousClock.now + .seconds(10)
        while number() == former {
            guard ContinuousClock.now < deadline else { throw Failure(description: "mosquitto saved nothing:\n\(log)") }
            try await Task.sleep(for: .milliseconds(2))
        }
        return directory.bytes("mosquitto.db")
    }

    /// Starts the broker again with retained messages that it had at another time.
    public func restart(restoring store: [UInt8]) async throws {
        await stop()
        try directory.write(store, to: "mosquitto.db")
        guard try await launch() else { throw Failure(description: "port \(port) was taken meanwhile") }
    }

    /// Freezes the broker: it neither reads nor writes.
    public func pause() {
        process.withLock { $0?.child.signal(SIGSTOP) }
    }

    public func resume() {
        process.withLock { $0?.child.signal(SIGCONT) }
    }
}

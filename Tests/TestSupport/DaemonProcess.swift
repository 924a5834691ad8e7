public import Glibc
import Synchronization
public import Testing

/// The program `trait2mqtt` as it was built beside the tests, with a folder of its own for its configuration, home and
/// store. A process that still runs is ended when the value goes away.
public final class DaemonProcess: Sendable {
    private struct Running {
        let child: ChildProcess
        let guardian: Guardian
    }

    /// What a command of the command line did.
    public struct Outcome: Sendable {
        /// The exit code; nil when a signal ended it.
        public let code: Int32?
        public let output: String
        public let errors: String
    }

    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// Where its files are: `trait2mqtt.yaml`, whatever the test writes, the store `trait2mqtt.db`, the `log`.
    public let directory: TemporaryDirectory
    public let base: String
    private let environment: Mutex<[String: String]>
    private let process = Mutex<Running?>(nil)
    private let command = Mutex<pid_t?>(nil)
    private let runs = Atomic<Int>(0)

    /// - Parameters:
    ///   - configuration: the text of `trait2mqtt.yaml`.
    ///   - home: the text of `home.yaml`, which the configuration may name.
    ///   - base: the base topic in that configuration.
    public init(
        configuration: String, home: String? = nil, base: String = "trait2mqtt", environment: [String: String] = [:]
    ) throws {
        directory = TemporaryDirectory()
        self.base = base
        self.environment = Mutex(environment)
        try directory.write(configuration, to: "trait2mqtt.yaml")
        if let home { try directory.write(home, to: "home.yaml") }
    }

    deinit {
        kill()
    }

    // MARK: The program

    /// The program, in the same folder as the tests.
    public static let executable: String? = {
        var path = [CChar](repeating: 0, count: 4096)
        let length = readlink("/proc/self/exe", &path, path.count - 1)
        guard length > 0 else { return nil }
        // The tests run in the bundle or, loaded from it, in a program of the toolchain: the arguments name it then.
        let own = String(decoding: path.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
        for candidate in [own] + CommandLine.arguments where candidate.contains("/") {
            let folder = candidate.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
                separator: "/")
            if access("\(folder)/trait2mqtt", X_OK) == 0 { return "\(folder)/trait2mqtt" }
        }
        return nil
    }()

    private func spawn(_ arguments: [String], outputFile: String, errorFile: String?) throws -> ChildProcess {
        guard let executable = Self.executable else { throw Failure(description: "trait2mqtt is not built") }
        var variables = environment.withLock { $0 }
        variables["PATH"] = "/usr/bin:/bin"
        for name in ["TMPDIR", "LD_LIBRARY_PATH"] {
            if let value = getenv(name) { variables[name] = String(cString: value) }
        }
        return try ChildProcess(
            [executable] + arguments, outputFile: outputFile, errorFile: errorFile, environment: variables,
            directory: directory.path)
    }

    /// Sets a variable for what is started from now on; nil removes it.
    public func setEnvironment(_ name: String, _ value: String?) {
        environment.withLock { $0[name] = value }
    }

    // MARK: Commands

    /// The process of the command that runs now.
    public var commandID: pid_t? { command.withLock { $0 } }

    /// Runs a command to its end.
    public func run(_ arguments: String..., within limit: Duration = .seconds(30)) async throws -> Outcome {
        try await run(arguments, within: limit)
    }

    public func run(_ arguments: [String], within limit: Duration = .seconds(30)) async throws -> Outcome {
        let number = runs.wrappingAdd(1, ordering: .relaxed).newValue
        let (output, errors) = ("output-\(number)", "errors-\(number)")
        let child = try spawn(arguments, outputFile: directory.file(output), errorFile: directory.file(errors))
        command.withLock { $0 = child.pid }
        defer { command.withLock { $0 = nil } }
        guard let status = await child.exitStatus(within: limit) else {
            child.reap()
            throw Failure(
                description:
                    "\(arguments) did not end within \(limit):\n\(directory.read(output))\(directory.read(errors))")
        }
        return Outcome(code: Self.code(status), output: directory.read(output), errors: directory.read(errors))
    }

    /// The exit code in a wait status; nil for the end by a signal.
    private static func code(_ status: Int32) -> Int32? { status & 0x7f == 0 ? status >> 8 & 0xff : nil }

    // MARK: The adapter

    /// Starts `run` without waiting for anything.
    public func launch(_ options: String...) throws {
        try runAdapter(options)
    }

    private func runAdapter(_ options: [String]) throws {
        let child = try spawn(["run"] + options, outputFile: directory.file("log"), errorFile: nil)
        let running = Running(child: child, guardian: Guardian(of: child, directory: directory.path))
        process.withLock { $0 = running }
    }

    /// Starts `run` and waits until it says `online`.
    public func start(on broker: MosquittoBroker, _ options: String...) async throws {
        let client = try await TestClient.connect(port: broker.port)
        try await start(watching: client, options)
        client.disconnect()
    }

    /// The same for brokers that want to know who watches.
    public func start(watching client: TestClient, _ options: [String] = []) async throws {
        // The stored status may be from the time before; only a live one counts.
        try await client.subscribe("\(base)/_adapter/status", retainHandling: 2)
        try runAdapter(options)
        try await waitUntilOnline(client)
        try await client.unsubscribe("\(base)/_adapter/status")
    }

    /// Waits for a live `online` on a status topic that the client is subscribed to.
    public func waitUntilOnline(_ client: TestClient, within limit: Duration = .seconds(30)) async throws {
        let topic = "\(base)/_adapter/status"
        do {
            _ = try await client.next(within: limit) { $0.topic == topic && $0.text == "online" && !$0.isRetained }
        } catch {
            throw Failure(description: "the adapter did not come online: \(error)\n\(log)")
        }
    }

    /// How often it wrote that it is online, if the log level lets it.
    public var timesOnline: Int {
        log.split(separator: "\n").filter { $0.contains(" adapter: online") }.count
    }

    /// Waits until it has been online more often than that: after a broker came back the stored status may be an old one, and
    /// the live one may have gone by before anybody could watch.
    public func waitUntilOnline(moreOftenThan times: Int, within limit: Duration = .seconds(30)) async throws {
        let deadline = ContinuousClock.now + limit
        while timesOnline <= times {
            guard ContinuousClock.now < deadline else { throw Failure(description: "not online again:\n\(log)") }
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    /// What it wrote, of all its runs.
    public var log: String { directory.read("log") }

    /// Waits until the log says something.
    public func waitForLog(_ text: String, within limit: Duration = .seconds(20)) async throws {
        let deadline = ContinuousClock.now + limit
        while !log.contains(text) {
            guard ContinuousClock.now < deadline else {
                throw Failure(description: "the log does not say '\(text)':\n\(log)")
            }
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    public func signal(_ number: Int32) { process.withLock { $0?.child.signal(number) } }

    /// Waits for the end of `run`.
    /// - Returns: the exit code; nil when a signal ended it.
    public func exitCode(within limit: Duration = .seconds(20)) async throws -> Int32? {
        guard let child = process.withLock({ $0?.child }) else { throw Failure(description: "nothing runs") }
        guard let status = await child.exitStatus(within: limit) else {
            throw Failure(description: "the adapter did not end within \(limit):\n\(log)")
        }
        process.withLock { $0 = nil }
        return Self.code(status)
    }

    /// Asks for the end and returns the exit code.
    @discardableResult
    public func stop(_ number: Int32 = SIGTERM, within limit: Duration = .seconds(5)) async throws -> Int32? {
        signal(number)
        return try await exitCode(within: limit)
    }

    /// Ends it with KILL.
    public func kill() {
        process.withLock { running in
            running?.child.reap()
            running = nil
        }
    }

    /// Whether `run` is still there.
    public func isRunning() async -> Bool {
        guard let child = process.withLock({ $0?.child }) else { return false }
        guard await child.exitStatus(within: .zero) != nil else { return true }
        process.withLock { $0 = nil }
        return false
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips the test, visibly, where the program was not built.
    public static var requiresDaemon: Self {
        .enabled(if: DaemonProcess.executable != nil, "trait2mqtt is not built")
    }
}

public import Glibc

/// A program started by a test, owned by its process id.
public final class ChildProcess: Sendable {
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    public let pid: pid_t

    /// Starts `arguments[0]`, found on `PATH` and in the system directories, with its output going to a file.
    ///
    /// - Parameters:
    ///   - errorFile: where standard error goes; nil: to the same file.
    ///   - environment: replaces the environment of the test, unless nil.
    ///   - directory: where the program starts; nil: where the test runs.
    ///   - input: a descriptor that becomes its standard input; else it has none.
    public init(
        _ arguments: [String], outputFile: String = "/dev/null", errorFile: String? = nil,
        environment: [String: String]? = nil, directory: String? = nil, input: Int32? = nil
    ) throws(Failure) {
        // `env` becomes the program, so the process id is the program's.
        let arguments = directory.map { ["/usr/bin/env", "-C", $0] + arguments } ?? arguments
        guard let name = arguments.first, let path = Self.find(name) else {
            throw Failure(description: "program not found: \(arguments.first ?? "")")
        }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let input {
            posix_spawn_file_actions_adddup2(&actions, input, 0)
        } else {
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        }
        posix_spawn_file_actions_addopen(&actions, 1, outputFile, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        if let errorFile {
            posix_spawn_file_actions_addopen(&actions, 2, errorFile, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        } else {
            posix_spawn_file_actions_adddup2(&actions, 1, 2)
        }
        // Threads of the test may block signals; children must not inherit that.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

        var strings = arguments.map { strdup($0) } + [nil]
        strings[0] = strdup(path)
        defer { for string in strings { free(string) } }
        var variables = (environment ?? Self.environment).map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for variable in variables { free(variable) } }
        var pid = pid_t()
        let result = posix_spawn(&pid, path, &actions, &attributes, strings, &variables)
        guard result == 0 else { throw Failure(description: "\(path): \(String(cString: strerror(result)))") }
        self.pid = pid
    }

    private static var environment: [String: String] {
        var variables: [String: String] = [:]
        var next = environ
        while let entry = next.pointee {
            let parts = String(cString: entry).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
            next += 1
        }
        return variables
    }

    /// Where a program is, or nil when it is not installed.
    public static func find(_ name: String) -> String? {
        if name.utf8.first == UInt8(ascii: "/") { return access(name, X_OK) == 0 ? name : nil }
        let path = getenv("PATH").map { String(cString: $0) } ?? ""
        let directories = path.split(separator: ":").map(String.init) + ["/usr/local/sbin", "/usr/sbin", "/sbin"]
        return directories.lazy.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }

    /// Runs a program to its end.
    /// - Throws: when it cannot be started or does not exit with 0.
    public static func run(_ arguments: [String]) async throws {
        let child = try ChildProcess(arguments)
        guard let status = await child.exitStatus(within: .seconds(60)), status == 0 else {
            child.signal(SIGKILL)
            throw Failure(description: "\(arguments.joined(separator: " ")) failed")
        }
    }

    public func signal(_ number: Int32) {
        kill(pid, number)
    }

    /// Waits for the end and returns the raw wait status, or nil when the time is over.
    public func exitStatus(within limit: Duration) async -> Int32? {
        let deadline = ContinuousClock.now + limit
        while true {
            var status: Int32 = 0
            let result = waitpid(pid, &status, WNOHANG)
            if result == pid { return status }
            if result < 0, errno != EINTR { return 0 }
            guard ContinuousClock.now < deadline else { return nil }
            try? await Task.sleep(for: .milliseconds(2))
        }
    }

    /// Kills the process, if it still runs, and waits for its end.
    public func reap() {
        kill(pid, SIGKILL)
        waitForEnd()
    }

    /// Blocks until the process has ended.
    func waitForEnd() {
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    }
}

import EventLoop
import Glibc
import Synchronization

/// A program that this one started and ends, by its process id.
final class ChildProcess: Sendable {
    let pid: pid_t
    /// When it was started, on the monotonic clock in nanoseconds.
    let started: UInt64
    let log: ProcessLog

    /// Children that run, so that none outlives this program.
    private static let running = Mutex<Set<pid_t>>([])

    /// Starts a program with its standard output and error going to a log.
    init(_ path: String, _ arguments: [String]) async throws(BenchError) {
        var pipes: [Int32] = [0, 0]
        guard pipe(&pipes) == 0 else { throw BenchError("no pipe: \(String(cString: strerror(errno)))") }
        defer { close(pipes[1]) }
        for end in pipes { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        log = await ProcessLog(pipes[0])
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, pipes[1], 1)
        posix_spawn_file_actions_adddup2(&actions, pipes[1], 2)
        // This program blocks signals; children must not inherit that.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var strings = ([path] + arguments).map { strdup($0) } + [nil]
        defer { for string in strings { free(string) } }
        var pid = pid_t()
        started = BareClient.now
        let result = posix_spawn(&pid, path, &actions, &attributes, &strings, environ)
        guard result == 0 else { throw BenchError("cannot start \(path): \(String(cString: strerror(result)))") }
        self.pid = pid
        _ = Self.running.withLock { $0.insert(pid) }
    }

    /// Where a program is, on `PATH` and in the system's directories; nil when it is not installed.
    static func find(_ name: String) -> String? {
        let path = getenv("PATH").map { String(cString: $0) } ?? ""
        let directories = path.split(separator: ":").map(String.init) + ["/usr/local/sbin", "/usr/sbin", "/sbin"]
        return directories.lazy.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }

    /// Waits for the end. Returns the exit status (128 and more for a signal), or nil when the time is over.
    func exitStatus(within limit: Duration) async -> Int32? {
        let deadline = ContinuousClock.now + limit
        while true {
            var status: Int32 = 0
            let result = waitpid(pid, &status, WNOHANG)
            if result == pid || (result < 0 && errno != EINTR) {
                Self.running.withLock { _ = $0.remove(pid) }
                let signal = status & 0x7F
                return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
            }
            guard ContinuousClock.now < deadline else { return nil }
            try? await Task.sleep(for: .milliseconds(2))
        }
    }

    /// Ends it in order: TERM, and KILL after ten seconds.
    func stop() async {
        kill(pid, SIGTERM)
        if await exitStatus(within: .seconds(10)) == nil {
            kill(pid, SIGKILL)
            _ = await exitStatus(within: .seconds(10))
        }
        await log.close()
    }

    /// Ends all that still run, when this program must end at once.
    static func killAll() {
        running.withLock { pids in
            for pid in pids { kill(pid, SIGKILL) }
        }
    }

    // MARK: What the kernel knows of it

    /// A line of `/proc/<pid>/status` in kilobytes: `VmRSS`, `VmHWM`.
    func kilobytes(_ name: String) -> Double? {
        FileText.read("/proc/\(pid)/status")?.split(separator: "\n").first { $0.hasPrefix("\(name):") }?
            .split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap { Double($0) }
    }

    /// Processor time that its threads used so far, in seconds.
    var processorTime: Double {
        var nanoseconds = 0.0
        for thread in Self.entries(of: "/proc/\(pid)/task") {
            let text = FileText.read("/proc/\(pid)/task/\(thread)/schedstat") ?? ""
            nanoseconds += text.split(separator: " ").first.flatMap { Double($0) } ?? 0
        }
        return nanoseconds / 1e9
    }

    /// Whether it listens on this port of 127.0.0.1: the socket in the kernel's table is one of its own.
    func listens(onPort port: Int) -> Bool {
        let hexadecimal = String(port, radix: 16, uppercase: true)
        let address = "0100007F:" + String(repeating: "0", count: 4 - hexadecimal.count) + hexadecimal
        let lines = FileText.read("/proc/\(pid)/net/tcp")?.split(separator: "\n") ?? []
        for line in lines {
            let fields = line.split(separator: " ")
            // Local address, state (0A: listening) and inode.
            guard fields.count > 9, fields[1] == address, fields[3] == "0A" else { continue }
            return holds(descriptor: "socket:[\(fields[9])]")
        }
        return false
    }

    private func holds(descriptor target: String) -> Bool {
        let path = "/proc/\(pid)/fd"
        return Self.entries(of: path).contains { name in
            var buffer = [CChar](repeating: 0, count: 256)
            let count = readlink("\(path)/\(name)", &buffer, buffer.count)
            return count > 0
                && String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) == target
        }
    }

    private static func entries(of path: String) -> [String] {
        guard let directory = opendir(path) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}

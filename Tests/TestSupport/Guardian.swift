import Glibc

/// Ends a program when the test process goes without doing so, by a crash for example.
///
/// A shell waits on a socket whose other end only this process has: the kernel closes it in any case.
final class Guardian: Sendable {
    private let shell: ChildProcess?
    private let leash: Int32

    /// - Parameters:
    ///   - child: what is killed.
    ///   - directory: what is removed with it.
    init(of child: ChildProcess, directory: String) {
        var ends: [Int32] = [-1, -1]
        // Closed on exec, so that no other child keeps it open.
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            shell = nil
            leash = -1
            return
        }
        leash = ends[1]
        let script = #"read dismissed || { kill -9 "$0"; rm -rf "$1"; }"#
        shell = try? ChildProcess(["/bin/sh", "-c", script, "\(child.pid)", directory], input: ends[0])
        close(ends[0])
    }

    /// Lets the guardian go without doing anything; to be called before the program's id may be reused.
    deinit {
        guard leash >= 0 else { return }
        _ = write(leash, "\n", 1)
        close(leash)
        shell?.waitForEnd()
    }
}

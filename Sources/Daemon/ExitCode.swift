/// How the program ends: the contract's "Command line", after sysexits.h.
public enum ExitCode: Int32, Sendable {
    case success = 0
    /// `doctor` has findings, `healthcheck` says no.
    case findings = 1
    case usage = 64
    /// The broker refuses us for good, or cannot be reached by a command that needs it.
    case unavailable = 69
    case storeUnusable = 74
    case configuration = 78
}

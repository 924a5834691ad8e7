import CLinux
import Glibc

/// A refusal of the kernel.
public struct EventLoopError: Error, Equatable, CustomStringConvertible {
    /// What was attempted, as words that follow "cannot".
    public let operation: String
    /// The error number of the system call.
    public let errno: Int32

    public init(operation: String, errno: Int32) {
        self.operation = operation
        self.errno = errno
    }

    public var description: String {
        "cannot \(operation): \(String(cString: strerror(errno)))"
    }
}

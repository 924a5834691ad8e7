import CLinux
import Glibc

/// What a ``FileWatch`` waits for.
public struct FileInterest: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// There is something to read, or the peer closed.
    public static let readable = FileInterest(rawValue: EPOLLIN.rawValue)
    /// Writing would not block.
    public static let writable = FileInterest(rawValue: EPOLLOUT.rawValue)
    /// The peer will send no more (`EPOLLRDHUP`).
    public static let peerClosed = FileInterest(rawValue: EPOLLRDHUP.rawValue)
}

/// What a watched descriptor is ready for.
public struct FileReadiness: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let readable = FileReadiness(rawValue: EPOLLIN.rawValue)
    public static let writable = FileReadiness(rawValue: EPOLLOUT.rawValue)
    public static let peerClosed = FileReadiness(rawValue: EPOLLRDHUP.rawValue)
    /// The connection is gone both ways; reported whatever the interest.
    public static let hangUp = FileReadiness(rawValue: EPOLLHUP.rawValue)
    /// The descriptor is in an error state; reported whatever the interest.
    public static let error = FileReadiness(rawValue: EPOLLERR.rawValue)
}

/// A descriptor watched with ``EventLoop/watch(_:_:_:)``.
@LoopActor
public final class FileWatch {
    let id: UInt64
    let descriptor: Int32
    private(set) var handler: (@LoopActor (FileReadiness) -> Void)?

    /// What the watch waits for. Setting it to what it is costs nothing.
    public var interest: FileInterest {
        didSet {
            if interest != oldValue, handler != nil { Reactor.shared.modify(self) }
        }
    }

    init(
        id: UInt64, descriptor: Int32, interest: FileInterest, handler: @escaping @LoopActor (FileReadiness) -> Void
    ) {
        self.id = id
        self.descriptor = descriptor
        self.interest = interest
        self.handler = handler
    }

    /// Ends the watch: the handler is not called again, not even for an event the kernel has reported already.
    public func cancel() {
        handler = nil
        Reactor.shared.remove(self)
    }
}

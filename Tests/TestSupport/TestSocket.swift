import Glibc
import Synchronization

/// A blocking stream socket, to be used by one reader and one writer.
public final class TestSocket: Sendable {
    public struct Failure: Error, CustomStringConvertible {
        public let description: String

        init(_ what: String) {
            description = "\(what): \(String(cString: strerror(errno)))"
        }
    }

    public let descriptor: Int32

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        Glibc.close(descriptor)
    }

    /// Connects to a port of this machine.
    public static func connect(port: Int) throws(Failure) -> TestSocket {
        let socket = TestSocket(descriptor: socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
        var address = loopback(port: port)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(socket.descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw Failure("connect") }
        var one: Int32 = 1
        setsockopt(socket.descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, 4)
        return socket
    }

    /// A listening socket; port 0 means any that is free.
    public static func listen(port: Int = 0) throws(Failure) -> TestSocket {
        let socket = TestSocket(descriptor: socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
        var one: Int32 = 1
        setsockopt(socket.descriptor, SOL_SOCKET, SO_REUSEADDR, &one, 4)
        var address = loopback(port: port)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket.descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0, Glibc.listen(socket.descriptor, 16) == 0 else { throw Failure("listen") }
        return socket
    }

    /// The port that the socket is bound to.
    public var port: Int {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
        }
        return Int(UInt16(bigEndian: address.sin_port))
    }

    private static let givenPorts = Mutex<Set<Int>>([])

    /// A port of this machine that nothing listens on now, and that no other test of this process gets.
    ///
    /// It is below those that the kernel gives to connections and to whoever listens on any port, so that it is still free
    /// when a broker comes back after a while.
    public static func freePort() throws(Failure) -> Int {
        while true {
            let port = Int.random(in: 10_240..<32_768)
            guard givenPorts.withLock({ $0.insert(port).inserted }) else { continue }
            do throws(Failure) {
                return try listen(port: port).port
            } catch {
                guard errno == EADDRINUSE || errno == EACCES else { throw error }
            }
        }
    }

    /// Waits for a connection; nil when the socket was shut down.
    public func accept() -> TestSocket? {
        let accepted = Glibc.accept(descriptor, nil, nil)
        return accepted >= 0 ? TestSocket(descriptor: accepted) : nil
    }

    /// Gives up receiving after this time.
    public func setReceiveTimeout(_ timeout: Duration) {
        var value = timeval(
            tv_sec: Int(timeout.components.seconds),
            tv_usec: Int(timeout.components.attoseconds / 1_000_000_000_000))
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &value, socklen_t(MemoryLayout<timeval>.size))
    }

    /// Waits for bytes; empty at the end of the stream, on errors and after the time-out.
    public func receive() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
            count = max(0, recv(descriptor, buffer.baseAddress, buffer.count, 0))
        }
    }

    /// Sends all bytes, or returns false when the other side is gone.
    @discardableResult
    public func send(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Ends both directions; who waits on the socket wakes up.
    public func shutDown() {
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    /// Makes closing send a reset instead of an orderly end.
    public func resetOnClose() {
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
    }

    private static func loopback(port: Int) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        return address
    }
}

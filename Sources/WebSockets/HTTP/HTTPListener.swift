import Glibc

/// The listening sockets of a server. They are bound here rather than by libwebsockets, which keeps to itself why it could not.
struct HTTPListener {
    /// Non-blocking; whoever takes them closes them.
    let sockets: [Int32]
    let port: Int

    init(_ address: HTTPAddress) throws(HTTPServerError) {
        var sockets: [Int32] = []
        var port = address.port
        var failure: Int32 = 0
        for candidate in try Self.candidates(address) {
            // All addresses of a name share the port that the first one was given.
            var target = candidate
            target.setPort(port)
            let result = Self.listen(target)
            switch result {
            case .success(let (socket, bound)):
                sockets.append(socket)
                port = bound
            case .failure(let error):
                failure = error.number
                // A machine without IPv6 knows ::1 by name all the same.
                guard failure == EADDRNOTAVAIL || failure == EAFNOSUPPORT else {
                    for socket in sockets { close(socket) }
                    throw Self.error(address, failure)
                }
            }
            if address.host == nil, !sockets.isEmpty { break }
        }
        guard !sockets.isEmpty else { throw Self.error(address, failure) }
        self.sockets = sockets
        self.port = port
    }

    private struct Refusal: Error {
        let number: Int32
    }

    /// A socket address of either family.
    private struct Candidate {
        var storage = sockaddr_storage()
        var size: socklen_t
        var family: Int32

        mutating func setPort(_ port: Int) {
            let value = UInt16(truncatingIfNeeded: port).bigEndian
            withUnsafeMutableBytes(of: &storage) { bytes in
                // At the same place in both families.
                bytes.storeBytes(
                    of: value, toByteOffset: MemoryLayout<sockaddr_in>.offset(of: \.sin_port) ?? 2, as: UInt16.self)
            }
        }
    }

    private static func candidates(_ address: HTTPAddress) throws(HTTPServerError) -> [Candidate] {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_PASSIVE
        var list: UnsafeMutablePointer<addrinfo>?
        let result = getaddrinfo(address.host, "0", &hints, &list)
        defer { if let list { freeaddrinfo(list) } }
        guard result == 0 else {
            let text = gai_strerror(result).map { String(cString: $0) } ?? "unknown"
            throw HTTPServerError(
                message: "cannot listen on \(address): the host cannot be resolved: \(text)", isInUse: false)
        }
        var candidates: [Candidate] = []
        var next = list
        while let entry = next {
            defer { next = entry.pointee.ai_next }
            guard let source = entry.pointee.ai_addr else { continue }
            var candidate = Candidate(size: entry.pointee.ai_addrlen, family: entry.pointee.ai_family)
            withUnsafeMutableBytes(of: &candidate.storage) { bytes in
                let count = min(Int(entry.pointee.ai_addrlen), bytes.count)
                bytes.copyMemory(from: UnsafeRawBufferPointer(start: source, count: count))
            }
            candidates.append(candidate)
        }
        // For all addresses, a socket of IPv6 that takes IPv4 too comes first.
        return address.host == nil ? candidates.sorted { $0.family > $1.family } : candidates
    }

    private static func listen(_ candidate: Candidate) -> Result<(Int32, Int), Refusal> {
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        let descriptor = socket(candidate.family, kind, 0)
        guard descriptor >= 0 else { return .failure(Refusal(number: errno)) }
        var one: Int32 = 1
        var zero: Int32 = 0
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, 4)
        if candidate.family == AF_INET6 {
            setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &zero, 4)
        }
        var storage = candidate.storage
        let result = withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, candidate.size) }
        }
        guard result == 0, Glibc.listen(descriptor, 128) == 0 else {
            defer { close(descriptor) }
            return .failure(Refusal(number: errno))
        }
        var size = candidate.size
        _ = withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
        }
        let port = withUnsafeBytes(of: &storage) { bytes in
            UInt16(
                bigEndian: bytes.loadUnaligned(
                    fromByteOffset: MemoryLayout<sockaddr_in>.offset(of: \.sin_port) ?? 2, as: UInt16.self))
        }
        return .success((descriptor, Int(port)))
    }

    private static func error(_ address: HTTPAddress, _ number: Int32) -> HTTPServerError {
        let cause =
            number == EADDRINUSE ? "the port is in use by another program" : String(cString: strerror(number))
        return HTTPServerError(message: "cannot listen on \(address): \(cause)", isInUse: number == EADDRINUSE)
    }
}

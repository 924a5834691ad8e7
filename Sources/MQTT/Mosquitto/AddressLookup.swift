import Glibc

/// An address that a host name stands for.
struct ResolvedAddress: Equatable {
    /// As digits, with the zone of a link-local address.
    let numeric: String
    let family: Int32

    /// The address of the family that stands for any of this machine.
    var unspecified: String { family == AF_INET6 ? "::" : "0.0.0.0" }
}

/// Resolves host names with the system's resolver. Blocks.
enum AddressLookup {
    struct Failure: Error {
        let text: String
    }

    static func addresses(of host: String) throws(Failure) -> [ResolvedAddress] {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var first: UnsafeMutablePointer<addrinfo>?
        let result = getaddrinfo(host, nil, &hints, &first)
        guard result == 0 else {
            let text = result == EAI_SYSTEM ? String(cString: strerror(errno)) : String(cString: gai_strerror(result))
            throw Failure(text: text)
        }
        defer { freeaddrinfo(first) }
        var addresses: [ResolvedAddress] = []
        var next = first
        while let entry = next?.pointee {
            next = entry.ai_next
            guard entry.ai_family == AF_INET || entry.ai_family == AF_INET6 else { continue }
            var digits = [CChar](repeating: 0, count: Int(NI_MAXHOST))
            let result = getnameinfo(
                entry.ai_addr, entry.ai_addrlen, &digits, socklen_t(digits.count), nil, 0, NI_NUMERICHOST)
            guard result == 0 else { continue }
            let numeric = digits.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
            let address = ResolvedAddress(numeric: numeric, family: entry.ai_family)
            if !addresses.contains(address) { addresses.append(address) }
        }
        guard !addresses.isEmpty else { throw Failure(text: "no usable address") }
        return addresses
    }
}

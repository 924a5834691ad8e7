import Glibc

/// Where the adapter that runs on a store answers the health check.
enum HealthAddress {
    /// Calls `body` with the address in the abstract namespace.
    static func with<Result>(
        _ storePath: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let name = Array("trait2mqtt/\(String(hash(canonical(storePath)), radix: 16))".utf8)
        withUnsafeMutableBytes(of: &address.sun_path) { path in
            // The leading zero byte makes it abstract.
            for (index, byte) in name.enumerated() where index + 1 < path.count { path[index + 1] = byte }
        }
        let length = socklen_t(MemoryLayout<sa_family_t>.size + 1 + name.count)
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
        }
    }

    private static func canonical(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// FNV-1a, 64 bits: the same in every process.
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}

/// Where a server listens: `127.0.0.1:8099`, `[::1]:8099`, `localhost:8099`, or `*:8099` for all addresses of the machine.
public struct HTTPAddress: Sendable, Equatable, CustomStringConvertible {
    /// A name or an address, an IPv6 address without its brackets; nil for all addresses.
    public let host: String?
    /// 0 to 65535; 0 lets the system choose.
    public let port: Int

    /// - Returns: nil for what is no address and port.
    public init?(_ text: String) {
        guard let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")) else { return nil }
        let (name, digits) = (text[..<colon], text[text.index(after: colon)...])
        guard (1...5).contains(digits.utf8.count), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let port = Int(digits), port <= 65535
        else { return nil }
        self.port = port
        if name == "*" {
            host = nil
        } else if name.utf8.first == UInt8(ascii: "[") {
            guard name.utf8.last == UInt8(ascii: "]"), name.utf8.contains(UInt8(ascii: ":")) else { return nil }
            let address = name.dropFirst().dropLast()
            guard address.allSatisfy({ $0.isHexDigit || $0 == ":" || $0 == "." }) else { return nil }
            host = String(address)
        } else {
            guard !name.isEmpty, name.utf8.allSatisfy(Self.isNameByte) else { return nil }
            host = String(name)
        }
    }

    public var description: String {
        guard let host else { return "*:\(port)" }
        return host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]:\(port)" : "\(host):\(port)"
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

/// Rules for texts that are no topics. Each returns what is wrong, nil if nothing is.
enum TextRules {
    /// Control characters come from mistakes, and MQTT forbids them.
    static func complaint(about text: String) -> String? {
        if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
            return "must not contain control characters"
        }
        return text.utf8.count <= 4_096 ? nil : "must have at most 4096 bytes"
    }

    /// A name, an address or the path of a unix socket.
    static func complaint(aboutHost text: String) -> String? {
        let allowed = "expected a name, an address or the path of a unix socket"
        if text.isEmpty { return "\(allowed), found an empty text" }
        if text.contains("://") { return "\(allowed), without a scheme such as mqtt://" }
        if text.utf8.contains(UInt8(ascii: "/")) { return nil }
        if text.utf8.first == UInt8(ascii: "[") { return "\(allowed); write an IPv6 address without brackets" }
        if text.utf8.count(where: { $0 == UInt8(ascii: ":") }) == 1 {
            return "\(allowed); the port is a key of its own, mqtt.port"
        }
        return text.utf8.contains(UInt8(ascii: " ")) ? "\(allowed), without blanks" : nil
    }

    /// Address and port of a server.
    static func complaint(aboutListener text: String) -> String? {
        let complaint = "expected an address and a port such as 127.0.0.1:8099, [::1]:8099 or *:8099"
        guard let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")) else { return complaint }
        let (host, port) = (text[..<colon].utf8, text[text.index(after: colon)...].utf8)
        guard (1...5).contains(port.count), port.allSatisfy({ (0x30...0x39).contains($0) }),
            let number = Int(String(port) ?? ""), (1...65_535).contains(number)
        else { return complaint }
        if host.elementsEqual("*".utf8) { return nil }
        if host.first == UInt8(ascii: "["), host.last == UInt8(ascii: "]") {
            let isAddress = host.dropFirst().dropLast().allSatisfy { "0123456789abcdefABCDEF:.".utf8.contains($0) }
            return isAddress && host.contains(UInt8(ascii: ":")) ? nil : complaint
        }
        let isName = host.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || ".-_".utf8.contains(byte)
        }
        return isName && !host.isEmpty ? nil : complaint
    }

    /// A bearer token: what can stand in a header (RFC 6750 allows less, but other programs make them).
    static func complaint(aboutToken text: String) -> String? {
        text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } ? nil : "must be printable ASCII characters without blanks"
    }

    /// The name of a backend.
    static func complaint(aboutName text: String) -> String? {
        if text.isEmpty { return "must not be empty" }
        return text.unicodeScalars.count <= 60 ? complaint(about: text) : "must have at most 60 characters"
    }
}

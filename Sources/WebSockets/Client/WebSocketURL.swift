/// The address of a WebSocket server, as RFC 6455 section 3 has it: `ws://host[:port][/path]`, or `wss://` for TLS.
public struct WebSocketURL: Sendable, Equatable, CustomStringConvertible {
    /// Whether the connection is made over TLS (`wss`).
    public let isSecure: Bool
    /// A name or an address; an IPv6 address without its brackets.
    public let host: String
    /// 1 to 65535; 80 or 443 where the text names none.
    public let port: Int
    /// Path and query; `/` where the text names none.
    public let path: String

    /// - Throws: ``WebSocketURLError``, whose text says what is wrong and what is right.
    public init(_ text: String) throws(WebSocketURLError) {
        var rest = text[...]
        if rest.lowercased().hasPrefix("ws://") {
            isSecure = false
            rest = rest.dropFirst(5)
        } else if rest.lowercased().hasPrefix("wss://") {
            isSecure = true
            rest = rest.dropFirst(6)
        } else {
            throw Self.error(text, "it begins with neither ws:// nor wss://")
        }
        guard text.utf8.count <= 2048 else { throw Self.error("…", "it is longer than 2048 bytes") }
        guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw Self.error(text, "it contains white space, control characters or characters that are not ASCII")
        }
        guard !text.utf8.contains(UInt8(ascii: "#")) else { throw Self.error(text, "it contains a fragment (#)") }

        let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
        let (authority, tail) = (rest[..<end], rest[end...])
        path = tail.first == "/" ? String(tail) : "/" + tail
        guard !authority.contains("@") else { throw Self.error(text, "a user or password cannot be given in it") }

        let name: Substring
        var portText: Substring?
        if authority.first == "[" {
            guard let close = authority.firstIndex(of: "]") else {
                throw Self.error(text, "the ] after the address is missing")
            }
            name = authority[authority.index(after: authority.startIndex)..<close]
            guard name.contains(":"), name.allSatisfy({ $0.isHexDigit || $0 == ":" || $0 == "." }) else {
                throw Self.error(text, "\(name) is no IPv6 address")
            }
            let after = authority[authority.index(after: close)...]
            guard after.isEmpty || after.first == ":" else { throw Self.error(text, "only :port may follow ]") }
            if !after.isEmpty { portText = after.dropFirst() }
        } else {
            let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count <= 2 else { throw Self.error(text, "an IPv6 address stands in brackets, as in [::1]") }
            name = parts[0]
            if parts.count == 2 { portText = parts[1] }
            guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" || $0 == "_" }) else {
                throw Self.error(text, "\(name) is no host name")
            }
        }
        guard !name.isEmpty else { throw Self.error(text, "the host is missing") }
        host = String(name)
        if let portText {
            guard portText.allSatisfy({ $0.isNumber }), let number = Int(portText), (1...65535).contains(number) else {
                throw Self.error(text, "the port is not a number from 1 to 65535")
            }
            port = number
        } else {
            port = isSecure ? 443 : 80
        }
    }

    public var description: String {
        "\(isSecure ? "wss" : "ws")://\(authority)\(path)"
    }

    /// Host and port, as they stand in the `Host` header.
    var authority: String {
        let name = host.contains(":") ? "[\(host)]" : host
        return port == (isSecure ? 443 : 80) ? name : "\(name):\(port)"
    }

    private static func error(_ text: String, _ problem: String) -> WebSocketURLError {
        let shown = withoutUser(text)
        return WebSocketURLError(
            message:
                "\"\(shown)\" is no WebSocket address: \(problem); right is ws://host:port/path or wss://host:port/path"
        )
    }

    /// What stands before the last `@` may be a password, which no message shows.
    private static func withoutUser(_ text: String) -> String {
        guard let at = text.lastIndex(of: "@") else { return text }
        return "…" + text[at...]
    }
}

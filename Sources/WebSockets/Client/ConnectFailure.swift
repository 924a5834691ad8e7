import Glibc

/// Why no connection was made, in words that help.
enum ConnectFailure {
    /// - Parameters:
    ///   - words: what libwebsockets says, empty when it says nothing.
    ///   - status: the HTTP status of the server's answer, 0 when there was none.
    static func reason(_ words: String, status: Int, url: WebSocketURL) -> String {
        if status == 101 { return "the server's handshake is not that of a WebSocket (\(words))" }
        if status > 0 { return "the server answered with HTTP status \(status) instead of a WebSocket" }
        switch words {
        case "":
            return resolutionProblem(url.host) ?? "libwebsockets could not start a connection to \(url.authority)"
        case "Unable to connect":
            return "\(url.authority) refused the connection, or there is no way to it"
        case "read failed":
            return "the server at \(url.authority) closed during the handshake, or does not speak HTTP"
        default:
            return "no connection to \(url.authority): \(words)"
        }
    }

    private static func resolutionProblem(_ host: String) -> String? {
        var list: UnsafeMutablePointer<addrinfo>?
        let result = getaddrinfo(host, nil, nil, &list)
        if let list { freeaddrinfo(list) }
        guard result != 0, let text = gai_strerror(result) else { return nil }
        return "the name \(host) cannot be resolved: \(String(cString: text))"
    }
}

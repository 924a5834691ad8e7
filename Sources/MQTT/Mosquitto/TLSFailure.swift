/// Turns what OpenSSL and libmosquitto logged into a sentence that says what to mend.
enum TLSFailure {
    static func text(_ lines: [String]) -> String {
        for (part, text) in causes where lines.contains(where: { contains($0, part) }) {
            return text
        }
        return lines.last ?? closed
    }

    /// A port without TLS closes like this, and with TLS 1.3 so does a broker that misses a client certificate.
    private static let closed =
        "the broker closed during the TLS handshake; the port may not speak TLS, or requires a client certificate"

    /// Which words of a log line mean what; the first that is found counts.
    private static let causes: [(part: String, text: String)] = [
        ("host name verification failed", "the broker's certificate is for another host name than the configured one"),
        (
            "certificate verify failed",
            "the broker's certificate is not signed by a trusted authority, or its time is over or yet to come"
        ),
        ("key values mismatch", "the client key does not belong to the client certificate"),
        ("Unable to load CA certificates", "the file of certificate authorities holds no certificate"),
        ("Unable to load client certificate", "the client certificate file holds no certificate"),
        ("Unable to load client key", "the client key file holds no key that works without a passphrase"),
        ("are inconsistent", "the client key does not belong to the client certificate"),
        ("wrong version number", "the port does not speak TLS"),
        ("packet length too long", "the port does not speak TLS"),
        ("unexpected eof", closed),
        ("alert certificate required", "the broker requires a client certificate"),
        ("alert handshake failure", "the broker found no common cipher, or requires a client certificate"),
        ("alert unknown ca", "the broker does not trust the authority of the client certificate"),
        ("alert bad certificate", "the broker refuses the client certificate"),
        ("alert certificate expired", "the broker says that the client certificate has expired"),
        ("alert protocol version", "the broker speaks no TLS version from 1.2 on"),
        ("unsupported protocol", "the broker speaks no TLS version from 1.2 on"),
    ]

    private static func contains(_ line: String, _ part: String) -> Bool {
        let (line, part) = (Array(line.utf8), Array(part.utf8))
        guard line.count >= part.count else { return false }
        return (0...(line.count - part.count)).contains { line[$0...].starts(with: part) }
    }
}

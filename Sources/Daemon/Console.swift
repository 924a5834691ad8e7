import Glibc

/// What commands print for people and scripts.
enum Console {
    static func print(_ text: String) { write(text, to: STDOUT_FILENO) }

    static func complain(_ text: String) { write(text, to: STDERR_FILENO) }

    private static func write(_ text: String, to descriptor: Int32) {
        var bytes = Array(text.utf8)
        if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress.map { $0 + sent }, $0.count - sent)
            }
            if count < 0 {
                if errno == EINTR { continue }
                return
            }
            sent += count
        }
    }
}

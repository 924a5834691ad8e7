import Glibc

/// File descriptor 2, written without buffering.
enum StandardError {
    /// Writes a line in one `write`; goes on only after an interruption or a short write. A line that cannot be
    /// written is lost: logging never stops the program.
    static func write(_ line: [UInt8], to descriptor: Int32 = STDERR_FILENO) {
        line.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let written = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if written > 0 {
                    rest = rest.dropFirst(written)
                } else if written == 0 || errno != EINTR {
                    return
                }
            }
        }
    }
}

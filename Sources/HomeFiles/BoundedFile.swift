import Glibc

/// Reads files of people, never more of them than fits.
public enum BoundedFile {
    /// Why a file could not be read.
    public struct Failure: Error, Sendable, CustomStringConvertible {
        public let description: String
    }

    /// The whole file.
    ///
    /// - Throws: `Failure` when it cannot be read, is no file or has more than `HomeFile.byteLimit` bytes.
    public static func read(_ path: String) throws -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw Failure(description: String(cString: strerror(errno))) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw Failure(description: "it is not a file")
        }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Failure(description: String(cString: strerror(errno))) }
            if count == 0 { return bytes }
            bytes += chunk.prefix(count)
            guard bytes.count <= HomeFile.byteLimit else {
                throw Failure(description: "it has more than \(HomeFile.byteLimit) bytes")
            }
        }
    }
}

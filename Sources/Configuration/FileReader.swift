import Glibc

/// Reads whole files. The configuration asks for its own file and for those of secrets.
public struct FileReader: Sendable {
    /// Why a file cannot be read.
    public struct Failure: Error, Sendable, CustomStringConvertible {
        public let description: String

        public init(_ description: String) { self.description = description }
    }

    private let body: @Sendable (String) throws(Failure) -> [UInt8]

    public init(_ body: @escaping @Sendable (_ path: String) throws(Failure) -> [UInt8]) { self.body = body }

    /// The bytes of a file.
    public func read(_ path: String) throws(Failure) -> [UInt8] { try body(path) }

    /// The files of this machine, up to 16 MB each.
    public static let system = FileReader { path throws(Failure) in
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw systemFailure() }
        defer { close(descriptor) }
        let limit = 16_777_216
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR { continue }
                throw systemFailure()
            }
            guard bytes.count + count <= limit else { throw Failure("the file is larger than \(limit) bytes") }
            bytes.append(contentsOf: chunk.prefix(count))
        }
    }

    private static func systemFailure() -> Failure { Failure(String(cString: strerror(errno))) }
}

public import Glibc

/// A directory that is removed with all its content when the value goes away.
public final class TemporaryDirectory: Sendable {
    public let path: String

    public init() {
        let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(base)/trait2mqtt-test-XXXXXX".utf8CString)
        precondition(mkdtemp(&template) != nil, "no temporary directory")
        path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    }

    deinit {
        Self.remove(path)
    }

    /// The path of a file in the directory.
    public func file(_ name: String) -> String { "\(path)/\(name)" }

    /// Writes a file and returns its path.
    @discardableResult
    public func write(_ text: String, to name: String, mode: mode_t = 0o600) throws -> String {
        try write(Array(text.utf8), to: name, mode: mode)
    }

    @discardableResult
    public func write(_ bytes: [UInt8], to name: String, mode: mode_t = 0o600) throws -> String {
        let path = file(name)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, mode)
        guard descriptor >= 0 else { throw ChildProcess.Failure(description: "cannot write \(path)") }
        defer { close(descriptor) }
        guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else {
            throw ChildProcess.Failure(description: "cannot write \(path)")
        }
        return path
    }

    /// What a file holds; empty when there is none.
    public func read(_ name: String) -> String { String(decoding: bytes(name), as: UTF8.self) }

    public func bytes(_ name: String) -> [UInt8] {
        let descriptor = open(file(name), O_RDONLY)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return bytes }
            bytes += buffer[..<count]
        }
    }

    private static func remove(_ path: String) {
        if let directory = opendir(path) {
            while let entry = readdir(directory) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                if name != ".", name != ".." { remove("\(path)/\(name)") }
            }
            closedir(directory)
        }
        _ = Glibc.remove(path)
    }
}

import Glibc

/// A directory for one run, removed at its end.
final class WorkDirectory: Sendable {
    let path: String

    init() throws(BenchError) {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(parent)/trait2mqtt-bench.XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw BenchError("cannot make a directory in \(parent): \(String(cString: strerror(errno)))")
        }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// A directory inside.
    func subdirectory(_ name: String) -> String {
        let path = "\(path)/\(name)"
        mkdir(path, 0o700)
        return path
    }

    func remove() {
        Self.remove(path)
    }

    private static func remove(_ path: String) {
        if let directory = opendir(path) {
            while let entry = readdir(directory) {
                let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
                }
                if name != ".", name != ".." { remove("\(path)/\(name)") }
            }
            closedir(directory)
            rmdir(path)
        } else {
            unlink(path)
        }
    }
}

import Glibc

/// A folder of our own below `$TMPDIR` or `/tmp`.
struct TemporaryFolder {
    let path: String

    init() throws(CommandFailed) {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(parent)/trait2mqtt-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw CommandFailed(.storeUnusable, "\(parent): \(String(cString: strerror(errno)))")
        }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Removes the folder and the files in it.
    func remove() {
        if let directory = opendir(path) {
            while let entry = readdir(directory) {
                let name = withUnsafePointer(to: entry.pointee.d_name) { pointer in
                    pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                if name != ".", name != ".." { unlink("\(path)/\(name)") }
            }
            closedir(directory)
        }
        rmdir(path)
    }
}

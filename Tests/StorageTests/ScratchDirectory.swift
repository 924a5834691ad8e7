import Glibc

/// A directory that is removed, with what is in it, when the value goes.
final class ScratchDirectory {
    let path: String

    init() {
        var template = Array("/tmp/store-tests-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else { preconditionFailure("no temporary directory") }
        path = String(cString: made)
    }

    deinit {
        guard let directory = opendir(path) else { return }
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            unlink(path + "/" + name)
        }
        closedir(directory)
        rmdir(path)
    }

    func file(_ name: String) -> String { path + "/" + name }

    func write(_ bytes: [UInt8], to name: String) {
        guard let file = fopen(file(name), "w") else { return }
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }

    func read(_ name: String) -> [UInt8]? {
        guard let file = fopen(file(name), "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            if count == 0 { return bytes }
            bytes += chunk.prefix(count)
        }
    }
}

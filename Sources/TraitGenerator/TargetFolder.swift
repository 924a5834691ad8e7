import Glibc

/// The folder of the generated target.
struct TargetFolder {
    let path: String

    /// The text of a file; nil when there is none.
    func text(of file: String) throws(FolderError) -> String? {
        guard let stream = fopen("\(path)/\(file)", "r") else {
            if errno == ENOENT { return nil }
            throw failure(file)
        }
        defer { fclose(stream) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&buffer, 1, buffer.count, stream)
            bytes += buffer.prefix(count)
            if count < buffer.count { break }
        }
        guard ferror(stream) == 0 else { throw failure(file) }
        return String(decoding: bytes, as: UTF8.self)
    }

    func write(_ text: String, to file: String) throws(FolderError) {
        if let slash = file.lastIndex(of: "/") {
            let folder = "\(path)/\(file[..<slash])"
            guard mkdir(folder, 0o755) == 0 || errno == EEXIST else { throw failure(file) }
        }
        guard let stream = fopen("\(path)/\(file)", "w") else { throw failure(file) }
        let isWritten = fputs(text, stream) >= 0
        guard fclose(stream) == 0, isWritten else { throw failure(file) }
    }

    /// Removes a file, and its folder when nothing is left in it.
    func remove(_ file: String) throws(FolderError) {
        guard unlink("\(path)/\(file)") == 0 else { throw failure(file) }
        if let slash = file.lastIndex(of: "/") { rmdir("\(path)/\(file[..<slash])") }
    }

    /// The Swift files of the folder and of the folders in it.
    func paths() throws(FolderError) -> [String] {
        var paths: [String] = []
        for name in try names("") {
            if name.hasSuffix(".swift") {
                paths.append(name)
            } else {
                paths += try names(name).filter { $0.hasSuffix(".swift") }.map { "\(name)/\($0)" }
            }
        }
        return paths
    }

    private func names(_ folder: String) throws(FolderError) -> [String] {
        guard let directory = opendir("\(path)/\(folder)") else {
            if errno == ENOTDIR { return [] }
            throw failure(folder)
        }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }

    private func failure(_ file: String) -> FolderError {
        FolderError(path: "\(path)/\(file)", message: String(cString: strerror(errno)))
    }
}

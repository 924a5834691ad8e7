import Glibc

/// Reads the text of a definition file.
public enum DefinitionText {
    /// The most bytes a file may have.
    public static let byteLimit = 1_048_576

    public static func read(_ path: String) throws(TraitFileError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path, "cannot be opened", errno) }
        defer { close(descriptor) }
        var text: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count == 0 { return text }
            guard count > 0 else {
                if errno == EINTR { continue }
                throw failure(path, "cannot be read", errno)
            }
            text += buffer.prefix(count)
            guard text.count <= byteLimit else {
                throw TraitFileError(
                    problems: [.init(file: path, message: "the file is longer than \(byteLimit) bytes")])
            }
        }
    }

    private static func failure(_ path: String, _ what: String, _ code: Int32) -> TraitFileError {
        TraitFileError(problems: [.init(file: path, message: "\(what): \(String(cString: strerror(code)))")])
    }
}

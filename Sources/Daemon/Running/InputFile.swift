import HomeFiles

/// A file that a command was given.
enum InputFile {
    /// - Throws: exit code 78 when it cannot be read.
    static func read(_ path: String) throws(CommandFailed) -> [UInt8] {
        do {
            return try BoundedFile.read(path)
        } catch {
            throw CommandFailed(.configuration, "\(path): \(error)")
        }
    }
}

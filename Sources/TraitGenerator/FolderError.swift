/// Why a generated file could not be read or written.
struct FolderError: Error, CustomStringConvertible {
    let path: String
    let message: String

    var description: String { "\(path): \(message)" }
}

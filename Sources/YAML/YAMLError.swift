/// Why a YAML text cannot be used, and where. Texts of tags, anchors and aliases never appear: an unquoted secret may
/// look like one.
public struct YAMLError: Error, Sendable, Equatable {
    /// The name of the text.
    public let file: String
    /// Line, from 1.
    public let line: Int
    /// Column in characters, from 1.
    public let column: Int
    /// The key path, where one is known, and what is wrong.
    public let message: String

    public init(file: String, line: Int, column: Int, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.message = message
    }
}

extension YAMLError: CustomStringConvertible {
    public var description: String { "\(file):\(line):\(column): \(message)" }
}

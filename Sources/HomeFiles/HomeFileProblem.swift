/// Something in a home file, and where.
public struct HomeFileProblem: Sendable, Hashable, CustomStringConvertible {
    public let file: String
    /// Line, from 1.
    public let line: Int
    /// Column in characters, from 1.
    public let column: Int
    /// The key path and what is wrong, with what is allowed.
    public let message: String

    public init(file: String, line: Int, column: Int, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.message = message
    }

    public var description: String { "\(file):\(line):\(column): \(message)" }
}

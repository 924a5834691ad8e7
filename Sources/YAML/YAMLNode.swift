/// A value of a YAML text with its place, so that whoever reads it can say where something is wrong.
public struct YAMLNode: Sendable {
    /// What stands there.
    public enum Content: Sendable {
        /// A scalar. Plain scalars (without quotes, not a block) may mean a number, a truth value or nothing; others
        /// are always text.
        case scalar(String, isPlain: Bool)
        case sequence([YAMLNode])
        case mapping([YAMLMember])
    }

    public let content: Content
    /// The name of the text, as errors show it.
    public let file: String
    /// Line, from 1.
    public let line: Int
    /// Column in characters, from 1.
    public let column: Int

    public init(_ content: Content, file: String, line: Int, column: Int) {
        self.content = content
        self.file = file
        self.line = line
        self.column = column
    }
}

import YAML

/// Why definition files cannot be used: every mistake found, with its place, up to a limit.
public struct TraitFileError: Error, Sendable, Equatable {
    /// One mistake.
    public struct Problem: Sendable, Equatable {
        public let file: String
        /// Line, from 1.
        public let line: Int
        /// Column in characters, from 1.
        public let column: Int
        /// The key path, where there is one, what is wrong and what is allowed.
        public let message: String

        public init(file: String, line: Int = 1, column: Int = 1, message: String) {
            self.file = file
            self.line = line
            self.column = column
            self.message = message
        }

        init(_ error: YAMLError) {
            self.init(file: error.file, line: error.line, column: error.column, message: error.message)
        }
    }

    /// How many problems are kept.
    public static let limit = 50

    public let problems: [Problem]
    /// How many more there were.
    public let omitted: Int

    public init(problems: [Problem], omitted: Int = 0) {
        self.problems = problems
        self.omitted = omitted
    }
}

extension TraitFileError.Problem: CustomStringConvertible {
    public var description: String { "\(file):\(line):\(column): \(message)" }
}

extension TraitFileError: CustomStringConvertible {
    public var description: String {
        let lines = problems.map(\.description) + (omitted > 0 ? ["and \(omitted) more"] : [])
        return lines.joined(separator: "\n")
    }
}

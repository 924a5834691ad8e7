import YAML

/// One thing that is wrong with a configuration.
public struct ConfigurationProblem: Sendable, Equatable {
    /// Where a value comes from.
    public enum Origin: Sendable, Equatable {
        /// A place in the configuration file, line and column from 1.
        case file(String, line: Int, column: Int)
        /// A variable of the environment.
        case environment(String)
    }

    public let origin: Origin
    /// The key path, what is wrong and what is allowed. Never the value of a secret.
    public let message: String

    init(_ origin: Origin, _ message: String) {
        self.origin = origin
        self.message = message
    }

    init(_ error: YAMLError) {
        self.init(.file(error.file, line: error.line, column: error.column), error.message)
    }
}

extension ConfigurationProblem: CustomStringConvertible {
    public var description: String {
        switch origin {
        case .file(let name, let line, let column): "\(name):\(line):\(column): \(message)"
        case .environment(let name): "\(name): \(message)"
        }
    }
}

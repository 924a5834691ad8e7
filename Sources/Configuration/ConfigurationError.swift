/// Everything that is wrong with a configuration, in the order file, environment, combinations.
public struct ConfigurationError: Error, Sendable, Equatable {
    public let problems: [ConfigurationProblem]

    init(_ problems: [ConfigurationProblem]) { self.problems = problems }
}

extension ConfigurationError: CustomStringConvertible {
    /// One problem a line.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}

/// Why a home file cannot be used: every mistake that was found, in the order of the file.
public struct HomeFileError: Error, Sendable, CustomStringConvertible {
    /// How many mistakes are told; further ones are counted only.
    public static let limit = 50

    public let problems: [HomeFileProblem]
    /// Mistakes beyond the limit.
    public let omitted: Int

    public init(problems: [HomeFileProblem], omitted: Int = 0) {
        self.problems = problems
        self.omitted = omitted
    }

    /// One line for each problem.
    public var description: String {
        let lines = problems.map(\.description)
        return (omitted == 0 ? lines : lines + ["… and \(omitted) more"]).joined(separator: "\n")
    }
}

/// Why a SYNC answer cannot be used: every mistake that was found, in the order of the document.
public struct SyncError: Error, Sendable, CustomStringConvertible {
    /// How many mistakes are told; further ones are counted only.
    public static let limit = 50

    public let problems: [SyncProblem]
    /// Mistakes beyond the limit.
    public let omitted: Int

    init(_ problems: [SyncProblem]) {
        self.problems = Array(problems.prefix(Self.limit))
        omitted = max(0, problems.count - Self.limit)
    }

    /// One line for each problem.
    public var description: String {
        let lines = problems.map(\.description)
        return (omitted == 0 ? lines : lines + ["… and \(omitted) more"]).joined(separator: "\n")
    }
}

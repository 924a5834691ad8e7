import YAML

/// Collects what is wrong with a file, so that people see all of it at once.
final class Problems {
    private var errors: [HomeFileProblem] = []
    private var omitted = 0
    private(set) var warnings: [HomeFileProblem] = []

    func add(_ error: YAMLError) {
        if errors.count < HomeFileError.limit { errors.append(HomeFileProblem(error)) } else { omitted += 1 }
    }

    func add(_ message: String, at node: YAMLNode, path: String) { add(node.error(message, at: path)) }

    func warn(_ message: String, at node: YAMLNode, path: String) {
        if warnings.count < HomeFileError.limit { warnings.append(HomeFileProblem(node.error(message, at: path))) }
    }

    /// What `body` returns, or nil with its error noted.
    func attempt<Result>(_ body: () throws(YAMLError) -> Result) -> Result? {
        do throws(YAMLError) {
            return try body()
        } catch {
            add(error)
            return nil
        }
    }

    /// Throws if anything was wrong.
    func check() throws(HomeFileError) {
        guard errors.isEmpty else { throw HomeFileError(problems: errors, omitted: omitted) }
    }
}

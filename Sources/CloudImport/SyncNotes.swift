/// What is found while one answer is read.
final class SyncNotes {
    private let file: String
    private(set) var errors: [SyncProblem] = []
    private(set) var warnings: [SyncProblem] = []
    /// An answer of thousands of odd devices needs no thousands of lines.
    private static let limit = 1000

    init(file: String) {
        self.file = file
    }

    func fail(_ path: String, _ message: String) {
        guard errors.count < Self.limit else { return }
        errors.append(SyncProblem(file: file, path: path, message: message))
    }

    func warn(_ path: String, _ message: String) {
        guard warnings.count < Self.limit else { return }
        warnings.append(SyncProblem(file: file, path: path, message: message))
    }
}

import YAML

/// Collects the mistakes of definition files, so that one reading shows them all.
final class ProblemLog {
    private(set) var problems: [TraitFileError.Problem] = []
    private(set) var omitted = 0

    var isEmpty: Bool { problems.isEmpty }

    var error: TraitFileError { TraitFileError(problems: problems, omitted: omitted) }

    func note(_ problem: TraitFileError.Problem) {
        if problems.count < TraitFileError.limit {
            problems.append(problem)
        } else {
            omitted += 1
        }
    }

    func note(_ message: String, at node: YAMLNode, _ path: String) {
        note(TraitFileError.Problem(node.error(message, at: path)))
    }

    func note(_ message: String, at member: YAMLMember, _ path: String) {
        note(
            TraitFileError.Problem(
                file: member.value.file, line: member.keyLine, column: member.keyColumn, message: "\(path): \(message)")
        )
    }

    /// What the reading gives; nil after its errors were noted.
    func attempt<Result>(_ read: () throws -> Result) -> Result? {
        do {
            return try read()
        } catch let error as YAMLError {
            note(TraitFileError.Problem(error))
        } catch let error as TraitFileError {
            error.problems.forEach(note)
            omitted += error.omitted
        } catch {
            note(TraitFileError.Problem(file: "", message: "\(error)"))
        }
        return nil
    }
}

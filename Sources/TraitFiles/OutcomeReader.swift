import HomeModel
import YAML

/// Reads where an answer says whether the device did what it was told.
///
///     outcome = { field: path, success: value, reason: path }
///     path    = name ["." name]
struct OutcomeReader {
    let fields: [FieldDefinition]
    let log: ProblemLog

    /// Nil after a mistake was noted.
    func read(_ node: YAMLNode, at path: String) -> AnswerOutcome? {
        guard let mapping = log.attempt({ try node.mapping(allowed: ["field", "success", "reason"], at: path) }),
            let fieldNode = log.attempt({ try mapping.required("field") }),
            let (field, type) = element(fieldNode, at: "\(path).field"),
            let successNode = log.attempt({ try mapping.required("success") }),
            let success = DefinitionValueReader(log: log).value(
                successNode, type, isNullable: false, at: "\(path).success")
        else { return nil }
        guard let reasonNode = mapping.given("reason") else { return AnswerOutcome(field: field, success: success) }
        guard let (reason, reasonType) = element(reasonNode, at: "\(path).reason") else { return nil }
        guard case .string = reasonType else {
            log.note("a reason is a text, \(reason) is a \(reasonType.name)", at: reasonNode, "\(path).reason")
            return nil
        }
        return AnswerOutcome(field: field, success: success, reason: reason)
    }

    private func element(_ node: YAMLNode, at path: String) -> (String, ValueType)? {
        guard let text = log.attempt({ try node.string(at: path) }) else { return nil }
        guard let (type, _) = fields.element(at: text, in: []) else {
            let names = fields.map(\.name).joined(separator: ", ")
            log.note(
                "the answer has no such field; allowed: \(names.isEmpty ? "none" : names)", at: node, path)
            return nil
        }
        return (text, type)
    }
}

import YAML

/// Reads mappings whose keys are names that the file gives.
struct NamedMembers {
    /// The most entries of one mapping.
    static let limit = 1_000

    let log: ProblemLog

    /// The members whose names are good; the others are noted.
    func read(
        _ node: YAMLNode?, at path: String, problem: (String) -> String? = DefinitionName.problem(with:)
    ) -> [YAMLMember] {
        guard let node, !node.isNull, let members = log.attempt({ try node.members(at: path) }) else { return [] }
        guard members.count <= Self.limit else {
            log.note("at most \(Self.limit) entries are allowed", at: node, path)
            return []
        }
        return members.filter { member in
            guard let problem = problem(member.key) else { return true }
            log.note(problem, at: member, "\(path).\(String(member.key.prefix(DefinitionName.limit)))")
            return false
        }
    }
}

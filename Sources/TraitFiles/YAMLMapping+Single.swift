import YAML

extension YAMLMapping {
    /// A required mapping with one member, whose key is one of some names; nil after a mistake was noted.
    func single(_ key: String, of names: [String], log: ProblemLog) -> (name: String, value: YAMLNode)? {
        let path = path(to: key)
        guard let node = log.attempt({ try required(key) }),
            let inner = log.attempt({ try node.mapping(allowed: names, at: path) })
        else { return nil }
        guard inner.members.count == 1, let member = inner.members.first else {
            log.note("expected one name with its value", at: node, path)
            return nil
        }
        return (member.key, member.value)
    }
}

import YAML

/// The known keys of a mapping; those that do not belong there are noted as problems.
struct Fields {
    let node: YAMLNode
    let path: String
    let members: [YAMLMember]
    /// Whether keys were there that do not belong; what seems to be missing may be misspelt then.
    let hasUnknownKeys: Bool

    /// Nil, with the problem noted, where no mapping stands.
    init?(_ node: YAMLNode, at path: String, allowed: [String], _ problems: Problems) {
        guard let members = problems.attempt({ () throws(YAMLError) in try node.members(at: path) }) else { return nil }
        for member in members where !allowed.contains(member.key) {
            problems.add(node.unknownKey(member, allowed: allowed, at: path))
        }
        hasUnknownKeys = members.contains { !allowed.contains($0.key) }
        self.node = node
        self.path = path
        self.members = members.filter { allowed.contains($0.key) }
    }

    /// The value of a key; nil where it is absent or null.
    subscript(key: String) -> YAMLNode? {
        members.first { $0.key == key }.flatMap { $0.value.isNull ? nil : $0.value }
    }

    func path(to key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
}

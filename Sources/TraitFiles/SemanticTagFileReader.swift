public import HomeModel
import YAML

/// Reads the definition file of semantic tags.
public struct SemanticTagFileReader: Sendable {
    public init() {}

    public func read(_ text: [UInt8], file: String) throws(TraitFileError) -> [SemanticTagNamespace] {
        let log = ProblemLog()
        guard let root = log.attempt({ try YAML.parse(text, file: file) }),
            let mapping = log.attempt({ try root.mapping(allowed: ["namespaces"]) })
        else { throw log.error }
        var namespaces: [SemanticTagNamespace] = []
        for member in NamedMembers(log: log).read(mapping["namespaces"], at: "namespaces") {
            let path = "namespaces.\(member.key)"
            guard let entry = log.attempt({ try member.value.mapping(allowed: ["id", "tags"], at: path) }),
                let idNode = log.attempt({ try entry.required("id") }),
                let id = log.attempt({ try idNode.int(in: 0...255, at: "\(path).id") })
            else { continue }
            if let other = namespaces.first(where: { Int64($0.id) == id }) {
                log.note("\(other.name) has this id", at: idNode, "\(path).id")
            }
            namespaces.append(
                SemanticTagNamespace(
                    name: member.key, id: UInt8(id), tags: tags(entry["tags"], at: "\(path).tags", log)))
        }
        guard log.isEmpty else { throw log.error }
        return namespaces
    }

    private func tags(_ node: YAMLNode?, at path: String, _ log: ProblemLog) -> [SemanticTagNamespace.Tag] {
        var tags: [SemanticTagNamespace.Tag] = []
        for member in NamedMembers(log: log).read(node, at: path) {
            let tagPath = "\(path).\(member.key)"
            guard let id = log.attempt({ try member.value.int(in: 0...255, at: tagPath) }) else { continue }
            if let other = tags.first(where: { Int64($0.id) == id }) {
                log.note("\(other.name) has this id", at: member.value, tagPath)
            }
            tags.append(SemanticTagNamespace.Tag(name: member.key, id: UInt8(id)))
        }
        return tags
    }
}

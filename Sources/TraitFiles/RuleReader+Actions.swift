import HomeModel
import YAML

/// The words of the everyday key `action`.
extension RuleReader {
    func actions(_ node: YAMLNode?) -> [EverydayAction] {
        guard let node, !node.isNull, let elements = log.attempt({ try node.elements(at: "actions") }) else {
            return []
        }
        return elements.enumerated().compactMap { index, element in action(element, at: "actions[\(index)]") }
    }

    private func action(_ node: YAMLNode, at path: String) -> EverydayAction? {
        let allowed = ["action", "command", "feature", "fields"]
        guard let mapping = log.attempt({ try node.mapping(allowed: allowed, at: path) }),
            let nameNode = log.attempt({ try mapping.required("action") }),
            let name = log.attempt({ try nameNode.string(at: "\(path).action") }),
            let commandName = log.attempt({
                try mapping.required("command").oneOf(commands.map(\.name), at: "\(path).command")
            }),
            let command = commands.first(where: { $0.name == commandName })
        else { return nil }
        if let problem = DefinitionName.problem(with: name) { log.note(problem, at: nameNode, "\(path).action") }
        return EverydayAction(
            name, command: commandName, feature: feature(mapping),
            fields: assignments(mapping, command) { node, field, path in
                actionSource(node, field, path).map { EverydayAction.Assignment(field: field.name, source: $0) }
            })
    }

    private func actionSource(_ node: YAMLNode, _ field: FieldDefinition, _ path: String) -> EverydayAction.Source? {
        guard case .mapping = node.content else {
            return DefinitionValueReader(log: log).value(node, field.type, isNullable: field.isNullable, at: path)
                .map { .constant($0) }
        }
        guard let mapping = log.attempt({ try node.mapping(allowed: ["from", "tag"], at: path) }),
            let from = log.attempt({ try mapping.required("from") }),
            let text = log.attempt({ try from.string(at: "\(path).from") }),
            let tagNode = log.attempt({ try mapping.required("tag") })
        else { return nil }
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2,
            case .list(.structure(let entry))? = attributes.first(where: { $0.name == parts[0] })?.type,
            entry.index(of: parts[1]) != nil, let (tags, type) = tags(of: entry)
        else {
            log.note("expected a list of structs that have tags, and the field to take", at: from, "\(path).from")
            return nil
        }
        return DefinitionValueReader(log: log).value(tagNode, type, isNullable: false, at: "\(path).tag").map { tag in
            .tagged(EverydayAction.Tagged(list: parts[0], take: parts[1], tags: tags, tag: tag))
        }
    }

    /// The field of a struct that holds its tags, with the type of a tag.
    private func tags(of entry: StructDefinition) -> (name: String, type: ValueType)? {
        for field in entry.fields {
            if case .list(.structure(let tag)) = field.type, let index = tag.index(of: "value") {
                return (field.name, tag.fields[index].type)
            }
        }
        return nil
    }
}

import HomeModel
import YAML

/// Reads how wishes become commands: the set rules and the actions of a trait.
struct RuleReader {
    let attributes: [AttributeDefinition]
    let commands: [CommandDefinition]
    let features: [FeatureDefinition]
    let log: ProblemLog

    func setRules(_ node: YAMLNode?) -> [SetRule] {
        guard let node, !node.isNull, let elements = log.attempt({ try node.elements(at: "set") }) else { return [] }
        return elements.enumerated().compactMap { index, element in rule(element, at: "set[\(index)]") }
    }

    private func rule(_ node: YAMLNode, at path: String) -> SetRule? {
        let allowed = ["attributes", "value", "feature", "command", "fields"]
        guard let mapping = log.attempt({ try node.mapping(allowed: allowed, at: path) }),
            let namesNode = log.attempt({ try mapping.required("attributes") }),
            let names = log.attempt({ try namesNode.stringList(at: "\(path).attributes") }),
            let commandNode = log.attempt({ try mapping.required("command") }),
            let commandName = log.attempt({ try commandNode.string(at: "\(path).command") })
        else { return nil }
        let wanted = names.compactMap { attribute($0, at: namesNode, "\(path).attributes") }
        if names.isEmpty || Set(names).count != names.count {
            log.note("expected different attributes, at least one", at: namesNode, "\(path).attributes")
        }
        for attribute in wanted where attribute.isWritable || attribute.isFixed {
            log.note(
                "\(attribute.name) is \(attribute.isFixed ? "fixed" : "writable"), it needs no rule", at: namesNode,
                "\(path).attributes")
        }
        guard let command = commands.first(where: { $0.name == commandName }) else {
            log.note("no such command; allowed: \(list(commands.map(\.name)))", at: commandNode, "\(path).command")
            return nil
        }
        guard wanted.count == names.count else { return nil }
        var value: Value?
        if let node = mapping["value"] {
            guard wanted.count == 1 else {
                log.note("a value needs a rule with one attribute", at: node, "\(path).value")
                return nil
            }
            value = DefinitionValueReader(log: log).value(
                node, wanted[0].type, isNullable: wanted[0].isNullable, at: "\(path).value")
        }
        return SetRule(
            attributes: names, value: value, feature: feature(mapping), command: commandName,
            fields: assignments(mapping, command) { node, field, path in
                source(node, field, names, path).map { SetRule.Assignment(field: field.name, source: $0) }
            })
    }

    func feature(_ mapping: YAMLMapping) -> String? {
        guard let node = mapping.given("feature"),
            let code = log.attempt({ try node.string(at: mapping.path(to: "feature")) })
        else { return nil }
        if !features.contains(where: { $0.code == code }) {
            log.note("no such feature; allowed: \(list(features.map(\.code)))", at: node, mapping.path(to: "feature"))
        }
        return code
    }

    /// What `fields` says of the command's fields; one that is not there needs a default.
    func assignments<Assignment>(
        _ mapping: YAMLMapping, _ command: CommandDefinition,
        _ assignment: (YAMLNode, FieldDefinition, String) -> Assignment?
    ) -> [Assignment] {
        let path = mapping.path(to: "fields")
        var assignments: [Assignment] = []
        var given: Set<String> = []
        if let node = mapping.given("fields") {
            for member in log.attempt({ try node.members(at: path) }) ?? [] {
                guard let field = command.fields.first(where: { $0.name == member.key }) else {
                    log.note(
                        "\(command.name) has no such field; allowed: \(list(command.fields.map(\.name)))", at: member,
                        "\(path).\(member.key)")
                    continue
                }
                guard let assignment = assignment(member.value, field, "\(path).\(field.name)") else { continue }
                assignments.append(assignment)
                given.insert(field.name)
            }
        }
        for field in command.fields where !given.contains(field.name) && !field.isOptional && field.defaultValue == nil
        {
            log.note(
                "the field \(field.name) of \(command.name) has no default and must be given", at: mapping.node, path)
        }
        return assignments
    }

    private func source(
        _ node: YAMLNode, _ field: FieldDefinition, _ names: [String], _ path: String
    ) -> SetRule.Source? {
        if case .mapping = node.content {
            guard let mapping = log.attempt({ try node.mapping(allowed: ["from"], at: path) }),
                let from = log.attempt({ try mapping.required("from") }),
                let text = log.attempt({ try from.string(at: "\(path).from") })
            else { return nil }
            let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, names.contains(parts[0]),
                case .structure(let structure)? = attributes.first(where: { $0.name == parts[0] })?.type
            else { return log.attempt { .attribute(try from.oneOf(names, at: "\(path).from")) } }
            guard structure.index(of: parts[1]) != nil else {
                let fields = structure.fields.map(\.name)
                log.note("\(parts[0]) has no such field; allowed: \(list(fields))", at: from, "\(path).from")
                return nil
            }
            return .member(attribute: parts[0], field: parts[1])
        }
        return DefinitionValueReader(log: log).value(node, field.type, isNullable: field.isNullable, at: path)
            .map { .constant($0) }
    }

    private func attribute(_ name: String, at node: YAMLNode, _ path: String) -> AttributeDefinition? {
        if let attribute = attributes.first(where: { $0.name == name }) { return attribute }
        let shown = name.prefix(DefinitionName.limit)
        log.note("no attribute \"\(shown)\"; allowed: \(list(attributes.map(\.name)))", at: node, path)
        return nil
    }

    private func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }
}

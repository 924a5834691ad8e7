import HomeModel
import YAML

/// Reads what a command does to attributes and what it answers.
///
///     effect = { sets: { attribute: source, … }, answers: { field: source, … } }
///     source = value | { from: name } | { not: attribute } | { field: source, … } for a struct
struct EffectReader {
    let command: String
    let fields: [FieldDefinition]
    let answer: [FieldDefinition]
    let attributes: [AttributeDefinition]
    let log: ProblemLog

    /// An attribute or a field that gets a value.
    private struct Target {
        let name: String
        let type: ValueType
        let isNullable: Bool
    }

    func read(_ node: YAMLNode, at path: String) -> CommandEffect? {
        if node.isNull { return CommandEffect() }
        guard let mapping = log.attempt({ try node.mapping(allowed: ["sets", "answers"], at: path) }) else { return nil }
        let attributes = attributes.map { Target(name: $0.name, type: $0.type, isNullable: $0.isNullable) }
        let sets = assignments(mapping["sets"], to: attributes, "attribute", at: "\(path).sets", check)
        let fields = answer.map { Target(name: $0.name, type: $0.type, isNullable: $0.isNullable) }
        let answers = assignments(mapping["answers"], to: fields, "field of the answer", at: "\(path).answers") { _, _, _ in }
        return CommandEffect(sets: sets, answers: answers)
    }

    private func assignments(
        _ node: YAMLNode?, to targets: [Target], _ kind: String, at path: String,
        _ check: (Target, YAMLMember, String) -> Void
    ) -> [CommandEffect.Assignment] {
        guard let node, !node.isNull, let members = log.attempt({ try node.members(at: path) }) else { return [] }
        return members.compactMap { member in
            let shown = String(member.key.prefix(DefinitionName.limit))
            guard let target = targets.first(where: { $0.name == member.key }) else {
                let allowed = targets.isEmpty ? "none" : targets.map(\.name).joined(separator: ", ")
                log.note("no such \(kind); allowed: \(allowed)", at: member, "\(path).\(shown)")
                return nil
            }
            check(target, member, "\(path).\(shown)")
            return source(member.value, target, at: "\(path).\(shown)").map {
                CommandEffect.Assignment(target: target.name, source: $0)
            }
        }
    }

    /// What a command moves says so itself, for `_adapter/trait/<trait>` tells it from there.
    private func check(_ target: Target, _ member: YAMLMember, _ path: String) {
        guard let attribute = attributes.first(where: { $0.name == target.name }) else { return }
        if attribute.isFixed {
            log.note("\(attribute.name) is fixed, no command can set it", at: member, path)
        } else if !attribute.affectedBy.contains(command) {
            log.note("\(attribute.name) needs affectedBy: [\(command)] for this", at: member, path)
        }
    }

    private func source(_ node: YAMLNode, _ target: Target, at path: String) -> CommandEffect.Source? {
        if case .mapping(let members) = node.content, members.count == 1, ["from", "not"].contains(members[0].key) {
            return reference(members[0], target, at: "\(path).\(members[0].key)")
        }
        if case .mapping = node.content, case .structure(let definition) = target.type {
            let fields = definition.fields.map { Target(name: $0.name, type: $0.type, isNullable: $0.isNullable) }
            let parts = assignments(node, to: fields, "field of \(definition.name)", at: path) { _, _, _ in }
            for field in definition.fields
            where !field.isOptional && field.defaultValue == nil && !parts.contains(where: { $0.target == field.name }) {
                log.note("the field \(field.name) of \(definition.name) has no default and must be given", at: node, path)
            }
            return .structure(parts)
        }
        return DefinitionValueReader(log: log).value(node, target.type, isNullable: target.isNullable, at: path)
            .map { .constant($0) }
    }

    private func reference(_ member: YAMLMember, _ target: Target, at path: String) -> CommandEffect.Source? {
        guard let name = log.attempt({ try member.value.string(at: path) }) else { return nil }
        let field = fields.first { $0.name == name }
        let attribute = attributes.first { $0.name == name }
        if member.key == "not" {
            guard case .bool? = attribute?.type, case .bool = target.type else {
                log.note("expected an attribute that is a bool, for one that is", at: member.value, path)
                return nil
            }
            return .opposite(attribute: name)
        }
        let types = [field?.type, attribute?.type].compactMap(\.self)
        guard !types.isEmpty else {
            let names = fields.map(\.name) + attributes.map(\.name).filter { name in !fields.contains { $0.name == name } }
            let allowed = names.isEmpty ? "none" : names.joined(separator: ", ")
            let shown = name.prefix(DefinitionName.limit)
            log.note("no field or attribute \"\(shown)\"; allowed: \(allowed)", at: member.value, path)
            return nil
        }
        for type in types where !type.isAlike(target.type) {
            log.note("\(name) is \(type.name), \(target.name) is \(target.type.name)", at: member.value, path)
        }
        return .named(name)
    }
}

extension ValueType {
    /// Whether a value of one type may stand for one of the other; whether it is in range shows when it does.
    fileprivate func isAlike(_ other: ValueType) -> Bool {
        switch (self, other) {
        case (.bool, .bool), (.string, .string), (.octets, .octets): true
        case (.signed, .signed), (.signed, .unsigned), (.unsigned, .signed), (.unsigned, .unsigned): true
        case (.signed, .single), (.signed, .double), (.unsigned, .single), (.unsigned, .double): true
        case (.single, .single), (.single, .double), (.double, .single), (.double, .double): true
        case (.list(let left), .list(let right)): left.isAlike(right)
        default: name == other.name
        }
    }
}

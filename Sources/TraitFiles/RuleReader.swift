import HomeModel
import YAML

/// Reads the set rules and the everyday keys of a trait.
struct RuleReader {
    let attributes: [AttributeDefinition]
    let commands: [CommandDefinition]
    let features: [FeatureDefinition]
    let log: ProblemLog

    func setRules(_ node: YAMLNode?) -> [SetRule] {
        guard let node, !node.isNull, let elements = log.attempt({ try node.elements(at: "set") }) else { return [] }
        return elements.enumerated().compactMap { index, element in rule(element, at: "set[\(index)]") }
    }

    func everydayKeys(_ node: YAMLNode?) -> [EverydayKey] {
        guard let node, !node.isNull, let elements = log.attempt({ try node.elements(at: "everyday") }) else {
            return []
        }
        var keys: [EverydayKey] = []
        for (index, element) in elements.enumerated() {
            let path = "everyday[\(index)]"
            guard let key = key(element, at: path) else { continue }
            if keys.contains(where: { $0.key == key.key && $0.attribute == key.attribute }) {
                log.note("this key and attribute stand before it", at: element, path)
            }
            keys.append(key)
        }
        return keys
    }

    // MARK: Set rules

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
            fields: assignments(mapping, command, names))
    }

    private func feature(_ mapping: YAMLMapping) -> String? {
        guard let node = mapping.given("feature"),
            let code = log.attempt({ try node.string(at: mapping.path(to: "feature")) })
        else { return nil }
        if !features.contains(where: { $0.code == code }) {
            log.note("no such feature; allowed: \(list(features.map(\.code)))", at: node, mapping.path(to: "feature"))
        }
        return code
    }

    private func assignments(
        _ mapping: YAMLMapping, _ command: CommandDefinition, _ names: [String]
    ) -> [SetRule.Assignment] {
        let path = mapping.path(to: "fields")
        var assignments: [SetRule.Assignment] = []
        if let node = mapping.given("fields") {
            for member in log.attempt({ try node.members(at: path) }) ?? [] {
                guard let field = command.fields.first(where: { $0.name == member.key }) else {
                    log.note(
                        "\(command.name) has no such field; allowed: \(list(command.fields.map(\.name)))", at: member,
                        "\(path).\(member.key)")
                    continue
                }
                guard let source = source(member.value, field, names, "\(path).\(field.name)") else { continue }
                assignments.append(SetRule.Assignment(field: field.name, source: source))
            }
        }
        let given = Set(assignments.map(\.field))
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
                let name = log.attempt({ try from.oneOf(names, at: "\(path).from") })
            else { return nil }
            return .attribute(name)
        }
        return DefinitionValueReader(log: log).value(node, field.type, isNullable: field.isNullable, at: path)
            .map { .constant($0) }
    }

    // MARK: Everyday keys

    private func key(_ node: YAMLNode, at path: String) -> EverydayKey? {
        guard let mapping = log.attempt({ try node.mapping(allowed: ["key", "attribute", "as", "unit"], at: path) }),
            let keyNode = log.attempt({ try mapping.required("key") }),
            let key = log.attempt({ try keyNode.string(at: "\(path).key") }),
            let nameNode = log.attempt({ try mapping.required("attribute") }),
            let name = log.attempt({ try nameNode.string(at: "\(path).attribute") }),
            let attribute = attribute(name, at: nameNode, "\(path).attribute")
        else { return nil }
        if let problem = DefinitionName.problem(with: key) { log.note(problem, at: keyNode, "\(path).key") }
        if !attribute.type.isScalar {
            log.note("\(attribute.name) is a list or a struct", at: nameNode, "\(path).attribute")
        }
        let unit = mapping.given("unit").flatMap { node in log.attempt { try node.string(at: "\(path).unit") } }
        guard let conversion = conversion(mapping, attribute) else { return nil }
        return EverydayKey(key: key, attribute: name, conversion: conversion, unit: unit)
    }

    private static let numericConversions: [(name: String, conversion: EverydayKey.Conversion)] = [
        ("levelPercent", .levelPercent), ("openPercent", .openPercent), ("halfPercent", .halfPercent),
        ("hundredths", .hundredths), ("tenths", .tenths), ("thousandths", .thousandths), ("lux", .lux),
        ("kelvin", .kelvin),
    ]

    private func conversion(_ mapping: YAMLMapping, _ attribute: AttributeDefinition) -> EverydayKey.Conversion? {
        guard let node = mapping.given("as") else { return .identity }
        let path = mapping.path(to: "as")
        if case .mapping = node.content { return choice(node, attribute, path) }
        let names = ["identity", "not"] + Self.numericConversions.map(\.name)
        guard case .scalar(let name, _) = node.content, names.contains(name) else {
            log.note("allowed: \(list(names)), { flag: … }, { equals: … }", at: node, path)
            return nil
        }
        if name == "identity" { return .identity }
        if name == "not" {
            if case .bool = attribute.type { return .not }
            log.note("\(attribute.name) is no bool", at: node, path)
            return nil
        }
        switch attribute.type {
        case .signed, .unsigned, .single, .double:
            return Self.numericConversions.first { $0.name == name }?.conversion
        default:
            log.note("\(attribute.name) is no number", at: node, path)
            return nil
        }
    }

    private func choice(_ node: YAMLNode, _ attribute: AttributeDefinition, _ path: String) -> EverydayKey.Conversion? {
        guard let mapping = log.attempt({ try node.mapping(allowed: ["flag", "equals"], at: path) }) else { return nil }
        switch (mapping.members.count, mapping.given("flag"), mapping.given("equals"), attribute.type) {
        case (1, let flag?, nil, .bitmap(let definition)):
            let names = definition.fields.filter { $0.width == 1 }.map(\.name)
            return log.attempt { .flag(try flag.oneOf(names, at: "\(path).flag")) }
        case (1, nil, let equals?, .enumeration(let definition)):
            return log.attempt { .equals(try equals.oneOf(definition.members.map(\.name), at: "\(path).equals")) }
        default:
            log.note("expected { flag: … } for a bitmap or { equals: … } for an enum", at: node, path)
            return nil
        }
    }

    private func attribute(_ name: String, at node: YAMLNode, _ path: String) -> AttributeDefinition? {
        if let attribute = attributes.first(where: { $0.name == name }) { return attribute }
        let shown = name.prefix(DefinitionName.limit)
        log.note("no attribute \"\(shown)\"; allowed: \(list(attributes.map(\.name)))", at: node, path)
        return nil
    }

    private func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }
}

import HomeModel
import YAML

/// Reads the everyday keys of a trait.
struct EverydayKeyReader {
    let attributes: [AttributeDefinition]
    let log: ProblemLog

    func read(_ node: YAMLNode?) -> [EverydayKey] {
        guard let node, !node.isNull, let elements = log.attempt({ try node.elements(at: "everyday") }) else {
            return []
        }
        var keys: [EverydayKey] = []
        for (index, element) in elements.enumerated() {
            let path = "everyday[\(index)]"
            guard let key = key(element, at: path) else { continue }
            if keys.contains(where: { $0.key == key.key && $0.attribute == key.attribute && $0.field == key.field }) {
                log.note("this key and attribute stand before it", at: element, path)
            }
            keys.append(key)
        }
        return keys
    }

    /// What a key stands for: an attribute, or a field of an attribute that is a struct.
    private struct Subject {
        let attribute: String
        let field: String?
        let type: ValueType
        var name: String { field.map { "\(attribute).\($0)" } ?? attribute }
    }

    private func key(_ node: YAMLNode, at path: String) -> EverydayKey? {
        guard let mapping = log.attempt({ try node.mapping(allowed: ["key", "attribute", "as", "unit"], at: path) }),
            let keyNode = log.attempt({ try mapping.required("key") }),
            let key = log.attempt({ try keyNode.string(at: "\(path).key") }),
            let nameNode = log.attempt({ try mapping.required("attribute") }),
            let name = log.attempt({ try nameNode.string(at: "\(path).attribute") }),
            let subject = subject(name, at: nameNode, "\(path).attribute")
        else { return nil }
        if let problem = DefinitionName.problem(with: key) { log.note(problem, at: keyNode, "\(path).key") }
        if !subject.type.isScalar {
            log.note("\(subject.name) is a list or a struct", at: nameNode, "\(path).attribute")
        }
        let unit = mapping.given("unit").flatMap { node in log.attempt { try node.string(at: "\(path).unit") } }
        guard let conversion = conversion(mapping, subject) else { return nil }
        return EverydayKey(
            key: key, attribute: subject.attribute, field: subject.field, conversion: conversion, unit: unit)
    }

    private func subject(_ name: String, at node: YAMLNode, _ path: String) -> Subject? {
        let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let attribute = attributes.first(where: { $0.name == parts[0] }) else {
            let shown = parts[0].prefix(DefinitionName.limit)
            log.note("no attribute \"\(shown)\"; allowed: \(attributes.map(\.name).listed)", at: node, path)
            return nil
        }
        guard parts.count == 2 else { return Subject(attribute: attribute.name, field: nil, type: attribute.type) }
        guard case .structure(let structure) = attribute.type, let index = structure.index(of: parts[1]) else {
            log.note("\(attribute.name) has no field \(parts[1].prefix(DefinitionName.limit))", at: node, path)
            return nil
        }
        return Subject(attribute: attribute.name, field: parts[1], type: structure.fields[index].type)
    }

    // MARK: Conversions

    private static let numericConversions: [(name: String, conversion: EverydayKey.Conversion)] = [
        ("levelPercent", .levelPercent), ("openPercent", .openPercent), ("halfPercent", .halfPercent),
        ("hundredths", .hundredths), ("tenths", .tenths), ("thousandths", .thousandths), ("millionths", .millionths),
        ("lux", .lux), ("kelvin", .kelvin),
    ]

    private func conversion(_ mapping: YAMLMapping, _ subject: Subject) -> EverydayKey.Conversion? {
        guard let node = mapping.given("as") else { return .identity }
        let path = mapping.path(to: "as")
        if case .mapping = node.content { return choice(node, subject, path) }
        let names = ["identity", "not"] + Self.numericConversions.map(\.name)
        guard case .scalar(let name, _) = node.content, names.contains(name) else {
            let choices =
                "{ flag: … }, { equals: … }, { differs: … }, { concentration: … }, { percentOf: … }, { label: … }"
            log.note("allowed: \(names.listed), \(choices)", at: node, path)
            return nil
        }
        switch (name, subject.type) {
        case ("identity", _): return .identity
        case ("not", .bool): return .not
        case ("not", _):
            log.note("\(subject.name) is no bool", at: node, path)
            return nil
        case (_, .signed), (_, .unsigned), (_, .single), (_, .double):
            return Self.numericConversions.first { $0.name == name }?.conversion
        default:
            log.note("\(subject.name) is no number", at: node, path)
            return nil
        }
    }

    private func choice(_ node: YAMLNode, _ subject: Subject, _ path: String) -> EverydayKey.Conversion? {
        let allowed = ["flag", "equals", "differs", "concentration", "percentOf", "label", "number"]
        guard let mapping = log.attempt({ try node.mapping(allowed: allowed, at: path) }) else { return nil }
        let members = mapping.members.map(\.key)
        switch (members, subject.type) {
        case (["flag"], .bitmap(let definition)):
            let names = definition.fields.filter { $0.width == 1 }.map(\.name)
            return name(mapping, "flag", of: names).map { .flag($0) }
        case (["equals"], .enumeration(let definition)):
            return name(mapping, "equals", of: definition.members.map(\.name)).map { .equals($0) }
        case (["differs"], .enumeration(let definition)):
            return name(mapping, "differs", of: definition.members.map(\.name)).map { .differs($0) }
        case (["concentration"], .single), (["concentration"], .double):
            let units = attributes.filter { if case .enumeration = $0.type { true } else { false } }.map(\.name)
            return name(mapping, "concentration", of: units).map { .concentration(unit: $0) }
        case (["percentOf"], .unsigned):
            let wholes = attributes.filter { if case .unsigned = $0.type { true } else { false } }.map(\.name)
            return name(mapping, "percentOf", of: wholes).map { .percent(of: $0) }
        case (["label"], .unsigned), (["label", "number"], .unsigned):
            return labels(mapping).map { .label($0) }
        default:
            log.note(
                "expected { flag: … } for a bitmap, { equals: … } or { differs: … } for an enum, "
                    + "{ concentration: unit } for a number with fractions, { percentOf: whole } for a whole number, "
                    + "{ label: list }, { label: list.text } or { label: list.text, number: field } for a whole number",
                at: node, path)
            return nil
        }
    }

    private func name(_ mapping: YAMLMapping, _ key: String, of names: [String]) -> String? {
        log.attempt { try mapping.required(key).oneOf(names, at: mapping.path(to: key)) }
    }

    private func labels(_ mapping: YAMLMapping) -> EverydayKey.Labels? {
        let path = mapping.path(to: "label")
        guard let node = log.attempt({ try mapping.required("label") }),
            let text = log.attempt({ try node.string(at: path) })
        else { return nil }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let number = mapping.given("number").flatMap { node in
            log.attempt { try node.string(at: mapping.path(to: "number")) }
        }
        switch (attributes.first { $0.name == parts[0] }?.type, parts.count, number) {
        case (.list(.string)?, 1, nil): return EverydayKey.Labels(list: parts[0])
        case (.list(.structure(let entry))?, 2, _)
        where entry.index(of: parts[1]) != nil && (number.map { entry.index(of: $0) != nil } ?? true):
            return EverydayKey.Labels(list: parts[0], text: parts[1], number: number)
        default:
            log.note("expected a list of texts, or a list of structs and its fields", at: node, path)
            return nil
        }
    }
}

extension [String] {
    /// The names in a message.
    fileprivate var listed: String { isEmpty ? "none" : joined(separator: ", ") }
}

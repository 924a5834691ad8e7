import HomeModel
import YAML

/// Reads values of a known type: defaults, and the constants of set rules.
struct DefinitionValueReader {
    let log: ProblemLog

    func value(_ node: YAMLNode, _ type: ValueType, isNullable: Bool, at path: String) -> Value? {
        if node.isNull {
            if isNullable { return .null }
            log.note("null is not allowed here", at: node, path)
            return nil
        }
        switch type {
        case .bool: return log.attempt { .bool(try node.bool(at: path)) }
        case .signed, .unsigned: return integer(node, type, isNullable, path)
        case .single, .double: return log.attempt { .number(try node.double(at: path)) }
        case .string: return log.attempt { .string(try node.string(at: path)) }
        case .octets: return octets(node, path)
        case .enumeration(let definition): return member(node, definition, path)
        case .bitmap(let definition): return flags(node, definition, path)
        case .structure(let definition): return structure(node, definition, path)
        case .list(let entry):
            guard let nodes = log.attempt({ try node.elements(at: path) }) else { return nil }
            let values = nodes.enumerated().compactMap { index, element in
                value(element, entry, isNullable: false, at: "\(path)[\(index)]")
            }
            return values.count == nodes.count ? .list(values) : nil
        }
    }

    private func integer(_ node: YAMLNode, _ type: ValueType, _ isNullable: Bool, _ path: String) -> Value? {
        guard let bounds = type.integerBounds(isNullable: isNullable) else { return nil }
        if case .scalar(let text, _) = node.content,
            let value = UInt64(text).map({ Value($0) }) ?? Int64(text).map({ Value($0) })
        {
            if NumberOrder.isLess(value, bounds.minimum) || NumberOrder.isLess(bounds.maximum, value) {
                log.note(
                    "expected a number from \(bounds.minimum.plainText) to \(bounds.maximum.plainText)", at: node, path)
                return nil
            }
            return value
        }
        guard let minimum = bounds.minimum.intValue else { return nil }
        return log.attempt { Value(try node.int(in: minimum...(bounds.maximum.intValue ?? .max), at: path)) }
    }

    private func octets(_ node: YAMLNode, _ path: String) -> Value? {
        guard let text = log.attempt({ try node.string(at: path) }) else { return nil }
        let digits = Array(text.utf8)
        var bytes: [UInt8] = []
        for start in stride(from: 0, to: digits.count, by: 2) {
            guard start + 1 < digits.count,
                let byte = UInt8(String(decoding: digits[start...start + 1], as: UTF8.self), radix: 16)
            else {
                log.note("expected pairs of hexadecimal digits", at: node, path)
                return nil
            }
            bytes.append(byte)
        }
        return .bytes(bytes)
    }

    private func member(_ node: YAMLNode, _ definition: EnumDefinition, _ path: String) -> Value? {
        guard let name = log.attempt({ try node.string(at: path) }) else { return nil }
        guard let member = definition.members.first(where: { $0.name == name }) else {
            let allowed = definition.members.map(\.name).joined(separator: ", ")
            log.note("\(definition.name) has no such member; allowed: \(allowed)", at: node, path)
            return nil
        }
        return Value(member.value)
    }

    private func flags(_ node: YAMLNode, _ definition: BitmapDefinition, _ path: String) -> Value? {
        guard case .sequence(let nodes) = node.content else {
            let maximum = definition.bits >= 63 ? Int64.max : (Int64(1) << Int64(definition.bits)) - 1
            return log.attempt { Value(try node.int(in: 0...maximum, at: path)) }
        }
        var bits: UInt64 = 0
        for element in nodes {
            guard let name = log.attempt({ try element.string(at: path) }) else { return nil }
            guard let field = definition.fields.first(where: { $0.name == name && $0.width == 1 }) else {
                let allowed = definition.fields.filter { $0.width == 1 }.map(\.name).joined(separator: ", ")
                log.note("\(definition.name) has no such flag; allowed: \(allowed)", at: element, path)
                return nil
            }
            bits |= field.mask
        }
        return Value(bits)
    }

    private func structure(_ node: YAMLNode, _ definition: StructDefinition, _ path: String) -> Value? {
        guard let mapping = log.attempt({ try node.mapping(allowed: definition.fields.map(\.name), at: path) }) else {
            return nil
        }
        var values: [Value?] = []
        for field in definition.fields {
            if let node = mapping[field.name] {
                guard
                    let value = value(node, field.type, isNullable: field.isNullable, at: mapping.path(to: field.name))
                else { return nil }
                values.append(value)
            } else if field.isOptional || field.defaultValue != nil {
                values.append(field.defaultValue)
            } else {
                log.note("the field \"\(field.name)\" is missing", at: node, path)
                return nil
            }
        }
        return .structure(values)
    }
}

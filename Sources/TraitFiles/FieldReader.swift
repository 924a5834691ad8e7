import HomeModel
import YAML

/// Reads the fields of a command, an answer, an event or a struct.
struct FieldReader {
    let types: TypeTable
    let log: ProblemLog

    /// - Parameter isRequest: a missing field of a request becomes null if it may, or no flags (section "Exact state").
    func read(
        _ node: YAMLNode?, at path: String, isRequest: Bool
    ) -> (fields: [FieldDefinition], references: [RangeReader.Reference]) {
        var fields: [FieldDefinition] = []
        var references: [RangeReader.Reference] = []
        for (index, member) in NamedMembers(log: log).read(node, at: path).enumerated() {
            let fieldPath = "\(path).\(member.key)"
            guard let (field, bounds) = read(member, at: fieldPath, index: index, isRequest: isRequest) else {
                continue
            }
            if fields.contains(where: { $0.id == field.id }) {
                log.note("another field has the id \(field.id)", at: member, fieldPath)
            }
            fields.append(field)
            references += bounds
        }
        let names = Set(fields.map(\.name))
        return (fields, references.filter { !names.contains(FieldPath($0.name).name) })
    }

    private func read(
        _ member: YAMLMember, at path: String, index: Int, isRequest: Bool
    ) -> (FieldDefinition, [RangeReader.Reference])? {
        if case .scalar(let text, _) = member.value.content {
            guard let type = types.type(text, at: member.value, path) else { return nil }
            let absent = isRequest ? Self.absent(type, isNullable: false) : nil
            return (FieldDefinition(name: member.key, id: UInt32(index), type: type, defaultValue: absent), [])
        }
        let allowed = ["id", "type", "unit", "is", "range", "also", "oneOf", "length", "default"]
        guard let mapping = log.attempt({ try member.value.mapping(allowed: allowed, at: path) }),
            let typeNode = log.attempt({ try mapping.required("type") }),
            let text = log.attempt({ try typeNode.string(at: mapping.path(to: "type")) }),
            let type = types.type(text, at: typeNode, mapping.path(to: "type"))
        else { return nil }
        let qualities = Qualities(mapping, allowed: ["nullable", "optional", "sensitive"], log: log)
        let isNullable = qualities.contains("nullable")
        let isOptional = qualities.contains("optional")
        let id = mapping.given("id").flatMap { node in
            log.attempt { try node.int(in: 0...255, at: mapping.path(to: "id")) }
        }
        let (range, references) = RangeReader(log: log).read(mapping, type, isNullable: isNullable)
        var value = mapping["default"].flatMap { node in
            DefinitionValueReader(log: log).value(node, type, isNullable: isNullable, at: mapping.path(to: "default"))
        }
        if let value, let node = mapping["default"] {
            DefaultCheck(log: log).check(value, range, at: node, mapping.path(to: "default"))
        }
        if isRequest, !isOptional, value == nil { value = Self.absent(type, isNullable: isNullable) }
        let field = FieldDefinition(
            name: member.key, id: id.map { UInt32($0) } ?? UInt32(index), type: type,
            unit: mapping.given("unit").flatMap { node in log.attempt { try node.string(at: mapping.path(to: "unit")) }
            },
            range: range, isNullable: isNullable, isOptional: isOptional, defaultValue: value,
            isSensitive: qualities.contains("sensitive"))
        return (field, references)
    }

    private static func absent(_ type: ValueType, isNullable: Bool) -> Value? {
        if isNullable { return .null }
        if case .bitmap = type { return .integer(0) }
        return nil
    }
}

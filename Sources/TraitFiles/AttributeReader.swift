import HomeModel
import YAML

/// Reads the attributes of a trait.
struct AttributeReader {
    let types: TypeTable
    let log: ProblemLog

    private static let keys = [
        "id", "type", "unit", "is", "range", "also", "oneOf", "length", "default", "conformance", "affectedBy",
    ]
    private static let words = [
        "nullable", "writable", "fixed", "capability", "nonvolatile", "quieter", "changesOmitted", "sensitive",
    ]

    func read(_ node: YAMLNode?) -> (attributes: [AttributeDefinition], references: [RangeReader.Reference]) {
        var attributes: [AttributeDefinition] = []
        var references: [RangeReader.Reference] = []
        for (index, member) in NamedMembers(log: log).read(node, at: "attributes").enumerated() {
            let path = "attributes.\(member.key)"
            guard let (attribute, bounds) = read(member, at: path, index: index) else { continue }
            if let other = attributes.first(where: { $0.id == attribute.id }) {
                log.note("\(other.name) has the id \(attribute.id), too", at: member, path)
            }
            attributes.append(attribute)
            references += bounds
        }
        return (attributes, references)
    }

    private func read(
        _ member: YAMLMember, at path: String, index: Int
    ) -> (AttributeDefinition, [RangeReader.Reference])? {
        guard let mapping = log.attempt({ try member.value.mapping(allowed: Self.keys, at: path) }),
            let typeNode = log.attempt({ try mapping.required("type") }),
            let text = log.attempt({ try typeNode.string(at: mapping.path(to: "type")) }),
            let type = types.type(text, at: typeNode, mapping.path(to: "type"))
        else { return nil }
        let qualities = Qualities(mapping, allowed: Self.words, log: log)
        let isNullable = qualities.contains("nullable")
        if qualities.contains("writable"), qualities.contains("fixed") {
            log.note("a fixed attribute cannot be writable", at: member, path)
        }
        if qualities.contains("writable"), qualities.contains("capability") {
            log.note("a capability cannot be writable", at: member, path)
        }
        let id = mapping.given("id").flatMap { node in
            log.attempt { try node.int(in: 0...Int64(UInt32.max), at: mapping.path(to: "id")) }
        }
        let (range, references) = RangeReader(log: log).read(mapping, type, isNullable: isNullable)
        let value = mapping["default"].flatMap { node in
            DefinitionValueReader(log: log).value(node, type, isNullable: isNullable, at: mapping.path(to: "default"))
        }
        if let value, let node = mapping["default"] {
            DefaultCheck(log: log).check(value, range, at: node, mapping.path(to: "default"))
        }
        let affectedBy = mapping.given("affectedBy").flatMap { node in
            log.attempt { try node.stringList(at: mapping.path(to: "affectedBy")) }
        }
        let attribute = AttributeDefinition(
            name: member.key, id: id.map { UInt32($0) } ?? UInt32(index), type: type, unit: string(mapping, "unit"),
            range: range, isNullable: isNullable, isWritable: qualities.contains("writable"),
            isFixed: qualities.contains("fixed"), isCapability: qualities.contains("capability"),
            isNonvolatile: qualities.contains("nonvolatile"),
            isQuieter: qualities.contains("quieter"), changesOmitted: qualities.contains("changesOmitted"),
            isSensitive: qualities.contains("sensitive"), conformance: string(mapping, "conformance") ?? "M",
            affectedBy: affectedBy ?? [], defaultValue: value)
        return (attribute, references)
    }

    private func string(_ mapping: YAMLMapping, _ key: String) -> String? {
        mapping.given(key).flatMap { node in log.attempt { try node.string(at: mapping.path(to: key)) } }
    }
}

/// A name, or a name and a field of the struct that it stands for, parted by a dot.
public struct FieldPath: Sendable, Hashable {
    public let name: String
    public let member: String?

    public init(_ text: String) {
        let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
        name = parts.first ?? text
        member = parts.count > 1 ? parts[1] : nil
    }

    /// What the path leads to, from the value that its name stands for; nil where the type has no such field.
    public func follow(_ type: ValueType, _ value: Value?) -> (type: ValueType, value: Value?)? {
        guard let member else { return (type, value) }
        guard case .structure(let structure) = type, let index = structure.index(of: member) else { return nil }
        let fields = value?.structureValue ?? []
        return (structure.fields[index].type, fields.indices.contains(index) ? fields[index] : nil)
    }
}

extension [FieldDefinition] {
    /// The type and the value of a field, or after a dot of a field of its struct; nil where there is none.
    public func element(at path: String, in values: [Value?]) -> (type: ValueType, value: Value?)? {
        let path = FieldPath(path)
        guard let index = firstIndex(where: { $0.name == path.name }) else { return nil }
        return path.follow(self[index].type, values.indices.contains(index) ? values[index] : nil)
    }
}

public import JSON

extension YAMLNode {
    /// The value as YAML 1.2's core schema reads it: `on`, `off`, `yes` and `no` are text, `0x10` is 16.
    /// `.inf` and `.nan` become doubles that JSON cannot write.
    public var json: JSON {
        switch content {
        case .scalar(let text, let isPlain): return isPlain ? YAMLScalar.value(of: text) : .string(text)
        case .sequence(let elements): return .array(elements.map(\.json))
        case .mapping(let members):
            var object = JSONObject(minimumCapacity: members.count)
            for member in members { object.append(member.key, member.value.json) }
            return .object(object)
        }
    }

    /// A JSON value as a node, each part of it at the same place.
    public init(_ json: JSON, file: String, line: Int = 1, column: Int = 1) {
        let content: Content =
            switch json {
            case .string(let text): .scalar(text, isPlain: false)
            case .array(let elements):
                .sequence(elements.map { YAMLNode($0, file: file, line: line, column: column) })
            case .object(let members):
                .mapping(
                    members.map { key, value in
                        YAMLMember(
                            key: key, keyLine: line, keyColumn: column,
                            value: YAMLNode(value, file: file, line: line, column: column))
                    })
            default: .scalar(json.text, isPlain: true)
            }
        self.init(content, file: file, line: line, column: column)
    }
}

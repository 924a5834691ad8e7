/// A key of a YAML mapping with its value.
public struct YAMLMember: Sendable {
    public let key: String
    /// Line of the key, from 1.
    public let keyLine: Int
    /// Column of the key in characters, from 1.
    public let keyColumn: Int
    public let value: YAMLNode

    public init(key: String, keyLine: Int, keyColumn: Int, value: YAMLNode) {
        self.key = key
        self.keyLine = keyLine
        self.keyColumn = keyColumn
        self.value = value
    }
}

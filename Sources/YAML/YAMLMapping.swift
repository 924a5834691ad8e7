/// A mapping whose keys have been checked.
public struct YAMLMapping: Sendable {
    /// Where the mapping stands.
    public let node: YAMLNode
    /// The key path of the mapping.
    public let path: String
    /// The members in the order of the text.
    public let members: [YAMLMember]

    /// The value of a key, nil where it is absent. It may be a null.
    public subscript(key: String) -> YAMLNode? {
        members.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
    }

    /// The value of a key, nil where it is absent or null.
    public func given(_ key: String) -> YAMLNode? {
        self[key].flatMap { $0.isNull ? nil : $0 }
    }

    /// The value of a key that must be there and not null.
    public func required(_ key: String) throws(YAMLError) -> YAMLNode {
        guard let value = given(key) else {
            throw node.error("the key \"\(key)\" is missing", at: path)
        }
        return value
    }

    /// The key path of one of its keys.
    public func path(to key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
}

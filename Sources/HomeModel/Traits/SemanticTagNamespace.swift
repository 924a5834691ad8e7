/// A namespace of semantic tags (Matter Standard Namespaces): names and numbers of its tags.
public struct SemanticTagNamespace: Sendable {
    public struct Tag: Sendable, Hashable {
        /// lowerCamel: `two`.
        public let name: String
        public let id: UInt8

        public init(name: String, id: UInt8) {
            self.name = name
            self.id = id
        }
    }

    /// lowerCamel: `commonNumber`.
    public let name: String
    public let id: UInt8
    public let tags: [Tag]

    public init(name: String, id: UInt8, tags: [Tag]) {
        self.name = name
        self.id = id
        self.tags = tags
    }

    public func tag(id: UInt8) -> Tag? { tags.first { $0.id == id } }

    public func tag(named name: String) -> Tag? { tags.first { $0.name == name } }
}

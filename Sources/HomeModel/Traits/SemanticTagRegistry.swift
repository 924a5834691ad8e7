/// The namespaces of semantic tags that this process knows.
public struct SemanticTagRegistry: Sendable {
    public let namespaces: [SemanticTagNamespace]

    public init(namespaces: [SemanticTagNamespace]) { self.namespaces = namespaces }

    public func namespace(id: UInt8) -> SemanticTagNamespace? { namespaces.first { $0.id == id } }

    public func namespace(named name: String) -> SemanticTagNamespace? { namespaces.first { $0.name == name } }

    /// The tag with these numbers; what is not known keeps its number as its name.
    public func tag(namespaceID: UInt8, tagID: UInt8, label: String? = nil) -> SemanticTag {
        let namespace = namespace(id: namespaceID)
        return SemanticTag(
            namespace: namespace?.name ?? String(namespaceID),
            tag: namespace?.tag(id: tagID)?.name ?? String(tagID), label: label)
    }

    /// The numbers of a tag, whose namespace and tag are names or numbers; nil for a name that is not known.
    public func numbers(of tag: SemanticTag) -> (namespaceID: UInt8, tagID: UInt8)? {
        let namespace = namespace(named: tag.namespace)
        guard let namespaceID = namespace?.id ?? UInt8(tag.namespace) else { return nil }
        let tags = namespace ?? self.namespace(id: namespaceID)
        guard let tagID = tags?.tag(named: tag.tag)?.id ?? UInt8(tag.tag) else { return nil }
        return (namespaceID, tagID)
    }
}

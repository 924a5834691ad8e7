/// A semantic tag that tells sibling parts apart (Matter "Descriptor", tagList).
public struct SemanticTag: Sendable, Hashable {
    /// Name or number of the namespace: `commonNumber`.
    public var namespace: String
    /// Name or number of the tag: `two`.
    public var tag: String
    public var label: String?

    public init(namespace: String, tag: String, label: String? = nil) {
        self.namespace = namespace
        self.tag = tag
        self.label = label
    }

    /// `commonNumber.two`.
    public var name: String { "\(namespace).\(tag)" }
}

/// What topic names are made with. When it changes, the tree published before has to be cleared.
public struct TopicSettings: Sendable, Hashable {
    /// The first levels of every topic.
    public var base: String
    /// `slug` or `id`.
    public var names: String

    public init(base: String, names: String) {
        self.base = base
        self.names = names
    }
}

/// A topic level that an object holds among its siblings.
public struct SlugRecord: Sendable, Hashable {
    /// Where the slug must be unique: the structures, one structure's rooms, one room's devices, one device's parts…
    public var scope: String
    /// Id of the object.
    public var owner: String
    public var slug: String
    /// The object has another level by now, or is gone; nobody else gets this one before its topics are cleared at the broker.
    public var isFormer: Bool

    public init(scope: String, owner: String, slug: String, isFormer: Bool = false) {
        self.scope = scope
        self.owner = owner
        self.slug = slug
        self.isFormer = isFormer
    }
}

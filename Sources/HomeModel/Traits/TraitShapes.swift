/// Keeps one instance of each shape, so that a thousand equal lamps share theirs.
public struct TraitShapes {
    private var shapes: Set<TraitShape> = []

    public init() {}

    public mutating func shared(_ shape: TraitShape) -> TraitShape {
        shapes.insert(shape).memberAfterInsert
    }
}

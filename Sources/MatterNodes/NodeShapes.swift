import HomeModel

/// The shapes of traits that nodes have, so that a thousand equal lamps share theirs, and work it out once.
public struct NodeShapes {
    /// What a cluster tells of what it has.
    struct Facts: Hashable {
        let trait: TraitDefinition
        let attributes: [Int]
        let features: UInt32?
        let commands: Set<UInt32>?
        let events: Set<UInt32>?
    }

    private var known: [Facts: TraitShape] = [:]
    private var shapes = TraitShapes()
    /// Nodes that never say the same twice do not fill the memory.
    private static let limit = 4096

    public init() {}

    mutating func shape(for facts: Facts, make: () -> TraitShape) -> TraitShape {
        if let shape = known[facts] { return shape }
        if known.count >= Self.limit { self = NodeShapes() }
        let shape = shapes.shared(make())
        known[facts] = shape
        return shape
    }
}

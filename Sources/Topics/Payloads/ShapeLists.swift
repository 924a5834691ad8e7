import HomeModel
import JSON

/// The lists of names that `_meta` shows of a trait's shape, written once for all devices of that shape.
public final class ShapeLists {
    struct Lists {
        let features: [UInt8]
        let attributes: [UInt8]
        let commands: [UInt8]
        let events: [UInt8]
        /// Positions of the attributes whose ranges stand on others.
        let ranged: [Int]
    }

    private var lists: [TraitShape: Lists] = [:]

    public init() {}

    func lists(of shape: TraitShape) -> Lists {
        if let known = lists[shape] { return known }
        let definition = shape.definition
        let attributes = definition.exposure == .full ? shape.attributes : []
        let made = Lists(
            features: Self.list(shape.featureNames),
            attributes: Self.list(attributes.map { definition.attributes[$0].name }),
            commands: Self.list(shape.commands.map { definition.commands[$0].name }),
            events: Self.list(shape.events.map { definition.events[$0].name }),
            ranged: shape.attributes.filter { definition.attributes[$0].range?.dependsOnAttributes == true })
        lists[shape] = made
        return made
    }

    private static func list(_ names: [String]) -> [UInt8] {
        var writer = JSONWriter()
        writer.strings(names)
        return writer.bytes
    }
}

import EventLoop
import HomeModel
import JSON
import Topics

/// Objects that requests name, by id or by topic below the base.
@LoopActor
extension RequestArguments {
    func structure(_ name: String, _ tree: TopicTree) throws(CommandFailure) -> Structure? {
        guard let text = try optionalText(name) else { return nil }
        guard let structure = tree.structure(named: text) else {
            throw missing("structure", name, text, tree.graph.structures.map { tree.topic(of: $0) })
        }
        return structure
    }

    /// A room, or the place of those in none: `<structure>/_unassigned`.
    func room(_ name: String, _ tree: TopicTree) throws(CommandFailure) -> Place? {
        guard let text = try optionalText(name) else { return nil }
        if let room = tree.room(named: text) { return .room(room.id) }
        let levels = text.split(separator: "/", omittingEmptySubsequences: false)
        if levels.count == 2, levels[1] == TopicLevel.unassigned,
            let structure = tree.structure(named: String(levels[0]))
        {
            return .structure(structure.id)
        }
        throw missing("room", name, text, tree.graph.rooms.compactMap { tree.topic(of: $0) })
    }

    func group(_ name: String, _ tree: TopicTree) throws(CommandFailure) -> DeviceGroup? {
        guard let text = try optionalText(name) else { return nil }
        guard let group = tree.group(named: text) else {
            throw missing("group", name, text, tree.graph.groups.compactMap { tree.topic(of: $0) })
        }
        return group
    }

    /// A device's place; the device may be one that its backend has not described yet.
    func placement(_ name: String, _ tree: TopicTree) throws(CommandFailure) -> Placement {
        try placement(named: try text(name), name, tree)
    }

    func placements(_ name: String, _ tree: TopicTree) throws(CommandFailure) -> [Placement]? {
        guard let names = try texts(name) else { return nil }
        var placements: [Placement] = []
        for text in names { placements.append(try placement(named: text, name, tree)) }
        return placements
    }

    private func placement(
        named text: String, _ name: String, _ tree: TopicTree
    ) throws(CommandFailure) -> Placement {
        guard let placement = tree.placement(named: text) else { throw missing("device", name, text, []) }
        return placement
    }

    /// An object that must be named.
    func required<Object>(_ name: String, _ object: Object?) throws(CommandFailure) -> Object {
        guard let object else {
            throw missing(name, "string")
        }
        return object
    }

    private func missing(_ kind: String, _ name: String, _ text: String, _ topics: [String]) -> CommandFailure {
        CommandFailure(
            .notFound, "there is no \(kind) '\(text)': give its id or its topic below the base", field: name,
            value: .string(text),
            allowed: topics.isEmpty || topics.count > 50 ? nil : .array(topics.map { .string($0) }))
    }
}

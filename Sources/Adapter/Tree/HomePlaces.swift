import EventLoop
import HomeModel
import Topics

/// Which devices a group, a room or a structure has.
@LoopActor
struct HomePlaces {
    let tree: TopicTree

    private var graph: HomeGraph { tree.graph }

    /// The devices that a group's or an `_all` topic stands for, in a stable order; never none.
    ///
    /// - Throws: `notFound` for an unknown group, room or structure, `failedPrecondition` where there is no device.
    func devices(at path: CommandTopic.Path) throws(CommandFailure) -> [Device] {
        guard let structure = tree.structure(atLevel: path.structure) else {
            throw CommandFailure(.notFound, "there is no structure '\(path.structure)'")
        }
        let devices: [Device]
        if path.room == TopicLevel.groups {
            guard let group = tree.group(named: path.text) else {
                throw CommandFailure(.notFound, "there is no group at '\(path.text)'")
            }
            devices = try members(of: group)
        } else {
            devices = try self.devices(of: structure, room: path.room)
        }
        guard !devices.isEmpty else {
            throw CommandFailure(.failedPrecondition, "there is no device at '\(path.text)'")
        }
        return devices
    }

    /// The members that are there, in the group's order.
    ///
    /// - Throws: `failedPrecondition` for an empty group, `unavailable` when no backend has told of any member yet.
    func members(of group: DeviceGroup) throws(CommandFailure) -> [Device] {
        guard !group.members.isEmpty else {
            throw CommandFailure(.failedPrecondition, "the group '\(group.name)' has no members")
        }
        let devices = group.members.compactMap { graph.devices[$0] }
        guard !devices.isEmpty else {
            throw CommandFailure(.unavailable, "no member of the group '\(group.name)' is there yet")
        }
        return devices
    }

    private func devices(of structure: Structure, room level: String) throws(CommandFailure) -> [Device] {
        if level == TopicLevel.all { return devices { $0.structure == structure.id } }
        if level == TopicLevel.unassigned {
            return devices { $0.structure == structure.id && $0.room.flatMap { graph.room($0) } == nil }
        }
        guard let room = tree.room(named: "\(tree.level(of: structure))/\(level)") else {
            throw CommandFailure(.notFound, "there is no room '\(level)'")
        }
        return devices { $0.room == room.id }
    }

    /// In the order of their topics.
    private func devices(where isMeant: (Placement) -> Bool) -> [Device] {
        graph.devices.values.filter { isMeant($0.placement) }
            .map { (path: tree.path(of: $0.id) ?? "", device: $0) }
            .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
            .map(\.device)
    }
}

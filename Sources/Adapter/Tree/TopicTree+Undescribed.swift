import HomeModel
import Topics

/// Devices that have a place in the home and were not described since the start.
extension TopicTree {
    /// The device that a topic below the base belongs to although nobody described it.
    func undescribedDevice(at path: CommandTopic.Path) -> DeviceID? {
        guard graph.hasUndescribed,
            let structure = graph.structures.first(where: { isEqual(level(of: $0), path.structure) })
        else { return nil }
        var room: Room?
        if !isEqual(path.room, TopicLevel.unassigned) {
            room = graph.rooms.first { $0.structure == structure.id && isEqual(level(of: $0), path.room) }
            guard room != nil else { return nil }
        }
        let scope = SlugScope.devices(of: structure.id, room: room?.id)
        let owners =
            configuration.names == .id
            ? [path.device, slugs.owner(of: path.device, in: Self.idScope(scope))]
            : [slugs.owner(of: path.device, in: scope)]
        return owners.lazy.compactMap { $0.map { DeviceID($0) } }.first { id in
            guard graph.devices[id] == nil, let placement = graph.placements[id] else { return false }
            return isEqual(self.path(of: placement), path.text)
        }
    }

    /// Why nothing can be asked of what stands at a topic.
    func failure(at path: CommandTopic.Path) -> CommandFailure {
        guard undescribedDevice(at: path) != nil else {
            return CommandFailure(.notFound, "there is no device at '\(path.text)'")
        }
        return CommandFailure(.unavailable, "the device's backend does not tell of it at present")
    }

    /// Frees the names of a device that nobody described.
    func forget(_ placement: Placement) {
        let scope = SlugScope.devices(of: placement.structure, room: placement.room)
        let scopes = [scope, Self.idScope(scope)]
        var records = scopes.compactMap { slugs.release(placement.device.rawValue, in: $0) }
        records += slugs.releaseAll(in: SlugScope.parts(of: placement.device))
        pending += records.map(GraphWrite.removeSlug)
    }

    private func isEqual(_ level: String, _ other: String) -> Bool { level.utf8.elementsEqual(other.utf8) }
}

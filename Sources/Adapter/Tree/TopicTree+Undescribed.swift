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
        var owners = [slugs.owner(of: path.device, in: ownScope(scope))]
        if configuration.names == .id { owners.append(path.device) }
        return owners.lazy.compactMap { $0.map { DeviceID($0) } }.first { id in
            guard graph.devices[id] == nil, let placement = graph.placements[id] else { return false }
            return isEqual(topic(of: placement), path.text)
        }
    }

    /// Why nothing can be asked of what stands at a topic.
    func failure(at path: CommandTopic.Path) -> CommandFailure {
        guard undescribedDevice(at: path) != nil else {
            return CommandFailure(.notFound, "there is no device at '\(path.text)'")
        }
        return CommandFailure(.unavailable, "the device's backend does not tell of it at present")
    }

    /// Frees the levels of the parts of a device that is gone.
    func freeParts(of device: DeviceID) {
        pending += slugs.freeAll(in: SlugScope.parts(of: device)).map(GraphWrite.removeSlug)
    }

    private func isEqual(_ level: String, _ other: String) -> Bool { level.utf8.elementsEqual(other.utf8) }
}

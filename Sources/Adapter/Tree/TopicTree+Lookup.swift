import EventLoop
import HomeModel
import Topics

/// From what people call an object to the object: its id, or its topic below the base. Where one object's topic is another's id,
/// the topic wins. Texts are compared byte by byte; Swift compares strings by canonical equivalence.
extension TopicTree {
    func structure(atLevel text: String) -> Structure? {
        graph.structures.first { level(of: $0).utf8.elementsEqual(text.utf8) }
    }

    func structure(named text: String) -> Structure? {
        structure(atLevel: text) ?? graph.structures.first { $0.id.rawValue.utf8.elementsEqual(text.utf8) }
    }

    func room(named text: String) -> Room? {
        if let room = graph.room(RoomID(text)), room.id.rawValue.utf8.elementsEqual(text.utf8) { return room }
        return graph.rooms.first { topic(of: $0)?.utf8.elementsEqual(text.utf8) ?? false }
    }

    func group(named text: String) -> DeviceGroup? {
        if let group = graph.group(GroupID(text)), group.id.rawValue.utf8.elementsEqual(text.utf8) { return group }
        return graph.groups.first { topic(of: $0)?.utf8.elementsEqual(text.utf8) ?? false }
    }

    /// A device that its backend has described.
    func device(named text: String) -> Device? {
        if let device = graph.devices[DeviceID(text)], device.id.rawValue.utf8.elementsEqual(text.utf8) {
            return device
        }
        return device(atPath: text)
    }

    /// A device's place, whether its backend has described it or not.
    func placement(named text: String) -> Placement? {
        if let placement = graph.placements[DeviceID(text)], placement.device.rawValue.utf8.elementsEqual(text.utf8) {
            return placement
        }
        if let device = device(atPath: text) { return device.placement }
        return graph.placements.values.first { placement in
            graph.devices[placement.device] == nil && topic(of: placement).utf8.elementsEqual(text.utf8)
        }
    }
}

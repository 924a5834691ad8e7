import EventLoop
import HomeModel
import JSON
import Topics

/// Objects of the home as requests answer them.
@LoopActor
struct ObjectSummary {
    let tree: TopicTree

    private var graph: HomeGraph { tree.graph }

    func structure(_ structure: Structure) -> JSONObject {
        [
            "id": .string(structure.id.rawValue), "name": .string(structure.name),
            "topic": .string(tree.topic(of: structure)),
        ]
    }

    func room(_ room: Room) -> JSONObject {
        [
            "id": .string(room.id.rawValue), "name": .string(room.name), "topic": text(tree.topic(of: room)),
            "structure": text(graph.structure(room.structure)?.name), "structureID": .string(room.structure.rawValue),
        ]
    }

    /// A device that its backend has not described has neither types nor connectivity.
    func device(_ placement: Placement) -> JSONObject {
        let device = graph.devices[placement.device]
        return [
            "id": .string(placement.device.rawValue), "name": .string(placement.name),
            "topic": .string(tree.topic(of: placement)),
            "structure": text(graph.structure(placement.structure)?.name),
            "structureID": .string(placement.structure.rawValue),
            "room": text(placement.room.flatMap { graph.room($0)?.name }), "roomID": text(placement.room?.rawValue),
            "backend": .string(placement.backend),
            "types": .array(device?.parts.compactMap { $0.primaryType.map { .string($0.name) } } ?? []),
            "connectivity": .string((device?.connectivity.state ?? .unknown).rawValue),
            "groups": .array(graph.groups(of: placement.device).map { .string($0.name) }),
        ]
    }

    func group(_ group: DeviceGroup) -> JSONObject {
        [
            "id": .string(group.id.rawValue), "name": .string(group.name), "topic": text(tree.topic(of: group)),
            "structure": text(graph.structure(group.structure)?.name),
            "structureID": .string(group.structure.rawValue),
            "members": .array(group.members.map { .string($0.rawValue) }),
        ]
    }

    private func text(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }
}

import EventLoop
import HomeModel
import JSON
import Topics

/// Shows how all devices of a room stand together, on the topics of its `_all`: for hubs that show rooms as one.
///
/// As with groups, what is shown is computed when it is sent, and changes that come in a row are shown when they have ended.
@LoopActor
final class RoomPresenter {
    private let graph: HomeGraph
    private let tree: TopicTree
    private let loop: EventLoop
    weak var publisher: Publisher?
    /// The devices of a room that are there, in the order in which they appeared.
    var devices: (RoomID) -> [Device] = { _ in [] }
    /// Whether a device is shown as online.
    var isShownOnline: (DeviceID) -> Bool = { _ in false }
    /// The document that a hub is told of a room by; nil where there is nothing to tell.
    var discoveryTopic: (Room) -> RetainedTopic? = { _ in nil }

    private(set) var rooms: [RoomID: RoomTopics] = [:]

    init(graph: HomeGraph, tree: TopicTree, loop: EventLoop) {
        self.graph = graph
        self.tree = tree
        self.loop = loop
    }

    /// A room is new, or has another name or place.
    func show(_ room: Room) {
        let topics = rooms[room.id] ?? RoomTopics(id: room.id)
        rooms[room.id] = topics
        present(room, topics)
    }

    func remove(_ id: RoomID) {
        guard let topics = rooms.removeValue(forKey: id) else { return }
        topics.timer?.cancel()
        publisher?.retire(topics.all)
    }

    private func present(_ room: Room, _ topics: RoomTopics) {
        guard let publisher, let path = tree.topic(of: room) else { return }
        let former = topics.all
        func add(_ level: String, _ content: TopicContent) -> RetainedTopic? {
            publisher.add("\(path)/\(TopicLevel.all)/\(level)", owner: room.id.rawValue, content)
        }
        topics.availability = add(TopicLevel.availability, .roomAvailability(room.id))
        topics.aggregate = add(TopicLevel.aggregate, .roomAggregate(room.id))
        topics.discovery = discoveryTopic(room)
        let present = topics.all
        publisher.retire(former.filter { topic in !present.contains { $0 === topic } })
    }

    // MARK: What changes touch

    /// A device of the room was described, has come, or is gone.
    func devicesChanged(in room: RoomID?) {
        guard let topics = room.flatMap({ rooms[$0] }) else { return }
        if let topic = topics.availability { publisher?.touch(topic) }
        guard topics.discovery == nil, let place = graph.room(topics.id) else {
            return change(topics, isReshaped: true)
        }
        // At once, so that what an earlier run published is known to be wanted.
        present(place, topics)
    }

    /// Attributes (indices into the definition) of a device in the room have new values.
    func attributesChanged(in room: RoomID?, _ trait: TraitDefinition, _ changed: [Int]) {
        guard let topics = room.flatMap({ rooms[$0] }) else { return }
        change(
            topics,
            isReshaped: changed.contains { trait.isCapability(attribute: $0) || trait.rangeSources.contains($0) })
    }

    func connectivityChanged(in room: RoomID?) {
        guard let topics = room.flatMap({ rooms[$0] }) else { return }
        if let topic = topics.availability { publisher?.touch(topic) }
        change(topics, isReshaped: false)
    }

    private func change(_ topics: RoomTopics, isReshaped: Bool) {
        topics.isReshaped = topics.isReshaped || isReshaped
        if let wait = topics.burst.change(at: loop.now) { settle(topics, after: wait) }
    }

    private func settle(_ topics: RoomTopics, after wait: Duration) {
        topics.timer = loop.schedule(after: wait) { [weak self, weak topics] in
            guard let self, let topics else { return }
            topics.timer = nil
            if let wait = topics.burst.settle(at: loop.now) { settle(topics, after: wait) } else { settled(topics) }
        }
    }

    /// Shows at once whatever waits for the end of a burst.
    func settle() {
        for topics in rooms.values where topics.timer != nil {
            topics.timer?.cancel()
            topics.timer = nil
            topics.burst = Burst()
            settled(topics)
        }
    }

    private func settled(_ topics: RoomTopics) {
        if topics.isReshaped, let room = graph.room(topics.id) {
            topics.isReshaped = false
            present(room, topics)
        } else if let aggregate = topics.aggregate {
            publisher?.touch(aggregate)
        }
    }

    // MARK: What topics say

    func render(_ content: TopicContent, into writer: inout JSONWriter) {
        switch content {
        case .roomAvailability(let id):
            let isOnline = devices(id).contains { isShownOnline($0.id) }
            writer.raw(Array((isOnline ? "online" : "offline").utf8))
        case .roomAggregate(let id): AggregatePayload.write(GroupPart.parts(of: devices(id)), into: &writer)
        default: break
        }
    }

    /// True for the topics of a room some of whose devices nobody has described yet.
    func isAwaited(owner: String) -> Bool {
        let id = RoomID(owner)
        return rooms[id] != nil && graph.hasUndescribed
            && graph.placements.values.contains { $0.room == id && graph.devices[$0.device] == nil }
    }
}

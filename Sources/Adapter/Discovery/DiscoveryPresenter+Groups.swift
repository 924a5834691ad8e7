import EventLoop
import HomeModel
import JSON
import Topics

/// Groups and rooms, as the hub is told of them.
extension DiscoveryPresenter {
    /// The document of a group, to be published when it may; nil when there is none.
    func topic(of group: DeviceGroup) -> RetainedTopic? {
        add(scheme.topic(of: group.id), place(of: group), owner: group.id.rawValue, .groupDiscovery(group.id))
    }

    /// The same of a room.
    func topic(of room: Room) -> RetainedTopic? {
        add(scheme.topic(of: room.id), place(of: room), owner: room.id.rawValue, .roomDiscovery(room.id))
    }

    private func add(
        _ topic: String?, _ place: DiscoveredGroup?, owner: String, _ content: TopicContent
    ) -> RetainedTopic? {
        guard let topic, let place, scheme.document(of: place, former: [:]) != nil else { return nil }
        return publisher.add(outside: topic, owner: owner, content)
    }

    func render(_ id: GroupID, into writer: inout JSONWriter) {
        render(scheme.topic(of: id), graph.group(id).flatMap(place), into: &writer)
    }

    func render(_ id: RoomID, into writer: inout JSONWriter) {
        render(scheme.topic(of: id), graph.room(id).flatMap(place), into: &writer)
    }

    private func render(_ topic: String?, _ place: DiscoveredGroup?, into writer: inout JSONWriter) {
        guard let topic, let place else { return }
        let former = former(on: topic)
        if let document = scheme.document(of: place, former: former) {
            write(document, on: topic, former, into: &writer)
        }
    }

    private func place(of group: DeviceGroup) -> DiscoveredGroup? {
        tree.topic(of: group).map { path in
            DiscoveredGroup(
                identity: .group(group.id), name: group.name, path: path,
                devices: group.members.compactMap { graph.devices[$0] })
        }
    }

    private func place(of room: Room) -> DiscoveredGroup? {
        tree.topic(of: room).map { path in
            DiscoveredGroup(
                identity: .room(room.id), name: room.name, path: "\(path)/\(TopicLevel.all)",
                devices: roomDevices(room.id))
        }
    }

    /// A group's document is gone.
    func forget(_ group: GroupID) {
        if let topic = scheme.topic(of: group) { forget(topic: topic) }
    }

    func forget(_ room: RoomID) {
        if let topic = scheme.topic(of: room) { forget(topic: topic) }
    }

    /// The topics of documents that are wanted beside those of devices.
    var groupDocuments: [String] {
        graph.groups.compactMap { scheme.topic(of: $0.id) } + graph.rooms.compactMap { scheme.topic(of: $0.id) }
    }
}

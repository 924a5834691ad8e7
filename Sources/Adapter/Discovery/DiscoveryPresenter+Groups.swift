import EventLoop
import HomeModel
import JSON
import Topics

/// Groups, as the hub is told of them.
extension DiscoveryPresenter {
    /// The document of a group, to be published when it may; nil when there is none.
    func topic(of group: DeviceGroup) -> RetainedTopic? {
        guard let topic = scheme.topic(of: group.id), let place = place(of: group),
            scheme.document(of: place, former: [:]) != nil
        else { return nil }
        return publisher.add(outside: topic, owner: group.id.rawValue, .groupDiscovery(group.id))
    }

    func render(_ id: GroupID, into writer: inout JSONWriter) {
        guard let group = graph.group(id), let topic = scheme.topic(of: id), let place = place(of: group) else {
            return
        }
        let former = former(on: topic)
        if let document = scheme.document(of: place, former: former) {
            write(document, on: topic, former, into: &writer)
        }
    }

    private func place(of group: DeviceGroup) -> DiscoveredGroup? {
        guard let path = tree.topic(of: group) else { return nil }
        return DiscoveredGroup(
            id: group.id, name: group.name, path: path, devices: group.members.compactMap { graph.devices[$0] })
    }

    /// A group's document is gone.
    func forget(_ group: GroupID) {
        if let topic = scheme.topic(of: group) { forget(topic: topic) }
    }
}

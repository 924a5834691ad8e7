import EventLoop
import HomeModel
import JSON
import MQTT
import Telemetry

extension Adapter {
    /// Has a hub told of the devices.
    func addDiscovery(_ scheme: any DeviceDiscovery) {
        let discovery = DiscoveryPresenter(
            scheme: scheme, delay: configuration.birthDelay, graph: graph, tree: tree, publisher: publisher, loop: loop,
            logger: logger)
        discovery.stateTopics = { [unowned presenter] device in
            guard let topics = presenter.devices[device] else { return ([], []) }
            return (topics.availability.map { [$0] } ?? [], topics.state)
        }
        discovery.groupTopics = { [unowned presenter] in
            let groups = Array(presenter.groups.groups.values)
            let rooms = presenter.rooms.map { Array($0.rooms.values) } ?? []
            return (
                groups.compactMap(\.availability) + rooms.compactMap(\.availability),
                groups.compactMap(\.aggregate) + rooms.compactMap(\.aggregate)
            )
        }
        presenter.groups.discoveryTopic = { [unowned discovery] in discovery.topic(of: $0) }
        presenter.rooms?.discoveryTopic = { [unowned discovery] in discovery.topic(of: $0) }
        discovery.roomDevices = { [unowned presenter] in presenter.rooms?.devices($0) ?? [] }
        presenter.discovery = discovery
        requests.add("homeassistant/refresh") { [unowned self] _ throws(CommandFailure) in
            guard publisher.phase == .live else {
                throw CommandFailure(.unavailable, "the home is just being brought to the broker")
            }
            return ["devices": JSON(discovery.sayAgain())]
        }
    }
}

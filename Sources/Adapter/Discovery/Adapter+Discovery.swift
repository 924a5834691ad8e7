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
        discovery.groupTopics = { [unowned presenter] group in
            guard let topics = presenter.groups.groups[group] else { return ([], []) }
            return (topics.availability.map { [$0] } ?? [], topics.aggregate.map { [$0] } ?? [])
        }
        presenter.groups.discoveryTopic = { [unowned discovery] in discovery.topic(of: $0) }
        presenter.discovery = discovery
        requests.add("homeassistant/refresh") { [unowned self] _ throws(CommandFailure) in
            guard publisher.phase == .live else {
                throw CommandFailure(.unavailable, "the home is just being brought to the broker")
            }
            return ["devices": JSON(discovery.sayAgain())]
        }
    }
}

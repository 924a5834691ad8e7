import Adapter
import Configuration
import HomeAssistant
import HomeModel
import JSON

extension LoadedConfiguration {
    /// Home Assistant's discovery; nil unless it is switched on.
    func discovery(instance: String) -> (any DeviceDiscovery)? {
        guard configuration.homeAssistant.enabled else { return nil }
        return HomeAssistantDiscovery(
            documents: Discovery(
                DiscoverySettings(
                    prefix: configuration.homeAssistant.prefix, base: configuration.topics.base, instance: instance,
                    version: Version.current, configurationURL: configurationURL)),
            statusTopic: configuration.homeAssistant.statusTopic, hasGroups: configuration.homeAssistant.groups,
            hasRooms: configuration.homeAssistant.rooms)
    }

    /// The web page, where it has an address that others can use.
    private var configurationURL: String? {
        guard let listen = configuration.http.listen, !listen.isEmpty else { return nil }
        let isEverywhere = ["0.0.0.0:", "[::]:", "*:", ":"].contains { listen.hasPrefix($0) }
        return isEverywhere ? nil : "http://\(listen)/"
    }
}

/// Home Assistant's documents, as the adapter asks for them.
private struct HomeAssistantDiscovery: DeviceDiscovery {
    let documents: Discovery
    let statusTopic: String
    let hasGroups: Bool
    let hasRooms: Bool

    func topic(of device: DeviceID) -> String { documents.topic(of: device) }

    var filter: String { documents.filter }

    func document(
        of place: DiscoveredPlace, former: [String: String]
    ) -> (payload: [UInt8], components: [String: String]) {
        let subject = DiscoverySubject(
            device: place.device, name: place.name, room: place.room, path: place.path, bridge: place.bridge,
            partName: { place.parts[$0] ?? "endpoint-\($0)" })
        let document = documents.document(of: subject, former: former)
        return (document.json.bytes, document.components)
    }

    func topic(of group: GroupID) -> String? { hasGroups ? documents.topic(of: .group(group)) : nil }

    func topic(of room: RoomID) -> String? { hasRooms ? documents.topic(of: .room(room)) : nil }

    func document(
        of group: DiscoveredGroup, former: [String: String]
    ) -> (payload: [UInt8], components: [String: String])? {
        let identity: DiscoveryGroup.Identity =
            switch group.identity {
            case .group(let id): .group(id)
            case .room(let id): .room(id)
            }
        let group = DiscoveryGroup(identity, name: group.name, path: group.path, devices: group.devices)
        return documents.document(of: group, former: former).map { ($0.json.bytes, $0.components) }
    }

    func components(of payload: [UInt8], on topic: String) -> [String: String]? {
        documents.components(of: payload, on: topic)
    }

    func depends(on trait: TraitDefinition, attributes: [Int]) -> Bool {
        documents.depends(on: trait, attributes: attributes)
    }
}

import Configuration
import EventLoop
import EverydayView
import HomeModel
import HomeTraits
import JSON
import MQTT
import Storage
import Telemetry
import TestSupport
import Topics
import TraitFiles

@testable import Adapter
@testable import Daemon

/// A home from a file with discovery switched on, and no broker: its topics and documents as they would be published.
struct SampleHome: Sendable {
    struct Device: Sendable {
        let id: String
        /// The discovery topic.
        let topic: String
        let document: JSON
        /// Its topic below the base.
        let path: String
        let everydayKeys: Set<String>
        let partNames: Set<String>
        /// Payloads that cannot be carried out, of those that a set of the device is sent with.
        let wrongPayloads: [String]
    }

    let devices: [Device]
    /// Every retained topic.
    let topics: Set<String>

    /// The instance in documents of tests; that of a store is random.
    static let instance = "0a1b2c3d"

    /// - Parameters:
    ///   - path: a home file.
    ///   - traits: files with traits of vendors.
    @LoopActor
    static func load(
        _ path: String, traits: [String] = [], configure: (inout Configuration) -> Void = { _ in }
    ) throws -> SampleHome {
        var registry = HomeTraits.registry
        try registry.add(traitFiles: traits)
        let directory = TemporaryDirectory()
        var configuration = Configuration()
        configuration.store.path = directory.file("home.db")
        configuration.home.importPath = path
        configuration.homeAssistant.enabled = true
        configure(&configuration)
        let settings = LogSettings(level: .error)
        let loaded = LoadedConfiguration(
            configuration: configuration, path: nil, settings: settings,
            logger: Logger(label: "test", settings: settings),
            registry: registry)
        let store = try HomeSession.openStore(configuration)
        defer { store.close() }
        let session = try HomeSession(loaded, store: store)
        try session.start()
        let adapter = session.adapter
        func plain(_ text: String) -> String { text.replacing(store.instanceID, with: instance) }
        let devices = try adapter.graph.devices.keys.sorted().map { id in
            guard let device = adapter.graph.devices[id], let discovery = adapter.presenter.discovery,
                let topic = discovery.topic(of: device)?.name.text, let path = adapter.tree.path(of: id)
            else { throw Missing(device: id.rawValue) }
            var writer = JSONWriter()
            discovery.render(device, into: &writer)
            let document = try JSON.parse(plain(String(decoding: writer.bytes, as: UTF8.self)))
            let setTopic = "\(configuration.topics.base)/\(path)/set"
            let partNames = device.parts.map { adapter.tree.partName($0.endpoint, of: id) }
            let names = { (endpoint: EndpointID) in
                device.parts.firstIndex { $0.endpoint == endpoint }.map { partNames[$0] } ?? ""
            }
            return Device(
                id: id.rawValue, topic: plain(topic), document: document, path: path,
                everydayKeys: Set(EverydayView.keys(of: device)), partNames: Set(partNames),
                wrongPayloads: payloads(of: document, to: setTopic).filter { payload in
                    guard let object = (try? JSON.parse(payload))?.objectValue else { return true }
                    return (try? EverydayView.plan(object, for: device, partName: names)) == nil
                })
        }
        let groups = try adapter.graph.groups.compactMap { group -> Device? in
            guard let discovery = adapter.presenter.discovery, let topic = discovery.topic(of: group)?.name.text,
                let path = adapter.tree.topic(of: group)
            else { return nil }
            var writer = JSONWriter()
            discovery.render(group.id, into: &writer)
            return Device(
                id: group.id.rawValue, topic: plain(topic),
                document: try JSON.parse(plain(String(decoding: writer.bytes, as: UTF8.self))), path: path,
                everydayKeys: [], partNames: [], wrongPayloads: [])
        }
        let rooms = try adapter.graph.rooms.compactMap { room -> Device? in
            guard let discovery = adapter.presenter.discovery, let topic = discovery.topic(of: room)?.name.text,
                let path = adapter.tree.topic(of: room)
            else { return nil }
            var writer = JSONWriter()
            discovery.render(room.id, into: &writer)
            return Device(
                id: room.id.rawValue, topic: plain(topic),
                document: try JSON.parse(plain(String(decoding: writer.bytes, as: UTF8.self))), path: "\(path)/_all",
                everydayKeys: [], partNames: [], wrongPayloads: [])
        }
        return SampleHome(devices: devices + groups + rooms, topics: Set(adapter.retainedTopics.map(plain)))
    }

    struct Missing: Error { let device: String }

    /// The payloads that entities send to a topic as they are.
    private static func payloads(of document: JSON, to topic: String) -> [String] {
        (document["components"]?.objectValue ?? [:]).flatMap { _, component in
            guard component["command_topic"]?.stringValue == topic, component["command_template"] == nil else {
                return [String]()
            }
            return (component.objectValue ?? [:]).compactMap { name, value in
                name.hasPrefix("payload_") ? value.stringValue : nil
            }
        }
    }
}

import EventLoop
import HomeModel
import JSON
import MQTT
import Telemetry
import Topics

/// Tells a hub of the home's devices, and keeps what it was told in order: documents follow the devices, those of devices that
/// are gone go, and when the hub has started everything is said again.
///
/// After connecting, the documents at the broker are read once, before anything is published: only they tell what the hub knows
/// of, and with that which of its entities a new document must take away.
@LoopActor
final class DiscoveryPresenter {
    /// Births that come closer together than this are answered once.
    static let coalescing = Duration.seconds(30)

    let scheme: any DeviceDiscovery
    private let delay: @Sendable () -> Duration
    let graph: HomeGraph
    let tree: TopicTree
    let publisher: Publisher
    private let loop: EventLoop
    private let logger: Logger
    /// The state of a device's topics, in the order in which they are said again: availability, then state.
    var stateTopics: (DeviceID) -> (availability: [RetainedTopic], state: [RetainedTopic]) = { _ in ([], []) }

    /// The same of all groups and rooms.
    var groupTopics: () -> (availability: [RetainedTopic], state: [RetainedTopic]) = { ([], []) }
    /// The devices of a room that are there.
    var roomDevices: (RoomID) -> [Device] = { _ in [] }

    /// What the broker's copies have, by topic.
    private var held: [String: [String: String]] = [:]
    /// What was rendered last, until the broker has it.
    private var rendered: [String: (components: [String: String], removes: Bool)] = [:]
    /// What is behind a bridge: its documents name the bridge while that is there.
    private var bridged: [DeviceID: Set<DeviceID>] = [:]
    private var reading: Reading?
    private var hasRead = false
    private var birthTimer: LoopTimer?
    private var lastAnswer: ContinuousClock.Instant?

    /// Documents at the broker, as they come in.
    private struct Reading {
        let filter: TopicFilter
        var found: [String: [String: String]] = [:]
    }

    /// - Parameter delay: how long to wait after the hub's birth, so that not everybody answers at once.
    init(
        scheme: any DeviceDiscovery, delay: @escaping @Sendable () -> Duration, graph: HomeGraph, tree: TopicTree,
        publisher: Publisher, loop: EventLoop, logger: Logger
    ) {
        self.scheme = scheme
        self.delay = delay
        self.graph = graph
        self.tree = tree
        self.publisher = publisher
        self.loop = loop
        self.logger = logger
        publisher.pacedTopics.isHeld = true
        publisher.onPacedAcknowledged = { [unowned self] in self.acknowledged($0) }
    }

    // MARK: Documents

    /// The document of a device, to be published when it may.
    func topic(of device: Device) -> RetainedTopic? {
        if let bridge = device.bridge { bridged[bridge, default: []].insert(device.id) }
        defer { touchBridged(by: device.id) }
        return publisher.add(
            outside: scheme.topic(of: device.id), owner: device.id.rawValue, .discovery(device))
    }

    private func touchBridged(by bridge: DeviceID) {
        for device in (bridged[bridge] ?? []).sorted() {
            guard let name = try? TopicName(scheme.topic(of: device)), let topic = publisher.topics[name] else {
                continue
            }
            publisher.touch(topic)
        }
    }

    func depends(on trait: TraitDefinition, attributes: [Int]) -> Bool {
        scheme.depends(on: trait, attributes: attributes)
    }

    func render(_ device: Device, into writer: inout JSONWriter) {
        let topic = scheme.topic(of: device.id)
        let place = DiscoveredPlace(
            device: device, name: device.placement.name,
            room: device.placement.room.flatMap { graph.room($0)?.name }, path: tree.topic(of: device.placement),
            bridge: device.bridge.flatMap { graph.devices[$0]?.id },
            parts: Dictionary(
                device.parts.map { ($0.endpoint, tree.partName($0.endpoint, of: device.id)) },
                uniquingKeysWith: { first, _ in first }))
        let former = former(on: topic)
        write(scheme.document(of: place, former: former), on: topic, former, into: &writer)
    }

    /// What the broker's copy has. What is under way counts as being there.
    func former(on topic: String) -> [String: String] {
        (held[topic] ?? [:]).merging(rendered[topic]?.components ?? [:]) { first, _ in first }
    }

    func write(
        _ document: (payload: [UInt8], components: [String: String]), on topic: String, _ former: [String: String],
        into writer: inout JSONWriter
    ) {
        rendered[topic] = (document.components, former.keys.contains { document.components[$0] == nil })
        writer.raw(document.payload)
    }

    /// The broker has a document: what it took away need not be named any more.
    private func acknowledged(_ topic: RetainedTopic) {
        guard topic.unacknowledged == 0, let said = rendered.removeValue(forKey: topic.name.text) else { return }
        held[topic.name.text] = said.components
        if said.removes { publisher.touch(topic) }
    }

    /// A device is gone, and its document with it.
    func forget(_ device: DeviceID) {
        forget(topic: scheme.topic(of: device))
        for bridge in bridged.keys {
            bridged[bridge]?.remove(device)
            if bridged[bridge]?.isEmpty ?? false { bridged[bridge] = nil }
        }
        touchBridged(by: device)
    }

    func forget(topic: String) {
        held[topic] = nil
        rendered[topic] = nil
    }

    // MARK: Reading what is there

    /// The home is at the broker. Reads the documents there, unless that was done and the broker has kept them.
    func synchronized(over bus: any MessageBus, isKnown: Bool) {
        guard !hasRead || !isKnown, let filter = try? TopicFilter(scheme.filter) else { return release() }
        reading = Reading(filter: filter)
        let subscription = Subscription(filter, qos: .atMostOnce)
        let request: () throws(MQTTError) -> Void = { () throws(MQTTError) in
            try bus.subscribe(subscription) { [weak self, weak bus] outcome in
                guard let self, let bus, self.reading != nil else { return }
                guard case .granted = outcome else {
                    self.logger.warning("the discovery documents at the broker cannot be read: old ones may stay")
                    return self.finishReading()
                }
                // What is stored comes before the answer to this.
                let leave: () throws(MQTTError) -> Void = { () throws(MQTTError) in
                    try bus.unsubscribe(filter) { [weak self] in self?.finishReading() }
                }
                if (try? leave()) == nil { self.finishReading() }
            }
        }
        if (try? request()) == nil { finishReading() }
    }

    func disconnected() {
        reading = nil
        for (topic, said) in rendered { held[topic, default: [:]].merge(said.components) { first, _ in first } }
        rendered = [:]
        publisher.pacedTopics.isHeld = true
        birthTimer?.cancel()
        birthTimer = nil
    }

    /// True when the message was the hub's or one of the documents that are being read.
    func receive(_ message: InboundMessage) -> Bool {
        if message.topic.utf8.elementsEqual(scheme.statusTopic.utf8) {
            // A birth that the broker has stored is an old one, and everything of ours is stored as well.
            if !message.isRetained, message.payload.elementsEqual("online".utf8) { hubStarted() }
            return true
        }
        guard let filter = reading?.filter, filter.matches(message.topic) else { return false }
        if message.isRetained, let components = scheme.components(of: message.payload, on: message.topic) {
            reading?.found[message.topic] = components
        }
        return true
    }

    private func finishReading() {
        guard let found = reading?.found else { return }
        reading = nil
        hasRead = true
        let own = Set(graph.placements.keys.map { scheme.topic(of: $0) } + groupDocuments)
        for (topic, components) in found where own.contains(topic) {
            if held[topic] == nil { held[topic] = components }
        }
        let stray = found.keys.filter { !own.contains($0) }.sorted().compactMap { try? TopicName($0) }
        if !stray.isEmpty {
            logger.info("clearing discovery of devices that are gone", ["count": String(stray.count)])
            for name in stray { publisher.clear(name, row: nil) }
        }
        release()
    }

    private func release() {
        publisher.pacedTopics.isHeld = false
        publisher.schedulePump(after: .zero)
    }

    // MARK: Saying it again

    private func hubStarted() {
        guard birthTimer == nil else { return }
        var wait = delay()
        if let lastAnswer { wait = max(wait, lastAnswer + Self.coalescing - loop.now) }
        birthTimer = loop.schedule(after: wait) { [weak self] in
            self?.birthTimer = nil
            self?.sayAgain()
        }
    }

    /// Documents, then availability, then state, paced.
    ///
    /// - Returns: of how many devices.
    @discardableResult
    func sayAgain() -> Int {
        lastAnswer = loop.now
        // What is behind a bridge comes after it.
        let sorted = graph.devices.values.sorted { $0.id < $1.id }
        let devices = (sorted.filter { $0.bridge == nil } + sorted.filter { $0.bridge != nil }).map(\.id)
        let names = devices.map { scheme.topic(of: $0) } + groupDocuments
        publisher.sayAgain(names.compactMap { name in (try? TopicName(name)).flatMap { publisher.topics[$0] } })
        publisher.sayStatusAgain()
        let topics = devices.map(stateTopics) + [groupTopics()]
        publisher.sayAgain(topics.flatMap(\.availability) + topics.flatMap(\.state))
        return devices.count
    }
}

public import EventLoop
public import HomeModel
import JSON
public import MQTT
public import Telemetry
import Topics

/// Where the home and MQTT meet: backends report into the home graph, the graph is shown on topics, commands from topics go to
/// the backends. Everything happens on the loop's thread.
@LoopActor
public final class Adapter {
    /// Why the adapter cannot go on.
    public enum Fatal: Sendable {
        /// Another adapter with a store of its own serves the same base topic.
        case baseInUse(store: String)
        /// The broker refuses us for good.
        case refusedByBroker(String)
    }

    public let configuration: AdapterConfiguration
    public let graph: HomeGraph
    public let requests = RequestRouter()
    public let metrics: Metrics
    let logger: Logger
    let loop: EventLoop
    let graphStore: any GraphStore
    let ledger: any TopicLedger
    let tree: TopicTree
    let presenter: HomePresenter
    let publisher: Publisher
    let router: CommandRouter
    let undescribed: UndescribedDevices
    let cloud: CloudService
    private let placements: [Placement]
    private(set) var backends: [any HomeBackend] = []
    var backendStates: [String: BackendState] = [:]
    /// Backends that have not told what they have since the start.
    private var silentBackends: Set<String> = []
    var engine: MQTTEngine?
    var probe: SessionProbe?
    /// The broker has what we know of.
    var isBrokerKnown = false
    /// Messages that came before it was known whether the base topic is ours.
    var early: [InboundMessage] = []
    var earlyBytes = 0
    static let maximumEarlyBytes = 16 << 20
    /// Since when `online` does not stand at the broker; nil while it does.
    public internal(set) var offlineSince: ContinuousClock.Instant? = .now
    /// What else is wrong, for `_adapter/info`; set by those who know.
    public var findProblems: @LoopActor () -> [String] = { [] }
    private var healthTimer: LoopTimer?
    let started = ContinuousClock.now
    /// What the broker granted, while there is a connection.
    var connection: ConnectionInfo? { engine?.connectionInfo }
    private var isStopping = false
    /// Who waits for the removal of a device.
    var removals: [DeviceID: [@LoopActor () -> Void]] = [:]
    /// Levels that an earlier run did not live to free.
    private var leftLevels: [SlugRecord]

    /// Called when the adapter cannot go on; the owner ends the process.
    public var onFatal: (Fatal) -> Void = { _ in }
    /// Called each time `online` was published.
    public var onOnline: () -> Void = {}
    /// Called when a connection failed or ended.
    public var onDisconnect: (MQTTDisconnectReason) -> Void = { _ in }

    /// - Parameters:
    ///   - registry: the traits that commands may name.
    ///   - cloudLink: keeps what Google was told; nil: a restart forgets it.
    /// - Throws: what the stores throw when they cannot be read, `MQTTError` when the base makes no topic.
    public init(
        configuration: AdapterConfiguration, registry: TraitRegistry, graphStore: any GraphStore,
        ledger: any TopicLedger, cloudLink: (any CloudLinkStore)? = nil,
        logger: Logger, metrics: Metrics, loop: EventLoop = .shared
    ) throws {
        self.configuration = configuration
        self.graphStore = graphStore
        self.ledger = ledger
        self.logger = logger
        self.metrics = metrics
        self.loop = loop
        let stored = try graphStore.loadGraph()
        placements = stored.placements
        leftLevels = stored.slugs.filter(\.isFormer)
        graph = HomeGraph(stored)
        tree = TopicTree(configuration: configuration, graph: graph, slugs: stored.slugs)
        let presenter = HomePresenter(configuration: configuration, graph: graph, tree: tree, loop: loop)
        self.presenter = presenter
        publisher = try Publisher(
            configuration: configuration, ledger: ledger, loop: loop, logger: logger, metrics: metrics,
            render: { content, writer in presenter.render(content, into: &writer) })
        let decoder = CommandDecoder(tree: tree, registry: registry)
        let scheduler = CommandScheduler(
            decoder: decoder, loop: loop, defaultTimeout: configuration.commandTimeout)
        let planner = FanOutPlanner(
            decoder: decoder, places: HomePlaces(tree: tree), registry: registry)
        let danger = DangerGuard(configuration: configuration, registry: registry, loop: loop)
        router = CommandRouter(
            configuration: configuration, planner: planner, danger: danger, scheduler: scheduler, requests: requests,
            publisher: publisher, loop: loop, logger: logger, metrics: metrics)
        cloud = CloudService(
            configuration: configuration, store: ledger.storeID, graph: graph, tree: tree, publisher: publisher,
            decoder: decoder, scheduler: scheduler, danger: danger,
            counters: OutcomeCounters(metrics), link: cloudLink, loop: loop, logger: logger)
        undescribed = UndescribedDevices(
            configuration: configuration, graph: graph, tree: tree, presenter: presenter, publisher: publisher,
            loop: loop)
        cloud.silentBackends = { [unowned self] in self.silentBackends }
        presenter.publisher = publisher
        if let scheme = configuration.discovery { addDiscovery(scheme) }
        presenter.makeInfo = { [unowned self] in self.info }
        presenter.groups.isConnecting = { [unowned self] in self.backendStates[$0]?.status == .connecting }
        publisher.onSynchronized = { [unowned self] in self.synchronized() }
        publisher.onRetiring = { [unowned self] in self.sweepRetainedCommands() }
        publisher.onTidied = { [unowned self] in
            // What earlier runs left is gone; changes of this run free their levels themselves.
            let former = leftLevels
            leftLevels = []
            self.free(former)
        }
        publisher.onRefused = { [unowned self] in self.presenter.touchInfo() }
        scheduler.together = { [unowned self] in self.together(self.backends[...], $0) }
        scheduler.perform = { [unowned self] device, action, completion in
            guard let backend = self.backends.first(where: { $0.name == device.backend }) else {
                return completion(
                    .failure(CommandFailure(.unavailable, "the backend '\(device.backend)' is not running")))
            }
            backend.perform(action, completion: completion)
        }
        addRequests()
        GraphRequests(adapter: self, registry: registry).add()
        CommandRequests(scheduler: scheduler, planner: planner, danger: danger).add(to: requests)
        CloudRequests(service: cloud, tree: tree).add(to: requests)
    }

    private func together(_ backends: ArraySlice<any HomeBackend>, _ body: () -> Void) {
        guard let backend = backends.first else { return body() }
        backend.together { together(backends.dropFirst(), body) }
    }

    // MARK: Life

    /// Loads the model: claims topics for all that is stored and lets the backends report.
    public func start(_ backends: [any HomeBackend]) throws {
        self.backends = backends
        tree.claimAll(placements)
        try storeSlugs()
        silentBackends = Set(backends.map(\.name))
        for backend in backends {
            watch(backend.name, backend.transport)
        }
        presenter.start()
        for backend in backends {
            let name = backend.name
            let transport = backend.transport
            backend.start { [unowned self] event in self.handle(event, from: name, transport: transport) }
        }
        undescribed.begin(placements.map(\.device))
        try storeSlugs()
    }

    /// The subscriptions that the connection must hold.
    public nonisolated static func subscriptions(
        for configuration: AdapterConfiguration
    ) throws(MQTTError) -> [Subscription] {
        var subscriptions: [Subscription] = []
        for filter in CommandTopic.filters(base: configuration.base) {
            subscriptions.append(
                Subscription(
                    try TopicFilter(filter), qos: .atLeastOnce, noLocal: true, retainAsPublished: false,
                    retainHandling: .send))
        }
        if let discovery = configuration.discovery {
            subscriptions.append(Subscription(try TopicFilter(discovery.statusTopic), qos: .atLeastOnce))
        }
        return subscriptions
    }

    /// The last will: what the broker says when we are gone without a word.
    public nonisolated static func will(
        for configuration: AdapterConfiguration, delay: UInt32
    ) throws(MQTTError) -> MQTTWill {
        MQTTWill(
            topic: try TopicName("\(configuration.base)/\(TopicLevel.adapter)/status"), payload: Array("offline".utf8),
            qos: .atLeastOnce, isRetained: true, delay: delay)
    }

    /// Uses this engine, which then reports here, and starts it.
    public func connect(over engine: MQTTEngine) {
        self.engine = engine
        engine.delegate = self
        engine.start()
        scheduleHealth()
    }

    /// Stops within five seconds: open commands are finished or failed, the canary and `offline` are published.
    public func stop(_ completion: @escaping @LoopActor () -> Void) {
        guard !isStopping else { return }
        isStopping = true
        healthTimer?.cancel()
        router.beginStop()
        Task {
            await wait(atMost: .seconds(2)) { router.isIdle }
            router.cancelAll()
            presenter.groups.settle()
            presenter.rooms?.settle()
            await wait(atMost: .seconds(1)) { publisher.isDrained }
            publisher.sayGoodbye()
            await wait(atMost: .milliseconds(500)) { publisher.hasLeft }
            for backend in backends { backend.stop() }
            // Whoever cannot say goodbye leaves without a word, so that the broker says `offline` for it.
            guard let engine, publisher.hasLeft else { return completion() }
            engine.stop(deadline: .seconds(1)) { [self] in
                publisher.disconnected()
                completion()
            }
        }
    }

    /// Waits by the clock, not by counting: on a busy machine each turn takes longer.
    private func wait(atMost limit: Duration, until condition: @LoopActor () -> Bool) async {
        let deadline = loop.now + limit
        while !condition(), loop.now < deadline {
            await withCheckedContinuation { continuation in
                loop.schedule(after: .milliseconds(5)) { continuation.resume() }
            }
        }
    }

    // MARK: From backends

    func handle(_ event: HomeEvent, from backend: String, transport: Transport) {
        if case .snapshot = event {
            silentBackends.remove(backend)
            answered(backend)
        }
        defer { for remnant in graph.takeRemnants(after: event) { remove(remnant) } }
        if case .removed(let device) = event { return remove(device) }
        addRooms(for: event, structure: self.defaultStructure(of: backend))
        let (changes, writes) = graph.apply(
            event, backend: backend, transport: transport, structure: self.defaultStructure(of: backend))
        if !writes.isEmpty { store(writes) }
        cloud.edited(writes)
        for change in changes { show(change) }
        storeTakenSlugs()
        // Topics of an earlier run wait until their device is described.
        if case .snapshot = event { publisher.tidy() }
    }

    /// A backend's word that a device is gone. It is gone then, whether that can be stored or not.
    private func remove(_ device: DeviceID) {
        guard graph.placements[device] != nil else { return }
        let writes = GraphEditor(graph).remove(device)
        let answer: @LoopActor () -> Void = { [weak self] in
            for answer in self?.removals.removeValue(forKey: device) ?? [] { answer() }
        }
        do {
            try edit(writes, then: answer)
        } catch {
            logger.error("a removed device will be back at the next start", ["device": device.rawValue])
            show(writes, leaving: [], then: answer)
        }
    }

    func show(_ change: GraphChange) {
        switch change {
        case .appeared(let device):
            presenter.show(device)
            undescribed.appeared(device)
            cloud.described(device.id)
        case .described(let device):
            presenter.show(device)
            cloud.described(device.id)
        case .attributes(let device, let part, let trait, let changed):
            presenter.attributesChanged(device, part, trait: trait, changed: changed)
            cloud.changed(device.id)
        case .connectivity(let device):
            presenter.connectivityChanged(device)
            router.connectivityChanged(device)
            cloud.changed(device.id)
        case .event(let device, _, let report):
            publish(report, of: device)
            cloud.happened(report, of: device)
        case .alarms(let device):
            presenter.alarmsChanged(device)
            cloud.changed(device.id)
        case .backend(let name, let status):
            statusChanged(of: name, to: status)
            presenter.groups.backendsChanged()
        }
    }

    private func publish(_ report: EventReport, of device: Device) {
        guard let topic = presenter.eventTopic(device, report), let name = try? TopicName(topic) else { return }
        var writer = JSONWriter()
        EventPayload.write(report, into: &writer)
        publisher.send(
            TransientMessage(
                topic: name, payload: writer.bytes, properties: MQTTProperties(messageExpiry: 10),
                expires: loop.now + .seconds(10)))
    }

    private func defaultStructure(of backend: String) -> StructureID {
        if let name = configuration.structures[backend] {
            if let structure = graph.structures.first(where: { $0.name == name }) { return structure.id }
            return add(Structure(id: StructureID("structure-\(Slug.make(name) ?? backend)"), name: name))
        }
        return graph.structures.first?.id ?? add(Structure(id: StructureID("structure-home"), name: "Home"))
    }

    private func add(_ structure: Structure) -> StructureID {
        guard graph.structure(structure.id) == nil else { return structure.id }
        store([.putStructure(structure)])
        presenter.follow([.putStructure(structure)]) { graph.apply([.putStructure(structure)]) }
        return structure.id
    }

    private func storeSlugs() throws {
        let writes = tree.takeWrites()
        if !writes.isEmpty { try graphStore.write(writes) }
    }

    func store(_ writes: [GraphWrite]) {
        do {
            try graphStore.write(writes)
        } catch {
            logger.error(
                "the home graph cannot be stored: names and topics may move at the next start", ["error": "\(error)"])
        }
    }

    // MARK: Health

    private func scheduleHealth() {
        healthTimer = loop.schedule(after: .seconds(60)) { [weak self] in
            guard let self else { return }
            if let topic = try? TopicName("\(configuration.base)/\(TopicLevel.adapter)/health"),
                publisher.phase == .live
            {
                publisher.send(
                    TransientMessage(
                        topic: topic, payload: health.bytes, properties: MQTTProperties(messageExpiry: 120),
                        expires: loop.now + .seconds(10)))
            }
            // What the broker granted later, and what went wrong or right without anybody saying so.
            presenter.touchInfo()
            scheduleHealth()
        }
    }
}

// MARK: Looking things up

extension Adapter {
    /// A device by its id or its topic below the base.
    public func device(named text: String) -> Device? { tree.device(named: text) }

    /// A part by its topic level.
    public func part(named name: String, of device: Device) -> Device.Part? { tree.part(named: name, of: device) }

    /// Every retained topic of the home as it is now, in order.
    public var retainedTopics: [String] {
        let own = ["status", "session"].map { "\(configuration.base)/\(TopicLevel.adapter)/\($0)" }
        return (own + publisher.topics.keys.map(\.text)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Whether `online` stands at the broker.
    public var isOnline: Bool { offlineSince == nil }
}

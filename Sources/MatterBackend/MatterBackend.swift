public import EventLoop
public import HomeModel
import JSON
public import Telemetry
import WebSockets

/// Real Matter devices, through an Open Home Foundation Matter Server: a backend that follows the server over one WebSocket connection.
///
/// Everything happens on the loop's thread; messages are read on the connection's. What the server tells is compared with what is known
/// and only differences are reported. While the server is away devices keep their state, and the backend is `degraded`.
@LoopActor
public final class MatterBackend: HomeBackend {
    public nonisolated let name: String
    public nonisolated let transport = Transport.matter
    /// Whether devices may be commissioned, removed and shared through it.
    public nonisolated let allowsCommissioning: Bool

    private let memory: any DeviceMemory
    let logger: Logger
    private let connector: Connector
    private let loop: EventLoop
    private var report: (@LoopActor (HomeEvent) -> Void)?
    private var connection: (any MatterConnection)?
    /// Counts connections; what an earlier one still reports is of no interest.
    private var generation: UInt64 = 0
    private var session = SessionState()
    private var sessionTimer: LoopTimer?
    private let requests: ServerRequests
    private var settleTimer: LoopTimer?
    private var releaseTimer: LoopTimer?
    private var flushTimer: LoopTimer?
    private var burst = AttributeBurst()
    var book: NodeBook
    private var refreshes = NodeRefreshes()
    private var commissionings: [UInt64: @LoopActor (CommissioningStep) -> Void] = [:]
    private var lastCommissioning: UInt64 = 0
    /// Why the server is not reached; nil while it is.
    public private(set) var trouble: String?

    /// How long values wait for others of the same burst.
    static let burstTime = Duration.milliseconds(10)
    /// How long a server may take to reach its nodes before those count as lost.
    static let settlingTime = Duration.seconds(120)
    /// How long a server that has only just started may take to know all its nodes again.
    static let confirmationTime = Duration.seconds(3)
    /// How long nodes that were never shown wait for their server to reach them.
    static let holdingTime = Duration.seconds(5)

    /// - Parameters:
    ///   - registry: the traits that devices may have.
    ///   - memory: keeps the ids of the devices.
    /// - Throws: what the memory throws when it cannot be read.
    public convenience init(
        _ configuration: MatterConfiguration, registry: TraitRegistry, tags: SemanticTagRegistry,
        memory: any DeviceMemory, logger: Logger
    ) throws {
        let reader = MessageReader(registry: registry, tags: tags)
        let server = WebSocketClient.Configuration(
            url: configuration.url, ca: configuration.ca, insecure: configuration.isInsecure)
        try self.init(configuration, memory: memory, logger: logger) { report in
            ServerConnection(server, reader: reader, report)
        }
    }

    init(
        _ configuration: MatterConfiguration, memory: any DeviceMemory, logger: Logger, loop: EventLoop = .shared,
        connector: @escaping Connector
    ) throws {
        name = configuration.name
        allowsCommissioning = configuration.allowsCommissioning
        self.memory = memory
        self.logger = logger.with("backend", configuration.name)
        self.loop = loop
        self.connector = connector
        requests = ServerRequests(loop: loop)
        book = NodeBook(devices: DeviceBook(prefix: configuration.prefix, records: try memory.load()))
    }

    // MARK: HomeBackend

    public func start(_ report: @escaping @LoopActor (HomeEvent) -> Void) {
        self.report = report
        handle(.start)
    }

    public func stop() {
        report = nil
        for timer in [settleTimer, releaseTimer, flushTimer] { timer?.cancel() }
        requests.drop(ServerFailure.stopped)
        handle(.stop)
    }

    var isLive: Bool { session.phase == .live }

    /// Whether the server can look for new devices by Bluetooth.
    var serverHasBluetooth: Bool { session.info?.hasBluetooth ?? false }

    // MARK: The session

    private func handle(_ input: SessionState.Input) {
        for action in session.handle(input, at: loop.now, jitter: .random(in: 0...1)) { carryOut(action) }
    }

    private func carryOut(_ action: SessionState.Action) {
        switch action {
        case .connect:
            generation &+= 1
            let generation = generation
            let connection = connector { [weak self] event in
                guard let self, generation == self.generation else { return }
                receive(event)
            }
            self.connection = connection
            requests.transmit = { connection.send($0) }
        case .close: drop()
        case .listen:
            tell(book.setFabric(session.info?.fabric))
            send(.listen) { [weak self] in self?.listed($0) }
        case .wait(let time):
            sessionTimer?.cancel()
            sessionTimer = loop.schedule(after: time) { [weak self] in self?.handle(.elapsed) }
        case .stopWaiting: sessionTimer?.cancel()
        case .live:
            logger.info(
                "connected to the Matter Server",
                ["version": "\(session.info?.schemaVersion ?? 0)", "server": session.info?.sdkVersion ?? ""])
            trouble = nil
            tell([.status(.connected)])
        case .lost(let reason): lost(reason)
        }
    }

    private func drop() {
        generation &+= 1
        connection?.close()
        connection = nil
        requests.transmit = nil
    }

    private func lost(_ reason: String) {
        drop()
        let isNew = trouble == nil
        if isNew {
            logger.warning("the Matter Server is not reached; trying again and again", ["reason": reason])
        } else {
            logger.debug("the Matter Server is still not reached", ["reason": reason])
        }
        trouble = reason
        settleTimer?.cancel()
        releaseTimer?.cancel()
        refreshes = NodeRefreshes()
        requests.drop()
        if isNew { tell([.status(.degraded)]) }
    }

    private func receive(_ event: ConnectionEvent) {
        switch event {
        case .opened: handle(.opened)
        case .closed(let reason): handle(.closed(reason))
        case .nonsense(let reason): logger.warning("a message of the Matter Server was not understood: \(reason)")
        case .message(.info(let info)): handle(.greeted(info))
        case .message(.success(let id, let result)): answered(id, .success(result))
        case .message(.failure(let id, let error)): answered(id, .failure(.refused(error)))
        case .message(.event(let event)): receive(event)
        }
    }

    private func answered(_ id: String, _ result: Result<ServerResult, RequestFailure>) {
        // What was reported before the answer is shown before it.
        flush()
        if !requests.answered(id, result) {
            logger.debug("an answer that nobody waits for came from the Matter Server")
        }
    }

    /// Asks the server; `completion` is called exactly once.
    func send(_ request: ServerRequest, then completion: @escaping ServerRequests.Completion) {
        requests.send(request, then: completion)
    }

    // MARK: Nodes

    private func listed(_ answer: Result<ServerResult, RequestFailure>) {
        guard session.phase == .listening else { return }
        let reports: [NodeReport]
        var unreadable = 0
        switch answer {
        case .success(.nodes(let nodes, let count)): (reports, unreadable) = (nodes, count)
        case .success(.value(let json)) where json.arrayValue?.isEmpty ?? false: reports = []
        case .success: return handle(.notListed("the Matter Server's list of nodes is none"))
        case .failure(.refused(let error)):
            return handle(.notListed("the Matter Server does not tell its nodes: \(error.code) \(error.details)"))
        case .failure(.failed(let failure)): return handle(.notListed(failure.message))
        }
        if unreadable > 0 {
            logger.warning("nodes of the Matter Server could not be read", ["count": "\(unreadable)"])
        }
        let (events, missing) = book.list(reports, isWhole: unreadable == 0)
        remember(events)
        tell(events)
        armSettling()
        releaseTimer?.cancel()
        armRelease()
        handle(.listed)
        // A list without any node removes none: perhaps the server has lost its memory.
        guard !reports.isEmpty, !missing.isEmpty else { return }
        let generation = generation
        loop.schedule(after: Self.confirmationTime) { [weak self] in
            guard let self, self.generation == generation else { return }
            for node in missing where !book.isListed(node) { confirm(node) }
        }
    }

    private func armRelease() {
        guard book.hasHeld, !(releaseTimer?.isPending ?? false) else { return }
        releaseTimer = loop.schedule(after: Self.holdingTime) { [weak self] in
            guard let self else { return }
            change { $0.release() }
            armSettling()
        }
    }

    private func armSettling() {
        settleTimer?.cancel()
        settleTimer = loop.schedule(after: Self.settlingTime) { [weak self] in
            guard let self else { return }
            tell(book.settle())
        }
    }

    /// A node is not in the list: it is gone if the server says so when asked.
    private func confirm(_ node: UInt64) {
        send(.node(node)) { [weak self] answer in
            guard case .failure(.refused(let error)) = answer, error.code == ServerError.nodeDoesNotExist else {
                return
            }
            self?.change { $0.remove(node) }
        }
    }

    private func receive(_ event: ServerEvent) {
        guard session.phase == .live || session.phase == .listening else { return }
        switch event {
        case .attribute(let node, let path, let value):
            switch book.setAttribute(path, to: value, of: node) {
            case .report(let report): hold(report)
            case .events(let events): tell(events)
            case .restructured: refresh(node, because: path)
            case .nothing: break
            }
        case .nodeAdded(let report):
            progress(.found(node: report.id))
            change { $0.update(report) }
            armRelease()
        case .nodeUpdated(let report):
            if report.isAvailable { progress(.reached(node: report.id)) }
            change { $0.update(report) }
            armRelease()
        case .nodeRemoved(let node): change { $0.remove(node) }
        case .endpointAdded(let node, let endpoint):
            book.addEndpoint(endpoint, of: node)
            if !book.has(endpoint: endpoint, of: node) { refresh(node, because: nil) }
        case .endpointRemoved(let node, let endpoint): change { $0.removeEndpoint(endpoint, of: node) }
        case .event(let event):
            if let report = book.event(event, now: Timestamp.now() / 1_000_000) { tell([.event(report)]) }
        case .info(let info): handle(.greeted(info))
        case .shutdown: logger.info("the Matter Server says that it stops")
        }
    }

    func change(_ body: (inout NodeBook) -> [HomeEvent]) {
        let events = body(&book)
        remember(events)
        tell(events)
    }

    /// Asks for a node again, whose structure seems to have changed; changes that come together are one.
    private func refresh(_ node: UInt64, because path: NodePath?) {
        guard refreshes.begin(node, because: path) else { return }
        loop.schedule(after: .milliseconds(200)) { [weak self] in self?.ask(node) }
    }

    private func ask(_ node: UInt64) {
        guard isLive, let paths = refreshes.ask(node) else { return }
        send(.node(node)) { [weak self] answer in
            guard let self else { return }
            if case .success(.nodes(let reports, _)) = answer, let report = reports.first, report.id == node {
                change { $0.update(report) }
            }
            for path in paths { book.ignore(path, of: node) }
            if refreshes.end(node) { loop.schedule(after: .seconds(1)) { [weak self] in self?.ask(node) } }
        }
    }

    /// Stores which devices have which ids. When that fails they still have them until the next start, and most likely then.
    private func remember(_ events: [HomeEvent]) {
        do {
            let records = book.takeRecords()
            if !records.isEmpty { try memory.put(records) }
            let removed = events.compactMap { if case .removed(let device) = $0 { device } else { nil } }
            if !removed.isEmpty { try memory.remove(removed) }
        } catch {
            logger.error("the ids of Matter devices cannot be stored", ["error": "\(error)"])
        }
    }

    // MARK: Reporting

    private func tell(_ events: [HomeEvent]) {
        guard let report, !events.isEmpty else { return }
        flush()
        for event in events { report(event) }
    }

    private func hold(_ report: AttributeReport) {
        burst.add(report)
        guard flushTimer == nil else { return }
        flushTimer = loop.schedule(after: Self.burstTime) { [weak self] in self?.flush() }
    }

    private func flush() {
        flushTimer?.cancel()
        flushTimer = nil
        guard let report else { return }
        for attributes in burst.take() { report(.attributes(attributes)) }
    }

    // MARK: Commissioning

    /// Tells `observer` how far a commissioning has come, until the returned function is called.
    func observeCommissioning(_ observer: @escaping @LoopActor (CommissioningStep) -> Void) -> @LoopActor () -> Void {
        lastCommissioning += 1
        let number = lastCommissioning
        commissionings[number] = observer
        return { [weak self] in self?.commissionings[number] = nil }
    }

    private func progress(_ step: CommissioningStep) {
        for (_, observer) in commissionings.sorted(by: { $0.key < $1.key }) { observer(step) }
    }
}

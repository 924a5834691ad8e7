public import EventLoop
public import Telemetry

/// A client of one broker that connects, stays connected and hands messages both ways. It knows nothing of homes.
///
/// It keeps no queue: what may be published at a time is bounded by ``freeWindow``, and nothing is published while
/// there is no connection. The owner holds the last value of each topic and hands over what is due when
/// `engineHasCapacity` is called (rules R1 and R2 of the project's transport). Attempts to connect never stop until
/// ``stop(deadline:completion:)``.
@LoopActor
public final class MQTTEngine {
    private enum State {
        case idle
        case waiting(LoopTimer)
        case reaching(ConnectAttempt, deadline: LoopTimer)
        /// With the deadline for the broker's answer to CONNECT.
        case open(Connection, deadline: LoopTimer?)
        case stopped
    }

    public let configuration: MQTTConfiguration
    /// The owner. Not kept alive by the engine.
    public weak var delegate: (any MQTTEngineDelegate)?

    private let subscriptions: [Subscription]
    private let logger: Logger
    private let counters: MQTTCounters
    private let worker = BlockingWorker(name: "mqtt-connect")
    private var state = State.idle
    private var plan: ReconnectPlan
    private var negotiation: VersionNegotiation
    private var hooks: [LoopHook] = []
    private var lastToken: UInt64 = 0
    private var lastFailure = ""
    private var stopping: (timer: LoopTimer, completions: [@LoopActor () -> Void])?

    /// - Parameters:
    ///   - subscriptions: subscribed to on each connection, before the delegate hears of it.
    ///   - metrics: where the engine counts, under names that begin with `mqtt_`.
    /// - Throws: ``MQTTError/invalidConfiguration(_:)``.
    public init(
        configuration: MQTTConfiguration, subscriptions: [Subscription] = [], logger: Logger, metrics: Metrics
    ) throws(MQTTError) {
        try configuration.validate()
        self.configuration = configuration
        self.subscriptions = subscriptions
        self.logger = logger
        counters = MQTTCounters(metrics)
        plan = ReconnectPlan(backoff: configuration.backoff)
        negotiation = VersionNegotiation(preferred: configuration.protocolVersion)
    }

    isolated deinit {
        tearDown()
    }

    // MARK: Life

    /// Begins to connect. Does nothing unless the engine is new or stopped.
    public func start() {
        switch state {
        case .idle, .stopped: break
        case .waiting, .reaching, .open: return
        }
        hooks = [
            EventLoop.shared.beforeWait(.prepare) { [weak self] in self?.offerCapacity() },
            EventLoop.shared.beforeWait(.flush) { [weak self] in self?.connection?.flush() },
        ]
        connect()
    }

    /// Waits for outstanding acknowledgements, disconnects cleanly (so the broker does not publish the will) and
    /// stops trying to connect. After `deadline` the connection is cut.
    ///
    /// The delegate is not called any more but for acknowledgements; `completion` is, always.
    public func stop(deadline: Duration = .seconds(2), completion: @escaping @LoopActor () -> Void = {}) {
        if stopping != nil {
            stopping?.completions.append(completion)
            return
        }
        let isLeaving = connection?.leave() ?? false
        let timer = EventLoop.shared.schedule(after: isLeaving ? deadline : .zero) { [weak self] in
            self?.finishStop()
        }
        stopping = (timer, [completion])
    }

    private func finishStop() {
        tearDown()
        state = .stopped
        let completions = stopping?.completions ?? []
        stopping?.timer.cancel()
        stopping = nil
        for completion in completions { completion() }
    }

    private func tearDown() {
        for hook in hooks { hook.cancel() }
        hooks = []
        leaveState()
    }

    private func leaveState() {
        switch state {
        case .idle, .stopped: break
        case .waiting(let timer): timer.cancel()
        case .reaching(let attempt, let deadline):
            attempt.abandon()
            deadline.cancel()
        case .open(let connection, let deadline):
            connection.end()
            deadline?.cancel()
        }
    }

    // MARK: Connecting

    private func connect() {
        let version = negotiation.next
        let timeout = configuration.connectTimeout
        let deadline = EventLoop.shared.schedule(after: timeout) { [weak self] in
            guard let self else { return }
            fail(Ending(kind: .timeout, text: "no answer from \(configuration.address) within \(timeout)"))
        }
        let attempt = ConnectAttempt(configuration, version: version, deadline: .now + timeout)
        state = .reaching(attempt, deadline: deadline)
        counters.attempts.add()
        worker.submit({ attempt.run() }, then: { [weak self] in self?.attempt(attempt, ended: $0) })
    }

    private func attempt(_ attempt: ConnectAttempt, ended outcome: ConnectAttempt.Outcome) {
        guard case .reaching(let current, let deadline) = state, current === attempt else { return }
        switch outcome {
        case .failed(let kind, let text, let isPermanent):
            fail(Ending(kind: kind, text: text, isPermanent: isPermanent))
        case .reached(let client):
            let connection = Connection(
                client, version: attempt.version, configuration: configuration, subscriptions: subscriptions,
                engine: self)
            state = .open(connection, deadline: deadline)
            do {
                try connection.start()
            } catch {
                fail(Ending(kind: .lost, text: "\(error)"))
            }
        }
    }

    private func fail(_ ending: Ending) {
        let wasConnected = isReady
        leaveState()
        if stopping != nil { return finishStop() }
        if !wasConnected, negotiation.triesOther(after: ending) {
            logger.info("trying MQTT \(negotiation.next)", ["broker": configuration.address])
            connect()
            return
        }
        let (delay, isFight) = plan.ended(ending.kind, at: EventLoop.shared.now)
        state = .waiting(EventLoop.shared.schedule(after: delay) { [weak self] in self?.connect() })
        if wasConnected { counters.disconnects.add() }
        let reason = MQTTDisconnectReason(
            kind: ending.kind, code: ending.code, text: ending.text, isPermanent: ending.isPermanent,
            wasConnected: wasConnected, retryDelay: delay)
        log(reason, isFight: isFight)
        delegate?.engine(self, didDisconnect: reason)
    }

    private func log(_ reason: MQTTDisconnectReason, isFight: Bool) {
        let metadata: KeyValuePairs = ["broker": configuration.address, "retry": "\(reason.retryDelay)"]
        if isFight {
            logger.error(
                "another client seems to use our client id \(configuration.clientID ?? ""): \(reason)", metadata)
        } else if reason.wasConnected || reason.text != lastFailure {
            logger.warning("\(reason)", metadata)
        } else {
            // The same as the last time: once is enough.
            logger.debug("\(reason)", metadata)
        }
        lastFailure = reason.wasConnected ? "" : reason.text
    }

    // MARK: The connection

    private var connection: Connection? {
        if case .open(let connection, _) = state { connection } else { nil }
    }

    private var isReady: Bool { connection?.phase == .ready }

    /// Whether messages can be published.
    public var isConnected: Bool { isReady && stopping == nil }

    /// What the broker granted, while there is a connection.
    public var connectionInfo: ConnectionInfo? { isReady ? connection?.info : nil }

    /// How many messages with QoS 1 may be published now: the window, bounded by the broker's receive maximum, less
    /// what is not acknowledged yet.
    public var freeWindow: Int { connection?.freeWindow ?? 0 }

    private func offerCapacity() {
        guard let connection, connection.phase == .ready, connection.freeWindow > 0, !connection.isCongested else {
            return
        }
        delegate?.engineHasCapacity(self)
    }

    /// The broker accepted us; from now on acknowledgements have their own deadline.
    /// - Returns: whether the connection is to be kept.
    func connectionIsGreeted(_ connection: Connection) -> Bool {
        if case .open(_, let deadline) = state { deadline?.cancel() }
        state = .open(connection, deadline: nil)
        return negotiation.keepsConnection()
    }

    func connectionIsReady(_ connection: Connection) {
        plan.connected(at: EventLoop.shared.now)
        lastFailure = ""
        counters.connections.add()
        logger.info(
            "connected",
            ["broker": configuration.address, "protocol": "\(connection.version)"])
        if !connection.info.retainAvailable { logger.warning("the broker stores no messages (retain not available)") }
        if connection.info.maximumQoS == .atMostOnce { logger.warning("the broker acknowledges no messages (QoS 0)") }
        delegate?.engine(self, didConnect: connection.info)
    }

    func connection(_ connection: Connection, didEnd ending: Ending) {
        fail(ending)
    }

    func connection(_ connection: Connection, didReceive message: InboundMessage) {
        counters.received.add()
        delegate?.engine(self, didReceive: message)
    }

    func connection(_ connection: Connection, didAcknowledge token: UInt64, outcome: PublishOutcome) {
        if case .refused = outcome { counters.refused.add() }
        delegate?.engine(self, didAcknowledge: token, outcome: outcome)
    }

    func connection(_ connection: Connection, wasRefused subscription: Subscription, text: String) {
        logger.warning("the broker refused a subscription: \(text)", ["filter": subscription.filter.text])
    }

    func connection(_ connection: Connection, didDropMessages count: Int) {
        counters.dropped.add(UInt64(count))
    }

    // MARK: Messages

    /// Hands a message to the broker, at the end of this turn of the loop.
    ///
    /// - Parameters:
    ///   - payload: copied before the call returns.
    ///   - properties: not sent on a 3.1.1 connection.
    /// - Returns: a token; with QoS 1 the delegate hears it again with the broker's answer, unless the connection
    ///   ends first.
    /// - Throws: `notConnected`, `windowFull`, `packetTooLarge`, `invalidProperty`.
    @discardableResult
    public func publish(
        _ topic: TopicName, payload: UnsafeRawBufferPointer, qos: QoS, retain: Bool,
        properties: MQTTProperties? = nil
    ) throws(MQTTError) -> UInt64 {
        try publish(topic, .borrowed(payload), qos: qos, retain: retain, properties: properties)
    }

    /// The same for a payload in an array.
    @discardableResult
    public func publish(
        _ topic: TopicName, payload: [UInt8], qos: QoS, retain: Bool, properties: MQTTProperties? = nil
    ) throws(MQTTError) -> UInt64 {
        try publish(topic, .array(payload), qos: qos, retain: retain, properties: properties)
    }

    private func publish(
        _ topic: TopicName, _ payload: MessagePayload, qos: QoS, retain: Bool, properties: MQTTProperties?
    ) throws(MQTTError) -> UInt64 {
        guard let connection, stopping == nil else { throw .notConnected }
        let token = lastToken + 1
        try connection.publish(
            topic, payload: payload, qos: qos, retain: retain, properties: properties, token: token)
        lastToken = token
        counters.published.add()
        return token
    }

    /// Subscribes for this connection only.
    /// - Throws: `notConnected`; then `completion` is not called.
    public func subscribe(
        _ subscription: Subscription, completion: @escaping @LoopActor (SubscribeOutcome) -> Void
    ) throws(MQTTError) {
        guard let connection else { throw .notConnected }
        try connection.subscribe(subscription, completion: completion)
    }

    /// Ends a subscription made with ``subscribe(_:completion:)``.
    ///
    /// Stored messages of the subscription come before `completion` is called, so that a caller knows by then whether
    /// there are any. If the connection ends first it is not called.
    /// - Throws: `notConnected`.
    public func unsubscribe(
        _ filter: TopicFilter, completion: @escaping @LoopActor () -> Void
    ) throws(MQTTError) {
        guard let connection else { throw .notConnected }
        try connection.unsubscribe(filter, completion: completion)
    }
}

import EventLoop
import HomeModel
import JSON
import MQTT
import Telemetry
import Topics

/// The only place where anything leaves for the broker.
///
/// Retained topics are kept as "what it shows" (`TopicContent`), not as payloads: a change puts the topic into the outbox, and its
/// payload is made when the connection has room. So the last value wins, memory is bounded by the number of topics however long
/// the broker is away, and nothing is published that equals what the broker has. Results and events wait in the same outbox:
/// state that was reported before a result leaves before it.
@LoopActor
final class Publisher {
    enum Phase: Comparable {
        case disconnected
        /// Finding out what the broker has.
        case probing
        /// Bringing the broker's copies up to date, at most `resyncRate` a second.
        case synchronizing
        case live
    }

    enum Item {
        case topic(RetainedTopic)
        case message(TransientMessage)
    }

    /// When this many results and events wait, further ones are dropped.
    static let maximumTransients = 20_000
    static let sessionInterval = Duration.seconds(60)

    let base: String
    let book: LedgerBook
    let table: TopicTable
    private let render: (TopicContent, inout JSONWriter) -> Void
    let loop: EventLoop
    let logger: Logger
    private let published: Counter
    private let unchanged: Counter
    let dropped: Counter
    let refused: RefusedTopics

    weak var bus: (any MessageBus)?
    private let qos: QoS
    var phase = Phase.disconnected
    var outbox = Deque<Item>()
    var transients = 0
    private var isOverflowing = false
    var resync = Deque<RetainedTopic>()
    private var pace: Pace
    /// Topics outside the base, and what is said again.
    let pacedTopics = PacedTopics(rate: Publisher.pacedRate)
    let repeats = PacedTopics(rate: Publisher.repeatRate)
    var paceTimer: LoopTimer?
    var inFlight: [UInt64: RetainedTopic] = [:]
    private var writer = JSONWriter(capacity: 4096)
    var sequence: UInt64

    var clears = Deque<Clear>()
    var clearing: [UInt64: Clear] = [:]
    /// Not before the next connection again.
    var refusedClears: [Clear] = []
    let sessionTopic: TopicName
    let statusTopic: TopicName
    var sessionToken: UInt64?
    var sessionDue: ContinuousClock.Instant?
    var steps = Steps()
    var sessionTimer: LoopTimer?

    /// True for topics of earlier runs that stay: those of devices that no backend has described yet.
    var isAwaited: (LedgerEntry) -> Bool = { _ in false }
    /// Called when every topic is at the broker and `online` has been sent.
    var onSynchronized: () -> Void = {}
    /// Called when the broker refused a topic for the first time.
    var onRefused: () -> Void = {}
    /// Called when topics of objects that have moved or gone are about to be cleared, before the first of each change.
    var onRetiring: () -> Void = {}
    /// Called when the broker has a topic that is paced.
    var onPacedAcknowledged: (RetainedTopic) -> Void = { _ in }
    /// The change that retires topics now.
    private var retirement: Retirement?
    /// Called when what an earlier run left behind has left the broker, too.
    var onTidied: () -> Void = {}

    /// A retained topic to be emptied, or the end of those of one retirement.
    struct Clear {
        var topic: TopicName?
        var row: Int64?
        var retirement: Retirement?
        /// Number of the last publish that must be acknowledged before; nil: what is queued must leave first.
        var barrier: UInt64?
    }

    /// How far birth and farewell have come.
    struct Steps {
        /// Number of the last publish of the synchronization; nil while it goes on.
        var barrier: UInt64?
        var hasSentCanary = false
        var onlineToken: UInt64?
        var isLeaving = false
        var hasSentOffline = false
        var offlineToken: UInt64?
    }

    init(
        configuration: AdapterConfiguration, ledger: any TopicLedger, loop: EventLoop, logger: Logger, metrics: Metrics,
        render: @escaping (TopicContent, inout JSONWriter) -> Void
    ) throws {
        base = configuration.base
        table = TopicTable(try ledger.entries())
        sequence = table.lastSequence
        self.loop = loop
        self.logger = logger
        self.render = render
        qos = configuration.qos == 0 ? .atMostOnce : .atLeastOnce
        pace = Pace(rate: configuration.resyncRate)
        published = metrics.counter("published")
        unchanged = metrics.counter("unchanged")
        dropped = metrics.counter("dropped")
        refused = RefusedTopics(logger: logger, counter: metrics.counter("refused"))
        sessionTopic = try TopicName("\(base)/\(TopicLevel.adapter)/session")
        statusTopic = try TopicName("\(base)/\(TopicLevel.adapter)/status")
        let session = table.claim(sessionTopic)
        book = LedgerBook(
            ledger, logger: logger,
            session: LedgerMark(row: session?.row, topic: sessionTopic.text, owner: TopicLevel.adapter),
            reached: session?.sequence ?? 0,
            status: LedgerMark(row: table.claim(statusTopic)?.row, topic: statusTopic.text, owner: TopicLevel.adapter))
    }

    var topics: [TopicName: RetainedTopic] { table.topics }
    var refusedTopics: [String: String] { refused.reasons }
    var queued: Int { outbox.count + resync.count }
    var unacknowledged: Int { inFlight.count }

    // MARK: The table

    /// Adds a retained topic, or gives one that is there new content; its payload leaves as soon as it may.
    @discardableResult
    func add(_ topic: String, owner: String, _ content: TopicContent) -> RetainedTopic? {
        guard let name = try? TopicName("\(base)/\(topic)") else {
            logger.error("a topic is too long to be published", ["topic": topic])
            return nil
        }
        return add(name, owner: owner, content)
    }

    func add(_ name: TopicName, owner: String, _ content: TopicContent) -> RetainedTopic {
        let (retained, isNew) = table.put(name, owner: owner, content)
        if !isNew {
            touch(retained)
        } else {
            book.adopt(retained)
            if phase >= .synchronizing { queueForResync(retained) }
        }
        return retained
    }

    /// Takes topics out of the table and clears them at the broker once everything that is queued now has been acknowledged.
    func retire(_ retired: [RetainedTopic]) {
        table.retire(retired)
        for topic in retired { clear(topic.name, row: topic.row, for: retirement) }
    }

    /// The same for topics of an earlier run.
    func retire(_ leftovers: [LedgerEntry]) {
        for entry in leftovers {
            if let name = try? TopicName(entry.topic) { clear(name, row: entry.row, for: retirement) }
        }
    }

    /// The same for what an earlier run published of an object that nobody described in this one.
    func retireLeftovers(of owner: String) {
        retire(table.takeUnclaimed { !$0.owner.utf8.elementsEqual(owner.utf8) })
    }

    func clear(_ topic: TopicName, row: Int64?, for retirement: Retirement? = nil) {
        retirement?.begin()
        clears.append(Clear(topic: topic, row: row, retirement: retirement))
    }

    /// Calls `completion` when everything that `change` adds is at the broker and all that it retires has left it; not before the
    /// next connection when there is none, and not within `change`.
    func retiring(_ change: () -> Void, then completion: @escaping () -> Void) {
        let retirement = Retirement(completion)
        let outer = self.retirement
        self.retirement = retirement
        change()
        self.retirement = outer
        clears.append(Clear(topic: nil, retirement: retirement))
        schedulePump(after: .zero)
    }

    /// What it shows has changed.
    func touch(_ topic: RetainedTopic) {
        guard phase >= .synchronizing, !topic.isQueued else { return }
        if topic.content.isPaced {
            pacedTopics.append(topic)
            return schedulePump(after: .zero)
        }
        topic.isQueued = true
        outbox.append(.topic(topic))
    }

    /// Everything is published again, whatever the broker is believed to have.
    func republishAll() {
        for topic in table.inOrder { topic.digest = nil }
        table.forgetUnclaimed(after: nil)
        guard phase >= .synchronizing, !steps.isLeaving else { return }
        phase = .synchronizing
        steps = Steps()
        for topic in table.inOrder { queueForResync(topic) }
        pump()
    }

    func queueForResync(_ topic: RetainedTopic) {
        if topic.content.isPaced { return pacedTopics.append(topic) }
        guard !topic.isQueuedForResync else { return }
        topic.isQueuedForResync = true
        resync.append(topic)
    }

    // MARK: Messages

    func send(_ message: TransientMessage) {
        guard phase != .disconnected else {
            dropped.add()
            return
        }
        guard transients < Self.maximumTransients else {
            if !isOverflowing { logger.warning("too many results and events wait for the broker: some are dropped") }
            isOverflowing = true
            dropped.add()
            return
        }
        isOverflowing = false
        transients += 1
        outbox.append(.message(message))
        pump()
    }

    // MARK: The pump

    /// Sends what the window takes. Called once a turn of the loop, and after a message was queued.
    func pump() {
        guard phase >= .synchronizing, let bus else { return }
        if steps.isLeaving { return leave(bus) }
        while bus.freeWindow > 0, let item = outbox.first {
            switch item {
            case .topic(let topic):
                guard publish(topic, over: bus) != .full else { return }
                topic.isQueued = false
            case .message(let message):
                guard publish(message, over: bus) else { return }
                transients -= 1
            }
            _ = outbox.popFirst()
        }
        guard outbox.isEmpty else { return }
        pumpResync(over: bus)
        guard resync.isEmpty, outbox.isEmpty else { return }
        if phase == .live { pumpPaced(over: bus) }
        // What moves is shown at its new place, and hubs are told of it, before the old one is cleared.
        guard phase == .synchronizing || !clears.isEmpty && pacedTopics.isEmpty else { return }
        // What was sent until now must be acknowledged first; what is sent meanwhile need not be.
        let oldest = inFlight.values.lazy.map(\.sequence).min() ?? .max
        if phase == .synchronizing {
            steps.barrier = steps.barrier ?? sequence
            if oldest > steps.barrier ?? 0 { announce(over: bus) }
        }
        if phase == .live { pumpClears(over: bus, acknowledgedBelow: oldest) }
    }

    private func pumpResync(over bus: any MessageBus) {
        // A topic that proves unchanged costs no message, so it is not paced; the turn is bounded all the same.
        var checks = 2000
        while checks > 0, bus.freeWindow > 0, let topic = resync.first {
            checks -= 1
            guard pace.allows(at: loop.now) else {
                schedulePump(after: pace.wait)
                return
            }
            switch publish(topic, over: bus) {
            case .full: return
            case .sent: pace.spend()
            case .unchanged: break
            }
            topic.isQueuedForResync = false
            _ = resync.popFirst()
        }
        if checks == 0 { schedulePump(after: .zero) }
    }

    func schedulePump(after delay: Duration) {
        guard paceTimer == nil else { return }
        paceTimer = loop.schedule(after: delay) { [weak self] in
            self?.paceTimer = nil
            self?.pump()
        }
    }

    enum Sending {
        case sent, unchanged, full
    }

    func publish(_ topic: RetainedTopic, over bus: any MessageBus) -> Sending {
        guard !topic.isRetired else { return .unchanged }
        writer.reset()
        render(topic.content, &writer)
        let digest = Digest.of(writer.bytes)
        if topic.digest == digest || topic.refusedDigest == digest {
            unchanged.add()
            return .unchanged
        }
        if !topic.isMarked { mark(topic) }
        // Hubs are told of devices with QoS 1, whatever state is sent with.
        let qos = topic.content.isPaced ? .atLeastOnce : qos
        do throws(MQTTError) {
            let token = try bus.publish(topic.name, payload: writer.bytes, qos: qos, retain: true, properties: nil)
            if qos == .atLeastOnce {
                inFlight[token] = topic
                topic.unacknowledged += 1
            }
        } catch {
            switch error {
            case .windowFull, .notConnected: return .full
            default:
                if refused.note(topic.name, error) { onRefused() }
                topic.refusedDigest = digest
                topic.digest = nil
                return .unchanged
            }
        }
        sequence += 1
        topic.sequence = sequence
        topic.digest = digest
        published.add()
        scheduleSession()
        return .sent
    }

    private func publish(_ message: TransientMessage, over bus: any MessageBus) -> Bool {
        if let expires = message.expires, expires < loop.now {
            dropped.add()
            return true
        }
        do throws(MQTTError) {
            _ = try bus.publish(
                message.topic, payload: message.payload, qos: qos, retain: message.isRetained,
                properties: message.properties)
            published.add()
        } catch {
            switch error {
            case .windowFull, .notConnected: return false
            case .packetTooLarge where message.fallback != nil:
                return publish(
                    TransientMessage(
                        topic: message.topic, payload: message.fallback ?? [], properties: message.properties,
                        expires: message.expires), over: bus)
            default:
                dropped.add()
                logger.error("a message cannot be published: \(error)", ["topic": message.topic.text])
            }
        }
        return true
    }

    /// Notes in the ledger that the broker's copies of this topic and of those that follow it are unknown from now on.
    private func mark(_ topic: RetainedTopic) {
        var batch = [topic]
        func add(_ next: RetainedTopic) {
            if !next.isMarked, !next.isRetired, next !== topic { batch.append(next) }
        }
        for case .topic(let next) in outbox.prefix(64) { add(next) }
        if resync.first === topic {
            for next in resync.prefix(1024) where next.digest == nil { add(next) }
        }
        if pacedTopics.first === topic {
            for next in pacedTopics.prefix(1024) where next.digest == nil { add(next) }
        }
        book.mark(batch)
    }
}

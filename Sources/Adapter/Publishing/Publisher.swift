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

    private enum Item {
        case topic(RetainedTopic)
        case message(TransientMessage)
    }

    /// More unsent results and events than this are dropped, the oldest first.
    static let maximumTransients = 20_000
    static let sessionInterval = Duration.seconds(60)

    let configuration: AdapterConfiguration
    private let ledger: any TopicLedger
    private let render: (TopicContent, inout JSONWriter) -> Void
    private let loop: EventLoop
    private let logger: Logger
    private let published: Counter
    private let unchanged: Counter
    private let dropped: Counter
    private let refused: Counter

    private weak var bus: (any MessageBus)?
    private let qos: QoS
    private(set) var phase = Phase.disconnected
    private(set) var topics: [TopicName: RetainedTopic] = [:]
    /// The same in the order in which they were added, with retired ones among them until they are too many.
    private var order: [RetainedTopic] = []
    private var outbox = Deque<Item>()
    private var transients = 0
    private var resync = Deque<RetainedTopic>()
    private var pace: Pace
    private var paceTimer: LoopTimer?
    private var inFlight: [UInt64: RetainedTopic] = [:]
    private var writer = JSONWriter(capacity: 4096)
    private var sequence: UInt64 = 0

    private var stale: [String: LedgerEntry] = [:]
    private var clears = Deque<Clear>()
    private var clearing: [UInt64: Clear] = [:]
    private var marked: [RetainedTopic] = []
    private var sessionTopic: TopicName
    private var sessionToken: UInt64?
    private var settling: [(topic: RetainedTopic, digest: UInt64, sequence: UInt64)] = []
    private var sessionDue: ContinuousClock.Instant?
    private var sessionTimer: LoopTimer?
    private let statusTopic: TopicName
    private var hasAdapterRows = false
    private var ledgerFailed = false
    private(set) var refusedTopics: [String: String] = [:]

    /// Called when every topic is at the broker and `online` has been sent.
    var onSynchronized: () -> Void = {}
    /// Called when the broker refused a topic for the first time.
    var onRefused: () -> Void = {}

    /// A retained topic to be emptied.
    struct Clear {
        var topic: TopicName
        var row: Int64?
    }

    init(
        configuration: AdapterConfiguration, ledger: any TopicLedger, loop: EventLoop, logger: Logger, metrics: Metrics,
        render: @escaping (TopicContent, inout JSONWriter) -> Void
    ) throws {
        self.configuration = configuration
        self.ledger = ledger
        self.loop = loop
        self.logger = logger
        self.render = render
        qos = configuration.qos == 0 ? .atMostOnce : .atLeastOnce
        pace = Pace(rate: configuration.resyncRate)
        published = metrics.counter("published")
        unchanged = metrics.counter("unchanged")
        dropped = metrics.counter("dropped")
        refused = metrics.counter("refused")
        sessionTopic = try TopicName("\(configuration.base)/\(TopicLevel.adapter)/session")
        statusTopic = try TopicName("\(configuration.base)/\(TopicLevel.adapter)/status")
        for entry in try ledger.entries() {
            stale[entry.topic] = entry
            sequence = max(sequence, entry.sequence)
        }
    }

    var queued: Int { outbox.count + resync.count }
    var unacknowledged: Int { inFlight.count }

    // MARK: The table

    /// Adds a retained topic, or gives one that is there new content; its payload leaves as soon as it may.
    @discardableResult
    func add(_ topic: String, owner: String, _ content: TopicContent) -> RetainedTopic? {
        guard let name = try? TopicName("\(configuration.base)/\(topic)") else {
            logger.error("a topic is too long to be published", ["topic": topic])
            return nil
        }
        if let present = topics[name] {
            present.owner = owner
            present.content = content
            touch(present)
            return present
        }
        let retained = RetainedTopic(name: name, owner: owner, content: content)
        if let entry = stale.removeValue(forKey: name.text) {
            retained.row = entry.row
            retained.isMarked = entry.digest == nil
            retained.digest = entry.digest
            retained.sequence = entry.sequence
            if retained.isMarked { marked.append(retained) }
        }
        topics[name] = retained
        order.append(retained)
        if phase >= .synchronizing { queueForResync(retained) }
        return retained
    }

    /// Takes topics out of the table and clears them at the broker once everything that is queued now has been acknowledged.
    func retire(_ retired: [RetainedTopic]) {
        for topic in retired {
            topic.isRetired = true
            if topics[topic.name] === topic { topics[topic.name] = nil }
            clears.append(Clear(topic: topic.name, row: topic.row))
        }
        if order.count > 2 * topics.count { order.removeAll(where: \.isRetired) }
    }

    /// Empties retained topics of somebody else below our base (a store that we take over from).
    func clear(foreign names: [TopicName]) {
        for name in names where topics[name] == nil && name != sessionTopic && name != statusTopic {
            clears.append(Clear(topic: name, row: nil))
        }
    }

    /// What it shows has changed.
    func touch(_ topic: RetainedTopic) {
        guard phase >= .synchronizing, !topic.isQueued else { return }
        topic.isQueued = true
        outbox.append(.topic(topic))
    }

    /// Everything is published again, whatever the broker is believed to have.
    func republishAll() {
        for topic in topics.values { topic.digest = nil }
        guard phase >= .synchronizing else { return }
        phase = .synchronizing
        for topic in order where !topic.isRetired { queueForResync(topic) }
        pump()
    }

    private func queueForResync(_ topic: RetainedTopic) {
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
        if transients >= Self.maximumTransients {
            dropped.add()
            return
        }
        transients += 1
        outbox.append(.message(message))
        pump()
    }

    // MARK: Connection

    func connected(_ bus: any MessageBus) {
        self.bus = bus
        phase = .probing
    }

    func disconnected() {
        phase = .disconnected
        bus = nil
        for topic in inFlight.values {
            topic.unacknowledged = 0
            topic.digest = nil
        }
        inFlight.removeAll()
        while let clear = clearing.popFirst()?.value { clears.append(clear) }
        sessionToken = nil
        marked += settling.map(\.topic)
        settling = []
        sessionTimer?.cancel()
        sessionTimer = nil
        paceTimer?.cancel()
        paceTimer = nil
        // Whoever waited for a result has lost its session, too; state is found again in the table.
        while let item = outbox.popFirst() {
            switch item {
            case .topic(let topic): topic.isQueued = false
            case .message: dropped.add()
            }
        }
        while let topic = resync.popFirst() { topic.isQueuedForResync = false }
        transients = 0
    }

    /// Begins to bring the broker up to date. `acknowledged`: up to which publish the broker has our topics; nil when it has
    /// none of ours.
    func synchronize(acknowledged: UInt64?) {
        phase = .synchronizing
        refusedTopics = [:]
        sequence = max(sequence, acknowledged ?? 0)
        for topic in topics.values {
            if acknowledged.map({ topic.sequence > $0 }) ?? true { topic.digest = nil }
        }
        for topic in order where !topic.isRetired { queueForResync(topic) }
        pump()
    }

    func acknowledged(_ token: UInt64, _ outcome: PublishOutcome) {
        if let topic = inFlight.removeValue(forKey: token) {
            topic.unacknowledged -= 1
            if case .refused(let code, let text) = outcome { refuse(topic.name, code: code, text: text) }
        } else if let clear = clearing.removeValue(forKey: token) {
            if case .refused(let code, let text) = outcome {
                refuse(clear.topic, code: code, text: text)
            } else if let row = clear.row {
                forget([row])
            }
        } else if token == sessionToken {
            sessionToken = nil
            if case .refused(let code, let text) = outcome {
                refuse(sessionTopic, code: code, text: text)
            } else {
                settle()
            }
        } else if case .refused(let code, let text) = outcome {
            refused.add()
            logger.warning("the broker refused a message", ["code": String(code), "reason": text])
        }
        pump()
    }

    private func refuse(_ topic: TopicName, code: UInt8, text: String) {
        refused.add()
        guard refusedTopics[topic.text] == nil, refusedTopics.count < 1000 else { return }
        refusedTopics[topic.text] = text
        logger.error(
            "the broker refuses a topic: check its access control list",
            ["topic": topic.text, "code": String(code), "reason": text])
        onRefused()
    }

    // MARK: The pump

    /// Sends what the window takes. Called once a turn of the loop, and after a message was queued.
    func pump() {
        guard phase >= .synchronizing, let bus else { return }
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
        guard resync.isEmpty, outbox.isEmpty, inFlight.isEmpty else { return }
        if phase == .synchronizing { finishSynchronizing(over: bus) }
        pumpClears(over: bus)
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

    private func schedulePump(after delay: Duration) {
        guard paceTimer == nil else { return }
        paceTimer = loop.schedule(after: delay) { [weak self] in
            self?.paceTimer = nil
            self?.pump()
        }
    }

    private enum Sending {
        case sent, unchanged, full
    }

    private func publish(_ topic: RetainedTopic, over bus: any MessageBus) -> Sending {
        guard !topic.isRetired else { return .unchanged }
        writer.reset()
        render(topic.content, &writer)
        let digest = Digest.of(writer.bytes)
        if topic.digest == digest {
            unchanged.add()
            return .unchanged
        }
        if !topic.isMarked { mark(topic) }
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
                if refusedTopics[topic.name.text] == nil {
                    refusedTopics[topic.name.text] = error.description
                    logger.error("a topic cannot be published: \(error)", ["topic": topic.name.text])
                    onRefused()
                }
                topic.digest = digest
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
            default:
                dropped.add()
                logger.error("a message cannot be published: \(error)", ["topic": message.topic.text])
            }
        }
        return true
    }

    // MARK: The ledger

    /// Notes that the broker's copies of this topic and of those that follow it are unknown from now on.
    private func mark(_ topic: RetainedTopic) {
        var batch = [topic]
        for case .topic(let next) in outbox.prefix(64) where !next.isMarked && next !== topic { batch.append(next) }
        if resync.first === topic {
            for next in resync.prefix(1024) where !next.isMarked && next !== topic && next.digest == nil {
                batch.append(next)
            }
        }
        for topic in batch { topic.isMarked = true }
        var marks = batch.map { LedgerMark(row: $0.row, topic: $0.name.text, owner: $0.owner) }
        let own = hasAdapterRows ? [] : [sessionTopic, statusTopic]
        marks += own.map {
            LedgerMark(row: stale.removeValue(forKey: $0.text)?.row, topic: $0.text, owner: TopicLevel.adapter)
        }
        hasAdapterRows = true
        do {
            let rows = try ledger.mark(marks)
            for (topic, row) in zip(batch, rows) { topic.row = row }
        } catch {
            report(ledgerError: error)
        }
        marked += batch
    }

    private func forget(_ rows: [Int64]) {
        do { try ledger.forget(rows: rows) } catch { report(ledgerError: error) }
    }

    private func report(ledgerError error: any Error) {
        guard !ledgerFailed else { return }
        ledgerFailed = true
        logger.error(
            "the ledger of retained topics cannot be written: a topic that leaves may stay at the broker",
            ["error": "\(error)"])
    }

    // MARK: The session canary

    private func finishSynchronizing(over bus: any MessageBus) {
        publishSession(over: bus)
        do throws(MQTTError) {
            _ = try bus.publish(
                statusTopic, payload: Array("online".utf8), qos: .atLeastOnce, retain: true, properties: nil)
        } catch {
            schedulePump(after: .milliseconds(50))
            return
        }
        phase = .live
        for entry in stale.values where entry.topic != sessionTopic.text && entry.topic != statusTopic.text {
            guard let name = try? TopicName(entry.topic), !isAwaited(entry.owner) else { continue }
            clears.append(Clear(topic: name, row: entry.row))
            stale[entry.topic] = nil
        }
        onSynchronized()
    }

    /// True for the topics of a device that its backend has not described yet: an empty answer removes nothing.
    var isAwaited: (String) -> Bool = { _ in false }

    private func scheduleSession() {
        guard sessionTimer == nil, phase == .live else { return }
        let due = max(loop.now, sessionDue ?? loop.now)
        sessionTimer = loop.schedule(after: max(due - loop.now, .seconds(1))) { [weak self] in
            guard let self else { return }
            self.sessionTimer = nil
            if let bus = self.bus, self.phase == .live { self.publishSession(over: bus) }
        }
    }

    /// Tells the broker, in its own retained store, up to which publish it has our topics.
    private func publishSession(over bus: any MessageBus) {
        guard sessionToken == nil else { return }
        let oldest = inFlight.values.map(\.sequence).min()
        var waiting: [RetainedTopic] = []
        for topic in marked {
            if let digest = topic.digest, topic.unacknowledged == 0, !topic.isRetired, topic.row != nil {
                settling.append((topic, digest, topic.sequence))
            } else if !topic.isRetired {
                waiting.append(topic)
            }
        }
        let reached = oldest.map { $0 - 1 } ?? sequence
        let payload: JSON = ["store": .string(ledger.storeID), "sequence": JSON(reached)]
        do throws(MQTTError) {
            sessionToken = try bus.publish(
                sessionTopic, payload: payload.bytes, qos: .atLeastOnce, retain: true, properties: nil)
            marked = waiting
            sessionDue = loop.now + Self.sessionInterval
        } catch {
            settling = []
            scheduleSession()
        }
    }

    /// The canary is at the broker: whatever was published before it is, too.
    private func settle() {
        var settlements: [LedgerSettlement] = []
        for (topic, digest, sequence) in settling {
            if topic.sequence == sequence, topic.unacknowledged == 0, let row = topic.row, !topic.isRetired {
                topic.isMarked = false
                settlements.append(LedgerSettlement(row: row, digest: digest, sequence: sequence))
            } else {
                marked.append(topic)
            }
        }
        settling = []
        do { try ledger.settle(settlements) } catch { report(ledgerError: error) }
        if !marked.isEmpty { scheduleSession() }
    }

    private func pumpClears(over bus: any MessageBus) {
        while bus.freeWindow > 0, let clear = clears.first {
            if topics[clear.topic] == nil {
                do throws(MQTTError) {
                    let token = try bus.publish(
                        clear.topic, payload: [], qos: .atLeastOnce, retain: true, properties: nil)
                    clearing[token] = clear
                } catch {
                    return
                }
            }
            _ = clears.popFirst()
        }
    }

    // MARK: Stopping

    /// True when nothing is left to send or to be acknowledged.
    var isDrained: Bool {
        phase == .disconnected || (queued == 0 && inFlight.isEmpty && clearing.isEmpty && sessionToken == nil)
    }

    /// The last words before a clean stop: the canary, so that the next start knows what the broker has, and `offline`.
    func sayGoodbye(_ completion: @escaping @LoopActor () -> Void) {
        guard phase == .live, let bus else { return completion() }
        sessionTimer?.cancel()
        publishSession(over: bus)
        _ = try? bus.publish(
            statusTopic, payload: Array("offline".utf8), qos: .atLeastOnce, retain: true, properties: nil)
        completion()
    }
}

import EventLoop
import JSON
import MQTT
import Topics

/// Finds out, on a new connection, what the broker has of ours: reads the retained canary `_adapter/session`. When it belongs to
/// another store, asks whether its adapter lives and, if not, collects what it left behind.
@LoopActor
final class SessionProbe {
    enum Finding {
        /// The broker has our topics up to this publish.
        case ours(UInt64)
        /// The broker has ours from an earlier time than it once had, as after it was put back to an older copy; with all the topics
        /// that it holds.
        case older(UInt64, held: [TopicName])
        /// The broker has later publishes of ours than our store knows of; with all the topics that it holds.
        case ahead(UInt64, held: [TopicName])
        case nothing
        case takenOver(store: String, foreign: [TopicName])
        case inUse(store: String)
    }

    /// How long another adapter has to answer.
    static let patience = Duration.seconds(5)

    private let base: String
    private let store: String
    /// The last number that our store gave to a publish.
    private let sequence: UInt64
    /// The number that the broker was last known to have.
    private let reached: UInt64
    private weak var bus: (any MessageBus)?
    private let loop: EventLoop
    private var completion: (Finding) -> Void
    private var canary: JSON?
    private var other: String?
    private var timer: LoopTimer?
    private var isCollecting = false
    private var collected: [TopicName] = []
    static let maximumCollected = 200_000
    private static let numberLimit: UInt64 = 1 << 62

    init(
        base: String, store: String, sequence: UInt64, reached: UInt64, bus: any MessageBus, loop: EventLoop,
        completion: @escaping (Finding) -> Void
    ) {
        self.base = base
        self.store = store
        self.sequence = sequence
        self.reached = reached
        self.bus = bus
        self.loop = loop
        self.completion = completion
    }

    private var sessionTopic: String { "\(base)/\(TopicLevel.adapter)/session" }
    private var healthTopic: String { "\(base)/\(TopicLevel.adapter)/response/adapter/health" }

    func start() {
        // A stored message comes before the answer to the unsubscription, so by then we know whether there is one.
        read(sessionTopic) { [weak self] in self?.judge() }
    }

    func cancel() {
        timer?.cancel()
        completion = { _ in }
    }

    /// True when the message was meant for the probe.
    func receive(_ message: InboundMessage) -> Bool {
        if message.topic == sessionTopic, message.isRetained {
            canary = (try? JSON.parse(message.payload)) ?? .null
            return true
        }
        if message.topic == healthTopic, !message.isRetained, let other {
            if (try? JSON.parse(message.payload))?["data"]?["store"]?.stringValue == other {
                finish(.inUse(store: other))
            }
            return true
        }
        if isCollecting, message.isRetained, !message.topic.utf8.elementsEqual(healthTopic.utf8) {
            if message.payloadSize > 0, collected.count < Self.maximumCollected,
                let name = try? TopicName(message.topic)
            {
                collected.append(name)
            }
            return true
        }
        return false
    }

    private func judge() {
        guard let canary else { return finish(.nothing) }
        guard let found = canary["store"]?.stringValue else { return finish(.nothing) }
        guard found == store else {
            other = found
            return ask(found)
        }
        // Anyone may have written it: a number that we never reach by counting is none of ours.
        guard let found = canary["sequence"]?.uintValue, found < Self.numberLimit else { return finish(.nothing) }
        if found > sequence {
            collect { [weak self] in self.map { $0.finish(.ahead(found, held: $0.collected)) } }
        } else if found < reached {
            collect { [weak self] in self.map { $0.finish(.older(found, held: $0.collected)) } }
        } else {
            finish(.ours(found))
        }
    }

    private func ask(_ found: String) {
        guard let bus, let filter = try? TopicFilter(healthTopic),
            let request = try? TopicName("\(base)/\(TopicLevel.adapter)/request/adapter/health")
        else { return finish(.nothing) }
        timer = loop.schedule(after: Self.patience) { [weak self] in self?.takeOver(found) }
        try? bus.subscribe(Subscription(filter, qos: .atMostOnce)) { [weak self] _ in
            guard let bus = self?.bus else { return }
            let payload: JSON = ["_id": "who-is-there"]
            _ = try? bus.publish(request, payload: payload.bytes, qos: .atLeastOnce, retain: false, properties: nil)
        }
    }

    private func takeOver(_ found: String) {
        if let filter = try? TopicFilter(healthTopic) { try? bus?.unsubscribe(filter) {} }
        collect { [weak self] in self.map { $0.finish(.takenOver(store: found, foreign: $0.collected)) } }
    }

    /// Notes every topic that the broker holds below the base.
    private func collect(_ then: @escaping @LoopActor () -> Void) {
        isCollecting = true
        read("\(base)/#", then)
    }

    /// Subscribes and unsubscribes at once: what is stored comes in between.
    private func read(_ filter: String, _ then: @escaping @LoopActor () -> Void) {
        guard let bus, let filter = try? TopicFilter(filter) else { return }
        try? bus.subscribe(Subscription(filter, qos: .atMostOnce)) { [weak self] outcome in
            guard let bus = self?.bus else { return }
            guard case .granted = outcome else { return then() }
            try? bus.unsubscribe(filter, completion: then)
        }
    }

    private func finish(_ finding: Finding) {
        timer?.cancel()
        let completion = completion
        self.completion = { _ in }
        completion(finding)
    }
}
